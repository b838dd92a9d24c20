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

    /// The value on one line: "Desk Lamp Brightness = 60".
    public func line(in replies: ReplyRenderer) -> String {
        switch result {
        case .success(let value): "\(service) \(characteristic) = \(JSON(value).line)"
        case .failure(.noValue):
            localized("no-value-now", ["service": service, "characteristic": "\(characteristic)"])
        case .failure(let error): "\(service) \(characteristic): \(replies.text(error))"
        }
    }
}

extension ReadBack {
    /// The value that was read back, with what was written where that is another: "Desk Lamp On = true".
    public func summary(in replies: ReplyRenderer) -> String {
        switch result {
        case .success(let value):
            "\(target.service) \(characteristic) = \(JSON(value).line)"
                + (isSame ? "" : localized("but-written", ["value": JSON(written).line]))
        case .failure(let error):
            localized(
                "accessory-fault",
                ["what": "\(target.service) \(characteristic)", "fault": replies.text(error)])
        }
    }
}
