import HomeModel

/// A sentence that leaves out the last word of a name, or says "one" for it, where it has that word elsewhere: "the big
/// light and the little one", "the south ones", "Mum's lamp to 10 and Dad's to 20".
package struct OneAnaphora {
    /// The most words of a name before its last.
    private static let longest = 3
    /// The most characters that two names end in, where no space parts words.
    private static let longestHead = 4

    private let tokens: [Token]
    private let lattice: Lattice
    private let analyzer: Analyzer
    /// Where "one" or "ones" stands.
    private let ones: Set<Int>

    /// Looks for words which with a word from elsewhere in the sentence are a name.
    package init(_ tokens: [Token], _ analyzer: Analyzer) {
        let grammar = analyzer.language.aside
        let rule = grammar.rule(.ones)
        self.tokens = tokens
        self.analyzer = analyzer
        lattice = Lattice(tokens, grammar: analyzer.language.compiled)
        ones = Set(tokens.indices.filter { grammar.begins(rule, with: grammar.wordTable[tokens[$0].key]) })
    }

    /// Whether "one" or "ones" was said.
    package var isSaid: Bool { !ones.isEmpty }

    /// The sentence with each of the names whole, where there are such.
    package var paraphrases: [Paraphrase] {
        if let apposed { return [apposed] }
        // Each name moves those after it by the words that it has more.
        var moved = 0
        var paraphrase = Paraphrase(tokens: tokens)
        for name in names {
            let range = name.range.lowerBound + moved..<name.range.upperBound + moved
            paraphrase = paraphrase.putting(name.words, for: range)
            moved += name.words.count - name.range.count
        }
        return paraphrase.places.isEmpty ? [] : [paraphrase]
    }

    /// The sentence with a name whole of which a pause parts the beginning: "the reading lamp, the left one, off".
    private var apposed: Paraphrase? {
        guard analyzer.language.namesEndInHead else { return nil }
        for pause in tokens.indices.dropFirst().dropLast() where tokens[pause].isPause {
            let isIntroduced = lattice.says([.introducing], at: pause + 1, in: analyzer.language.compiled)
            let start = pause + (isIntroduced ? 2 : 1)
            let end = (start..<min(start + Self.longest, tokens.count)).first {
                ones.contains($0) || tokens[$0].isPause
            }
            guard let end, end > start else { continue }
            let after = end + (ones.contains(end) ? 1 : 0)
            let own = tokens[start..<end]
            let heads = max(0, pause - Self.longest)..<pause
            guard let head = heads.first(where: { analyzer.isName(own + tokens[$0..<pause]) }),
                !(heads.lowerBound..<head).contains(where: { analyzer.isName(tokens[$0..<pause]) })
            else { continue }
            return Paraphrase(tokens: tokens).putting(Array(own + tokens[head..<pause]), for: head..<after)
        }
        return nil
    }

    /// The names, from left to right, and the words that stand for them.
    private var names: [(range: Range<Int>, words: [Token])] {
        var found: [(range: Range<Int>, words: [Token])] = []
        var place = 0
        let heads = Heads(tokens, analyzer.language.compiled.tokenizer)
        while place < tokens.count {
            let end = wholeName(at: place)
            // A thing that is spoken of as one may have a name beside that of its place: "the downstairs one".
            if end == nil || ones.contains(end ?? 0), let name = name(at: place, heads) {
                found.append(name)
                place = name.range.upperBound
            } else if let end {
                place = end
            } else {
                place += 1
            }
        }
        return found
    }

    /// Where a name that is whole as it stands ends.
    private func wholeName(at place: Int) -> Int? {
        guard analyzer.nameWords.has(tokens[place].key) else { return nil }
        return (place + 1...min(place + Self.longest + 1, tokens.count)).reversed()
            .first { analyzer.isName(tokens[place..<$0]) }
    }

    private func name(at place: Int, _ heads: Heads) -> (range: Range<Int>, words: [Token])? {
        let isPart: (Int) -> Bool = { place in
            let token = tokens[place]
            return !token.isPause && (analyzer.nameWords.has(token.key) || token.number != nil || token.isPossessive)
        }
        let own = tokens[place..<min(place + Self.longest, tokens.count)].indices.prefix(while: isPart)
        for end in own.reversed().map({ $0 + 1 }) {
            let isOne = ones.contains(end)
            let isWord = tokens[place..<end].allSatisfy { analyzer.language.compiled.words[$0.key] != nil }
            guard tokens[place].number == nil else { continue }
            let isMarked = isOne || tokens[end - 1].isPossessive || isApart(place..<end)
            if isWord, !isMarked, ParaphraseRule.wordIsNoName.holds { continue }
            if let name = withFirstWords(before: place..<end) { return (place..<end + (isOne ? 1 : 0), name) }
            // Nothing comes of what begins no name: to look for a head behind it is saved.
            if analyzer.language.namesEndInHead, !analyzer.mayBeginName(tokens[place..<end]) { continue }
            if tokens[end - 1].isPossessive, let name = ofLongHead(behind: place..<end) { return (place..<end, name) }
            // A long name may lend all but its first word: "the left bedside lamp … and the right one".
            if isOne || isWord, let name = ofLongHead(behind: place..<end) {
                return (place..<end + (isOne ? 1 : 0), name)
            }
            // What was said before it is sooner meant than what comes after.
            let behind = (end..<tokens.count).dropFirst(ParaphraseRule.headIsNotNext.holds ? 1 : 0)
            let others = Array((0..<place).reversed()) + Array(behind)
            let names = others.lazy.filter { !tokens[$0].isPause && tokens[$0].number == nil }
                .flatMap { heads[$0].map { named(tokens[place..<end], by: $0) } }
                .filter { analyzer.isName($0) }
            let isOfThing = !analyzer.language.namesEndInHead && ParaphraseRule.partIsOfThing.holds
            let thing = isOfThing ? names.first { analyzer.isNameOfThing($0) } : nil
            if let name = thing ?? names.first {
                return (place..<end + (isOne ? 1 : 0), name)
            }
        }
        return owned(at: place)
    }

    /// A name of some words and of what they name, which stands where the language has it.
    private func named(_ own: ArraySlice<Token>, by head: Token) -> [Token] {
        analyzer.language.namesEndInHead ? own + [head] : [head] + own
    }

    /// Whether words that sentences have too stand where a thing is named: "left lamp to 40, right to 60", "the left, I mean
    /// the right lamp".
    private func isApart(_ words: Range<Int>) -> Bool {
        let says: (Int, [RuleRole]) -> Bool = { lattice.says($1, at: $0, in: analyzer.language.compiled) }
        guard words.lowerBound > 0 else { return false }
        // What wants a thing may stand before a part of a name that ends the sentence: "lower the left blind,
        // raise the right".
        if words.upperBound == tokens.count { return says(words.lowerBound - 1, [.introducing]) }
        let (before, after) = (words.lowerBound - 1, words.upperBound)
        let isBegun = tokens[before].isPause || says(before, [.and, .introducing])
        // In a script without spaces what is done stands behind its thing: 左边床头灯打开，右边关掉.
        let isDone = tokens[after].isUnspaced && says(after, [.act])
        let isGoal =
            !says(after, [.courtesy, .thing]) && says(after, [.value]) || tokens[after].number != nil || isDone
        return isBegun && (isGoal || says(before, [.introducing]) && (tokens[after].isPause || says(after, [.state])))
    }

    /// A name that begins as one before it does: "bedside left to 20, right to 60".
    private func withFirstWords(before own: Range<Int>) -> [Token]? {
        guard analyzer.language.namesEndInHead, own.lowerBound > 1 else { return nil }
        return (0..<own.lowerBound - 1).reversed().lazy.compactMap { start -> [Token]? in
            guard let end = wholeName(at: start), end <= own.lowerBound, end - start > 1 else { return nil }
            let names = (1..<end - start).reversed().lazy.map { tokens[start..<start + $0] + tokens[own] }
            return names.first { analyzer.isNameOfThing($0) }.map(Array.init)
        }.first
    }

    /// A name that ends as one before it does, by several words: "Sofia's room blinds down, Matteo's up", 左边床头灯30，右边60.
    private func ofLongHead(behind owner: Range<Int>) -> [Token]? {
        guard owner.lowerBound > 1, analyzer.language.namesEndInHead else { return nil }
        let lengths = tokens[owner.lowerBound].isUnspaced ? 2...Self.longestHead : 2...2
        return (2...owner.lowerBound).reversed().lazy.flatMap { end in
            lengths.prefix { $0 <= end }.lazy.map { tokens[owner] + tokens[end - $0..<end] }
        }
        .first { analyzer.isName($0) }.map(Array.init)
    }

    /// The only thing that has somebody's name, where nothing but that was said: "all lamps except Bill's".
    private func owned(at place: Int) -> (range: Range<Int>, words: [Token])? {
        let end = place + 2
        guard end <= tokens.count, tokens[end - 1].isPossessive, end == tokens.count || isJoint(end) else {
            return nil
        }
        let owner = NameKey(joining: [tokens[place].key, tokens[end - 1].key])
        let names = analyzer.index.wholeNames(beginningOrEndingWith: [owner]).filter { entry in
            entry.name.split(separator: " ").first.map { NameKey(String($0)) } == owner
                || !ParaphraseRule.ownerAtFirst.holds
        }
        guard let first = names.first, names.allSatisfy({ NameKey($0.name) == NameKey(first.name) })
        else { return nil }
        return (place..<end, analyzer.language.tokens(of: first.name))
    }

    private func isJoint(_ place: Int) -> Bool {
        let roles: [RuleRole] = [.and, .then, .but, .except, .state, .value, .change, .color, .where, .courtesy]
        return tokens[place].isPause || tokens[place].number != nil
            || lattice.says(roles, at: place, in: analyzer.language.compiled)
    }
}

/// The words of a sentence as they may name things: as each stands, in the singular and in the plural.
private final class Heads {
    private let tokens: [Token]
    private let tokenizer: Tokenizer
    private var known: [[Token]?]

    init(_ tokens: [Token], _ tokenizer: Tokenizer) {
        (self.tokens, self.tokenizer) = (tokens, tokenizer)
        known = tokens.map { _ in nil }
    }

    /// What the word at a place may be, which is found out where nobody has asked before.
    subscript(place: Int) -> [Token] {
        if let known = known[place] { return known }
        let (singular, plural) = tokenizer.numbers(of: tokens[place])
        let heads = [tokens[place], singular, plural].compactMap(\.self)
        known[place] = heads
        return heads
    }
}
