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
        before: [String] = [], after: [String] = [], whole: [String] = [], nouns: [String] = [], owned: [String] = []
    ) {
        self.before = before
        self.after = after
        self.whole = whole
        self.nouns = nouns
        self.owned = owned
    }
}
