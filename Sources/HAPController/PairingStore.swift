import HAPWire
import HomeModel

/// Keeps who we are and the devices that trust us.
///
/// What a call was given is on the disk when it returns; who pairs reports success only after that.
///
/// A pairing is never put in the place of another one unasked: `add` wants none there, and whatever changes or forgets one
/// names it by the device's identity and key, so that it cannot strike a record that is no longer, or not yet, the same.
public protocol PairingStore: Sendable {
    /// Where the pairings are kept, to be told to people.
    var place: String { get }

    /// Who we are to every accessory; made at the first call, the same ever after.
    func identity() async throws -> ControllerIdentity

    /// All pairings, in the order in which they were made.
    func pairings() async throws -> [StoredPairing]

    /// The pairing with a device, where there is one.
    func pairing(with id: DeviceID) async throws -> StoredPairing?

    /// Keeps a pairing with a device of which none is kept.
    ///
    /// - Throws: `PairingConflict` where there is one, which is left as it is.
    func add(_ pairing: StoredPairing) async throws

    /// Puts a pairing in the place of another one with the same device, in one step.
    ///
    /// - Throws: `PairingConflict` where that other one is not there, and nothing is changed.
    func replace(_ old: ControllerPairing, with new: StoredPairing) async throws

    /// Forgets a pairing; that it is not there is no error.
    func remove(_ pairing: ControllerPairing) async throws

    /// Forgets whatever is kept of a device, also what cannot be read, because a person said so.
    func forget(_ id: DeviceID) async throws

    /// Changes what is noted beside a pairing; nothing where it is not kept any more.
    func amend(_ pairing: ControllerPairing, _ change: @escaping @Sendable (inout DeviceNotes) -> Void) async throws

    /// Locks the store, here and against other programs, for as long as the answer is kept: shared, or exclusively. Nil
    /// where the lock is not free within the time.
    func lock(exclusively isExclusive: Bool, within time: Duration) async throws -> (any StoreLock)?
}

/// A lock on a store, held until nobody refers to it.
public typealias StoreLock = AnyObject & Sendable

extension PairingStore {
    /// Where the pairings of a store are kept that only one program uses.
    public var place: String { "memory" }

    /// The pairing with a device, for a store that has few of them.
    public func pairing(with id: DeviceID) async throws -> StoredPairing? {
        try await pairings().first { $0.pairing.deviceID == id }
    }

    /// Forgets the pairing with a device, for a store in which all can be read.
    public func forget(_ id: DeviceID) async throws {
        if let stored = try await pairing(with: id) { try await remove(stored.pairing) }
    }

    /// Changes what is noted beside a pairing, for a store that only one program uses.
    public func amend(
        _ pairing: ControllerPairing, _ change: @escaping @Sendable (inout DeviceNotes) -> Void
    ) async throws {
        guard var stored = try await self.pairing(with: pairing.deviceID), stored.pairing == pairing else { return }
        change(&stored.notes)
        try await replace(pairing, with: stored)
    }

    /// Keeps where a device was met.
    public func move(_ pairing: ControllerPairing, host: String, port: Int) async throws {
        try await amend(pairing) { notes in
            notes.host = host
            notes.port = port
        }
    }

    /// Locks nothing: only one program uses the store.
    public func lock(exclusively isExclusive: Bool, within time: Duration) async throws -> (any StoreLock)? { NoLock() }
}

/// What stands for a lock where none is needed.
private final class NoLock: Sendable {}

/// Why a pairing was not kept: another one with the same device is there, or is there no more.
public struct PairingConflict: Error, Hashable, Sendable {
    /// What is there; nil is nothing.
    public let present: StoredPairing?
}

/// A pairing, and what is noted of its device.
@dynamicMemberLookup
public struct StoredPairing: Hashable, Sendable {
    /// The device's identity and key.
    public let pairing: ControllerPairing
    /// What may change while the pairing stays.
    public var notes: DeviceNotes

    /// A stored pairing of the given parts.
    public init(pairing: ControllerPairing, host: String, port: Int, name: String) {
        self.pairing = pairing
        notes = DeviceNotes(host: host, port: port, name: name)
    }

    /// A note of the device.
    public subscript<Value>(dynamicMember note: WritableKeyPath<DeviceNotes, Value>) -> Value {
        get { notes[keyPath: note] }
        set { notes[keyPath: note] = newValue }
    }
}

/// What is noted of a paired device beside its identity and key.
public struct DeviceNotes: Hashable, Sendable {
    /// The device's name or address in the network, where it was last met.
    public var host: String
    /// The device's port there.
    public var port: Int
    /// What the device calls itself; cut where it is longer than any name should be.
    public var name: String { didSet { name = name.cut(toBytes: Self.longestName) } }
    /// The number of the attribute database that it was last asked for; nil where it did not tell one.
    public var configurationNumber: Int?

    /// Notes of the given parts.
    public init(host: String, port: Int, name: String) {
        self.host = host
        self.port = port
        self.name = name.cut(toBytes: Self.longestName)
    }

    /// The longest name that is kept, in bytes; the HAP specification allows 64, and 256 where a device says so.
    private static let longestName = 256
}
