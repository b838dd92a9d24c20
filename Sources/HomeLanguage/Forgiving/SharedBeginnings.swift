import HomeModel

/// Names of which the beginning was said once for several numbers: "plugs 1 and 2".
enum SharedBeginnings {
    /// The most words of a name before its number.
    private static let longest = 2

    /// The same sentence with the beginning before each number: "plug 1 and plug 2".
    static func wordings(of tokens: [Token]) -> [Wording] {
        tokens.indices.flatMap { place -> [Wording] in
            guard tokens[place].number != nil, place > 0, place + 2 < tokens.count, tokens[place + 2].number != nil,
                ["and", "or", ""].contains(tokens[place + 1].key.text)
            else { return [] }
            return (1...longest).flatMap { wordings(of: tokens, place, $0) }
        }
    }

    private static func wordings(of tokens: [Token], _ number: Int, _ count: Int) -> [Wording] {
        guard number >= count, !tokens[number - count..<number].contains(where: { $0.isPause }) else { return [] }
        let words = Array(tokens[number - count..<number])
        let isPlural = words.last?.text.last == "s"
        let heads = isPlural ? [words.dropLast() + [Token(text: words[count - 1].text.dropLast())], words] : [words]
        return heads.map { head in
            Wording(tokens: tokens).putting(head + [tokens[number]], for: number - count..<number + 1)
                .putting(head + [tokens[number + 2]], for: number + 2..<number + 3)
        }
    }
}
