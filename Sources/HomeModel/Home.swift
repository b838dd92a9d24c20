/// A home and everything in it, as a value.
public struct Home: Hashable, Sendable {
    /// The identity, which stays when the name changes.
    public internal(set) var id: HomeID
    /// What people call it.
    public var name: String
    /// Further names that people use (row N14).
    public var aliases: [String] = []
    /// What a bare number of degrees means to the people who live here.
    public var temperatureUnit = TemperatureUnit.celsius
    /// The rooms that people made; the room for the entire home is not among them.
    public var rooms: [Room] = []
    /// Groups of rooms.
    public var zones: [Zone] = []
    /// The devices.
    public var accessories: [Accessory] = []
    /// Groups of services.
    public var serviceGroups: [ServiceGroup] = []
    /// The scenes.
    public var actionSets: [ActionSet] = []
    /// What starts scenes by itself.
    public var triggers: [Trigger] = []
    /// Who may do what.
    public var users: [User] = []
    /// What other programs keep with it; carried along, never read.
    public var extra: JSON?

    /// A new home of the given name.
    public init(id: HomeID = HomeID(), name: String) {
        self.id = id
        self.name = name
    }
}

/// A unit in which people say temperatures.
public enum TemperatureUnit: String, Sendable, CaseIterable { case celsius, fahrenheit }

/// A room of a home.
public struct Room: Hashable, Sendable {
    /// The identity, which stays when the name changes.
    public internal(set) var id: RoomID
    /// What people call it.
    public var name: String
    /// Further names that people use.
    public var aliases: [String] = []
    /// What other programs keep with it; carried along, never read.
    public var extra: JSON?

    /// A new room of the given name.
    public init(id: RoomID = RoomID(), name: String) {
        self.id = id
        self.name = name
    }
}

/// A group of rooms, such as a floor (row M12).
public struct Zone: Hashable, Sendable {
    /// The identity, which stays when the name changes.
    public internal(set) var id: ZoneID
    /// What people call it.
    public var name: String
    /// Further names that people use.
    public var aliases: [String] = []
    /// Its rooms.
    public var rooms: [RoomID] = []
    /// What other programs keep with it; carried along, never read.
    public var extra: JSON?

    /// A new zone of the given name.
    public init(id: ZoneID = ZoneID(), name: String) {
        self.id = id
        self.name = name
    }
}

/// A group of services of any accessories (row M13).
public struct ServiceGroup: Hashable, Sendable {
    /// The identity, which stays when the name changes.
    public internal(set) var id: ServiceGroupID
    /// What people call it.
    public var name: String
    /// Further names that people use.
    public var aliases: [String] = []
    /// Its services.
    public var services: [ServiceReference] = []
    /// What other programs keep with it; carried along, never read.
    public var extra: JSON?

    /// A new group of the given name.
    public init(id: ServiceGroupID = ServiceGroupID(), name: String) {
        self.id = id
        self.name = name
    }
}

/// One service of one accessory.
public struct ServiceReference: Hashable, Sendable {
    /// The accessory that has the service.
    public var accessory: AccessoryID
    /// The service.
    public var service: ServiceID

    /// A reference to the given service.
    public init(accessory: AccessoryID, service: ServiceID) {
        self.accessory = accessory
        self.service = service
    }
}

/// A scene: target values that are written together (rows S1, S2).
public struct ActionSet: Hashable, Sendable {
    /// The identity, which stays when the name changes.
    public internal(set) var id: ActionSetID
    /// What people call it.
    public var name: String
    /// Further names that people use.
    public var aliases: [String] = []
    /// What is written.
    public var actions: [Action] = []
    /// What other programs keep with it; carried along, never read.
    public var extra: JSON?

    /// A new scene of the given name.
    public init(id: ActionSetID = ActionSetID(), name: String) {
        self.id = id
        self.name = name
    }
}

/// One target value of a scene.
public struct Action: Hashable, Sendable {
    /// The service that is written to.
    public var service: ServiceReference
    /// The characteristic that is written.
    public var characteristic: CharacteristicType
    /// The value that it gets.
    public var value: CharacteristicValue

    /// An action of the given parts.
    public init(service: ServiceReference, characteristic: CharacteristicType, value: CharacteristicValue) {
        self.service = service
        self.characteristic = characteristic
        self.value = value
    }
}

/// What runs scenes at a time, or when something happens (rows S3 to S10).
public struct Trigger: Hashable, Sendable {
    /// The identity, which stays when the name changes.
    public internal(set) var id: TriggerID
    /// What people call it.
    public var name: String
    /// Further names that people use.
    public var aliases: [String] = []
    /// The first date, in RFC 3339 as it was given; without one and without an event it does not fire by itself.
    public var fireDate: String?
    /// What sets it off instead of a date.
    public var event: TriggerEvent?
    /// The time zone that recurrence counts in, by its IANA name.
    public var timeZone: String?
    /// How often it comes again.
    public var recurrence: Recurrence?
    /// Whether it fires.
    public var isEnabled = false
    /// The scenes that it runs.
    public var actionSets: [ActionSetID] = []
    /// What other programs keep with it; carried along, never read.
    public var extra: JSON?

    /// A new trigger, not yet enabled (row S6).
    public init(id: TriggerID = TriggerID(), name: String, fireDate: String? = nil) {
        self.id = id
        self.name = name
        self.fireDate = fireDate
    }
}

/// A person with rights in a home (rows U1 to U4).
public struct User: Hashable, Sendable {
    /// The identity, which stays when the name changes.
    public internal(set) var id: UserID
    /// What the person is called.
    public var name: String
    /// What the person may do.
    public var role: Role
    /// Whether the person, as a guest, may move locks, doors and alarms (row U7).
    public var mayOpen = true
    /// What other programs keep with it; carried along, never read.
    public var extra: JSON?

    /// An administrator may do everything, a guest may control and observe.
    public enum Role: String, Sendable, CaseIterable { case administrator, guest }

    /// Whether the person is kept from what guards a home; an administrator is not (row U1).
    public var isKeptFromOpening: Bool { role == .guest && !mayOpen }

    /// The most bytes of an account's name.
    private static let longestAccount = 256

    /// Why an account cannot act as a user of a name; nil where it can, and where there is none (row U5).
    public static func refusal(ofAccount account: String?, of name: String) -> EditRefusal? {
        guard let account, account.isEmpty || account.utf8.count > longestAccount else { return nil }
        return .badAccount(of: name)
    }

    /// A user of the given name and role.
    public init(id: UserID = UserID(), name: String, role: Role) {
        self.id = id
        self.name = name
        self.role = role
    }
}
