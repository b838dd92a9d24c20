import FoundationEssentials
import LanguagePack

/// How a language is said, as `speech.txt` in its folder has it: by which model it is heard, its signs, vowels, numbers and
/// accents.
public struct SpeechSettings: Sendable {
    /// The acoustic model that hears it.
    public let model: String
    /// The phones that the model tells apart.
    public let phones: PhoneSet
    /// How the ends of words are said that say whose something is, the first that fits.
    let possessives: [PossessiveEnding]
    /// Letters that are said as others: “ß” as “ss”.
    let letters: [Character: String]
    /// The words behind which a short number may be none where somebody takes breath.
    private let beforeNumber: Set<String>
    /// What people of another accent say otherwise, the first change that fits.
    let accent: [SoundChange]
    /// The voice of espeak-ng that says it; nil where there is none.
    let espeakVoice: String?
    /// The words for signs that are said: “%” is “percent”.
    let signs: [Character: String]
    /// The letters of which every word has one that is said as a word.
    let vowels: Set<Character>
    /// What stands behind the digits of an ordinal number: “st” in “1st”.
    let ordinalEndings: Set<String>
    /// Further ways to say words, beside those of the model's dictionary.
    let pronunciations: [String: [[Phone]]]
    /// For each word, those that say its opposite: “off” for “on”.
    let opposites: [String: Set<String>]
    private let cardinals: NumberSpelling
    private let ordinals: NumberSpelling

    /// Reads the settings in the folder of a language.
    ///
    /// - Throws: `SpeechError.notHeard` where it has none, `LanguageFileError` where a file cannot be read, or a line of it is
    ///   wrong or missing.
    public init(folder: String) throws {
        guard let settings = try Self.settings(in: folder) else { throw SpeechError.notHeard(folder: folder) }
        self = settings
    }

    /// The settings in the folder of a language; nil where it has none, so that the language is read and not heard.
    ///
    /// - Throws: `LanguageFileError` where a file cannot be read, or a line of it is wrong or missing.
    public static func settings(in folder: String) throws(LanguageFileError) -> SpeechSettings? {
        let path = path(in: folder)
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        return try SpeechSettings(
            reading: try LanguageFolder.lines(of: path), file: path, phones: try PhoneSet(folder: folder))
    }

    fileprivate static func path(in folder: String) -> String { folder + "/speech.txt" }

