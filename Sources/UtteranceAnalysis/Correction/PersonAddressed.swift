import HomeModel

/// A command that is said to a person: "dining light on, Max", "Marie, get the lamp".
package struct PersonAddressed {
    /// What is said to the person.
    package let rest: [Token]

    /// Looks for what people are called, behind the last pause of a sentence or before the first; nil where there is none.
    ///
    /// A word that sentences have too, as "max", is a person where it has a capital letter and others have none.
    package init?(_ tokens: [Token], _ analyzer: Analyzer) {
        guard let last = tokens.lastIndex(where: { !$0.isPause }), last > 2 else { return nil }
        if tokens[last - 1].isPause, Self.isPerson(at: last, tokens, analyzer) {
            rest = Array(tokens[..<(last - 1)])
        } else if tokens[1].isPause, Self.isPerson(at: 0, tokens, analyzer) {
            rest = Array(tokens[2...])
        } else {
            return nil
        }
    }

    private static func isPerson(at place: Int, _ tokens: [Token], _ analyzer: Analyzer) -> Bool {
        let aside = analyzer.language.aside
        let key = tokens[place].key
        guard aside.begins(aside.rule(.forename), with: aside.wordTable[key]),
            analyzer.index.entries(for: key).isEmpty || !ParaphraseRule.thingIsNobody.holds
        else { return false }
        if analyzer.language.compiled.wordTable[key] == nil { return true }
        return place > 0 && tokens[place].text.first?.isUppercase == true
            && tokens[..<place].contains { $0.text.first?.isLowercase == true }
    }
}
