import HomeModel

/// Names of which a part was said once for several: "the front and back doors", "plugs 1 and 2".
enum SharedHeads {
    /// The same sentence with the part beside each: "the front door and back door".
    static func wordings(of tokens: [Token]) -> [OtherWords.Wording] {
        tokens.indices.flatMap { place -> [OtherWords.Wording] in
            guard isJoint(tokens[place]), place > 0, place + 1 < tokens.count else { return [] }
            return headsAfter(tokens, place) + headsBefore(tokens, place)
        }
    }

    private static func isJoint(_ token: Token) -> Bool {
        token.text == "," || token.text == "&" || ["and", "or"].contains(token.key.text)
    }

    /// "Front and back doors": the part stands behind, a word or two after what is joined.
    private static func headsAfter(_ tokens: [Token], _ joint: Int) -> [OtherWords.Wording] {
        (joint + 2...joint + 3).flatMap { place -> [OtherWords.Wording] in
            guard place < tokens.count, let heads = heads(of: tokens[place]) else { return [] }
            return heads.map { head in
                var wording = OtherWords.Wording(tokens: tokens, places: [])
                wording.tokens[place] = head
                wording.tokens.insert(head, at: joint)
                wording.places = [joint..<joint + 1, place + 1..<place + 2]
                return wording
            }
        }
    }

    /// "Plugs 1 and 2": the part stands before the first number.
    private static func headsBefore(_ tokens: [Token], _ joint: Int) -> [OtherWords.Wording] {
        guard joint > 1, tokens[joint - 1].number != nil, tokens[joint + 1].number != nil else { return [] }
        return (heads(of: tokens[joint - 2]) ?? [tokens[joint - 2]]).flatMap { head in
            // "Meeting rooms 1 and 2": the part may be two words.
            [1, 2].compactMap { count -> OtherWords.Wording? in
                guard joint - 1 - count >= 0 else { return nil }
                var wording = OtherWords.Wording(tokens: tokens, places: [])
                wording.tokens[joint - 2] = head
                let words = wording.tokens[(joint - 1 - count)...(joint - 2)]
                wording.tokens.insert(contentsOf: words, at: joint + 1)
                wording.places = [joint - 1..<joint, joint + 1..<joint + 2 + count]
                return wording
            }
        }
    }

    /// A plural and its singular: a name may have either.
    private static func heads(of token: Token) -> [Token]? {
        let word = token.key.text
        guard word.utf8.count > 3, token.number == nil else { return nil }
        if word.last != "s" { return [token] }
        let singulars = word.hasSuffix("es") ? [word.dropLast(), word.dropLast(2)] : [word.dropLast()]
        return (singulars + [word[...]]).map { Token(text: $0) }
    }
}
