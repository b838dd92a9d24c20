import HomeModel

/// What is to be said of a name before it is given.
public struct NameVerdict: Hashable, Sendable {
    /// The name that was checked.
    public let name: String
    /// What is to bear it.
    public let kind: NamedThing.Kind
    /// The name of the home; nil where none was given.
    public let home: String?
    /// Whether it can be given, and whether it should.
    public var status: Status = .free
    /// Who bears the name already.
    public var collisions: [Bearer] = []
    /// Whose names sound or read too much like it, the most alike first.
    public var soundsLike: [Likeness] = []
    /// What is wrong; nothing where the name is free.
    public var problems: [Problem] = []
    /// The ways to say it, as phones with spaces between.
    public var pronounced: [String] = []
    /// Names that are free and not confusable, to take in its place.
    public var suggestions: [String] = []
    /// The row of the naming rules that is broken, where one is.
    public var row: String?
    /// Where in the name it is broken, in characters from 0.
    public var offset: Int?

    /// Whether a name can be given, the worst last.
    public enum Status: String, Sendable, CaseIterable, Comparable {
        case free, confusable, taken, invalid

        /// Whether one status is better than another.
        public static func < (one: Status, other: Status) -> Bool { one.badness < other.badness }

        private var badness: Int { Self.allCases.firstIndex(of: self) ?? 0 }
    }

    /// What bears a name.
    public struct Bearer: Hashable, Sendable {
        /// The name that it bears, as it is written.
        public let name: String
        /// What it is.
        public let kind: NamedThing.Kind
        /// The room that it stands in, where it does.
        public let room: String?
        /// The home that it is in, or is.
        public let home: String
        /// The thing itself.
        public let thing: NamedThing
    }

    /// A name that is too much like the one that was checked.
    public struct Likeness: Hashable, Sendable {
        /// Who bears it.
        public let bearer: Bearer
        /// How alike they sound, from 0 to 1; 1 where they are said alike.
        public let similarity: Double
        /// In what they are alike.
        public let reason: Reason
        /// What people leave out, where the two differ in nothing else.
        public let difference: Difference?
    }

    /// In what two names are alike, the worst first.
    public enum Reason: String, Sendable, CaseIterable {
        /// Written differently and said alike: "Room 2" and "Room Two", "Four" and "For".
        case saidAlike
        /// Nearly the same sounds: "Lamp 15" and "Lamp 50".
        case soundsAlike
        /// One letter apart: "Küche" and "Köche". It is looked for where nothing is known of how names sound.
        case looksAlike
        /// Differs in what people leave out.
        case differsInLittle
    }

    /// What people leave out of a name.
    public enum Difference: String, Sendable, CaseIterable {
        /// In a plural: "Attics" and "Attic".
        case plural
        /// In an article: "The Attics" and "Attic".
        case articleOrPlural
        /// A word for the kind of thing: "Desk Lamp" and "Desk".
        case kind
    }

    /// What is wrong with a name.
    public enum Problem: Hashable, Sendable {
        /// It breaks a rule.
        case fault(NameFault)
        /// Something has it already.
        case taken(by: Bearer)
        /// It is taken for something that commands say.
        case command(CommandLikeness)
        /// It is too much like another name.
        case alike(Likeness)

        /// The other thing that it is about; nil where the name is wrong by itself.
        public var other: Bearer? {
            switch self {
            case .taken(let bearer): bearer
            case .alike(let likeness): likeness.bearer
            case .fault, .command: nil
            }
        }
    }

    /// What commands say that a name is taken for.
    public enum CommandLikeness: Hashable, Sendable {
        /// A whole command: "Lights Off".
        case wholeCommand
        /// Nothing but words of commands: "Turn It".
        case words
        /// What commands say in place of a name: "Everything".
        case generic
        /// What commands call the whole home: "The House".
        case home
        /// What commands call all of a kind: "Lights".
        case allOfKind
        /// What commands call anything of a kind, such as another thing in the home: "Fan".
        case anyOfKind(Bearer?)
        /// An order about a kind of thing: "Dim the Lights".
        case order
        /// An order about something: "Turn On Desk Lamp".
        case orderAbout(Bearer)
        /// Several things: "Kitchen and Study".
        case list([Bearer])
        /// A thing with the room that it stands in: "Study Desk Lamp".
        case placed(Bearer)
        /// How a thing is to be, or when: "Fifty", "Tomorrow".
        case value
    }
}
