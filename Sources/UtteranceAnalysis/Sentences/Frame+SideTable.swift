import HomeModel

extension Frame {
    /// What few clauses have.
    ///
    /// Partial parses are copied all the time, so that it lies apart and is shared.
    package final class SideTable: Hashable, Sendable {
        fileprivate let parts: Parts

        fileprivate init(_ parts: Parts) { self.parts = parts }

        package static func == (one: SideTable, other: SideTable) -> Bool { one === other || one.parts == other.parts }
        package func hash(into hasher: inout Hasher) { hasher.combine(parts) }
    }

    fileprivate struct Parts: Hashable {
        var exceptions: [Referent] = []
        var scene: Referent?
        var times: [TimeMention] = []
        var leadTimes: [TimeMention] = []
        var remembered: [ServiceReference] = []
        var corrected: [Referent] = []
        var side: TagWord?
        var pointed: [Referent] = []
    }

    /// What it is not about.
    package var exceptions: [Referent] {
        get { sideTable?.parts.exceptions ?? [] }
        set { put(newValue, at: \.exceptions) }
    }

    /// The scene to run.
    package var scene: Referent? {
        get { sideTable?.parts.scene }
        set { put(newValue, at: \.scene) }
    }

    /// When, as what each phrase of time says.
    package var times: [TimeMention] {
        get { sideTable?.parts.times ?? [] }
        set { put(newValue, at: \.times) }
    }

    /// When, as it was said before all commands; it holds where the command says nothing else.
    package var leadTimes: [TimeMention] {
        get { sideTable?.parts.leadTimes ?? [] }
        set { put(newValue, at: \.leadTimes) }
    }

    /// The things that the sentence before it was about, where it leaves them to that.
    package var remembered: [ServiceReference] {
        get { sideTable?.parts.remembered ?? [] }
        set { put(newValue, at: \.remembered) }
    }

    /// What the words that were taken back were about: "turn on the lamp, no, turn it off".
    package var corrected: [Referent] {
        get { sideTable?.parts.corrected ?? [] }
        set { put(newValue, at: \.corrected) }
    }

    /// The side to which the turns before it changed something: "all the way" is as far as that goes.
    var side: TagWord? {
        get { sideTable?.parts.side }
        set { put(newValue, at: \.side) }
    }

    /// Where the things of the turn before are: "the lights in there".
    package var pointed: [Referent] {
        get { sideTable?.parts.pointed ?? [] }
        set { put(newValue, at: \.pointed) }
    }

    private mutating func put<Part>(_ part: [Part], at place: WritableKeyPath<Parts, [Part]>) {
        if sideTable != nil || !part.isEmpty { change(place, to: part) }
    }

    private mutating func put<Part>(_ part: Part?, at place: WritableKeyPath<Parts, Part?>) {
        if sideTable != nil || part != nil { change(place, to: part) }
    }

    private mutating func change<Value>(_ place: WritableKeyPath<Parts, Value>, to value: Value) {
        var parts = sideTable?.parts ?? Parts()
        parts[keyPath: place] = value
        sideTable = SideTable(parts)
    }
}
