extension PartialParse {
    /// What few partial parses have.
    ///
    /// Partial parses are copied all the time, so that it lies apart and is shared.
    final class Rare {
        fileprivate let parts: Parts

        fileprivate init(_ parts: Parts) { self.parts = parts }
    }

    fileprivate struct Parts {
        var frames: [Frame] = []
        var lead: [Referent] = []
        var leadTimes: [[Matcher.Event]] = []
        var trail: [Chunk]?
    }

    /// The commands that are whole.
    var frames: [Frame] {
        get { rare?.parts.frames ?? [] }
        set { if rare != nil || !newValue.isEmpty { change { $0.frames = newValue } } }
    }

    /// Where the sentence began: "in the kitchen, …" holds for all that follows.
    var lead: [Referent] {
        get { rare?.parts.lead ?? [] }
        set { if rare != nil || !newValue.isEmpty { change { $0.lead = newValue } } }
    }

    /// The times with which the sentence began: "at 7, …" holds for all that says nothing else.
    var leadTimes: [[Matcher.Event]] {
        get { rare?.parts.leadTimes ?? [] }
        set { if rare != nil || !newValue.isEmpty { change { $0.leadTimes = newValue } } }
    }

    /// The chunks so far, where somebody wants to know them.
    var trail: [Chunk]? {
        get { rare?.parts.trail }
        set { if rare != nil || newValue != nil { change { $0.trail = newValue } } }
    }

    /// Whether both have the same of it, whatever chunks they were read by.
    func hasSameRare(as other: PartialParse) -> Bool {
        rare === other.rare
            || frames == other.frames && lead == other.lead && leadTimes == other.leadTimes
    }

    @inline(__always)
    private mutating func change(_ body: (inout Parts) -> Void) {
        var parts = rare?.parts ?? Parts()
        body(&parts)
        rare = Rare(parts)
    }
}
