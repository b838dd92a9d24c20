import HAPController
import HAPWire
import HomeModel

/// A controller that an accessory trusts.
public struct TrustedController: Hashable, Sendable {
    /// What it calls itself, an upper-case UUID as a rule.
    public let name: String
    /// Its public key, in hexadecimal.
    public let key: String
    /// Whether it may add and remove others.
    public let isAdministrator: Bool
    /// Whether it is this Beckon.
    public let isOurs: Bool
}

extension House {
    /// The controllers that the device of an accessory trusts.
    ///
    /// - Throws: `EditRefusal`, `AccessoryError`, `ControlError`.
    public func controllers(of accessory: String, home: String? = nil, by author: Author) async throws
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
    public func addController(
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
    public func removeController(
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
        let listed = try await accessory(named: name, home: home)
        // Whoever may not change the home is told so before anything else.
        try await store().require(.administrator, in: .homes([listed.homeID]), of: author)
        guard let place = listed.accessory.address else { throw AccessoryError.notPaired(listed.accessory.name) }
        return (try await administration(of: place.device, by: author), place.device)
    }
}

extension TrustedController {
    /// "5F6C…: administrator, this Beckon".
    public var line: String {
        "\(name.onOneLine): \(isAdministrator ? "administrator" : "user")\(isOurs ? ", this Beckon" : "")"
    }

    /// The controller as a JSON object.
    public var json: JSON {
        .object([
            "id": .string(name), "publicKey": .string(key), "administrator": .bool(isAdministrator),
            "ours": .bool(isOurs),
        ])
    }
}
