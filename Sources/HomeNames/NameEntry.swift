import HomeModel

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
