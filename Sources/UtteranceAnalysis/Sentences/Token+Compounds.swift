import HomeModel
import HomeNames
import LanguagePack

extension LanguageRules {
    /// The parts of a token that is a compound: "Küchenlicht" is a light in the Küche.
    ///
    /// What is a word of the grammar or a name as it stands is no compound, and each part is one of these.
    func parts(of token: Token, _ index: NameIndex) -> [Token] {
        guard forms.hasCompounds, token.number == nil, !token.isPause, !isKnown(token.key, index),
            let parts = forms.parts(of: token.key.text, isKnown: { isKnown(NameKey($0), index) })
        else { return [token] }
        return parts.map { Token(text: Substring($0)) }
    }

    private func isKnown(_ key: NameKey, _ index: NameIndex) -> Bool {
        compiled.wordTable[key] != nil || compiled.word(inOtherCase: key) != nil || index.firstEntry(for: key) != nil
    }
}
