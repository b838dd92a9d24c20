import Foundation
import HomeModel

/// One row of what is in a home: a thing that has an identity and a place in its list, with all that is its own.
///
/// Services are kept with their accessory, and members with their zone, group, scene or trigger: what changes together is
/// one row, and what changes apart is not.
struct StoredThing {
    let kind: NamedThing.Kind
    let id: UUID
    let content: JSON
}

extension Home {
    /// What the home keeps of itself.
    var ownContent: JSON {
        var content = Content()
        content.set("name", text: name)
        content.set("aliases", texts: aliases)
        content.set("temperatureUnit", text: temperatureUnit.rawValue)
        content.set("extra", extra)
        return content.json
    }

    /// An empty home, of what it kept of itself.
    init(_ id: HomeID, own json: JSON) throws {
        let content = try ContentReader(json, "home")
        self.init(id: id, name: try content.text("name"))
        aliases = try content.texts("aliases")
        temperatureUnit = try content.choice("temperatureUnit")
        extra = content["extra"]
    }

    /// Puts a thing that was kept behind those of its kind; gives the account of a user who has one.
    mutating func append(_ thing: StoredThing) throws -> String? {
        let content = try ContentReader(thing.content, thing.kind.rawValue)
        switch thing.kind {
        case .room: rooms.append(try Room(thing.id, content))
        case .zone: zones.append(try Zone(thing.id, content))
        case .accessory: accessories.append(try Accessory(thing.id, content))
        case .serviceGroup: serviceGroups.append(try ServiceGroup(thing.id, content))
        case .actionSet: actionSets.append(try ActionSet(thing.id, content))
        case .trigger: triggers.append(try Trigger(thing.id, content))
        case .user:
            users.append(try User(thing.id, content))
            return try content.optionalText("account")
        case .home, .service: throw Corruption(place: thing.kind.rawValue)
        }
        return nil
    }
}

extension Content {
    /// What a thing with names has.
    fileprivate init(_ thing: some Named, _ extra: JSON?) {
        set("name", text: thing.name)
        set("aliases", texts: thing.aliases)
        set("extra", extra)
    }

    fileprivate init(_ reference: ServiceReference) {
        set("accessory", id: reference.accessory)
        set("service", id: reference.service)
    }
}

extension ServiceReference {
    fileprivate init(_ content: ContentReader) throws {
        self.init(accessory: try content.id("accessory"), service: try content.id("service"))
    }
}

extension Room {
    var content: JSON { Content(self, extra).json }

    fileprivate init(_ id: UUID, _ content: ContentReader) throws {
        self.init(id: RoomID(id), name: try content.text("name"))
        (aliases, extra) = (try content.texts("aliases"), content["extra"])
    }
}

extension Zone {
    var content: JSON {
        var content = Content(self, extra)
        content.set("rooms", ids: rooms)
        return content.json
    }

    fileprivate init(_ id: UUID, _ content: ContentReader) throws {
        self.init(id: ZoneID(id), name: try content.text("name"))
        (aliases, extra) = (try content.texts("aliases"), content["extra"])
        rooms = try content.ids("rooms")
    }
}

extension ServiceGroup {
    var content: JSON {
        var content = Content(self, extra)
        content.set("services", objects: services.map { Content($0) })
        return content.json
    }

    fileprivate init(_ id: UUID, _ content: ContentReader) throws {
        self.init(id: ServiceGroupID(id), name: try content.text("name"))
        (aliases, extra) = (try content.texts("aliases"), content["extra"])
        services = try content.objects("services").map { try ServiceReference($0) }
    }
}

extension ActionSet {
    var content: JSON {
        var content = Content(self, extra)
        let actions = actions.map { action in
            var content = Content(action.service)
            content.set("characteristic", text: action.characteristic.name)
            content.set("value", action.value.kept)
            return content
        }
        content.set("actions", objects: actions)
        return content.json
    }

    fileprivate init(_ id: UUID, _ content: ContentReader) throws {
        self.init(id: ActionSetID(id), name: try content.text("name"))
        (aliases, extra) = (try content.texts("aliases"), content["extra"])
        actions = try content.objects("actions").map { action in
            Action(
                service: try ServiceReference(action),
                characteristic: CharacteristicType(try action.text("characteristic")),
                value: try action.required(action.value("value"), "value"))
        }
    }
}

extension Trigger {
    var content: JSON {
        var content = Content(self, extra)
        content.set(firingTime)
        content.set("enabled", flag: isEnabled)
        content.set("actionSets", ids: actionSets)
        return content.json
    }

    init(_ id: UUID, _ content: ContentReader) throws {
        self.init(id: TriggerID(id), name: try content.text("name"))
        (aliases, extra) = (try content.texts("aliases"), content["extra"])
        let time = try FiringTime(content)
        (fireDate, timeZone, recurrence, event) = (time.fireDate, time.timeZone, time.recurrence, time.event)
        isEnabled = content.flag("enabled")
        actionSets = try content.ids("actionSets")
    }
}

extension User {
    /// What is kept of a user, with the account that acts as the user and that nobody reads back (row U5).
    func content(account: String?) -> JSON {
        var content = Content()
        content.set("name", text: name)
        content.set("role", text: role.rawValue)
        content.set("keptFromOpening", flag: !mayOpen)
        content.set("account", text: account)
        content.set("extra", extra)
        return content.json
    }

    fileprivate init(_ id: UUID, _ content: ContentReader) throws {
        self.init(id: UserID(id), name: try content.text("name"), role: try content.choice("role"))
        mayOpen = !content.flag("keptFromOpening")
        extra = content["extra"]
    }
}

// MARK: - When triggers fire

extension Content {
    /// When a trigger fires.
    mutating func set(_ time: FiringTime) {
        set("fireDate", text: time.fireDate)
        set("timeZone", text: time.timeZone)
        set("recurrence", time.recurrence?.json)
        set("event", time.event?.json { Content($0).json })
    }
}

extension FiringTime {
    init(_ content: ContentReader) throws {
        self.init(
            fireDate: try content.optionalText("fireDate"), timeZone: try content.optionalText("timeZone"),
            recurrence: try content["recurrence"].map { try content.required(Recurrence(json: $0), "recurrence") },
            event: try content["event"].map { json in
                // A reference that does not read makes the event unreadable, and that is told.
                let event = TriggerEvent(json: json) { try? ServiceReference(ContentReader($0, "event")) }
                return try content.required(event, "event")
            })
    }
}
