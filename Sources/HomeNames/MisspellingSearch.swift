import HomeModel
import LanguagePack

/// A name near one that was misspelt.
public struct NearName: Hashable, Sendable {
    /// What bears it.
    public let entry: NameEntry
    /// What its edits cost: of as many, usual slips cost less.
    public let cost: Int

    /// How many letters were put in, left out, changed or swapped with their neighbour.
    public var edits: Int { SpellingCosts.edits(of: cost) }

    /// Whether either of two names may be meant: they are as many edits away.
    ///
    /// A letter swapped or doubled is a likelier slip than any other letter; that one key lies beside another does not
    /// decide between two names: “eest” may be East or West.
    public func isAsNear(as other: NearName) -> Bool {
        edits == other.edits && abs(cost - other.cost) < SpellingCosts.telling
    }
}

/// Finds the names that a misspelt one may be meant for.
struct MisspellingSearch {
    let index: NameIndex

    /// The names that a misspelt one may be meant for, nearest first; what is the name itself is 0 edits away.
    ///
    /// Whole names, and names without the room that stands before them; last words must be said rightly.
    ///
    /// Four of five misspellings are one edit away from what was meant (Damerau, 1964, "A technique for computer
    /// detection and correction of spelling errors"), so one edit is forgiven, and two from six letters on; names of
    /// one or two letters are hardly misspelt and reach each other by one edit, so they are forgiven none.
    ///
    /// Numbers and ideographs are never edited away: who says Lamp 50 does not get Lamp 15, nor Lamp Six for Lamp
    /// Ten, and 浴室灯 is another room's lamp than 卧室灯.
    func names(
        meantBy name: String, limit: Int, where isWanted: (NameEntry) -> Bool
    ) -> [NearName] {
        let key = NameKey(name)
        let letters = key.letters
        let length = letters.count
        guard limit > 0, (1...Name.maximumLength * 2).contains(length) else { return [] }
        let fixed = Self.fixedLetters(of: key.text)
        // Seldom is a name near enough for its number to matter.
        lazy var number = number(in: name)
        var found: [NearName] = []
        for layer in index.layers {
            let near = layer.segment.near.near(
                letters, index.reading.spelling, atMost: Self.toleratedEdits(for: length))
            for candidate in near {
                let (place, edits) = (candidate.place, candidate.edits)
                let other = String(decoding: layer.segment.keys[place], as: UTF8.self)
                guard edits <= Self.toleratedEdits(for: other.unicodeScalars.count),
                    Self.fixedLetters(of: other) == fixed
                else { continue }
                found += layer.entries(at: place).filter { entry in
                    entry.form <= .withoutRoom && isWanted(entry)
                        && (edits == 0 || number.isEmpty || self.number(in: entry.name) == number)
                }.map { NearName(entry: $0, cost: candidate.cost) }
            }
        }
        return Array(nearestFirst(found).prefix(limit))
    }

    /// The most edits by which a name of so many letters may differ.
    static func toleratedEdits(for letters: Int) -> Int {
        switch letters {
        case ...2: 0
        case ...5: 1
        default: 2
        }
    }

    /// The letters of a key that are words by themselves.
    static func fixedLetters(of key: String) -> [Unicode.Scalar] {
        key.unicodeScalars.filter {
            ($0.value > 0x7F || $0.value < 0x41) && ($0.properties.numericType != nil || $0.properties.isIdeographic)
        }
    }

    /// The digits of a name once its number words are digits: "12" of "Lamp Twelve" and of "lamptwelve".
    private func number(in name: String) -> String {
        let whole = Self.digits(in: (index.reading.spellings?(name) ?? []) + [name])
        guard whole.isEmpty, let spellings = index.reading.spellings else { return whole }
        let letters = NameKey(name).text.suffix(9)
        for start in letters.indices {
            let digits = Self.digits(in: spellings(String(letters[start...])))
            if !digits.isEmpty { return digits }
        }
        return ""
    }

    private static func digits(in spellings: [String]) -> String {
        // The number words of the spelling with the most digits have all been read.
        spellings.map { $0.filter(\.isNumber) }.max { $0.count < $1.count } ?? ""
    }

    /// Each entry once, those of the fewest and likeliest edits first, then whole names, then by name and home.
    private func nearestFirst(_ names: [NearName]) -> [NearName] {
        let ranked = names.enumerated().sorted {
            let (one, other) = ($0.element, $1.element)
            return (
                one.cost, one.entry.form.rawValue, one.entry.name, index.homePlaces[one.entry.home] ?? .max, $0.offset
            )
                < (
                    other.cost, other.entry.form.rawValue, other.entry.name, index.homePlaces[other.entry.home] ?? .max,
                    $1.offset
                )
        }
        var seen: Set<NameEntry> = []
        return ranked.map(\.element).filter { seen.insert($0.entry).inserted }
    }
}
