import HomeModel
import ReplyRendering

/// Something that happened in the homes while somebody watched.
public enum WatchedEvent: Hashable, Sendable {
    /// The shared database has changed.
    case change(HomeEvent)
    /// A characteristic has another value.
    case value(WatchedValue)
    /// An accessory can be reached again, or no longer.
    case reachability(WatchedPlace, Bool)
}

/// Where something happened.
public struct WatchedPlace: Hashable, Sendable {
    /// The name of the home.
    public var home: String
    /// The name of the room; nil is the room for the entire home.
    public var room: String?
    /// The name of the accessory.
    public var accessory: String
    /// The name of the service, where one is meant.
    public var service: String?
    /// Which accessory it is.
    public var accessoryID: AccessoryID?
    /// Which service it is, where one is meant.
    public var reference: ServiceReference?
}

/// A value that a characteristic has now.
public struct WatchedValue: Hashable, Sendable {
    /// The service that has the characteristic.
    public var place: WatchedPlace
    /// The characteristic.
    public var characteristic: CharacteristicType
    /// Its value; nil where its accessory told what cannot be one, so that nothing is known of it.
    public var value: CharacteristicValue?
    /// The name of the user who told it, where a program did.
    public var by: String?
}

extension WatchedEvent {
    /// The event on one line: "Maple Street: added room Kitchen (Ann)", "Kitchen: Desk Lamp On = true".
    public func line(in replies: ReplyRenderer) -> String {
        switch self {
        case .change(let event): event.line
        case .value(let value):
            value.line(in: replies) + by(value.by)
        case .reachability(let place, let isReachable):
            localized("reachable", ["place": place.where, "accessory": place.accessory, "is": isReachable])
        }
    }

    /// The same as a JSON object.
    public func json(in replies: ReplyRenderer) -> JSON {
        switch self {
        case .change(let event): return event.json
        case .value(let value):
            var members = value.place.members
            members["event"] = .string(HomeEvent.Topic.values.rawValue)
            members["characteristic"] = .string(value.characteristic.name)
            members["value"] = value.value.map { JSON($0) } ?? .null
            if value.value == nil { members["error"] = .string(replies.text(.notUnderstood)) }
            members["by"] = value.by.map { .string($0) }
            return .object(members)
        case .reachability(let place, let isReachable):
            var members = place.members
            members["event"] = .string(HomeEvent.Topic.reachability.rawValue)
            members["reachable"] = .bool(isReachable)
            return .object(members)
        }
    }
}

extension WatchedValue {
    fileprivate func line(in replies: ReplyRenderer) -> String {
        let what = "\(place.where): \(place.service ?? place.accessory) \(characteristic)"
        if let value { return "\(what) = \(JSON(value).line)" }
        return localized("accessory-fault", ["what": what, "fault": replies.text(.notUnderstood)])
    }
}

extension WatchedPlace {
    /// The room, or the home of what stands in none.
    fileprivate var `where`: String { room ?? home }

    fileprivate var members: [String: JSON] {
        var members: [String: JSON] = ["home": .string(home), "accessory": .string(accessory)]
        members["room"] = room.map { .string($0) }
        members["service"] = service.map { .string($0) }
        return members
    }
}

extension HomeEvent {
    fileprivate var line: String {
        let name = name ?? ""
        switch topic {
        case .homesUpdated: return localized("homes-updated") + by(author)
        case .primaryHome: return localized("primary-home-is", ["name": name]) + by(author)
        case .values:
            let text = value.map { " \($0.characteristic) = \(JSON($0.value).line)" } ?? ""
            return "\(homeName ?? ""): \(name)\(text)" + by(author)
        default:
            let place = topic == .homes ? "" : homeName.map { "\($0): " } ?? ""
            guard let kind = thing?.kind.rawValue else {
                return "\(place)\(verb.rawValue) \(topic.rawValue) \(name)" + by(author)
            }
            return place + localized("did-to", ["verb": verb.rawValue, "kind": kind, "name": name]) + by(author)
        }
    }

    fileprivate var json: JSON {
        var members: [String: JSON] = ["event": .string(topic.rawValue), "sequence": .int(sequence)]
        if topic != .homesUpdated { members["change"] = .string(verb.rawValue) }
        members["kind"] = thing.map { .string($0.kind.rawValue) }
        members["name"] = name.map { .string($0) }
        members["home"] = homeName.map { .string($0) }
        members["by"] = author.map { .string($0) }
        members["characteristic"] = value.map { .string($0.characteristic.name) }
        members["value"] = value.map { JSON($0.value) }
        return .object(members)
    }
}

/// Who did it, behind what was done.
private func by(_ name: String?) -> String { name.map { " (\($0))" } ?? "" }
