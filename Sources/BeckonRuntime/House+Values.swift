import HAPController
import HomeConversation
import HomeModel
import ReplyRendering

/// A characteristic of an accessory, and what the accessory says of it now.
public struct ShownValue: Sendable {
    /// The name of the service.
    public let service: String
    /// The characteristic.
    public let characteristic: CharacteristicType
    /// What was read.
    public let result: ReadResult

    /// Whether it could not be read.
    public var isFailure: Bool { failure != nil }

    /// What was read, null where there is no value now; nil where it could not be.
    public var value: JSON? {
        switch result {
        case .success(let value): JSON(value)
        case .failure(.noValue): .null
        case .failure: nil
        }
    }

    /// Why it could not be read; what has no value now, as a button, has been.
    public var failure: ControlError? {
        if case .failure(let error) = result, error != .noValue { error } else { nil }
    }

    /// "Desk Lamp Brightness = 60".
    public func line(in replies: ReplyRenderer) -> String {
        switch result {
        case .success(let value): "\(service) \(characteristic) = \(JSON(value).line)"
        case .failure(.noValue): "\(service) \(characteristic): no value now"
        case .failure(let error): "\(service) \(characteristic): \(replies.text(error))"
        }
    }
}

extension House {
    /// The values of an accessory that people are shown (row N12), read from itself.
    ///
    /// - Throws: `AccessoryError` where it is not paired.
    public func values(of listed: ListedAccessory) async throws(AccessoryError) -> [ShownValue] {
        guard let place = listed.accessory.address else { throw AccessoryError.notPaired(listed.accessory.name) }
        let asked = listed.accessory.spokenServices.flatMap { service in
            let name = PlacedService(accessory: listed.accessory, service: service).name
            let readable = service.characteristics.filter { $0.metadata.permissions.contains(.read) }
            return readable.compactMap { characteristic in
                CharacteristicAddress(of: characteristic, in: place).map { (name, characteristic.type, $0) }
            }
        }
        let results = await controller.read(asked.map(\.2))
        return zip(asked, results).map { ShownValue(service: $0.0, characteristic: $0.1, result: $1) }
    }

    /// Makes an accessory show itself.
    ///
    /// - Throws: `EditRefusal` where there is no such accessory or the author is nobody in its home, `AccessoryError` where
    ///   it is not paired, `ControlError`.
    func identify(accessory name: String, home: String? = nil, by author: Author) async throws {
        let listed = try await accessory(named: name, home: home)
        try await store().require(.guest, in: .homes([listed.homeID]), of: author)
        guard let place = listed.accessory.address else { throw AccessoryError.notPaired(listed.accessory.name) }
        try await controller.identify(place)
    }
}

extension ListedAccessory {
    /// "Hue Lamp 2 (Study, Maple Street), which calls itself “Hue-Lamp #2”: Maple Bridge at 127.0.0.1:51826".
    public func line(in replies: ReplyRenderer) -> String {
        let place = room.map { "\($0), \(home)" } ?? home
        let way =
            device.map { "\($0.name.onOneLine) at \($0.host):\($0.port)" } ?? fault.map(replies.text) ?? "not paired"
        return "\(accessory.name) (\(place))\(accessory.label.asClause): \(way)"
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

extension ReadBack {
    /// "Desk Lamp On = true", with what was written where that is another value.
    public func summary(in replies: ReplyRenderer) -> String {
        switch result {
        case .success(let value):
            "\(target.service) \(characteristic) = \(JSON(value).line)"
                + (isSame ? "" : ", but \(JSON(written).line) was written")
        case .failure(let error): "\(target.service) \(characteristic): the accessory \(replies.text(error))"
        }
    }
}
