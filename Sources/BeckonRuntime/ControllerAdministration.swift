import HAPController
import HAPWire
import HomeModel

/// The other controllers that the devices of accessories trust.
public struct ControllerAdministration: Sendable {
    let house: House

    /// The controllers that the device of an accessory trusts.
    ///
    /// - Throws: `EditRefusal`, `AccessoryError`, `ControlError`.
    public func all(of accessory: String, home: String? = nil, by author: Author) async throws
        -> [TrustedController]
    {
        let (administration, device) = try await administration(ofAccessory: accessory, home: home, by: author)
        let own = try await administration.ownID
        return try await administration.pairings(of: device).map { pairing in
            TrustedController(
                name: String(decoding: pairing.id, as: UTF8.self), key: pairing.publicKey.hexadecimal,
                isAdministrator: pairing.isAdmin, isOurs: pairing.id == own)
        }
    }

    /// Makes the device of an accessory trust another controller.
    ///
    /// - Throws: `EditRefusal`, `AccessoryError`, `ControlError`.
    public func add(
        _ name: String, key: String, isAdministrator: Bool, to accessory: String, home: String? = nil,
        by author: Author
    ) async throws {
        guard let key = [UInt8](hexadecimal: key), key.count == 32, (1...36).contains(name.utf8.count) else {
            throw AccessoryError.noController
        }
        let pairing = AccessoryPairing(id: Array(name.utf8), publicKey: key, isAdmin: isAdministrator)
        let (administration, device) = try await administration(ofAccessory: accessory, home: home, by: author)
        try await administration.add(pairing, to: device)
    }

    /// Makes the device of an accessory trust a controller no more.
    ///
    /// - Throws: `EditRefusal`, `AccessoryError`, `ControlError`.
    public func remove(
        _ name: String, from accessory: String, home: String? = nil, by author: Author
    ) async throws {
        let id = Array(name.utf8)
        let (administration, device) = try await administration(ofAccessory: accessory, home: home, by: author)
        if id == (try await administration.ownID) { throw AccessoryError.ownPairing(accessory) }
        try await administration.remove(controller: id, from: device)
    }

    /// The device of an accessory, and what the author may have done with its pairing.
    private func administration(
        ofAccessory name: String, home: String?, by author: Author
    ) async throws -> (PairingAdministration, DeviceID) {
        let listed = try await house.accessories.named(name, home: home)
        // Whoever may not change the home is told so before anything else.
        try await house.store().require(.administrator, in: .homes([listed.homeID]), of: author)
        guard let place = listed.accessory.address else { throw AccessoryError.notPaired(listed.accessory.name) }
        return (try await PairingRights(house: house).administration(of: place.device, by: author), place.device)
    }
}
