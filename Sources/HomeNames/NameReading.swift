import HomeModel
import LanguagePack

/// How names are written and said otherwise, as the floors above know it; shared by all who look at an index.
public final class NameReading: Sendable {
    /// The kinds of things whose names are read.
    public let kinds: Set<NamedThing.Kind>
    /// Further ways to write a name that are read as that name, such as "Lamp Two" for "Lamp 2"; nil where there are
    /// none.
    public let spellings: (@Sendable (String) -> [String])?
    /// The ways to say a name, as phones of the language; nil where nothing is to be found by its sound.
    public let pronunciations: (@Sendable (String) -> [[String]])?

    /// How far apart phones are.
    let sounds: Phones

    /// Whether what a name names stands at its end, so that its last words name it too: "Night Light".
    public let endsInHead: Bool
    /// Which slips of the fingers are likely.
    public let spelling: SpellingModel

    /// A reading of the given parts.
    public init(
        kinds: Set<NamedThing.Kind> = Set(NamedThing.Kind.allCases),
        spellings: (@Sendable (String) -> [String])? = nil,
        pronunciations: (@Sendable (String) -> [[String]])? = nil, phones: PhoneSet = PhoneSet(),
        spelling: SpellingModel = SpellingModel(), endsInHead: Bool = true
    ) {
        sounds = Phones(phones)
        self.kinds = kinds
        self.spellings = spellings
        self.pronunciations = pronunciations
        self.spelling = spelling
        self.endsInHead = endsInHead
    }
}