    /// Reads the text of a file; `file` is how errors call it.
    ///
    /// - Throws: `LanguageFileError` where a line is wrong or missing.
    init(reading text: String, file: String, phones set: PhoneSet) throws(LanguageFileError) {
        var signs: [Character: String] = [:]
        var opposites: [String: Set<String>] = [:]
        var lists: [Key: Set<String>] = [:]
        var names: [Key: String] = [:]
        var accent: [SoundChange] = []
        var possessives: [PossessiveEnding] = []
        var letters: [Character: String] = [:]
        var pronunciations: [String: [[Phone]]] = [:]
        var rules: [Key: [NumberSpelling.Rule]] = [:]
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (place, line) in lines.enumerated() {
            let fields = line.split(maxSplits: 2, whereSeparator: \.isWhitespace).map(String.init)
            guard let name = fields.first, !name.hasPrefix("#") else { continue }
            let fail = { (reason: String) in LanguageFileError(file: file, line: place + 1, reason: reason) }
            guard let key = Key(rawValue: name) else {
                throw fail("there is no key \(name): \(Key.allCases.map(\.rawValue).joined(separator: ", ")) are known")
            }
            switch key {
            case .vowels, .ordinalEndings, .beforeNumber:
                let list = line.split(whereSeparator: \.isWhitespace).dropFirst().map(String.init)
                guard !list.isEmpty, lists.updateValue(Set(list), forKey: key) == nil else {
                    throw fail("\(name) stands once, with one or more behind it")
                }
            case .opposites:
                let pair = line.split(whereSeparator: \.isWhitespace).dropFirst().map(String.init)
                guard pair.count == 2 else { throw fail("opposites takes two words, such as “on off”") }
                opposites[pair[0], default: []].insert(pair[1])
                opposites[pair[1], default: []].insert(pair[0])
            case .model, .espeak:
                guard fields.count == 2, names.updateValue(fields[1], forKey: key) == nil else {
                    throw fail("\(name) stands once, with one name behind it")
                }
            case .accent:
                guard
                    let change = SoundChange(
                        String(line.drop { $0.isWhitespace }.dropFirst(name.count)), set)
                else {
                    throw fail("accent takes a change of a sound, such as “ER > AH R / _ V”")
                }
                accent.append(change)
            case .possessive:
                guard fields.count == 3, let ending = PossessiveEnding(fields[1], fields[2], set) else {
                    throw fail("possessive takes an ending, how it is said, and behind a stroke after what")
                }
                possessives.append(ending)
            case .pronunciation:
                let parts = line.split(whereSeparator: \.isWhitespace).map(String.init)
                let phones = parts.dropFirst(2).map { set.phone($0) }
                guard !phones.isEmpty, !phones.contains(nil) else {
                    throw fail("pronunciation takes a word and its phones, such as “garage G AE R IH JH”")
                }
                pronunciations[parts[1], default: []].append(phones.compactMap(\.self))
            case .letter:
                guard fields.count == 3, fields[1].count == 1, let letter = fields[1].first else {
                    throw fail("letter takes one letter, and those as which it is said")
                }
                letters[letter] = fields[2]
            case .sign:
                guard fields.count == 3, fields[1].count == 1, let sign = fields[1].first else {
                    throw fail("sign takes one sign, and how it is said")
                }
                signs[sign] = fields[2]
            case .cardinal, .ordinal:
                guard fields.count == 3, let base = Int(fields[1]), let rule = NumberSpelling.Rule(base, fields[2])
                else {
                    throw fail("\(name) takes a number, and how it is said, such as “<< hundred[ >>]”")
                }
                if let last = rules[key]?.last, last.base >= base {
                    throw fail("\(base) does not come after \(last.base)")
                }
                rules[key, default: []].append(rule)
            }
        }
        for key in Key.allCases
        where !key.isOptional && lists[key] == nil && rules[key] == nil && names[key] == nil {
            throw LanguageFileError(file: file, line: lines.count, reason: "\(key.rawValue) is missing")
        }
        self.signs = signs
        self.opposites = opposites
        self.accent = accent
        self.possessives = possessives
        self.letters = letters
        beforeNumber = lists[.beforeNumber] ?? []
        phones = set
        self.pronunciations = pronunciations
        model = names[.model] ?? ""
        espeakVoice = names[.espeak]
        vowels = Set((lists[.vowels] ?? []).compactMap(\.first))
        ordinalEndings = lists[.ordinalEndings] ?? []
        cardinals = NumberSpelling(rules[.cardinal] ?? [])
        ordinals = NumberSpelling(rules[.ordinal] ?? [])
    }

    private enum Key: String, CaseIterable {
        case model, vowels, sign, opposites, cardinal, ordinal
        case ordinalEndings = "ordinal-endings"
        case beforeNumber = "before-number"
        case espeak, accent, pronunciation, possessive, letter

        var isOptional: Bool { ![.model, .vowels, .cardinal, .ordinal, .ordinalEndings].contains(self) }
    }

    /// Whether the last that was heard is a number, of ten at most, that may be none.
    func endsInDoubtfulNumber(_ words: some Collection<Substring>) -> Bool {
        let last = words.suffix(2).map(String.init)
        guard last.count == 2, beforeNumber.contains(last[0]) else { return false }
        return (1...10).contains { cardinals.words(for: $0) == [last[1]] }
    }

    /// How an ending is said behind a phone; not at all where no line fits.
    func possessive(_ written: String, after phone: Phone?) -> [Phone] {
        possessives.first { $0.written == written && ($0.after.isEmpty || phone.map($0.after.contains) == true) }?.said
            ?? []
    }

    /// 0 to 9999 in words; a number with more digits, or with a 0 in front, digit by digit.
    func cardinal(_ digits: some StringProtocol) -> [String] {
        let values = digits.compactMap(\.wholeNumberValue)
        guard values.count <= 4, values.count == 1 || values.first != 0 else {
            return values.flatMap { cardinals.words(for: $0) ?? [] }
        }
        return cardinals.words(for: values.reduce(0) { $0 * 10 + $1 }) ?? []
    }

