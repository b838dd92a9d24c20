import HAPWire
import HomeModel

/// Keeps who we are and the devices that trust us.
///
/// What `save` was given is on the disk when it returns; who pairs reports success only after that.
public protocol PairingStore: Sendable {
    /// Who we are to every accessory; made at the first call, the same ever after.
    func identity() async throws -> ControllerIdentity

    /// All pairings, in the order in which they were made.
    func pairings() async throws -> [StoredPairing]

    /// The pairing with a device, where there is one.
    func pairing(with id: DeviceID) async throws -> StoredPairing?

    /// Keeps a pairing, in the place of the one with the same device if there is one.
    func save(_ pairing: StoredPairing) async throws

    /// Forgets the pairing with a device; that there is none is no error.
    func remove(_ id: DeviceID) async throws

    /// Keeps where a device was met; nothing where there is no pairing with it any more.
    func move(_ id: DeviceID, host: String, port: Int) async throws

    /// Keeps the number of a device's attribute database; nothing where there is no pairing with it any more.
    func note(configurationNumber: Int, of id: DeviceID) async throws

    /// Holds off whoever wants to be alone with the store, here and in other programs, for as long as the answer is kept;
    /// with `alone`, also whoever pairs. Nil where that cannot be had within the time.
    func hold(alone: Bool, within time: Duration) async throws -> (any StoreHold)?
}

/// What holds others off a store until nobody refers to it.
public typealias StoreHold = AnyObject & Sendable

extension PairingStore {
    /// The pairing with a device, for a store that has few of them.
    public func pairing(with id: DeviceID) async throws -> StoredPairing? {
        try await pairings().first { $0.pairing.deviceID == id }
    }

    /// Keeps where a device was met, for a store that only one program uses.
    public func move(_ id: DeviceID, host: String, port: Int) async throws {
        guard var pairing = try await pairing(with: id) else { return }
        pairing.host = host
        pairing.port = port
        try await save(pairing)
    }

    /// Keeps the number of a device's database, for a store that only one program uses.
    public func note(configurationNumber: Int, of id: DeviceID) async throws {
        guard var pairing = try await pairing(with: id) else { return }
        pairing.configurationNumber = configurationNumber
        try await save(pairing)
    }

    /// Holds nobody off: only one program uses the store.
    public func hold(alone: Bool, within time: Duration) async throws -> (any StoreHold)? { NobodyHeldOff() }
}

/// What stands for a lock where none is needed.
private final class NobodyHeldOff: Sendable {}

/// A pairing, and where its device was last met.
public struct StoredPairing: Hashable, Sendable {
    /// The device's identity and key.
    public var pairing: ControllerPairing
    /// The device's name or address in the network.
    public var host: String
    /// The device's port.
    public var port: Int
    /// What the device calls itself.
    public var name: String
    /// The number of the attribute database that it was last asked for; nil where it did not tell one.
    public var configurationNumber: Int?

    /// A stored pairing of the given parts.
    public init(pairing: ControllerPairing, host: String, port: Int, name: String) {
        self.pairing = pairing
        self.host = host
        self.port = port
        self.name = name
    }
}
