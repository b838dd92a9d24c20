import HomeModel
import HomeNames
import LanguagePack

/// The ways to part a sentence in a command and whom it is said to: "Jeeves, turn on the desk lamp", "hey Alexa lights off".
///
/// At the beginning and at the end a word that nobody knows is a name to call somebody by, where a pause or a greeting sets it
/// apart. Words that may be a misspelt name, a word of the grammar or one of doubt are none.
package struct Addresses: ~Copyable {
    /// A command, and how sure it is that it is said to somebody.
    package struct Part {
        package let order: Range<Int>
        /// Whether the command may leave open what it is about: an assistant was called, or somebody was greeted.
        package let isSure: Bool
        /// Whether an assistant was called by a name that all know.
        package let isAssistant: Bool
    }

    package private(set) var parts: [Part] = []
    private let lattice: Lattice
    private let analyzer: Analyzer
    private var matcher: Matcher

    package init(_ lattice: Lattice, _ analyzer: Analyzer) {
        (self.lattice, self.analyzer) = (lattice, analyzer)
        let aside = analyzer.language.aside
        matcher = Matcher(aside, Lattice(lattice.tokens, grammar: aside, index: analyzer.index))
        first()
        last()
    }

    private var tokens: [Token] { lattice.tokens }

    /// Looks for a name at the beginning, behind a call or before a pause: "Jeeves, …", "hey Jeeves …", "Alexa …".
    private mutating func first() {
        let start = end(of: .greeting, at: 0) ?? 0
        if let end = end(of: .assistant, at: start), !lattice.namedTokens[start] {
            return add(begin(at: end)..<tokens.count, isSure: true, isAssistant: true)
        }
        guard isStranger(at: start) else { return }
        let end = start + 1
        let isSetApart = end < tokens.count && tokens[end].isPause
        guard isSetApart || start > 0 else { return }
        add(begin(at: end)..<tokens.count, isSure: isSetApart && start > 0, isAssistant: false)
    }

    /// Looks for a name at the end: "…, Jeeves", "… Alexa".
    private mutating func last() {
        guard let last = tokens.lastIndex(where: { !$0.isPause }), last > 1 else { return }
        if end(of: .assistant, at: last) == last + 1, !lattice.namedTokens[last] {
            add(0..<last, isSure: true, isAssistant: true)
        } else if tokens[last - 1].isPause, isStranger(at: last), !isWord(at: last) {
            add(0..<last - 1, isSure: false, isAssistant: false)
        }
    }

    private mutating func add(_ order: Range<Int>, isSure: Bool, isAssistant: Bool) {
        guard !order.isEmpty else { return }
        parts.append(Part(order: order, isSure: isSure, isAssistant: isAssistant))
    }

    private func begin(at place: Int) -> Int {
        tokens.indices.contains(place) && tokens[place].isPause ? place + 1 : min(place, tokens.count)
    }

    /// Whether nobody knows a word, nor one that is near to it.
    private func isStranger(at place: Int) -> Bool {
        guard tokens.indices.contains(place), lattice.strangeTokens[place] else { return false }
        let key = tokens[place].key
        return !analyzer.language.isNearDoubt(key) && !analyzer.nameWords.isNear(key)
            && analyzer.language.nearWords.all(oneFrom: key.letters).isEmpty
    }

    private func isWord(at place: Int) -> Bool {
        analyzer.language.wordList.commonness(of: tokens[place].key) != nil
    }

    /// Where the longest match of a rule at some place ends; nil where there is none.
    private mutating func end(of role: RuleRole, at place: Int) -> Int? {
        guard tokens.indices.contains(place), let rule = analyzer.language.aside.rule(role) else { return nil }
        return matcher.end(of: rule, at: place)
    }
}
