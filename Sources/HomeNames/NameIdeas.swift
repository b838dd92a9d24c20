import HomeModel

/// Words of which names are made that a person would choose, for one kind of thing.
public struct NameIdeas: Sendable {
    /// Words to put before a name, in the order in which they are offered: "Little" Kitchen.
    public var before: [String]
    /// Words to put after a name: Upstairs "Area".
    public var after: [String]
    /// Whole names, where nothing of the name that was wanted can be kept.
    public var whole: [String]
    /// Words for what it is, to be put after the name of a place: Kitchen "Light".
    public var nouns: [String]
    /// Words to put after a person's name: Anna's "Study".
    public var owned: [String]

    /// Ideas of the given parts.
    public init(
        before: [String], after: [String] = [], whole: [String], nouns: [String] = [], owned: [String] = []
    ) {
        self.before = before
        self.after = after
        self.whole = whole
        self.nouns = nouns
        self.owned = owned
    }

    /// Words that say where a lamp stands.
    static let lampPlaces = [
        "Corner", "Window", "Reading", "Table", "Garden", "Shelf", "Bedside", "Ceiling", "Little", "Eastern", "Western",
    ]
    /// Words that end the name of a lamp.
    static let lamps: Set<String> = [
        "light", "lamp", "bulb", "lantern", "candle", "chandelier", "spotlight", "lightbulb", "lighting",
    ]

    /// Ideas in English: words that are told apart well, most of them of two syllables.
    public static let english: @Sendable (NamedThing.Kind) -> NameIdeas = { kind in
        switch kind {
        case .home:
            NameIdeas(before: distances, after: ["Cottage", "Lodge"], whole: ["Maple Cottage", "Garden Lodge"])
        case .room:
            NameIdeas(
                before: ["Little", "Guest", "Garden", "Upper", "Eastern", "Western", "Second"],
                after: ["Corner", "Annex", "Nook"],
                whole: ["Den", "Parlor", "Sunroom", "Workshop", "Library", "Lounge", "Conservatory", "Playroom"],
                nouns: ["Room", "Bedroom", "Office"], owned: ["Bedroom", "Study", "Playroom", "Corner"])
        case .zone:
            NameIdeas(
                before: ["Upper", "Eastern", "Western", "Garden"], after: ["Area", "Wing", "Quarter", "Section"],
                whole: ["Garden Wing", "Eastern Wing", "Upper Floor", "Family Area", "Quiet Quarter"],
                nouns: ["Floor", "Area"], owned: ["Area", "Wing"])
        case .accessory, .service:
            NameIdeas(
                before: [
                    "Left", "Right", "Front", "Garden", "Upper", "Lower", "Little", "Second", "Eastern", "Western",
                ],
                whole: ["Corner Switch", "Window Switch", "Garden Switch", "Left Socket", "Ceiling Pendant"],
                nouns: ["Light", "Switch", "Socket"])
        case .serviceGroup:
            NameIdeas(
                before: ["Corner", "Window", "Garden", "Upper", "Eastern", "Western"], after: ["Set", "Cluster"],
                whole: ["Corner Lights", "Evening Lamps", "Garden Cluster", "Window Lamps"],
                nouns: ["Lights", "Switches", "Cluster"])
        case .actionSet:
            NameIdeas(
                before: ["Quiet", "Weekend", "Evening", "Morning", "Holiday"], after: ["Mood", "Moment"],
                whole: ["Quiet Evening", "Movie Mood", "Dinner Party", "Reading Hour", "Lazy Sunday"],
                nouns: ["Mood", "Evening", "Party"])
        case .trigger, .user:
            NameIdeas(
                before: ["Evening", "Weekend", "Morning", "Holiday"], after: ["Routine", "Timer"],
                whole: ["Evening Routine", "Morning Routine", "Weekend Plan", "Bedtime Plan"],
                nouns: ["Routine", "Timer"])
        }
    }

    private static let distances = ["Little", "Garden", "Second", "Eastern", "Western"]
}
