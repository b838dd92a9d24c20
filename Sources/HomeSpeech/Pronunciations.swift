import LanguagePack

/// How words and names are spoken, in the phones of the model.
///
/// A word of the model's dictionary is spoken as it stands there, and as `speech.txt` has it beside that. For others the variants are, in this order: the
/// possessive of a known word, two known words joined, libflite's letter-to-sound rules, and espeak-ng's opinion where it
/// is installed and differs.
public struct Pronunciations: Sendable {
    /// The most variants of one word.
    public static let variantLimit = 6

    private let dictionary: PronouncingDictionary
    let settings: SpeechSettings
    private let usesESpeak: Bool

    /// Opens the model's dictionary, for a language that is said so.
    ///
    /// - Throws: `SpeechError.badModel` where it cannot be read.
    public init(
        model: SpeechModel, settings: SpeechSettings, usesESpeak: Bool = true
    ) throws(SpeechError) {
        dictionary = try PronouncingDictionary(file: model.dictionary, phones: settings.phones)
        self.settings = settings
        self.usesESpeak = usesESpeak
    }

    /// The phones that words are said with.
    public var phones: PhoneSet { settings.phones }

    /// Whether the last that was heard is a short number that may be none: a “to” before a breath sounds like “two”, “to eight”, or
    /// “to ten”.
    public func endsInDoubtfulNumber(_ transcript: String) -> Bool {
        settings.endsInDoubtfulNumber(transcript.split(separator: " "))
    }

    /// All ways to say a lower-case word, the likeliest first; empty where nobody knows one.
    public func variants(of word: String) -> [[Phone]] {
        variants(of: [word])[word] ?? []
    }

    /// All ways to say each of the words; a word that nobody can say is left out.
    ///
    /// One call for many words is much quicker than many calls, because espeak-ng is started once.
    public func variants(of words: [String]) -> [String: [[Phone]]] {
        let parts = Dictionary(words.map { ($0, Multiword.words(in: PronunciationAlias.word(in: $0) ?? $0)) }) {
            first, _ in
            first
        }
        let found = plainVariants(of: parts.values.flatMap(\.self))
        return parts.compactMapValues { Self.joined($0.map { found[$0] ?? [] }) }
    }

    /// All ways to say words one after the other, the likeliest first; nil where nobody can say one of them.
    private static func joined(_ words: [[[Phone]]]) -> [[Phone]]? {
        guard !words.isEmpty, words.allSatisfy({ !$0.isEmpty }) else { return nil }
        var ways: [(phones: [Phone], rank: Int)] = [([], 0)]
        for variants in words {
            let longer = ways.flatMap { way in
                variants.enumerated().map { (phones: way.phones + $1, rank: way.rank + $0) }
            }
            ways = Array(
                longer.enumerated().sorted { ($0.1.rank, $0.0) < ($1.1.rank, $1.0) }.map(\.1).prefix(variantLimit))
        }
        return ways.map(\.phones)
    }

    private func plainVariants(of words: [String]) -> [String: [[Phone]]] {
        var found: [String: [[Phone]]] = [:]
        var unknown: [String] = []
        for word in Set(words).sorted() {
            found[word] = dictionary.pronunciations(of: word)
            if found[word] == [] {
                found[word] = guesses(for: word)
                unknown.append(word)
            }
            found[word]? += settings.pronunciations[word] ?? []
        }
        if usesESpeak, let voice = settings.espeakVoice {
            for (word, said) in ESpeak.phones(of: unknown, voice: voice, phones) { found[word]?.append(said) }
        }
        return found.mapValues { variants in
            var seen: Set<[Phone]> = []
            return Array(variants.filter { !$0.isEmpty && seen.insert($0).inserted }.prefix(Self.variantLimit))
        }.filter { !$0.value.isEmpty }
    }

    /// Whether the model's own dictionary has the word.
    public func isKnown(_ word: String) -> Bool {
        dictionary.contains(word)
    }

    private func guesses(for word: String) -> [[Phone]] {
        possessives(of: word) + joined(word) + [LetterToSound.phones(of: word, phones)]
    }

    /// “Ecobee's” from “Ecobee”, and “kids'” as “kids”.
    private func possessives(of word: String) -> [[Phone]] {
        if word.hasSuffix("'") { return dictionary.pronunciations(of: String(word.dropLast())) }
        guard let written = settings.possessives.first(where: { word.hasSuffix($0.written) })?.written else {
            return []
        }
        let stem = String(word.dropLast(written.count))
        let stems = dictionary.pronunciations(of: stem) + joined(stem)
        return stems.map { $0 + settings.possessive(written, after: $0.last) }
    }

    /// Two words of the dictionary, three letters or more each, written as one: of all cuts the one nearest the middle.
    private func joined(_ word: String) -> [[Phone]] {
        let letters = Array(word)
        guard 6...LetterToSound.longestWord ~= letters.count else { return [] }
        let cuts = (3...letters.count - 3).sorted { abs($0 * 2 - letters.count) < abs($1 * 2 - letters.count) }
        for cut in cuts {
            let first = dictionary.pronunciations(of: String(letters[..<cut]))
            let second = dictionary.pronunciations(of: String(letters[cut...]))
            if let first = first.first, let second = second.first { return [first + second] }
        }
        return []
    }
}
