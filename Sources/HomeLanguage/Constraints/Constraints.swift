import Synchronization

/// The constraints of a language, and where it is noted which of them are broken.
struct Constraints: Sendable {
    private let stages: Stages
    /// Where it is noted which of them were broken, if anybody wants to know.
    private var trace: ConstraintTrace?

    /// Compiles constraints.
    init(_ all: [Constraint]) { stages = Stages(all) }

    /// All of them, as they stand in their file.
    var all: [Constraint] { stages.all }

    /// The same, which note in a trace which of them are broken.
    func traced(by trace: ConstraintTrace) -> Constraints {
        var traced = self
        traced.trace = trace
        return traced
    }

    /// The constraints by the stage at which they are looked at.
    private final class Stages: Sendable {
        let all: [Constraint]
        let noun, place, scene, words, question, chat: StageConstraints
        let misspeltNoun, misspeltWords: StageConstraints
        let end, elided, command, sentence: StageConstraints

        init(_ all: [Constraint]) {
            func stage(_ stage: Constraint.Stage) -> StageConstraints {
                StageConstraints(all.filter { $0.stage == stage })
            }
            self.all = all
            (noun, place, scene, words) = (stage(.noun), stage(.place), stage(.scene), stage(.words))
            (question, chat) = (stage(.question), stage(.chat))
            (misspeltNoun, misspeltWords) = (stage(.misspeltNoun), stage(.misspeltWords))
            (end, elided, command, sentence) = (stage(.end), stage(.elided), stage(.command), stage(.sentence))
        }
    }

    // MARK: - Pieces

    /// Whether a noun may follow what was read so far.
    func allow(_ noun: Noun, after draft: Draft) -> Bool { !stages.noun.isBroken(by: noun, in: draft, trace) }

    /// Whether a place may follow what was read so far.
    func allow(place: Noun, after draft: Draft) -> Bool { !stages.place.isBroken(by: place, in: draft, trace) }

    /// Whether a scene may follow what was read so far.
    func allow(scene: Noun, after draft: Draft) -> Bool { !stages.scene.isBroken(by: scene, in: draft, trace) }

    /// Whether words of the grammar may follow what was read so far.
    func allow(_ facts: Facts, after draft: Draft) -> Bool { !stages.words.isBroken(by: facts, in: draft, trace) }

    /// Whether a question mark may follow what was read so far.
    func allowQuestion(after draft: Draft) -> Bool {
        !stages.question.isBroken(by: draft.clause, after: draft.clauses, trace)
    }

    /// Whether what is said to people only may follow what was read so far.
    func allowChat(after draft: Draft) -> Bool {
        !stages.chat.isBroken(by: draft.clause, after: draft.clauses, trace)
    }

    /// Whether a piece with wrong letters may follow what was read so far.
    func allow(misspelt content: Piece.Content, after draft: Draft) -> Bool {
        switch content {
        case .noun(let noun): !stages.misspeltNoun.isBroken(by: noun, in: draft, trace)
        case .facts(let facts): !stages.misspeltWords.isBroken(by: facts, in: draft, trace)
        default: true
        }
    }

    // MARK: - Commands

    /// Whether the sentence may end with a command.
    func allowEnd(of clause: Clause, after earlier: [Clause]) -> Bool {
        !stages.end.isBroken(by: clause, after: earlier, trace)
    }

    /// Whether a command may take from those before it what it leaves unsaid.
    func allow(elided clause: Clause, after earlier: [Clause]) -> Bool {
        !stages.elided.isBroken(by: clause, after: earlier, trace)
    }

    /// Whether a complete command makes sense.
    func allow(_ clause: Clause) -> Bool { !stages.command.isBroken(by: clause, after: [], trace) }

    /// Whether complete commands make sense together; one by itself does.
    func allow(_ clauses: [Clause]) -> Bool {
        guard clauses.count > 1, let last = clauses.last else { return true }
        return !stages.sentence.isBroken(by: last, after: clauses, trace)
    }
}

/// Notes which constraints were broken while a sentence was read.
final class ConstraintTrace: Sendable {
    private let noted = Mutex<[Constraint]>([])

    /// Notes a constraint, once.
    func add(_ constraint: Constraint) {
        noted.withLock { noted in if !noted.contains(where: { $0.id == constraint.id }) { noted.append(constraint) } }
    }

    /// The constraints that were broken, in the order in which they first were.
    var constraints: [Constraint] { noted.withLock { $0 } }
}
