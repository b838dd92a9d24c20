import HomeModel

/// A sentence that speaks at once of several that have one name and a number each: "the guest rooms", "plugs 1 and 2"; or of
/// one of them by an ordinal: "the second desk lamp".
package struct NumberedNames {
    /// The most words of a name before its number.
    private static let longest = 4
    /// The numbers that names are looked for with.
    private static let numbers = (1...20).map { Token(text: Substring(String($0)), number: Double($0)) }

    /// The sentence with each of the names written out, where there are several.
    let paraphrases: [Paraphrase]

    /// Looks for what stands before the numbers of names, and for its plural.
    init(_ tokens: [Token], _ analyzer: Analyzer) {
        let grammar = analyzer.language.compiled
        let lattice = Lattice(tokens, grammar: grammar)
        let all = Self.all(tokens, lattice, grammar)
        // What means each of some stands before a singular: "every single lantern".
        let each = all.filter { !$0.value.isCounted }.mapValues(\.start)
        paraphrases =
            [Self.apart(tokens, analyzer)].compactMap(\.self) + Self.ordinals(tokens, analyzer)
            + tokens.indices.flatMap { place -> [Paraphrase] in
                // Only a plural speaks of several without their numbers.
                let forms = grammar.tokenizer.forms
                let isPlural = forms.isPlural(forms.converted(String(tokens[place].text)))
                let (said, end) = Self.numbersSaid(tokens, after: place + 1, isPlural: isPlural, analyzer)
                // What stands before a plural may be several as well: "the guest room lights" are in all guest rooms.
                let isOfMany =
                    place + 1 < tokens.count && lattice.says([.many], at: place + 1, in: grammar)
                guard said.count > 1 || said.isEmpty && (isPlural || isOfMany || !each.isEmpty) else { return [] }
                return (max(0, place + 1 - Self.longest)...place).lazy.map { tokens[$0...place] }
                    .filter { words in words.allSatisfy { !$0.isPause && $0.number == nil } }
                    .flatMap { words in
                        let first = words.startIndex
                        var start = isPlural || !said.isEmpty ? first : each[first]
                        if isOfMany, words.count > 1 {
                            let isIntroduced = first > 0 && lattice.says([.introducing], at: first - 1, in: grammar)
                            start = (all[first] ?? (isIntroduced ? all[first - 1] : nil))?.start ?? first
                        }
                        return start.map { start in
                            Self.stems(words, grammar.tokenizer).compactMap {
                                Self.paraphrase(
                                    tokens, words.startIndex..<end, $0, said, from: start, isOfMany: isOfMany, analyzer)
                            }
                        } ?? []
                    }
            }
    }

    /// Where words for all of some things begin, by where they end, and whether they say how many there are.
    private static func all(_ tokens: [Token], _ lattice: Lattice, _ grammar: CompiledGrammar)
        -> [Int: (start: Int, isCounted: Bool)]
    {
        guard let rule = grammar.rule(.all), tokens.contains(where: { grammar.canBegin(rule, with: $0) }) else {
            return [:]
        }
        var matcher = Matcher(grammar, lattice)
        return tokens.indices.reduce(into: [:]) { found, start in
            for match in matcher.matches(of: rule, at: start) where found[match.end] == nil {
                let slots = Slots(matcher.events(of: match))
                if slots.has(.all) || slots.has(.both), !slots.has(.any) {
                    found[match.end] = (start, slots.has(.count))
                }
            }
        }
    }

    /// The sentence with what stands before an earlier number before a later one too: "lamp 1 off and 2 on".
    private static func apart(_ tokens: [Token], _ analyzer: Analyzer) -> Paraphrase? {
        var paraphrase = Paraphrase(tokens: tokens)
        var stem: [Token] = []
        var isApart = false
        for place in tokens.indices where tokens[place].number != nil {
            if let start = (max(0, place - longest)..<place).first(where: { analyzer.isName(tokens[$0...place]) }) {
                stem = Array(tokens[start..<place])
            } else if !stem.isEmpty, let joint = analyzer.joint(before: place, in: tokens), joint > 0,
                analyzer.isName(stem + [tokens[place]])
            {
                isApart = isApart || tokens[joint - 1].number == nil
                // Each name moves those after it.
                let moved = place + paraphrase.tokens.count - tokens.count
                paraphrase = paraphrase.putting(stem + [tokens[place]], for: moved..<moved + 1)
            }
        }
        return isApart ? paraphrase : nil
    }

    /// The sentence with a numbered name for each ordinal before what such names begin with, or end with before their number:
    /// "the second desk lamp" and "the second lamp in the study" are the Desk Lamp 2.
    package static func ordinals(_ tokens: [Token], _ analyzer: Analyzer) -> [Paraphrase] {
        let aside = analyzer.language.aside
        guard let rule = aside.rule(.ordinal), tokens.contains(where: { aside.canBegin(rule, with: $0) }) else {
            return []
        }
        var matcher = Matcher(aside, Lattice(tokens, grammar: aside))
        return tokens.indices.flatMap { place -> [Paraphrase] in
            guard let match = matcher.matches(of: rule, at: place).max(by: { $0.end < $1.end }),
                let value = Slots(matcher.events(of: match)).number, value >= 1, value <= Double(numbers.count)
            else { return [] }
            let number = numbers[Int(value) - 1]
            let words = tokens[match.end...].prefix(longest).prefix { !$0.isPause && $0.number == nil }
            for end in words.indices.reversed() {
                let names = names(endingWith: tokens[match.end...end], number, analyzer)
                if names.isEmpty { continue }
                return names.map { Paraphrase(tokens: tokens).putting($0, for: place..<end + 1) }
            }
            return []
        }
    }

    /// The one name that is some words and a number, else those that end with them.
    private static func names(
        endingWith words: ArraySlice<Token>, _ number: Token, _ analyzer: Analyzer
    ) -> [[Token]] {
        let whole = Array(words) + [number]
        if analyzer.isName(whole) { return [whole] }
        let keys = whole.map(\.key)
        return analyzer.index.entries
            .filter { $0.form == .full && [.accessory, .service].contains($0.thing.kind) }
            .map { analyzer.language.tokens(of: $0.name) }
            .filter { $0.count > keys.count && $0.suffix(keys.count).map(\.key) == keys }
            .reduce(into: []) { names, name in
                if !names.contains(where: { $0.map(\.key) == name.map(\.key) }) { names.append(name) }
            }
    }

    /// The words as they stand, and with the last of them in the singular.
    private static func stems(_ words: ArraySlice<Token>, _ tokenizer: Tokenizer) -> [[Token]] {
        guard let singular = words.last.flatMap({ tokenizer.numbers(of: $0).singular }) else { return [Array(words)] }
        return [words.dropLast() + [singular], Array(words)]
    }

    private static func paraphrase(
        _ tokens: [Token], _ range: Range<Int>, _ stem: [Token], _ said: [Token], from start: Int,
        isOfMany: Bool, _ analyzer: Analyzer
    ) -> Paraphrase? {
        let isPlural = stem.last?.text != tokens[range.lowerBound + stem.count - 1].text
        guard !said.isEmpty || isPlural || isOfMany || start < range.lowerBound else { return nil }
        // The number stands behind all of them, or before the last.
        guard analyzer.mayBeginName(stem.count > 1 ? stem.dropLast() : stem[...]) else { return nil }
        let count = range.lowerBound > 0 ? count(tokens[range.lowerBound - 1], analyzer) : nil
        let isCounted = count != nil
        let names = (said.isEmpty ? numbers : said).compactMap { name(of: stem, $0, isPlain: isCounted, analyzer) }
        guard names.count > 1, names.count == said.count || said.isEmpty || !ParaphraseRule.allNumbersNamed.holds else {
            return nil
        }
        let grammar = analyzer.language.compiled
        let asks = Lattice(tokens, grammar: grammar).says([.asking], at: 0, in: grammar)
        if let number = count?.number, said.isEmpty, !asks, number != Double(names.count),
            ParaphraseRule.seriesIsCounted.holds
        {
            return nil
        }
        // With each of them named, how many there are is told, and would be a value: "all three rooms' lights off".
        let isTold = said.isEmpty && count?.number == Double(names.count)
        return Paraphrase(tokens: tokens).listing(
            names, for: min(start, range.lowerBound - (isTold ? 1 : 0))..<range.upperBound)
    }

    /// The name that some words have with a number, behind them or before the last of them: "the bench lights" are the Bench
    /// 1 Light and the Bench 2 Light.
    private static func name(of stem: [Token], _ number: Token, isPlain: Bool, _ analyzer: Analyzer) -> [Token]? {
        let inside = stem.count > 1 && !isPlain ? [Array(stem.dropLast() + [number] + stem.suffix(1))] : []
        return ([stem + [number]] + inside).first { analyzer.isName($0) }
    }

    /// What a word says of how many there are, with or without a number: "both", "some"; nil where it says nothing of that.
    package static func count(_ token: Token, _ analyzer: Analyzer) -> Slots? {
        if token.number != nil { return Slots([token.number.map { .number($0) }].compactMap(\.self)) }
        let grammar = analyzer.language.aside
        guard let rule = grammar.rule(.counted), grammar.begins(rule, with: grammar.wordTable[token.key]) else {
            return nil
        }
        var matcher = Matcher(grammar, Lattice([token], grammar: grammar, index: analyzer.index))
        return matcher.readings(of: rule).first.map { Slots($0) }
    }

    /// The numbers that stand at some place, joined by commas and "and", or the first and last of them by a hyphen or, behind
    /// a plural, by "to"; and where they end.
    private static func numbersSaid(
        _ tokens: [Token], after start: Int, isPlural: Bool, _ analyzer: Analyzer
    ) -> ([Token], Int) {
        var found: [Token] = []
        var end = start
        for place in start..<min(tokens.count, start + numbers.count) where tokens[place].number != nil {
            if place < end { continue }
            if isRange(from: end - 1, to: place, tokens, isPlural: isPlural && !found.isEmpty, analyzer),
                let last = found.last?.number, let number = tokens[place].number, last < number,
                number < last + Double(numbers.count)
            {
                found += stride(from: last + 1, through: number, by: 1).map {
                    Token(text: Substring(String(Int($0))), number: $0)
                }
                end = place + 1
                continue
            }
            guard place == end || analyzer.joint(before: place, in: tokens) == end, !found.isEmpty || place == end
            else {
                break
            }
            found.append(tokens[place])
            end = place + 1
        }
        return (found, end)
    }

    /// Whether two numbers are the first and the last of several: "1-3", "1 through 3".
    private static func isRange(
        from first: Int, to last: Int, _ tokens: [Token], isPlural: Bool, _ analyzer: Analyzer
    ) -> Bool {
        guard last > first, tokens[first].number.map({ $0 == $0.rounded() }) ?? false else { return false }
        if last == first + 1 { return tokens[first].isHyphenated(to: tokens[last]) }
        let aside = analyzer.language.aside
        return isPlural && last == first + 2
            && aside.begins(aside.rule(.range), with: aside.wordTable[tokens[first + 1].key])
    }
}

extension Token {
    /// Whether nothing but a hyphen or a dash stands between it and the next.
    fileprivate func isHyphenated(to next: Token) -> Bool {
        let sentence = text.base
        guard text.endIndex < next.text.startIndex, sentence == next.text.base else { return false }
        return ["-", "\u{2010}", "\u{2011}", "\u{2013}"].contains(sentence[text.endIndex..<next.text.startIndex])
    }
}
