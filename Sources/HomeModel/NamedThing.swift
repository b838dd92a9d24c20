import FoundationEssentials

/// Anything in a home that has a name, or the home itself.
public enum NamedThing: Hashable, Sendable {
    case home
    case room(RoomID)
    case zone(ZoneID)
    case accessory(AccessoryID)
    case service(ServiceReference)
    case serviceGroup(ServiceGroupID)
    case actionSet(ActionSetID)
    case trigger(TriggerID)
    case user(UserID)

    /// The kind of the thing.
    public var kind: Kind {
        switch self {
        case .home: .home
        case .room: .room
        case .zone: .zone
        case .accessory: .accessory
        case .service: .service
        case .serviceGroup: .serviceGroup
        case .actionSet: .actionSet
        case .trigger: .trigger
        case .user: .user
        }
    }

    /// The thing of a kind with an identity, which the home itself needs not, and where it is a service, of an accessory.
    public init(
        _ kind: Kind, _ uuid: @autoclosure () throws -> UUID, of accessory: @autoclosure () throws -> AccessoryID
    ) rethrows {
        self =
            switch kind {
            case .home: .home
            case .room: .room(RoomID(try uuid()))
            case .zone: .zone(ZoneID(try uuid()))
            case .accessory: .accessory(AccessoryID(try uuid()))
            case .service:
                .service(ServiceReference(accessory: try accessory(), service: ServiceID(try uuid())))
            case .serviceGroup: .serviceGroup(ServiceGroupID(try uuid()))
            case .actionSet: .actionSet(ActionSetID(try uuid()))
            case .trigger: .trigger(TriggerID(try uuid()))
            case .user: .user(UserID(try uuid()))
            }
    }

    /// The identity of the thing in a home, or of that home.
    public func uuid(in home: HomeID) -> UUID {
        switch self {
        case .home: home.uuid
        case .room(let id): id.uuid
        case .zone(let id): id.uuid
        case .accessory(let id): id.uuid
        case .service(let reference): reference.service.uuid
        case .serviceGroup(let id): id.uuid
        case .actionSet(let id): id.uuid
        case .trigger(let id): id.uuid
        case .user(let id): id.uuid
        }
    }

    /// The accessory that has the service, where it is one.
    public var owner: AccessoryID? { if case .service(let reference) = self { reference.accessory } else { nil } }

    /// A kind of thing that has a name, by the word that contracts and grammars use.
    public enum Kind: String, Sendable, CaseIterable {
        case home, room, zone, accessory, service, serviceGroup, actionSet, trigger, user

        /// The list of a home that things of the kind are in, as observers know it.
        public var topic: HomeEvent.Topic {
            switch self {
            case .home: .home
            case .room: .rooms
            case .zone: .zones
            case .accessory: .accessories
            case .service: .services
            case .serviceGroup: .serviceGroups
            case .actionSet: .actionSets
            case .trigger: .triggers
            case .user: .users
            }
        }

        /// The kind as people say it: "group", "scene".
        public var word: String {
            switch self {
            case .serviceGroup: "group"
            case .actionSet: "scene"
            default: rawValue
            }
        }
    }
}
