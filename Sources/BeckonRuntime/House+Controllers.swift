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
    public func controllers(of accessory: String, home: String? = nil) async throws -> [TrustedController] {
        let own = try await pairings.identity().id
        return try await controller.pairings(of: device(of: accessory, home: home)).map { pairing in
            TrustedController(
                name: String(decoding: pairing.id, as: UTF8.self), key: pairing.publicKey.hexadecimal,
                isAdministrator: pairing.isAdmin, isOurs: pairing.id == own)
        }
    }

    /// Makes the device of an accessory trust another controller.
    ///
    /// - Throws: `EditRefusal`, `AccessoryError`, `ControlError`.
    public func addController(
        _ name: String, key: String, isAdministrator: Bool, to accessory: String, home: String? = nil
    ) async throws {
        guard let key = [UInt8](hexadecimal: key), key.count == 32, (1...36).contains(name.utf8.count) else {
            throw AccessoryError.noController
        }
        let pairing = AccessoryPairing(id: Array(name.utf8), publicKey: key, isAdmin: isAdministrator)
        try await controller.add(pairing, to: device(of: accessory, home: home))
    }

    /// Makes the device of an accessory trust a controller no more.
    ///
    /// - Throws: `EditRefusal`, `AccessoryError`, `ControlError`.
    public func removeController(_ name: String, from accessory: String, home: String? = nil) async throws {
        let id = Array(name.utf8)
        if id == (try await pairings.identity().id) { throw AccessoryError.ownPairing(accessory) }
        try await controller.remove(controller: id, from: device(of: accessory, home: home))
    }

    private func device(of accessory: String, home: String?) async throws -> DeviceID {
        let listed = try await self.accessory(named: accessory, home: home)
        guard let place = listed.accessory.address else { throw AccessoryError.notPaired(listed.accessory.name) }
        return place.device
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
