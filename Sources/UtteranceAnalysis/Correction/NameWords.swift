import HomeModel
import HomeNames
import LanguagePack
import Spelling

/// The words that stand in names of homes: what was said rightly of a name that is misspelt elsewhere.
package struct NameWords: Sendable {
    private var words: [NameKey: Word] = [:]
    /// Those of the words that are short, as they are written.
    private var shortWords: Set<ShortWord> = []

    private let tokenizer: Tokenizer

    /// What is compared with a misspelt word.
    private struct Word {
        let letters: Letters
        /// Its plural, where it has one and is long enough to be near to anything.
        let plural: (key: NameKey, letters: Letters)?
    }

    /// The words of all names of a snapshot.
    init(_ snapshot: HomeSnapshot, _ tokenizer: Tokenizer) {
        self.tokenizer = tokenizer
        for home in snapshot.homes { add(home) }
    }

    /// The words after an event; those of names that are gone stay, because they only make corrections more careful.
    func updated(with event: HomeEvent, in snapshot: HomeSnapshot) -> NameWords {
        if [.primaryHome, .users, .reachability, .values].contains(event.topic) { return self }
        guard let name = event.name, event.thing != nil, event.verb == .renamed else {
            return NameWords(snapshot, tokenizer)
        }
        var words = self
        words.add(name)
        return words
    }

    /// Whether a word stands in a name.
    package func has(_ word: NameKey) -> Bool { words[word] != nil }

    /// Whether one wrong letter makes it of a word that stands in a name; short words are near to too much.
    package func isNear(_ word: NameKey) -> Bool { !near(word).isEmpty }

    /// The words of names that it may be a slip of; plurals too, as in "the lanterns", where the names have "lantern".
    package func near(_ word: NameKey) -> [NameKey] {
        let letters = word.letters
        guard letters.count > Self.longestShort else { return [] }
        var near: [NameKey] = []
        for (key, own) in words {
            guard own.letters.count > Self.longestShort, abs(own.letters.count - letters.count) < 3 else { continue }
            let plural = own.plural.flatMap { EditDistance.isAtMostOne($0.letters, letters) ? $0 : nil }
            // What ends as a plural does is one.
            let isPlural = plural.map { $0.letters.last == letters.last } ?? false
            if !isPlural, EditDistance.isAtMostOne(own.letters, letters) { near.append(key) }
            if let plural { near.append(plural.key) }
        }
        return near.sorted { $0.text < $1.text }
    }

    private mutating func add(_ home: Home) {
        add(home.name, home.aliases)
        add(home.rooms)
        add(home.zones)
        add(home.serviceGroups)
        add(home.actionSets)
        for accessory in home.accessories { add(accessory) }
    }

    private mutating func add(_ things: [some Named & Spoken]) {
        for thing in things { add(thing.name, thing.aliases + thing.spokenForms) }
    }

    private mutating func add(_ accessory: Accessory) {
        add(accessory.name, accessory.aliases + accessory.spokenForms)
        for service in accessory.services where service.name != accessory.name || !service.aliases.isEmpty {
            add(service.name ?? accessory.name, service.aliases + service.spokenForms)
        }
    }

    private mutating func add(_ name: String, _ aliases: [String]) {
        add(name)
        for alias in aliases { add(alias) }
    }

    private mutating func insert(_ key: NameKey) {
        if words[key] != nil { return }
        let letters = key.letters
        let plural = letters.count > Self.longestShort ? tokenizer.forms.plural(of: key.text).map { NameKey($0) } : nil
        words[key] = Word(letters: letters, plural: plural.map { ($0, $0.letters) })
    }

    /// The most letters of a word that is near to too much.
    private static let longestShort = 3

    /// Puts in the words of a name as they are cut in a sentence, where a clitic is a word of its own: "Kid's".
    private mutating func add(_ name: String) {
        if addPlain(name) { return }
        for word in name.split(separator: " ") { add(word: String(word)) }
    }

    private mutating func add(word: String) {
        let key = NameKey(word)
        insert(key)
        // A word with a digit or an elision is cut in a sentence, and another spelling may be read: "2nd", "MR1",
        // "l'entrée".
        let isRead = tokenizer.forms.hasConversions || !tokenizer.elisions.isEmpty
        if isRead || key.text.utf8.contains(where: { 48...57 ~= $0 }) {
            for token in tokenizer.tokens(of: isRead ? word : key.text) where !token.isPause { insert(token.key) }
        }
        if let apostrophe = word.lastIndex(where: { $0 == "'" || $0 == "\u{2019}" }),
            tokenizer.clitics.contains(word[apostrophe...].dropFirst().lowercased())
        {
            insert(NameKey(String(word[..<apostrophe])))
        }
    }

    /// Adds the words of a name of nothing but ASCII, as most are; false where there is more in it.
    ///
    /// Thousands of names are made of a few hundred words, so that a word is looked at as text only once.
    private mutating func addPlain(_ name: String) -> Bool {
        var name = name
        return name.withUTF8 { bytes in
            guard bytes.allSatisfy({ $0 < 0x80 }) else { return false }
            for word in bytes.split(separator: UInt8(ascii: " ")) {
                if let letters = ShortWord(word), !shortWords.insert(letters).inserted { continue }
                add(word: String(decoding: word, as: UTF8.self))
            }
            return true
        }
    }

    /// The letters of a word of at most sixteen, as two numbers.
    private struct ShortWord: Hashable {
        private var first: UInt64 = 0
        private var second: UInt64 = 0
        private let count: Int

        init?(_ letters: Slice<UnsafeBufferPointer<UInt8>>) {
            guard letters.count <= 16 else { return nil }
            count = letters.count
            for (place, letter) in letters.enumerated() {
                if place < 8 { first = first << 8 | UInt64(letter) } else { second = second << 8 | UInt64(letter) }
            }
        }
    }
}

extension Lattice {
    /// Which tokens are strange and no words of names either: "desk" is none where the lamp beside it is misspelt.
    func strangeTokens(besides nameWords: NameWords) -> [Bool] {
        zip(tokens, strangeTokens).map { $1 && !nameWords.has($0.key) }
    }
}
