import FoundationEssentials
import HomeModel
import LanguagePack
import Spelling
import UtteranceAnalysis

/// The sentences that a language offers where nothing was understood, and the words by which each is found: “snuff” by turning
/// off, “lawn” by a sprinkler.
///
/// It is written in the file `suggestions.txt` of a language; one without the file suggests nothing.
///
///     say turn off the {thing}: sleep snuff rest
///     moved: open the {thing}, close the {thing}
///     thing sprinkler hose: lawn grass
///     idle: the a please
///     against: he she my yesterday
///     own: my
///     telling: is was
struct SuggestionLexicon: Sendable {
    /// What a line is about.
    private enum Key: String, CaseIterable { case say, moved, thing, idle, against, own, telling }

    /// A sentence that can be offered, and the words that speak for it.
    struct Offer: Sendable {
        /// What stands in the gap of the sentence.
        enum Gap: String, CaseIterable { case thing, room, zone, scene }

        let sentence: String
        let gap: Gap?
        let cues: [WordStem]

        /// The sentence with a name in its gap.
        func naming(_ name: String) -> String {
            gap.map { sentence.replacing("{\($0.rawValue)}", with: name) } ?? sentence
        }
    }

    /// The offers, those that need no word of their own first among each gap's.
    private(set) var offers: [Offer] = []
    /// What other words things are told by: a word of a name, or a type of service.
    private(set) var things: [(names: [WordStem], types: [String], cues: [WordStem])] = []
    /// Words that say nothing.
    private(set) var idle: Set<String> = []
    /// Words of what is told, and not asked for.
    private(set) var against: Set<String> = []
    /// Those of them that may stand in a wish too: "my".
    private(set) var own: Set<String> = []
    /// Words that behind the name of a thing tell how it is, where nothing else is said to be done to it: "is".
    private(set) var telling: Set<String> = []
    /// What is asked of things that are opened: to open and to close them.
    private(set) var moved: [String] = []

    /// What is mostly asked of things that are off or closed, and of others: the first two offers to things, or those to things
    /// that are opened.
    func change(from isAtRest: Bool, isMoved: Bool = false) -> String? {
        if isMoved, let sentence = moved.dropFirst(isAtRest ? 0 : 1).first { return sentence }
        let ofThings = offers.filter { $0.gap == .thing }
        return ofThings.dropFirst(isAtRest ? 0 : 1).first?.sentence
    }

    /// Whether it is what is mostly asked of things that are switched: on, and off.
    func switches(_ offer: Offer) -> Bool {
        offers.lazy.filter { $0.gap == .thing }.prefix(2).contains { $0.sentence == offer.sentence }
    }

    /// A lexicon that offers nothing.
    init() {}

    /// Reads the file of a language's folder.
    ///
    /// - Throws: `LanguageError` where it cannot be read, `KeyedLinesError` where a line is wrong.
    init(folder: String) throws {
        let file = folder + "/suggestions.txt"
        guard FileManager.default.fileExists(atPath: file) else {
            self.init()
            return
        }
        try self.init(reading: try LanguageFolder.text(of: file), file: file)
    }

    /// Reads the text of a file; `file` is how errors call it.
    init(reading text: String, file: String) throws(KeyedLinesError) {
        var seen: Set<String> = []
        var movedLine: KeyedLines.Line?
        for line in try KeyedLines(text, file: file).lines {
            guard seen.insert(line.key).inserted else { throw line.error(.repeatedKey(line.key)) }
            guard !line.value.isEmpty else { throw line.error(.expected("a word", found: "nothing")) }
            if try read(line) == .moved { movedLine = line }
        }
        if let movedLine { try checkMoved(movedLine) }
    }

