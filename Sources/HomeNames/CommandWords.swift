/// The words of a language from which commands are made, as far as names can be taken for them.
///
/// The floor above reads them out of its grammar. All words are in lower case.
public struct CommandWords: Sendable {
    /// Words that ask for something or say how much: "turn", "dim", "off", "all", "everything".
    public var acts: Set<String>
    /// Words for kinds of things, in the singular and the plural: "light", "lamps", "fan".
    public var kinds: Set<String>
    /// Words that people put in or leave out: "the", "my".
    public var articles: Set<String>
    /// Words by which things of one kind are told apart, in the order in which they are offered: "Left", "Big".
    public var distinctions: [String]
    /// Whether a text is a whole command by itself, for what words alone do not show.
    public var isCommand: @Sendable (String) -> Bool

    /// Words of the given parts.
    public init(
        acts: Set<String> = [], kinds: Set<String> = [], articles: Set<String> = CommandWords.englishArticles,
        distinctions: [String] = CommandWords.englishDistinctions,
        isCommand: @escaping @Sendable (String) -> Bool = { _ in false }
    ) {
        self.acts = acts
        self.kinds = kinds
        self.articles = articles
        self.distinctions = distinctions
        self.isCommand = isCommand
    }

    /// The articles of English, and the pronouns that people put in their place.
    public static let englishArticles: Set<String> = ["the", "a", "an", "my", "our"]

    /// Words of two syllables mostly, which are told apart well.
    public static let englishDistinctions = [
        "Corner", "Window", "Garden", "Upper", "Lower", "Little", "Second", "Eastern", "Western", "Yellow", "Purple",
        "Silver",
    ]
}
