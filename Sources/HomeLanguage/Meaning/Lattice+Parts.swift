import HomeModel
import HomeNames
import UtteranceAnalysis

extension Lattice {
    /// The longest part of a name that is looked for.
    private static let longestPart = 4

    /// The same sentence, in which some words of a name are that name too: "the bedroom one", "Kathy's".
    ///
    /// Only what is like that which a conversation is about is called so, and rooms by a word that no other room has.
    /// A number is a name beside what has another in its place: "and 2" after "light 1". Words may be in another case than names
    /// have them: “und den linken”, of the Rollladen Links.
    func withParts(
        of services: [ServiceView], in home: Home?, beside spoken: [ServiceReference], _ language: LanguageRules
    ) -> Lattice {
        guard let home else { return self }
        let grammar = language.compiled
        let things = services.map {
            ($0, Self.words(of: [$0.name, $0.accessory.name] + $0.accessory.aliases, grammar))
        }
        let rooms = home.rooms.map { ($0, Self.words(of: [$0.name] + $0.aliases, grammar)) }
        let all = (things.map(\.1) + rooms.map(\.1)).reduce(Set()) { $0.union($1) }
        let named = { (word: String) in
            if all.contains(word) { return word }
            return language.forms.nominatives(of: word).lazy.map { NameKey($0).text }.first(where: all.contains) ?? word
        }
        let known = things.filter { spoken.contains($0.0.reference) }.map(\.1)
        var found: [NameHit] = []
        for start in tokens.indices {
            for end in start..<min(start + Self.longestPart, tokens.count) {
                if tokens[end].isPause { break }
                let range = start..<end + 1
                if names[start].contains(where: { $0.range == range }) { continue }
                let said = tokens[range].filter { !$0.isPossessive }.map { named($0.key.text) }
                guard !said.isEmpty, said.count == range.count else { continue }
                let isNumber = tokens[start].number != nil
                if isNumber, range.count > 1 { break }
                // What is a word of sentences too needs "one" or "'s" after it, but for verbs, which say nothing alone.
                let isWord =
                    !isNumber && range.allSatisfy { !words[$0].isEmpty }
                    && !range.allSatisfy { isOrderOnly(at: $0, grammar) }
                let choice: Int32 = isWord ? -1 : 0
                let around = rooms.filter { room in said.allSatisfy(room.1.contains) }.map(\.0)
                let place =
                    around.count == 1 && !isNumber
                    ? [NameEntry(home: home.id, thing: .room(around[0].id), name: around[0].name)] : []
                let meant = things.filter { thing in
                    said.allSatisfy(thing.1.contains)
                        && (!isNumber || known.contains { $0.differs(from: thing.1, byNumber: said[0]) })
                }.map(\.0)
                if !meant.isEmpty, meant.count == 1 || meant.count < things.count {
                    let entries = meant.map {
                        NameEntry(
                            home: home.id, thing: .service($0.reference), name: $0.name,
                            form: isNumber ? .full : .lastWords)
                    }
                    found.append(NameHit(kind: .service, range: range, entries: entries, choice: choice))
                    // A place may be spoken of as one too: "the … one".
                    let isSign = range.count == 1 && tokens[start].isUnspaced && PartRule.signIsNoPlace.holds
                    found.append(
                        NameHit(kind: .room, range: range, entries: entries + (isSign ? [] : place), choice: choice))
                } else if meant.isEmpty, !place.isEmpty {
                    found.append(NameHit(kind: .room, range: range, entries: place, choice: choice))
                }
            }
        }
        var lattice = self
        // A longer name that is one thing's comes before its parts: "MR 2" is one thing, and "MR" alone any of three.
        for hit in found where !found.contains(where: { $0.entries.count == 1 && $0.isAround(hit) }) {
            lattice.names[hit.range.lowerBound].append(hit)
        }
        return lattice
    }

    private static func words(of names: [String], _ grammar: CompiledGrammar) -> Set<String> {
        Set(names.flatMap(grammar.tokenizer.tokens).map(\.key.text))
    }
}

extension Set<String> {
    /// Whether two names are the same but for their number, and one has that of the other.
    fileprivate func differs(from other: Set<String>, byNumber number: String) -> Bool {
        let (mine, its) = (subtracting(other), other.subtracting(self))
        return its == [number] && mine.count == 1 && mine.allSatisfy { Int($0) != nil }
    }
}

extension Lattice.NameHit {
    /// Whether it has all words of another and more.
    fileprivate func isAround(_ other: Self) -> Bool {
        range.count > other.range.count && range.clamped(to: other.range) == other.range
    }
}
