import HomeModel
import HomeNames
import LanguagePack

/// Finds the names of a home in a sentence, whatever spaces and hyphens stand between their letters.
struct NameFinder {
    let tokens: [Token]
    private let index: NameIndex
    /// The letters of all tokens, without what stands between them.
    private let letters: [UInt8]
    /// Where each token begins among the letters, and where the last one ends.
    private let starts: [Int]
    /// Whether a name may end before each of the letters: where a token ends, but for the ending of a plural.
    private let mayEnd: [Bool]
    /// Where somebody paused: the letters hold nothing of it.
    private let pauses: [Int]
    /// The grammar whose words are cut as the tokens are.
    private let grammar: CompiledGrammar

    init(_ tokens: [Token], _ index: NameIndex, _ grammar: CompiledGrammar) {
        var letters: [UInt8] = []
        var starts: [Int] = []
        var mayEnd: [Bool] = []
        letters.reserveCapacity(64)
        starts.reserveCapacity(tokens.count + 1)
        mayEnd.reserveCapacity(64)
        mayEnd.append(false)
        for place in tokens.indices {
            starts.append(letters.count)
            letters += tokens[place].key.text.utf8
            while mayEnd.count <= letters.count { mayEnd.append(false) }
            if tokens[place].isPause { continue }
            let end = letters.count
            mayEnd[end] = true
            for ending in grammar.tokenizer.pluralEndings where letters.ends(with: ending) {
                mayEnd[end - ending.count] = true
            }
        }
        mayEnd[letters.count] = true
        starts.append(letters.count)
        (self.tokens, self.index, self.grammar) = (tokens, index, grammar)
        (self.letters, self.starts, self.mayEnd) = (letters, starts, mayEnd)
        pauses = tokens.indices.filter { tokens[$0].isPause }
    }

    /// The token behind the last one that ends at a place among the letters; nil where none does.
    private func token(endingAt place: Int) -> Int? {
        tokens.indices.last { starts[$0 + 1] == place && !tokens[$0].isPause }.map { $0 + 1 }
    }

    /// The names that begin at a token and end with one, the shortest first; none goes on behind a pause before which another ends.
    func names(at start: Int) -> [Lattice.NameHit] {
        guard let pause = pauses.first(where: { $0 >= start }) else { return names(at: start, before: tokens.count) }
        let hits = names(at: start, before: pause)
        let isEnded = hits.contains { $0.range.upperBound == pause }
        return isEnded ? hits : names(at: start, before: tokens.count)
    }

    private func names(at start: Int, before end: Int) -> [Lattice.NameHit] {
        guard !tokens[start].isPause else { return [] }
        var hits: [Lattice.NameHit] = []
        index.forEachName(in: letters, at: starts[start], upTo: starts[end], endingAt: mayEnd) { length, entries in
            let end = starts[start] + length
            if let next = token(endingAt: end) {
                Self.add(entries(), start..<next, &hits)
                return
            }
            addPlural(entries, start, end, &hits)
            for clitic in grammar.tokenizer.clitics {
                guard let next = token(endingAt: end + clitic.utf8.count), next < tokens.count,
                    tokens[next - 1].key.text.hasSuffix(clitic)
                else { continue }
                // An apostrophe was left out: "the kitchens lights".
                let places = entries().filter {
                    [.home, .room, .zone].contains($0.thing.kind) || !FrameRule.placesOwn.holds
                }
                Self.add(places, start..<next, &hits)
            }
        }
        if grammar.tokenizer.forms.hasCases { addDeclined(start, &hits) }
        return hits
    }

    /// Each word of a name may stand in another case: "на кухне" where a room is called Кухня.
    private func addDeclined(_ start: Int, _ hits: inout [Lattice.NameHit]) {
        var bases = [""]
        for place in start..<min(start + Self.mostDeclined, tokens.count) {
            let token = tokens[place]
            if token.isPause || token.number != nil { break }
            let words = [token.key.text] + grammar.tokenizer.forms.nominatives(of: token.key.text)
            bases = bases.flatMap { base in words.map { base + $0 } }.filter { index.mayGoOn(behind: NameKey($0)) }
            if bases.isEmpty { break }
            bases = Array(bases.prefix(Self.mostBases))
            let range = start..<place + 1
            // What is a name as it stands is that one.
            if hits.contains(where: { $0.range == range }) { continue }
            for base in bases { Self.add(index.entries(for: NameKey(base)), range, &hits) }
        }
        hits.sort { $0.range.upperBound < $1.range.upperBound }
    }

    /// The most words of a name that is declined, and the most ways to decline them that are tried.
    private static let (mostDeclined, mostBases) = (5, 64)

    /// A plural names all that are called so, each in its room: "candles".
    private func addPlural(
        _ entries: () -> [NameEntry], _ start: Int, _ end: Int, _ hits: inout [Lattice.NameHit]
    ) {
        for ending in grammar.tokenizer.pluralEndings {
            guard let next = token(endingAt: end + ending.count), letters[..<(end + ending.count)].ends(with: ending)
            else { continue }
            let shared = entries().filter { $0.form != .full && [.accessory, .service].contains($0.thing.kind) }
            guard shared.count > 1 else { return }
            let known = hits.count
            Self.add(shared, start..<next, &hits)
            for index in hits.indices.dropFirst(known) { hits[index].isPlural = true }
        }
    }

    private static func add(_ entries: [NameEntry], _ range: Range<Int>, _ hits: inout [Lattice.NameHit]) {
        guard let first = entries.first?.thing.kind else { return }
        if entries.allSatisfy({ $0.thing.kind == first }) {
            hits.append(Lattice.NameHit(kind: first, range: range, entries: entries))
            return
        }
        for kind in NamedThing.Kind.allCases {
            let ofKind = entries.filter { $0.thing.kind == kind }
            if !ofKind.isEmpty { hits.append(Lattice.NameHit(kind: kind, range: range, entries: ofKind)) }
        }
    }
}

extension BidirectionalCollection<UInt8> {
    /// Whether these are the last letters.
    fileprivate func ends(with ending: [UInt8]) -> Bool { reversed().starts(with: ending.reversed()) }
}