    /// 1st to 99th in words, or nil beyond.
    func ordinal(_ digits: some StringProtocol) -> [String]? {
        guard let value = Int(digits), 1...99 ~= value else { return nil }
        return ordinals.words(for: value)
    }
}

extension SpeechError {
    /// The language of a folder is not heard.
    public static func notHeard(folder: String) -> SpeechError {
        .notHeard(language: LanguageFolder.code(of: folder), file: SpeechSettings.path(in: folder))
    }
}

/// How the end of a word is said that says whose something is: “'s IH Z / S,Z”.
struct PossessiveEnding: Sendable {
    let written: String
    let said: [Phone]
    /// The phones behind which it is said so; any where there are none.
    let after: Set<Phone>

    /// Reads how an ending is said, and after a stroke behind what; nil where it is not so written.
    init?(_ written: String, _ text: String, _ set: PhoneSet) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        let said = parts[0].split(whereSeparator: \.isWhitespace).map { set.phone($0) }
        let after = parts.dropFirst().flatMap { $0.filter { !$0.isWhitespace }.split(separator: ",") }.map {
            set.phone($0)
        }
        guard parts.count <= 2, !said.isEmpty, !said.contains(nil), !after.contains(nil) else { return nil }
        (self.written, self.said, self.after) = (written, said.compactMap(\.self), Set(after.compactMap(\.self)))
    }
}

/// How numbers are spelled out, by rules of ICU's `RuleBasedNumberFormat`.
struct NumberSpelling: Sendable {
    private let rules: [Rule]

    /// Rules in the order of their bases.
    init(_ rules: [Rule]) { self.rules = rules }

    /// The words for a number; nil where no rule begins so low.
    func words(for number: Int) -> [String]? {
        guard let rule = rules.last(where: { $0.base <= number }) else { return nil }
        let divisor = rule.divisor
        return rule.parts.flatMap { part -> [String] in
            if part.isOptional, number % divisor == 0 { return [] }
            return switch part.content {
            case .word(let word): [word]
            case .quotient: words(for: number / divisor) ?? []
            case .remainder: words(for: number % divisor) ?? []
            }
        }
    }

    /// How all numbers are said from one on, as far as the next rule.
    struct Rule: Sendable {
        /// The first number that is said so.
        let base: Int
        fileprivate let parts: [Part]

        /// A rule such as “<< hundred[ >>]” from 100 on; nil where it is none.
        init?(_ base: Int, _ text: String) {
            self.base = base
            var (parts, isOptional, rest): ([Part], Bool, Substring) = ([], false, text[...])
            while let first = rest.first {
                let content: Part.Content
                if first == "[" || first == "]" {
                    guard isOptional == (first == "]") else { return nil }
                    isOptional.toggle()
                    rest.removeFirst()
                    continue
                } else if first.isWhitespace {
                    rest.removeFirst()
                    continue
                } else if rest.hasPrefix("<<") || rest.hasPrefix(">>") {
                    // What goes into a number less than ten times would be that number again.
                    guard base >= 10 else { return nil }
                    content = first == "<" ? .quotient : .remainder
                    rest.removeFirst(2)
                } else {
                    let word = rest.prefix { !$0.isWhitespace && !"[]<>".contains($0) }
                    guard !word.isEmpty else { return nil }
                    content = .word(String(word))
                    rest.removeFirst(word.count)
                }
                parts.append(Part(content: content, isOptional: isOptional))
            }
            guard !parts.isEmpty, !isOptional else { return nil }
            self.parts = parts
        }

        /// The largest power of ten that is no larger than the base.
        fileprivate var divisor: Int {
            var power = 1
            while power <= base / 10 { power *= 10 }
            return power
        }
    }

    fileprivate struct Part: Sendable {
        enum Content: Sendable {
            case word(String)
            case quotient, remainder
        }

        let content: Content
        /// Whether it is left out where nothing is left over.
        let isOptional: Bool
    }
}
