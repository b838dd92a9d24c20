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

    /// A kind of thing that has a name, by the word that contracts and grammars use.
    public enum Kind: String, Sendable, CaseIterable {
        case home, room, zone, accessory, service, serviceGroup, actionSet, trigger, user

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
