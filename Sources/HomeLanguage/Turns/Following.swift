import HomeOutcomes
import UtteranceAnalysis

/// How a turn of a conversation goes on from the one before.
public enum Following: String, CaseIterable, Sendable {
    /// What was done is to be undone: "undo that".
    case undo
    /// What was kept for later, else what was done: "cancel that".
    case cancel
    /// What was asked is to be left: "never mind".
    case leave
    /// What runs: "stop it".
    case stop
    /// The same is to be done again: "again".
    case again
    /// It was another thing that was meant, of two: "the other one".
    case other
    /// It was not that thing: "not that one".
    case not
    /// What was done is to be told: "what did you do".
    case told
    /// Who speaks says thanks: "thanks".
    case thanks
}

/// How a turn begins that goes on from the one before.
public enum Beginning: String, CaseIterable, Sendable {
    /// The command or question of the turn before, of something else: "what about the kitchen".
    case about
    /// This instead of what was done: "no, the bedroom one".
    case instead
    /// The same is to be done with more: "and the fan".
    case too
    /// It was to be done without some: "except the fan".
    case except
    /// It was to be done with these alone: "just the fan".
    case only
    /// An answer, and what it agrees to: "yes, unlock it".
    case agree
    /// Says nothing: "fine, 30".
    case go
}

/// What a turn means that goes on from the one before.
public struct Continuation: Sendable {
    /// What it comes to.
    public let outcome: Outcome
    /// The command or question, with what the turn before says of it.
    let frame: Frame
    /// What else it wants of the same things, as the turn before did.
    var companions: [Frame] = []
    /// All that it wants.
    var frames: [Frame] { companions + [frame] }
    /// Whether it names a thing by what tells it from the others: "the bedroom one", "Kathy's".
    public let isPicking: Bool
    /// Whether it speaks of the one of a place: "the bedroom one halfway".
    public var isOneOfPlace = false
    /// Whether it says itself what to do.
    public var isWhole: Bool { !frame.isEchoing }
    /// Whether it is about all of a kind: "lights".
    public var isBroad: Bool { frame.referents.contains { $0.names.isEmpty && $0.has(.kind) && $0.isBroad } }
    /// Whether it names nothing, and so is about the same things.
    public let isSame: Bool
    /// Whether it is to be done at the time that the turn before said.
    public var keepsTime = false
}

extension RawRepresentable<String> {
    /// Whether slots have the tag of this name.
    func isSaid(by slots: Slots) -> Bool { Property(rawValue: rawValue).map(slots.has) == true }
}
