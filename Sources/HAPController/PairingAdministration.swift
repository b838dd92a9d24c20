import HAPCrypto
import HAPTransport
import HAPWire
import HomeModel

/// The one way to pairings: pairs with devices, ends pairings, and changes whom a device trusts.
///
/// It is made against the right to administer the homes that this is about, which only a store's check gives.
public struct PairingAdministration: Sendable {
    /// The right that it was made against.
    public let right: AdministratorRight
    private let controller: HomeController

    /// What a controller may do with pairings for somebody who has the right to have it done.
    public init(of controller: HomeController, by right: AdministratorRight) {
        self.controller = controller
        self.right = right
    }

    /// Pairs with the device at an address, and keeps the pairing before it says so.
    ///
    /// - Parameter claims: which identities it must not have, and which it may have although another key is known of it.
    /// - Parameter patience: how long pair-setup may take; 6.5 s without it.
    /// - Throws: `PairingFailure`; nothing is kept then.
    public func pair(
        host: String, port: Int, code: SetupCode, claims: IdentityClaims, patience: Duration? = nil
    ) async throws(PairingFailure) -> PairedDevice {
        try await controller.pair(host: host, port: port, code: code, claims: claims, patience: patience)
    }

    /// Pairs with a device that was found in the network, at whichever of its addresses it is.
    ///
    /// - Throws: `PairingFailure`; nothing is kept then.
    public func pair(
        _ device: AnnouncedAccessory, code: SetupCode, claims: IdentityClaims, patience: Duration? = nil
    ) async throws(PairingFailure) -> PairedDevice {
        try await controller.pair(device, code: code, claims: claims, patience: patience)
    }

    /// Undoes a pairing that came to nothing: what was kept before it is kept again, and its device drops us.
    ///
    /// - Returns: whether the device has dropped us.
    /// - Throws: what the store throws.
    @discardableResult
    public func rollBack(_ device: PairedDevice) async throws -> Bool { try await controller.rollBack(device) }

    /// Asks a device to drop us, then forgets it; with `force`, also one that does not let go.
    ///
    /// - Throws: `ControlError` where the device did not do so, and what the store throws.
    public func removePairing(of id: DeviceID, force: Bool = false) async throws {
        try await controller.removePairing(of: id, force: force)
    }

    /// Keeps that a device is at a place, if who answers there proves its key; tells whether that is so.
    ///
    /// - Throws: what the store throws.
    public func move(_ id: DeviceID, toHost host: String, port: Int) async throws -> Bool {
        try await controller.move(id, toHost: host, port: port)
    }

    /// The controllers that a device trusts; only an administrator is told.
    public func pairings(of id: DeviceID) async throws(ControlError) -> [AccessoryPairing] {
        try await controller.pairings(of: id)
    }

    /// Asks a device to trust another controller, or changes what a known one may do.
    public func add(_ pairing: AccessoryPairing, to id: DeviceID) async throws(ControlError) {
        try await controller.add(pairing, to: id)
    }

    /// Asks a device to trust a controller no more; that it does not know it is no error.
    public func remove(controller id: [UInt8], from device: DeviceID) async throws(ControlError) {
        try await controller.remove(controller: id, from: device)
    }

    /// What we call ourselves to every device.
    public var ownID: [UInt8] { get async throws { try await controller.store.identity().id } }
}

/// The devices that trust us, for whoever has no right to change that.
public protocol KnownPairings: Sendable {
    /// All pairings that can be read, in the order in which they were made, and why others cannot be.
    ///
    /// - Throws: `PairingFileError`, `PrivateFileError` where that is so of all of them.
    func census() async throws -> PairingCensus
}

extension PairingFile: KnownPairings {}

extension PairingFile {
    /// Who we are and all pairings, sealed with a password; nil where nothing was ever paired.
    ///
    /// These are the keys of every home.
    ///
    /// - Throws: `PairingFileError`, `PrivateFileError`, `SealedFileError`.
    public func sealed(password: SecretBytes, by right: AllHomesRight) async throws -> [UInt8]? {
        try await sealed(password: password)
    }

    /// Takes back what was sealed, as far as it does no harm; gives how many pairings there are now.
    ///
    /// - Throws: `PairingRestoreError` where that would lose pairings of another identity, and not `replacing`; and as
    ///   `sealed` does.
    public func restore(
        _ sealed: [UInt8], password: SecretBytes, replacing: Bool, by right: AllHomesRight
    ) async throws -> Int {
        try await restore(sealed, password: password, replacing: replacing)
    }
}
