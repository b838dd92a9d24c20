/// What a condition cannot hold without: bits of tags, and marks of the command that is being read.
struct ConstraintFilter: Hashable, Sendable {
    /// Bits of tags that the command says.
    var frame: UInt64 = 0
    /// Bits of tags that what follows the command says, where the stage is about that.
    var chunk: UInt64 = 0
    /// Bits of tags that the referents of the command say between them.
    var referents: UInt64 = 0
    /// The marks that matter.
    var marks: UInt64 = 0
    /// Those of them that must be there.
    var marked: UInt64 = 0

    private init() {}

    /// The filter of a condition in which nothing but tests is denied.
    init(_ condition: Condition, of stage: Constraint.Stage) {
        self.init(condition, in: stage.isOfChunk ? .chunk : .frame)
    }

    /// Whether a condition may hold.
    @inline(__always)
    func passes(frame: UInt64, chunk: UInt64, referents: UInt64, marks: UInt64) -> Bool {
        (self.frame & ~frame) | (self.chunk & ~chunk) | (self.referents & ~referents) | ((marks ^ marked) & self.marks)
            == 0
    }

    /// What a part of a condition looks at.
    private enum View { case frame, chunk, referent, elsewhere }

    private init(_ condition: Condition, in view: View) {
        switch condition {
        case .test(.has(let property)), .test(.equals(let property, _)): add(property.foldedBit, view)
        case .test(.mark(let mark)) where mark.isOfSentence || view == .frame:
            (marks, marked) = (mark.bit, mark.bit)
        case .not(.test(.mark(let mark))) where mark.isOfSentence || view == .frame: marks = mark.bit
        case .all(let parts): self = parts.map { Self($0, in: view) }.reduce(Self()) { $0.joined($1) }
        case .any(let parts):
            let filters = parts.map { Self($0, in: view) }
            if let first = filters.first { self = filters.dropFirst().reduce(first) { $0.common($1) } }
        case .some(.referent, let inner) where view == .frame, .last(.referent, let inner) where view == .frame:
            self = Self(inner, in: .referent)
        case .of(.frame, let inner): self = Self(inner, in: .frame)
        case .of(.earlier, let inner):
            self = Self(inner, in: .elsewhere)
            (marks, marked) = (marks | Condition.Mark.earlier.bit, marked | Condition.Mark.earlier.bit)
        case .test, .not, .some, .last: break
        }
    }

    private mutating func add(_ bit: UInt64, _ view: View) {
        switch view {
        case .frame: frame |= bit
        case .chunk: chunk |= bit
        case .referent: referents |= bit
        case .elsewhere: break
        }
    }

    /// What two conditions need that both have to hold.
    private func joined(_ other: Self) -> Self {
        var both = Self()
        (both.frame, both.chunk, both.referents) = (
            frame | other.frame, chunk | other.chunk, referents | other.referents
        )
        (both.marks, both.marked) = (marks | other.marks, marked | other.marked)
        return both
    }

    /// What either of two conditions needs.
    private func common(_ other: Self) -> Self {
        var both = Self()
        (both.frame, both.chunk, both.referents) = (
            frame & other.frame, chunk & other.chunk, referents & other.referents
        )
        both.marks = marks & other.marks & ~(marked ^ other.marked)
        both.marked = marked & both.marks
        return both
    }
}
