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
    /// Whether what a thing is stands before where it is: "Luce" Cucina.
    public var isHeadFirst: Bool

    /// Ideas of the given parts.
    public init(
        before: [String] = [], after: [String] = [], whole: [String] = [], nouns: [String] = [], owned: [String] = [],
        isHeadFirst: Bool = false
    ) {
        self.before = before
        self.after = after
        self.whole = whole
        self.nouns = nouns
        self.owned = owned
        self.isHeadFirst = isHeadFirst
    }

    /// Whether they are written in Latin letters.
    var areLatin: Bool { (whole + before + after + nouns).allSatisfy(\.isLatin) }

    /// A name of what something is and where.
    func name(_ thing: String, in place: String) -> String {
        (isHeadFirst ? [thing, place] : [place, thing]).asName
    }
}

extension [String] {
    /// The words in a row, as a name has them: without a space where their script sets none.
    var asName: String {
        dropFirst().reduce(first ?? "") { text, word in
            let isJoined = text.last?.isIdeographic == true && word.first?.isIdeographic == true
            return text + (isJoined ? "" : " ") + word
        }
    }
}

extension String {
    /// Whether it is written in Latin letters, or in digits.
    var isLatin: Bool { unicodeScalars.allSatisfy { $0.value < 0x250 || $0.value == 0x2019 } }
}
