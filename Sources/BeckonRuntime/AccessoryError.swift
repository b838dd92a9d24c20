import HAPController
import HAPWire
import HomeModel
import ReplyRendering

/// Why accessories could not be added, found or removed.
public enum AccessoryError: Error, Hashable, CustomStringConvertible {
    case notPaired(String)
    case behindBridge(String, bridge: String)
    case several(String, homes: [String])
    case toldNothing(String, because: String, isRolledBack: Bool?)
    case notInNetwork(String)
    case pairedElsewhere(String)
    case noController
    case ownPairing(String)
    case alreadyThere(String, home: String)
    case impostor(String, of: String, DeviceID)
    case notThere(String, at: String)

    /// One line for a person: what is wrong, where, and how to mend it.
    public var description: String {
        switch self {
        case .notPaired(let name): localized("accessory-not-paired", ["name": name])
        case .behindBridge(let name, let bridge): localized("behind-bridge", ["name": name, "bridge": bridge])
        case .several(let name, let homes):
            localized("in-several-homes", ["homes": localizedList(homes, .and), "name": name])
        case .toldNothing(let place, let reason, let isRolledBack):
            localized(
                "told-nothing", ["place": place, "reason": reason, "outcome": Self.outcome(isRolledBack)])
        case .notInNetwork(let name): localized("not-in-network", ["name": name])
        case .pairedElsewhere(let name): localized("paired-elsewhere", ["name": name.onOneLine])
        case .noController: localized("no-controller")
        case .alreadyThere(let name, let home): localized("already-paired", ["name": name, "home": home])
        case .impostor(let place, let owner, let id):
            localized("impostor", ["place": place, "id": "\(id)", "owner": owner])
        case .notThere(let name, let place): localized("not-proved", ["place": place, "name": name])
        case .ownPairing(let name): localized("own-pairing", ["name": name])
        }
    }
}

extension AccessoryError {
    /// What became of a pairing that came to nothing; nil is one that was there before.
    private static func outcome(_ isRolledBack: Bool?) -> String {
        switch isRolledBack {
        case nil: "known"
        case true?: "rolledBack"
        case false?: "givenUp"
        }
    }

    /// That a device that was paired does not tell what it has; the pairing is taken back.
    init(
        of device: PairedDevice, at place: DeviceReference, by administration: PairingAdministration,
        telling replies: ReplyRenderer
    ) async throws {
        let reason = device.silence.map(replies.text) ?? localized("has-nothing")
        let isRolledBack = device.standing == .known ? nil : try await administration.rollBack(device)
        self = .toldNothing("\(place)", because: reason, isRolledBack: isRolledBack)
    }
}
