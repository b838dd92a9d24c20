import Synchronization

/// The constraints of a language, and where it is noted which of them are broken.
package struct Constraints: Sendable {
    private let stages: Stages
    /// Where it is noted which of them were broken, if anybody wants to know.
    private var trace: ConstraintTrace?

    /// Compiles constraints of a language that goes by all rules of attachment but some.
    init(_ all: [Constraint], without rules: Set<AttachmentRule> = []) { stages = Stages(all, without: rules) }

    /// All of them, as they stand in their file.
    var all: [Constraint] { stages.all }

    /// Those that are no vetoes, by their numbers among what a score counts.
    var penalties: [Constraint] { stages.penalties }

    /// The same, which note in a trace which of them are broken.
    func traced(by trace: ConstraintTrace) -> Constraints {
        var traced = self
        traced.trace = trace
        return traced
    }

    /// The constraints by the stage at which they are looked at.
    private final class Stages: Sendable {
        let all: [Constraint]
        let penalties: [Constraint]
        let referent, place, scene, words: StageConstraints
        let misspeltReferent, misspeltWords, referentInstead, wordsInstead, wordsBeside: StageConstraints
        let end, elided, idiom, questionIdiom, command, partOfName, sentence, alone: StageConstraints
        let joints: [StageConstraints]
        /// The rules of attachment that hold, one bit each.
        let attachmentRules: UInt64

        init(_ all: [Constraint], without rules: Set<AttachmentRule>) {
            attachmentRules = rules.reduce(.max) { $0 & ~(1 << UInt64($1.number)) }
            penalties = all.filter(\.weight.isPenalty)
            let numbers = Dictionary(uniqueKeysWithValues: zip(penalties.map(\.id), penalties.indices))
            let byStage = Dictionary(grouping: all, by: \.stage)
            func stage(_ stage: Constraint.Stage) -> StageConstraints {
                StageConstraints(byStage[stage] ?? [], penalties: numbers)
            }
            self.all = all
            (referent, place, scene, words) = (stage(.referent), stage(.place), stage(.scene), stage(.words))
            joints = Joint.allCases.map { stage($0.stage) }
            (misspeltReferent, misspeltWords) = (stage(.misspeltReferent), stage(.misspeltWords))
            (referentInstead, wordsInstead) = (stage(.referentInstead), stage(.wordsInstead))
            (partOfName, idiom, questionIdiom) = (stage(.partOfName), stage(.idiom), stage(.questionIdiom))
            wordsBeside = stage(.wordsBeside)
            (end, elided, command, sentence) = (stage(.end), stage(.elided), stage(.command), stage(.sentence))
            alone = stage(.alone)
        }
    }

    /// What has no content of its own and follows what was read so far.
    enum Joint: Int, CaseIterable {
        case question, chat, further, now, or, exception, kept, denied, instead, nextCommand

        /// Where it is looked at.
        var stage: Constraint.Stage {
            switch self {
            case .question: .question
            case .chat: .chat
            case .further: .further
            case .now: .now
            case .or: .or
            case .exception: .exception
            case .kept: .kept
            case .denied: .denied
            case .instead: .instead
            case .nextCommand: .nextCommand
            }
        }
    }

    /// Whether the language goes by a rule of attachment.
    func holds(_ rule: AttachmentRule) -> Bool { stages.attachmentRules >> UInt64(rule.number) & 1 != 0 }

    /// The rules of attachment that the language does not go by.
    var attachmentRulesLeftOut: Set<AttachmentRule> { Set(AttachmentRule.allCases.filter { !holds($0) }) }

    // What constraints make of a reading: what it breaks that only costs, or nil where it breaks a veto.

    // MARK: - Chunks

    /// Of a joint that follows what was read so far.
    func penalties(of joint: Joint, after parse: PartialParse) -> Penalties? {
        stages.joints[joint.rawValue].penalties(of: parse, trace)
    }

    /// Of a referent that follows what was read so far.
    func penalties(of referent: Referent, after parse: PartialParse) -> Penalties? {
        stages.referent.penalties(of: referent, in: parse, trace)
    }

    /// Of a place that follows what was read so far.
    func penalties(ofPlace place: Referent, after parse: PartialParse) -> Penalties? {
        stages.place.penalties(of: place, in: parse, trace)
    }

    /// Of a scene that follows what was read so far.
    func penalties(ofScene scene: Referent, after parse: PartialParse) -> Penalties? {
        stages.scene.penalties(of: scene, in: parse, trace)
    }

    /// Of words of the grammar that follow what was read so far.
    func penalties(of slots: Slots, after parse: PartialParse) -> Penalties? {
        stages.words.penalties(of: slots, in: parse, trace)
    }

    /// Of words of the grammar that are about to be said of the same command.
    func penalties(ofBeside slots: Slots, after parse: PartialParse) -> Penalties? {
        stages.wordsBeside.penalties(of: slots, in: parse, trace)
    }

    /// Of a chunk with wrong letters that follows what was read so far.
    func penalties(ofMisspelt content: Chunk.Content, after parse: PartialParse) -> Penalties? {
        switch content {
        case .referent(let referent): stages.misspeltReferent.penalties(of: referent, in: parse, trace)
        case .slots(let slots): stages.misspeltWords.penalties(of: slots, in: parse, trace)
        default: Penalties()
        }
    }

    /// Of a chunk that is about to stand instead of what was said of its kind.
    func penalties(ofInstead content: Chunk.Content, after parse: PartialParse) -> Penalties? {
        guard var penalties = penalties(of: .instead, after: parse) else { return nil }
        let further: Penalties? =
            switch content {
            case .referent(let referent): stages.referentInstead.penalties(of: referent, in: parse, trace)
            case .slots(let slots): stages.wordsInstead.penalties(of: slots, in: parse, trace)
            default: Penalties()
            }
        return penalties.add(further) ? penalties : nil
    }

    // MARK: - Commands

    /// Of a sentence that ends with a command.
    func penalties(ofEnd frame: Frame, after earlier: [Frame]) -> Penalties? {
        stages.end.penalties(of: frame, after: earlier, trace)
    }

    /// Of a command that takes from those before it what it leaves unsaid.
    func penalties(ofElided frame: Frame, after earlier: [Frame]) -> Penalties? {
        stages.elided.penalties(of: frame, after: earlier, trace)
    }

    /// Says of a command what its words mean together.
    func reword(_ frame: inout Frame, after earlier: [Frame]) { stages.idiom.reword(&frame, after: earlier) }

    /// Says of a command that a question mark follows what its words mean together.
    func rewordQuestion(_ frame: inout Frame, after earlier: [Frame]) {
        stages.questionIdiom.reword(&frame, after: earlier)
    }

    /// Of a complete command after those before it in its sentence.
    func penalties(of frame: Frame, after earlier: [Frame]) -> Penalties? {
        stages.command.penalties(of: frame, after: earlier, trace)
    }

    /// Of a complete command that calls something by a part of its name.
    package func penalties(ofPartlyNamed frame: Frame) -> Penalties? {
        stages.partOfName.penalties(of: frame, after: [], trace)
    }

    /// Of complete commands together; with `isAlone`, also where no turn before helps them.
    func penalties(of frames: [Frame], isAlone: Bool) -> Penalties? {
        guard let last = frames.last else { return Penalties() }
        var penalties = Penalties()
        if frames.count > 1 {
            guard let further = stages.sentence.penalties(of: last, after: frames, trace) else { return nil }
            penalties.formUnion(further)
        }
        if isAlone {
            guard let further = stages.alone.penalties(of: last, after: frames, trace) else { return nil }
            penalties.formUnion(further)
        }
        return penalties
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
