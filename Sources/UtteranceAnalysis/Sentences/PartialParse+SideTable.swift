extension PartialParse {
    /// What few partial parses have.
    ///
    /// Partial parses are copied all the time, so that it lies apart and is shared.
    final class SideTable {
        fileprivate let parts: Parts

        fileprivate init(_ parts: Parts) { self.parts = parts }
    }

    fileprivate struct Parts {
        var frames: [Frame] = []
        var lead: [Referent] = []
        var leadTimes: [TimeMention] = []
        var trail: [Chunk]?
    }

    /// The commands that are whole.
    var frames: [Frame] {
        get { sideTable?.parts.frames ?? [] }
        set { if sideTable != nil || !newValue.isEmpty { change { $0.frames = newValue } } }
    }

    /// Where the sentence began: "in the kitchen, …" holds for all that follows.
    var lead: [Referent] {
        get { sideTable?.parts.lead ?? [] }
        set { if sideTable != nil || !newValue.isEmpty { change { $0.lead = newValue } } }
    }

    /// The times with which the sentence began: "at 7, …" holds for all that says nothing else.
    var leadTimes: [TimeMention] {
        get { sideTable?.parts.leadTimes ?? [] }
        set { if sideTable != nil || !newValue.isEmpty { change { $0.leadTimes = newValue } } }
    }

    /// The chunks so far, where somebody wants to know them.
    var trail: [Chunk]? {
        get { sideTable?.parts.trail }
        set { if sideTable != nil || newValue != nil { change { $0.trail = newValue } } }
    }

    /// Whether both have the same of it, whatever chunks they were read by.
    func hasSameSideTable(as other: PartialParse) -> Bool {
        sideTable === other.sideTable
            || frames == other.frames && lead == other.lead && leadTimes == other.leadTimes
    }

    @inline(__always)
    private mutating func change(_ body: (inout Parts) -> Void) {
        var parts = sideTable?.parts ?? Parts()
        body(&parts)
        sideTable = SideTable(parts)
    }
}
