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
        let referent, place, scene, words: StageConstraints
        let misspeltReferent, misspeltWords: StageConstraints
        let end, elided, command, sentence, alone: StageConstraints
        let joints: [StageConstraints]

        init(_ all: [Constraint]) {
            func stage(_ stage: Constraint.Stage) -> StageConstraints {
                StageConstraints(all.filter { $0.stage == stage })
            }
            self.all = all
            (referent, place, scene, words) = (stage(.referent), stage(.place), stage(.scene), stage(.words))
            joints = Joint.allCases.map { stage($0.stage) }
            (misspeltReferent, misspeltWords) = (stage(.misspeltReferent), stage(.misspeltWords))
            (end, elided, command, sentence) = (stage(.end), stage(.elided), stage(.command), stage(.sentence))
            alone = stage(.alone)
        }
    }

    /// What has no content of its own and follows what was read so far.
    enum Joint: Int, CaseIterable {
        case question, chat, further, or, exception, nextCommand

        /// Where it is looked at.
        var stage: Constraint.Stage {
            switch self {
            case .question: .question
            case .chat: .chat
            case .further: .further
            case .or: .or
            case .exception: .exception
            case .nextCommand: .nextCommand
            }
        }
    }

    // MARK: - Chunks

    /// Whether a joint may follow what was read so far.
    func allow(_ joint: Joint, after parse: PartialParse) -> Bool {
        !stages.joints[joint.rawValue].isBroken(by: parse, trace)
    }

    /// Whether a noun may follow what was read so far.
    func allow(_ referent: Referent, after parse: PartialParse) -> Bool {
        !stages.referent.isBroken(by: referent, in: parse, trace)
    }

    /// Whether a place may follow what was read so far.
    func allow(place: Referent, after parse: PartialParse) -> Bool {
        !stages.place.isBroken(by: place, in: parse, trace)
    }

    /// Whether a scene may follow what was read so far.
    func allow(scene: Referent, after parse: PartialParse) -> Bool {
        !stages.scene.isBroken(by: scene, in: parse, trace)
    }

    /// Whether words of the grammar may follow what was read so far.
    func allow(_ slots: Slots, after parse: PartialParse) -> Bool {
        !stages.words.isBroken(by: slots, in: parse, trace)
    }

    /// Whether a chunk with wrong letters may follow what was read so far.
    func allow(misspelt content: Chunk.Content, after parse: PartialParse) -> Bool {
        switch content {
        case .referent(let referent): !stages.misspeltReferent.isBroken(by: referent, in: parse, trace)
        case .slots(let slots): !stages.misspeltWords.isBroken(by: slots, in: parse, trace)
        default: true
        }
    }

    // MARK: - Commands

    /// Whether the sentence may end with a command.
    func allowEnd(of frame: Frame, after earlier: [Frame]) -> Bool {
        !stages.end.isBroken(by: frame, after: earlier, trace)
    }

    /// Whether a command may take from those before it what it leaves unsaid.
    func allow(elided frame: Frame, after earlier: [Frame]) -> Bool {
        !stages.elided.isBroken(by: frame, after: earlier, trace)
    }

    /// Whether a complete command makes sense.
    func allow(_ frame: Frame) -> Bool { !stages.command.isBroken(by: frame, after: [], trace) }

    /// Whether complete commands make sense together; with `isAlone`, also where no turn before helps them.
    func allow(_ frames: [Frame], isAlone: Bool) -> Bool {
        guard let last = frames.last else { return true }
        return !(frames.count > 1 && stages.sentence.isBroken(by: last, after: frames, trace))
            && !(isAlone && stages.alone.isBroken(by: last, after: frames, trace))
    }
}

/// Notes which constraints were broken while a sentence was read.
package final class ConstraintTrace: Sendable {
    private let noted = Mutex<[Constraint]>([])

    /// A trace of nothing yet.
    package init() {}

    /// Notes a constraint, once.
    func add(_ constraint: Constraint) {
        noted.withLock { noted in if !noted.contains(where: { $0.id == constraint.id }) { noted.append(constraint) } }
    }

    /// The constraints that were broken, in the order in which they first were.
    package var constraints: [Constraint] { noted.withLock { $0 } }
}
