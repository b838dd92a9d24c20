import HAPController
import HomeModel
import ReplyRendering

/// A paired accessory as `accessory list` shows it.
public struct ListedAccessory: Hashable, Sendable {
    /// The accessory.
    public let accessory: Accessory
    /// The name of its home.
    public let home: String
    /// The identity of its home.
    public let homeID: HomeID
    /// The name of its room; nil is the room for the entire home.
    public let room: String?
    /// The name of the device that it is reached through, with host and port; nil where it is not paired.
    public let device: StoredPairing?
    /// Why a device that the home has as a paired one cannot be controlled; nil where it can.
    public let fault: ControlError?
}

extension ListedAccessory {
    /// The accessory on one line: "Hue Lamp 2 (Study, Maple Street), which calls itself “Hue-Lamp #2”: Maple Bridge at 127.0.0.1:51826".
    public func line(in replies: ReplyRenderer) -> String {
        let place = room.map { "\($0), \(home)" } ?? home
        let way =
            device.map { localized("at-address", ["name": $0.name.onOneLine, "address": "\($0.host):\($0.port)"]) }
            ?? fault.map(replies.text) ?? localized("not-paired")
        return localized(
            "listed-accessory",
            ["name": accessory.name, "place": place, "label": accessory.label.asClause, "way": way])
    }

    /// The accessory as a JSON object.
    public func json(in replies: ReplyRenderer) -> JSON {
        var members: [String: JSON] = [
            "name": .string(accessory.name), "home": .string(home), "room": room.map { .string($0) } ?? .null,
            "paired": .bool(device != nil), "isBridge": .bool(accessory.isBridge),
            "aliases": JSON(texts: accessory.aliases),
            "label": accessory.label.map { .string($0) } ?? .null,
            "types": JSON(texts: accessory.spokenServices.map(\.type.name)),
        ]
        if let fault { members["error"] = .string(replies.text(fault)) }
        if let device {
            members["device"] = .string(device.name)
            members["deviceID"] = .string(device.pairing.deviceID.description)
            members["address"] = .string("\(device.host):\(device.port)")
        }
        return .object(members)
    }
}
