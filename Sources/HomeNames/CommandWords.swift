import HomeModel
import LanguagePack

/// The words of a language from which commands are made, as far as names can be taken for them.
///
/// The floor above reads them out of its grammar. All words are in lower case.
public struct CommandWords: Sendable {
    /// Words that ask for something or say how much: "turn", "dim", "off", "all", "everything".
    public var acts: Set<String>
    /// Words for kinds of things, in the singular and the plural: "light", "lamps", "fan".
    public var kinds: Set<String>
    /// What commands call things of a sort, by the key of it: "lamp", "garagedoors".
    public var sorts: [String: Sort]
    /// Keys of what commands say in place of a name: "things", "here", "room", "please".
    public var generics: Set<String>
    /// Keys of what commands call the home they are said in: "house".
    public var houses: Set<String>
    /// Words that say what a thing in a home is, which people leave out: "room", "scene".
    public var types: Set<String>
    /// Words that people put in or leave out: "the", "my".
    public var articles: Set<String>
    /// Words that make a list of names: "and".
    public var joiners: Set<String>
    /// Words that end the name of a lamp, in the singular.
    public var lamps: Set<String>
    /// Words that say where a lamp stands, in the order in which they are offered.
    public var lampPlaces: [String]
    /// How words change their form.
    public var forms: WordForms
    /// What names are made of that are offered.
    public var ideas: @Sendable (NamedThing.Kind) -> NameIdeas
    /// Whether a text is a whole command by itself, for what words alone do not show.
    public var isCommand: @Sendable (String) -> Bool
    /// Whether commands say a text for how much, or for when: "fifty", "red", "tomorrow".
    public var isValue: @Sendable (String) -> Bool

    /// A sort of things, as a word of commands means it.
    public struct Sort: Hashable, Sendable {
        /// The types of services that are meant.
        public var types: Set<ServiceType>
        /// Whether all of the sort are meant.
        public var isPlural: Bool
        /// A word by which those of the sort are preferred that have it in their names; nil where all are meant alike.
        public var word: String?

        /// A sort of the given parts.
        public init(types: Set<ServiceType>, isPlural: Bool, word: String? = nil) {
            self.types = types
            self.isPlural = isPlural
            self.word = word
        }
    }

    /// Words of the given parts.
    public init(
        acts: Set<String> = [], kinds: Set<String> = [], sorts: [String: Sort] = [:], generics: Set<String> = [],
        houses: Set<String> = [], types: Set<String> = [], articles: Set<String> = [], joiners: Set<String> = [],
        lamps: Set<String> = [], lampPlaces: [String] = [], forms: WordForms = WordForms(),
        ideas: @escaping @Sendable (NamedThing.Kind) -> NameIdeas = { _ in NameIdeas() },
        isCommand: @escaping @Sendable (String) -> Bool = { _ in false },
        isValue: @escaping @Sendable (String) -> Bool = { _ in false }
    ) {
        self.acts = acts
        self.kinds = kinds
        self.sorts = sorts
        self.generics = generics
        self.houses = houses
        self.types = types
        self.articles = articles
        self.joiners = joiners
        self.lamps = lamps
        self.lampPlaces = lampPlaces
        self.forms = forms
        self.ideas = ideas
        self.isCommand = isCommand
        self.isValue = isValue
    }

    /// The words of a text that may set no spaces between them: from its beginning on the longest that commands are made of, and
    /// what stands between those.
    func words(in text: String) -> [String] {
        guard text.contains(where: \.isIdeographic) else { return [text] }
        var (words, strange, rest) = ([String](), "", text[...])
        while let first = rest.first {
            let known = (1...min(Self.longestUnspaced, rest.count)).reversed().lazy.map { rest.prefix($0) }
                .first { isKnown(String($0)) }
            if let known {
                words += strange.isEmpty ? [String(known)] : [strange, String(known)]
                strange = ""
            } else {
                strange.append(first)
            }
            rest = rest.dropFirst(known?.count ?? 1)
        }
        return strange.isEmpty ? words : words + [strange]
    }

    /// The most characters of a word that is looked for where no space ends it.
    private static let longestUnspaced = 4

    private func isKnown(_ word: String) -> Bool {
        acts.contains(word) || kinds.contains(word) || articles.contains(word) || types.contains(word)
            || joiners.contains(word)
    }

    /// The key of a word in the singular.
    func singular(_ word: String) -> String { forms.singular(of: NameKey(word).text) }

    /// Whether a word is one for a lamp.
    func isLamp(_ word: String) -> Bool { lamps.contains(singular(word)) }
}
