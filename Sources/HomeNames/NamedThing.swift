import HomeModel

/// Anything in a home that people call by a name.
public enum NamedThing: Hashable, Sendable {
    case home
    case room(RoomID)
    case zone(ZoneID)
    case accessory(AccessoryID)
    case service(ServiceReference)
    case serviceGroup(ServiceGroupID)
    case actionSet(ActionSetID)

    /// The kind of the thing, by the word that contracts and grammars use.
    public var kind: Kind {
        switch self {
        case .home: .home
        case .room: .room
        case .zone: .zone
        case .accessory: .accessory
        case .service: .service
        case .serviceGroup: .serviceGroup
        case .actionSet: .actionSet
        }
    }

    /// A kind of thing that has a name.
    public enum Kind: String, Sendable, CaseIterable {
        case home, room, zone, accessory, service, serviceGroup, actionSet
    }
}

/// One name of one thing.
public struct NameEntry: Hashable, Sendable {
    /// The home that the thing is in, or is.
    public let home: HomeID
    /// What bears the name.
    public let thing: NamedThing
    /// The name as the user wrote it; for an alias, the alias.
    public let name: String
    /// How exactly the name is the thing's own.
    public let form: Form

    /// A name of a thing.
    public init(home: HomeID, thing: NamedThing, name: String, form: Form = .full) {
        self.home = home
        self.thing = thing
        self.name = name
        self.form = form
    }

    /// How a name stands to the thing that it names; earlier forms are meant before later ones.
    public enum Form: Int, Comparable, Sendable {
        /// The name or an alias.
        case full
        /// The name without the room that stands before it: "Ceiling Light" for "Kitchen Ceiling Light" in the kitchen.
        case withoutRoom
        /// Two or more words at the end of a name of three or more: "Night Light" for "Kid's Night Light".
        case lastWords

        /// Whether one form is meant before the other.
        public static func < (one: Form, other: Form) -> Bool { one.rawValue < other.rawValue }
    }
}
