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
        case .notPaired(let name): "\(name) is not paired"
        case .behindBridge(let name, let bridge): "\(name) is behind the bridge \(bridge): remove the bridge"
        case .several(let name, let homes):
            "\(homes.joined(separator: " and ")) both have a “\(name)”: say which with --home"
        case .toldNothing(let place, let reason, let isRolledBack):
            "the accessory at \(place) was paired, but does not tell what it has: it \(reason). "
                + Self.outcome(isRolledBack)
        case .notInNetwork(let name):
            "no accessory of the name “\(name)” is in the network: see `beckon accessory discover`, or write host:port"
        case .pairedElsewhere(let name):
            "\(name.onOneLine) is paired with another controller: only that can make it show itself"
        case .noController:
            "that is no controller: it has a name of at most 36 bytes and a public key of 64 hexadecimal digits"
        case .alreadyThere(let name, let home): "that is already paired: it is \(name) in \(home)"
        case .impostor(let place, let owner, let id):
            "what is at \(place) calls itself \(id), but \(owner), which has that identity, still answers with its own "
                + "key: this is another device, and nothing was changed"
        case .notThere(let name, let place):
            "nothing at \(place) proves to be \(name): look at the address, and whether it is switched on; nothing was changed"
        case .ownPairing(let name): "that is Beckon itself: `beckon accessory remove` ends its pairing with \(name)"
        }
    }
}

extension AccessoryError {
    /// What became of a pairing that came to nothing; nil is one that was there before.
    private static func outcome(_ isRolledBack: Bool?) -> String {
        switch isRolledBack {
        case nil: "Its pairing stays"
        case true?: "The pairing was taken back"
        case false?: "The pairing was given up here, of which it could not be told; adding it again mends that"
        }
    }

    /// That a device that was paired does not tell what it has; the pairing is taken back.
    init(
        of device: PairedDevice, at place: MeantDevice, by administration: PairingAdministration,
        telling replies: ReplyRenderer
    ) async throws {
        let reason = device.silence.map(replies.text) ?? "has nothing"
        let isRolledBack = device.standing == .known ? nil : try await administration.rollBack(device)
        self = .toldNothing("\(place)", because: reason, isRolledBack: isRolledBack)
    }
}
