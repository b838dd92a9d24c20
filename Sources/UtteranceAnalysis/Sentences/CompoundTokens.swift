import HomeModel
import HomeNames
import LanguagePack

extension LanguageRules {
    /// The parts of a token that is a compound, or a verb with pronouns at its end: "Küchenlicht" is a light in the Küche,
    /// and "apágala" is "apaga la".
    ///
    /// What is a word of the grammar, a name or a word of one as it stands is neither: "Stehlampe" is a part of the Stehlampe
    /// Ohrensessel. Each part of a compound is a name or a word of the grammar, and a verb is the latter.
    func parts(of tokens: [Token], _ index: NameIndex, _ nameWords: NameWords) -> [Token] {
        guard forms.hasCompounds || forms.hasEnclitics else { return tokens }
        return tokens.flatMap { token in
            nameWords.has(token.key) && FrameRule.wordOfName.holds ? [token] : parts(of: token, index)
        }
    }

    private func parts(of token: Token, _ index: NameIndex) -> [Token] {
        guard token.number == nil, !token.isPause, !isKnown(token.key, index),
            let parts = forms.parts(of: token.key.text, isKnown: { isKnown(NameKey($0), index) })
                ?? forms.hostAndEnclitics(of: token.key.text, isKnown: { compiled.wordTable[NameKey($0)] != nil })
        else { return [token] }
        // Where no letter links them, they stand in the sentence as they were written.
        guard parts.reduce(0, { $0 + $1.count }) == token.text.count else {
            return parts.map { Token(text: Substring($0)) }
        }
        var rest = token.text
        return parts.map { part in
            let written = rest.prefix(part.count)
            rest = rest.dropFirst(part.count)
            return Token(text: written, key: NameKey(part), number: nil, isPause: false, isPossessive: false)
        }
    }

    private func isKnown(_ key: NameKey, _ index: NameIndex) -> Bool {
        compiled.wordTable[key] != nil || compiled.word(inOtherCase: key) != nil || index.firstEntry(for: key) != nil
    }
}
