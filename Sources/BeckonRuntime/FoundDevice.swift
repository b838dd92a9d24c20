import HAPController
import HAPTransport
import HAPWire
import HomeModel

/// A device in the network, as `accessory discover` shows it.
public struct FoundDevice: Hashable, Sendable {
    /// What the network tells of it.
    public let device: AnnouncedAccessory
    /// Whether it is paired with this Beckon.
    public let isOurs: Bool
}

extension FoundDevice {
    /// The device on one line: "“Hall Lamp” (light, LCT015) at 192.0.2.7:51826 waits to be paired".
    public var line: String {
        let announcement = device.announcement
        let kind = [announcement.category.localized, announcement.model.onOneLine].filter { !$0.isEmpty }
        return localized(
            "found-device",
            [
                "name": announcement.name.onOneLine, "what": kind.joined(separator: ", "),
                "address": device.addressText, "state": state,
            ])
    }

    private var state: String {
        if isOurs { return device.announcement.isPairable ? "forgotten" : "ours" }
        return device.announcement.isPairable ? "waiting" : "elsewhere"
    }

    /// The device as a JSON object.
    public var json: JSON {
        let announcement = device.announcement
        return .object([
            "name": .string(announcement.name), "deviceID": .string(announcement.deviceID.description),
            "category": .string(announcement.category.description), "model": .string(announcement.model),
            "paired": .bool(!announcement.isPairable), "ours": .bool(isOurs),
            "address": .string(device.addressText), "addresses": JSON(texts: device.addresses),
            "host": .string(device.host), "port": .int(Int64(device.port)),
            "configurationNumber": .int(Int64(announcement.configurationNumber)),
        ])
    }
}

extension AccessoryCategory {
    /// The category in the words of whoever sits at the program.
    var localized: String {
        BeckonRuntime.localized("accessory-category", ["category": description.replacing(" ", with: "-")])
    }
}

extension AnnouncedAccessory {
    /// The first address as people write it, or the machine's name where there is none.
    var addressText: String {
        let host = addresses.first ?? self.host
        return host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
    }
}