    /// Takes what a line says, and tells what it is about.
    private mutating func read(_ line: KeyedLines.Line) throws(KeyedLinesError) -> Key {
        let words = line.key.split(separator: " ")
        let (word, rest) = (String(words[0]), words.dropFirst())
        // All but what is offered, and things, stand alone.
        guard let key = Key(rawValue: word), rest.isEmpty || key == .say || key == .thing else {
            throw line.unknown(Key(rawValue: word) == nil ? word : line.key, among: Key.allCases.map(\.rawValue))
        }
        let cues = line.words.map { WordStem(String($0)) }
        // A word stands once in a line; sentences may be alike.
        var met: Set<String> = []
        if key != .moved, let twice = cues.first(where: { !met.insert($0.text).inserted }) {
            throw line.error(.repeatedKey(twice.text))
        }
        switch key {
        case .say: offers.append(try Self.offer(rest.joined(separator: " "), cues, line))
        case .thing:
            let types = rest.filter { $0.first?.isUppercase == true }.map(String.init)
            let names = rest.filter { $0.first?.isUppercase == false }.map { WordStem(String($0)) }
            guard !rest.isEmpty else { throw line.error(.expected("a word of names or a type", found: "“:”")) }
            for type in types where !ServiceType(type).isAppleDefined {
                throw line.error(.unknownChoice(type, of: "type of service", nearest: ServiceType.nearest(to: type)))
            }
            things.append((names, types, cues))
        case .idle: idle.formUnion(cues.map(\.text))
        case .against: against.formUnion(cues.map(\.text))
        case .own: own.formUnion(cues.map(\.text))
        case .telling: telling.formUnion(cues.map(\.text))
        case .moved:
            moved = line.value.split(separator: ",").map { String($0.drop { $0 == " " }) }
        }
        return key
    }

    /// A sentence with one gap at most, which is one of those that there are.
    private static func offer(
        _ sentence: String, _ cues: [WordStem], _ line: KeyedLines.Line
    ) throws(KeyedLinesError) -> Offer {
        guard !sentence.isEmpty else { throw line.error(.expected("a sentence", found: "“:”")) }
        let parts = sentence.split(separator: "{", omittingEmptySubsequences: false)
        guard parts.count <= 2, !parts[0].contains("}") else {
            throw line.error(.expected("one name in braces", found: "“\(sentence)”"))
        }
        guard parts.count == 2 else { return Offer(sentence: sentence, gap: nil, cues: cues) }
        let ends = parts[1].split(separator: "}", omittingEmptySubsequences: false)
        guard ends.count == 2 else { throw line.error(.expected("one name in braces", found: "“\(sentence)”")) }
        guard let gap = Offer.Gap(rawValue: String(ends[0])) else {
            let kinds = Offer.Gap.allCases.map(\.rawValue)
            throw line.error(
                .unknownChoice(
                    String(ends[0]), of: "kind of name", nearest: Nearest.word(to: String(ends[0]), among: kinds)))
        }
        return Offer(sentence: sentence, gap: gap, cues: cues)
    }

    /// Makes sure that what is asked of things that are opened is two sentences that are offered to things.
    private func checkMoved(_ line: KeyedLines.Line) throws(KeyedLinesError) {
        let offered = offers.filter { $0.gap == .thing }.map(\.sentence)
        for sentence in moved where !offered.contains(sentence) {
            throw line.error(
                .unknownChoice(sentence, of: "say", nearest: Nearest.word(to: sentence, among: offered)))
        }
        guard moved.count == 2 else {
            throw line.error(.expected("to open and to close", found: "“\(line.value)”"))
        }
    }
}

/// A word that others are like which begin as it does: “frost” and “frostiness”, “cook” and “cooked”.
struct WordStem: Hashable, Sendable {
    let text: String
    private let letters: [Unicode.Scalar]

    init(_ word: String) {
        text = NameKey(word).text
        letters = Array(text.unicodeScalars)
    }

    /// Whether both are forms of one word that hardly differ: “light” and “lights”, but not “reading” and “ready”.
    func isNearly(_ other: WordStem) -> Bool {
        let shared = zip(letters, other.letters).prefix { $0 == $1 }.count
        return letters == other.letters
            || isLike(other) && max(letters.count, other.letters.count) - shared <= Self.shortEnding
    }

    /// The most letters of an ending that hardly differs.
    private static let shortEnding = 2

    /// Whether both are forms of one word, as far as their letters tell: all but an ending of either is the same.
    func isLike(_ other: WordStem) -> Bool {
        if letters == other.letters { return true }
        let shared = zip(letters, other.letters).prefix { $0 == $1 }.count
        let ending = max(letters.count, other.letters.count) - shared
        let lost = min(letters.count, other.letters.count) - shared
        return shared >= 3 && lost <= (shared == 3 ? 0 : 1) && ending <= (shared == 3 ? 1 : shared == 4 ? 3 : 4)
    }
}
