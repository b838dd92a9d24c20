import HomeModel
import HomeNames

/// A sentence that says of how many things it speaks, or of several, and what just so many names have in common: „beide Bettlampen“ are the
/// Bettlampe links and the Bettlampe rechts, “оба ночника” the Ночник Саши and the Ночник Оли, 两个床头灯 the 左床头灯 and the 右床头灯.
struct NamesInCommon {
    /// The most words that are looked at, or characters where no space parts words.
    private static let longest = 6
    /// The most forms of several words.
    private static let mostForms = 32
    /// How many may be meant.
    private static let counts = 2...8
    /// As few characters as names have to share where no space parts words.
    private static let fewestCharacters = 2

    /// The sentence with each of the names written out, where there are just so many.
    let paraphrases: [Paraphrase]

    /// Looks behind each word that says how many.
    init(_ tokens: [Token], _ analyzer: Analyzer) {
        let counted = Self.counted(tokens, analyzer)
        let plurals = Self.plurals(tokens, analyzer)
        if counted.isEmpty, plurals.isEmpty {
            paraphrases = []
            return
        }
        let grammar = analyzer.language.compiled
        var matcher = Matcher(grammar, Lattice(tokens, grammar: grammar))
        let all = plurals.compactMap { words -> Paraphrase? in
            if Self.isKind(words, &matcher, grammar), ParaphraseRule.kindInCommon.holds { return nil }
            let names = Self.names(sharing: tokens[words], atMost: Self.counts.upperBound, analyzer)
            return names.count > 1 ? Paraphrase(tokens: tokens).listing(names, for: words) : nil
        }
        paraphrases =
            all
            + counted.compactMap { said in
                let most = min(said.end + Self.longest, tokens.count)
                let ends = (said.end..<most).prefix { !tokens[$0].isPause && tokens[$0].number == nil }
                for last in ends.reversed() {
                    if Self.isKind(said.end..<last + 1, &matcher, grammar), ParaphraseRule.kindInCommon.holds {
                        continue
                    }
                    let names = Self.names(sharing: tokens[said.end...last], atMost: said.count, analyzer)
                    if names.count != said.count, ParaphraseRule.countedInCommon.holds { continue }
                    return Paraphrase(tokens: tokens).listing(names, for: said.start..<last + 1)
                }
                return nil
            }
    }

    /// Whether some words are a word for a kind of things, whatever these are called: "both lights" are two of all lights.
    private static func isKind(_ words: Range<Int>, _ matcher: inout Matcher, _ grammar: CompiledGrammar) -> Bool {
        for rule in [grammar.rule(.one), grammar.rule(.many)].compactMap(\.self) {
            for match in matcher.matches(of: rule, at: words.lowerBound) where match.end == words.upperBound {
                let slots = Slots(matcher.events(of: match))
                if slots.has(.kind), !slots.has(.narrow) { return true }
            }
        }
        return false
    }

    /// Where several words, the last in the plural, may begin names: "the heat lamps" are the Heat Lamp Left and the Heat Lamp
    /// Right.
    private static func plurals(_ tokens: [Token], _ analyzer: Analyzer) -> [Range<Int>] {
        let tokenizer = analyzer.language.compiled.tokenizer
        return tokens.indices.dropFirst().flatMap { last -> [Range<Int>] in
            guard tokenizer.forms.isPlural(tokenizer.forms.converted(String(tokens[last].text))),
                let singular = tokenizer.numbers(of: tokens[last]).singular
            else { return [] }
            return (max(0, last + 1 - longest)..<last).filter { start in
                let words = tokens[start..<last]
                return words.allSatisfy { !$0.isPause && $0.number == nil } && analyzer.mayBeginName(words + [singular])
            }.map { $0..<last + 1 }
        }
    }

    /// Where it is said how many: "both", “обе”, 两个.
    private static func counted(_ tokens: [Token], _ analyzer: Analyzer) -> [(start: Int, end: Int, count: Int)] {
        let aside = analyzer.language.aside
        guard let rule = aside.rule(.counted),
            tokens.contains(where: { $0.number != nil || aside.canBegin(rule, with: $0) })
        else { return [] }
        var matcher = Matcher(aside, Lattice(tokens, grammar: aside))
        return tokens.indices.dropLast().compactMap { start in
            let match = matcher.matches(of: rule, at: start).max { $0.end < $1.end }
            let number = match.flatMap { Slots(matcher.events(of: $0)).number } ?? tokens[start].number
            guard let number, let count = counts.first(where: { Double($0) == number }) else { return nil }
            return (start, match?.end ?? start + 1, count)
        }
    }

    /// The names of things that begin or end with some words, each once; none where there are more than so many.
    private static func names(
        sharing words: ArraySlice<Token>, atMost limit: Int, _ analyzer: Analyzer
    ) -> [[Token]] {
        let isUnspaced = words.allSatisfy(\.isUnspaced)
        guard !words.isEmpty, !isUnspaced || words.count >= fewestCharacters else { return [] }
        let stems = keys(of: words, analyzer.language.compiled.tokenizer)
        var (keys, found) = (Set<NameKey>(), [[Token]]())
        for entry in analyzer.index.wholeNames(beginningOrEndingWith: stems)
        where [.accessory, .service].contains(entry.thing.kind) {
            let key = NameKey(entry.name)
            let isLike = stems.contains { key.text.hasPrefix($0.text) || key.text.hasSuffix($0.text) }
            guard isLike, !stems.contains(key), !keys.contains(key) else { continue }
            let name = analyzer.language.tokens(of: entry.name)
            guard name.shares(stems) else { continue }
            if found.count == limit { return [] }
            keys.insert(key)
            found.append(name)
        }
        return found
    }

    /// The keys of some words as they stand, in the singular and in the nominative.
    private static func keys(of words: ArraySlice<Token>, _ tokenizer: Tokenizer) -> Set<NameKey> {
        let all = words.reduce([""]) { beginnings, token in
            let singular = tokenizer.numbers(of: token).singular.map { [$0.key.text] } ?? []
            let forms = [token.key.text] + singular + tokenizer.forms.nominatives(of: token.key.text)
            return Array(beginnings.flatMap { beginning in forms.map { beginning + $0 } }.prefix(mostForms))
        }
        return Set(all.map { NameKey($0) })
    }
}

extension [Token] {
    /// Whether some but not all of the words, from the first on or up to the last, are one of these.
    fileprivate func shares(_ stems: Set<NameKey>) -> Bool {
        indices.dropFirst().contains { place in
            stems.contains(NameKey(joining: self[..<place].map(\.key)))
                || stems.contains(NameKey(joining: self[place...].map(\.key)))
        }
    }
}
