/// What the names of things are as nouns, by the words that they are made of: as `nouns.txt` in a language's folder has them.
///
/// A name that a person gave has no gender, but its noun mostly is a word that is known: a “Stehlampe” is a “Lampe”.
public struct NounTable: Sendable {
    /// The gender of a noun; `unknown` where nothing tells it, and in languages that have none.
    public enum Gender: String, CaseIterable, Sendable { case masculine, feminine, neuter, unknown }

    /// How a name begins, where an article before it goes by that: “l'Ampoule”, “lo Specchio”.
    public enum Beginning: String, CaseIterable, Sendable { case vowel, cluster, other }

    /// What a name is as a noun.
    public struct Noun: Hashable, Sendable {
        /// Its gender.
        public let gender: Gender
        /// Whether it is spoken of in the plural: “Spots”.
        public let isPlural: Bool

        /// What is not known is one, of no gender.
        static let unknown = Noun(gender: .unknown, isPlural: false)
    }

    private var nouns: [String: Noun] = [:]
    private var ends = Ends()
    /// What tells of words that are not known.
    private var guesses = Ends()
    /// The words behind which a name says no more of its noun: “Lampe am Fenster”.
    private var stops: Set<String> = []
    /// Whether the last word before those is the noun, as in “Fan Lights”, or any may be.
    private var isLast = false
    private var beginnings: [(String, Beginning)] = []

    /// The table of a language's folder; an empty one where the folder has none.
    ///
    /// - Throws: `LanguageFileError` where the file cannot be read, or a line of it is wrong.
    package init(folder: String) throws {
        let path = folder + "/" + LanguageFolder.nouns
        let isThere = try LanguageFolder(folder).files(ending: LanguageFolder.nouns).contains(path)
        try self.init(reading: isThere ? LanguageFolder.lines(of: path) : "", file: path)
    }

    /// Reads the text of a file, whose lines are a key and words; `file` is how faults call it.
    ///
    /// - Throws: `LanguageFileError` where a line is wrong.
    package init(reading text: String, file: String) throws(LanguageFileError) {
        for line in AffixFile(text, file: file) {
            guard !line.fields.isEmpty else { throw line.fault("“\(line.option)” takes words") }
            switch line.option {
            case "head":
                guard line.fields.elementsEqual(["last"]) else { throw line.fault("head takes “last”") }
                isLast = true
            case "until": stops.formUnion(line.fields.map { $0.lowercased() })
            case "vowel": beginnings += line.fields.map { ($0.lowercased(), .vowel) }
            case "cluster": beginnings += line.fields.map { ($0.lowercased(), .cluster) }
            default: try add(line)
            }
        }
    }

    private mutating func add(_ line: AffixFile.Line) throws(LanguageFileError) {
        guard let noun = Self.classes[String(line.option)] else {
            let known = (Self.classes.keys.sorted() + ["head", "until", "vowel", "cluster"]).joined(separator: ", ")
            throw line.fault("there is no key “\(line.option)”: \(known) are known")
        }
        for field in line.fields {
            let word = field.lowercased()
            let end = word.drop { $0 == "-" || $0 == "~" }
            let known: Noun?
            switch word.first {
            case "-": known = ends.insert(end, noun)
            case "~": known = guesses.insert(end, noun)
            default: known = nouns.updateValue(noun, forKey: word)
            }
            guard known == nil || known == noun, !end.isEmpty else {
                throw line.fault("“\(field)” stands here under another key too; remove one of them")
            }
        }
    }

    private static let classes = [
        "masculine": Noun(gender: .masculine, isPlural: false),
        "masculine-plural": Noun(gender: .masculine, isPlural: true),
        "feminine": Noun(gender: .feminine, isPlural: false),
        "feminine-plural": Noun(gender: .feminine, isPlural: true),
        "neuter": Noun(gender: .neuter, isPlural: false), "neuter-plural": Noun(gender: .neuter, isPlural: true),
        "plural": Noun(gender: .unknown, isPlural: true),
    ]

    /// What a name is.
    ///
    /// Where any of its words may be the noun, all nouns that it names agree, or nobody knows which of them it is.
    public func noun(of name: String) -> Noun {
        if nouns.isEmpty, ends.isEmpty { return .unknown }
        let words = name.lowercased().split { $0 == " " || $0 == "-" }.prefix { !stops.contains(String($0)) }
        var (named, guessed): (Set<Noun>, Set<Noun>) = ([], [])
        for word in isLast ? words.suffix(1) : words {
            if let noun = nouns[String(word)] ?? ends.longest(of: word) {
                named.insert(noun)
            } else if let noun = guesses.longest(of: word) {
                guessed.insert(noun)
            }
        }
        let found = named.isEmpty ? guessed : named
        return found.count == 1 ? found.first ?? .unknown : .unknown
    }

    /// How a name begins.
    public func beginning(of name: String) -> Beginning {
        if beginnings.isEmpty { return .other }
        let name = name.lowercased()
        let fitting = beginnings.filter { name.hasPrefix($0.0) }
        return fitting.max { $0.0.count < $1.0.count }?.1 ?? .other
    }

    /// What words end in.
    private struct Ends {
        private var nouns: [Substring: Noun] = [:]
        private var lengths: [Int] = []

        var isEmpty: Bool { nouns.isEmpty }

        /// Adds an end; what it was before, where it is there already.
        mutating func insert(_ end: Substring, _ noun: Noun) -> Noun? {
            if !lengths.contains(end.count) { lengths = (lengths + [end.count]).sorted(by: >) }
            return nouns.updateValue(noun, forKey: end)
        }

        /// What the longest end of a word is.
        func longest(of word: Substring) -> Noun? {
            for length in lengths where length <= word.count {
                if let noun = nouns[word.suffix(length)] { return noun }
            }
            return nil
        }
    }
}
