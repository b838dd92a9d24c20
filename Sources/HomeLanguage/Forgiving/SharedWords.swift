import HomeModel

/// A sentence in which several names share their last word: "the front and back doors".
struct SharedWords {
    /// The most words of a name before the one that is shared.
    private static let longest = 3

    /// The sentence with all names whole, where it can be so written.
    let wordings: [Wording]

    /// Looks for a word that makes names of what stands before it, and of what is joined to that.
    init(_ tokens: [Token], _ parser: Parser) {
        wordings = tokens.indices.dropFirst(2).compactMap { place in
            Self.heads(tokens[place]).lazy.compactMap { Self.wording(tokens, place, sharing: $0, parser) }.first
        }
    }

    /// What one thing is called whose plural, or whose own name, this may be.
    private static func heads(_ token: Token) -> [Token] {
        let word = token.text
        guard word.last == "s", word.count > 2 else { return [token] }
        return [Token(text: word.dropLast()), token]
    }

    private static func wording(_ tokens: [Token], _ place: Int, sharing head: Token, _ parser: Parser) -> Wording? {
        guard var start = start(of: head, before: place, tokens, parser) else { return nil }
        var places = [start..<place + 1]
        while let joint = joint(before: start, tokens, parser),
            let further = self.start(of: head, before: joint, tokens, parser)
        {
            places.append(further..<joint)
            start = further
        }
        guard places.count > 1 else { return nil }
        // From left to right, so that each name moves those after it by its head.
        return places.reversed().enumerated().reduce(Wording(tokens: tokens)) { wording, name in
            let range = name.element.lowerBound + name.offset..<name.element.upperBound + name.offset
            let isLast = name.offset == places.count - 1
            let words = wording.tokens[isLast ? range.dropLast() : range]
            return wording.putting(words + [head], for: range)
        }
    }

    /// Where the fewest words begin that stand before a place and make a name with the word that is shared.
    private static func start(of head: Token, before end: Int, _ tokens: [Token], _ parser: Parser) -> Int? {
        (1...longest).lazy.map { end - $0 }.prefix { $0 >= 0 && !tokens[$0].isPause }
            .first { parser.isName(tokens[$0..<end] + [head]) }
    }

    /// Where what joins a name to the one before it begins: a comma, an "and", or both.
    private static func joint(before start: Int, _ tokens: [Token], _ parser: Parser) -> Int? {
        let joints = parser.language.compiled.rule(named: "and")
        var place = start
        if place > 0,
            parser.language.compiled.begins(joints, with: parser.language.compiled.words[tokens[place - 1].key])
        {
            place -= 1
        }
        if place > 0, tokens[place - 1].isPause { place -= 1 }
        return place < start ? place : nil
    }
}
