import HomeModel

/// A sentence that speaks of all that have one name and a number each: "the guest rooms".
struct NumberedNames {
    /// The most words of a name before its number.
    private static let longest = 4
    /// The numbers that names are looked for with.
    private static let numbers = 1...20

    /// The sentence with each of the names written out, where there are several.
    let wordings: [Wording]

    /// Looks for the plural of what stands before the numbers of names.
    init(_ tokens: [Token], _ parser: Parser) {
        wordings = tokens.indices.flatMap { place -> [Wording] in
            guard tokens[place].text.last == "s", tokens[place].text.count > 2 else { return [] }
            let last = Token(text: tokens[place].text.dropLast())
            return (max(0, place + 1 - Self.longest)...place).compactMap { start in
                Self.wording(tokens, start..<place + 1, tokens[start..<place] + [last], parser)
            }
        }
    }

    private static func wording(
        _ tokens: [Token], _ range: Range<Int>, _ words: ArraySlice<Token>, _ parser: Parser
    ) -> Wording? {
        guard !words.contains(where: \.isPause) else { return nil }
        let names = numbers.map { words + [Token(text: Substring(String($0)), number: Double($0))] }
            .filter(parser.isName)
        guard names.count > 1, let first = names.first else { return nil }
        let comma = [Token(text: ",", isPause: true)]
        return names.dropFirst().reduce(Wording(tokens: tokens).putting(first, for: range)) { wording, name in
            let end = wording.places.last?.upperBound ?? range.upperBound
            return wording.putting(name, for: end..<end, after: comma)
        }
    }
}
