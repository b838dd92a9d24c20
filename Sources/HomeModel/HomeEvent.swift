/// One thing that has changed, as observers are told it (row O6).
public struct HomeEvent: Hashable, Sendable {
    /// Where the change stands in the log of all changes; 0 for what is not logged, such as values.
    public var sequence: Int64
    /// What kind of thing has changed.
    public var topic: Topic
    /// What became of it.
    public var verb: Verb
    /// The home that it is in, or is; nil for `homesUpdated`.
    public var home: HomeID?
    /// The home's name.
    public var homeName: String?
    /// What has changed.
    public var thing: NamedThing?
    /// Its name, after the change; for what was removed, the name that it had.
    public var name: String?
    /// The name of the user who changed it, where one is known (row U5).
    public var author: String?
    /// The new value, with `values`; nil where it is not known any more.
    public var value: ValueChange?

    /// An event of the given parts.
    public init(
        sequence: Int64 = 0, topic: Topic, verb: Verb, home: HomeID? = nil, homeName: String? = nil,
        thing: NamedThing? = nil, name: String? = nil, author: String? = nil, value: ValueChange? = nil
    ) {
        self.sequence = sequence
        self.topic = topic
        self.verb = verb
        self.home = home
        self.homeName = homeName
        self.thing = thing
        self.name = name
        self.author = author
        self.value = value
    }

    /// A kind of change.
    public enum Topic: String, Sendable, CaseIterable {
        /// Everything may have changed: read again (rows M3, O5).
        case homesUpdated
        /// The set of homes.
        case homes
        case primaryHome
        /// A home's own name, aliases or unit.
        case home
        case rooms, zones, accessories, services, serviceGroups, actionSets, triggers, users
        /// Whether an accessory can be reached.
        case reachability
        /// The value of a characteristic.
        case values
    }

    /// What became of a thing.
    public enum Verb: String, Sendable, CaseIterable { case added, removed, renamed, changed }

    /// A value that a characteristic has now.
    public struct ValueChange: Hashable, Sendable {
        /// The characteristic.
        public var characteristic: CharacteristicType
        /// Its value.
        public var value: CharacteristicValue

        /// A change of the given parts.
        public init(characteristic: CharacteristicType, value: CharacteristicValue) {
            self.characteristic = characteristic
            self.value = value
        }
    }
}
