/// A right to act in a home that no other program has at the same time.
public struct Lease: Hashable, Sendable {
    /// The home.
    public let home: HomeID
    /// The fencing number: greater than that of every earlier lease on the home.
    public let number: Int64
    /// Until when nobody else begins to act; nil where nobody does before it is given back.
    public let end: ContinuousClock.Instant?

    /// A lease of the given parts.
    public init(home: HomeID, number: Int64, end: ContinuousClock.Instant?) {
        (self.home, self.number, self.end) = (home, number, end)
    }

    /// Whether it holds at a moment.
    public func holds(at now: ContinuousClock.Instant = .now) -> Bool { end.map { now < $0 } ?? true }
}

/// Tells which homes a program may act in, where it shares them with others.
public protocol HomeLeases: Sendable {
    /// The leases that hold now.
    var held: [HomeID: Lease] { get }

    /// The lease on a home; nil where none holds now.
    func lease(on home: HomeID) -> Lease?
}

/// Says whether commands may be sent to a device: what a program shares with others, only one of them moves.
public protocol CommandFence: Sendable {
    /// Looks who serves what, where that has to be asked: commands are about to be sent to a device.
    func look(before device: DeviceID) async

    /// The lease under which a command is sent to a device; nil where none is needed, as to one that is in no home.
    ///
    /// - Throws: `ControlError.servedElsewhere` where none holds now, `ControlError.cutOff` where it cannot be asked for one.
    func lease(for device: DeviceID) throws(ControlError) -> Lease?
}

extension CommandFence {
    /// Whoever holds leases knows them.
    public func look(before device: DeviceID) async {}
}
