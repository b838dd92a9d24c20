import HomeModel
import HomeNames
import Synchronization

/// The whole names of things, rooms and zones in words, found by any of their words.
package struct NamesInWords: Sendable {
    /// A whole name in words.
    package struct Name: Sendable {
        package let name: String
        package let home: HomeID
        /// Whether a room or zone is called so.
        package let isPlace: Bool
        package let words: [String]
        /// What each word is called by too: its singular, and what stands before the kind in a compound.
        fileprivate let others: [[String]]

        /// Whether some words are the last of it; of a compound it is the kind that is last.
        package func ends(in part: Part) -> Bool { place(of: part).map { $0.upperBound == words.count } ?? false }

        /// Whether some words are its first.
        package func begins(with part: Part) -> Bool { place(of: part)?.lowerBound == 0 }

        /// Where some of its words, one after the other, are those of a part.
        ///
        /// Of characters some may be left out between the first and the last: 餐桌灯 is the 餐桌吊灯.
        private func place(of part: Part) -> Range<Int>? {
            let count = part.words.count
            guard count <= words.count else { return nil }
            let starts = (0...words.count - count).filter { start in
                zip(start..<start + count, part.words).allSatisfy { place, said in
                    said == words[place] || others[place].contains(said)
                }
            }
            if let start = starts.last { return start..<start + count }
            guard part.isUnspaced, part.words.first == words.first, part.words.last == words.last else { return nil }
            var rest = part.words[...]
            for word in words where word == rest.first { rest.removeFirst() }
            return rest.isEmpty ? words.indices : nil
        }

        /// Whether some words are a part of it, and not all: of as many words a compound has more than the word before its kind, and
        /// no plural more than its singular.
        fileprivate func has(_ part: Part) -> Bool {
            guard place(of: part) != nil else { return false }
            return words.count > part.words.count
                || zip(words, part.words).contains { word, said in
                    word.hasPrefix(said) && word.count - said.count >= Self.shortestKind
                }
        }

        /// The fewest letters of a kind at the end of a compound.
        fileprivate static let shortestKind = 3
    }

    /// What was said of a name, each word as the name may have it.
    package struct Part: Sendable {
        package let words: [String]
        /// Whether each word is a character.
        package let isUnspaced: Bool

        /// Some words.
        package init(words: [String], isUnspaced: Bool = false) {
            (self.words, self.isUnspaced) = (words, isUnspaced)
        }
    }

    private var names: [Name] = []
    private var places: [String: [Int]] = [:]

    /// The names of all homes.
    init(_ index: NameIndex, _ language: LanguageRules) {
        for entry in index.entries where entry.isWholeOfThingOrPlace {
            let words = language.tokens(of: entry.name).filter { !$0.isPossessive }.map(\.key.text)
            let others = words.map { Self.others(of: $0, language) }
            for word in Set(words + others.flatMap(\.self)) { places[word, default: []].append(names.count) }
            names.append(
                Name(
                    name: entry.name, home: entry.home, isPlace: entry.thing.kind.isPlace, words: words, others: others)
            )
        }
    }

    private static func others(of word: String, _ language: LanguageRules) -> [String] {
        let singular = language.forms.singular(of: word)
        return (singular == word ? [] : [singular]) + (beforeKind(word, language).map { [$0] } ?? [])
    }

    /// What stands before the kind in a compound: “Monitor” of “Monitorlicht”, "spot" of "Spotlights".
    private static func beforeKind(_ word: String, _ language: LanguageRules) -> String? {
        guard word.count >= 2 * Name.shortestKind else { return nil }
        let cuts = word.indices.dropFirst(Name.shortestKind).dropLast(Name.shortestKind - 1)
        return cuts.first { isKind(String(word[$0...]), language) }.map { String(word[..<$0]) }
    }

    /// Whether a word is by itself one for things of a kind.
    private static func isKind(_ word: String, _ language: LanguageRules) -> Bool {
        let grammar = language.compiled
        guard let thing = grammar.rule(.thing), grammar.begins(thing, with: grammar.wordTable[NameKey(word)]) else {
            return false
        }
        var matcher = Matcher(grammar, Lattice([Token(text: Substring(word))], grammar: grammar))
        return matcher.readings(of: thing).contains { Slots($0).has(.kind) }
    }

    /// The names of a home of which some words are a part.
    package func names(with part: Part, in home: HomeID) -> [Name] {
        let found = Set(part.words.first.flatMap { places[$0] } ?? [])
        return found.sorted().map { names[$0] }.filter { $0.home == home && $0.has(part) }
    }

    /// Whether a word is one of any name, or a form of one.
    package func have(_ word: String) -> Bool { places[word] != nil }
}

extension NameEntry {
    /// Whether it is the whole name of a thing, room or zone, which may be called by a part of it; scenes are run by their whole names
    /// only.
    package var isWholeOfThingOrPlace: Bool {
        form == .full && ![.home, .actionSet, .trigger, .user].contains(thing.kind)
    }
}

/// The names in words, which are made where somebody asks first.
final class NamesInWordsCache: Sendable {
    private let known = Mutex<NamesInWords?>(nil)

    func names(_ make: () -> NamesInWords) -> NamesInWords {
        known.withLock { known in
            if let known { return known }
            let made = make()
            known = made
            return made
        }
    }
}
