import UtteranceAnalysis

/// Tells how an utterance goes on from the turn before, by its words alone.
public struct TurnCues {
    private let interpreter: Interpreter
    private var language: LanguageRules { interpreter.language }

    /// The most words that an utterance ends with to say how it goes on.
    private static let longestEnding = 5

    init(_ interpreter: Interpreter) { self.interpreter = interpreter }

    /// How an utterance as a whole goes on from the turn before, or nil where it does not.
    public func following(_ said: Utterance) -> Following? {
        let slots = interpreter.matches(of: said, rule: .follow).map { Slots($0) }
        return Following.allCases.first { kind in slots.contains { kind.isSaid(by: $0) } }
    }

    /// How an utterance begins that goes on from the turn before, the words that it begins with, and what follows; the
    /// longest beginning first.
    ///
    /// What is `apart` begins so before a pause alone: “stop, open it again”. What says at its end that it was meant instead, or was
    /// not, begins so as well: “22, I mean”, “no, la stampante no”.
    public func opened(_ said: Utterance) -> [(beginning: Beginning, words: Utterance, rest: Utterance)] {
        for beginning in [Beginning.instead, .except] {
            guard let count = ending(of: said, as: beginning) else { continue }
            let words = said.tokens.indices.filter { !said.tokens[$0].isPause }
            let end = words[words.count - count]
            let rest = said.slice(words[0]..<words[words.count - count - 1] + 1)
            let further = opened(rest)
            let ended = [(beginning, said.cut(at: end).rest, rest)]
            if beginning == .instead { return further + ended }
            // “No, the printer not” denies no more than “the printer not” does.
            return further.filter { $0.beginning == .instead }.map { (beginning, $0.words, $0.rest) } + ended
        }
        let tokens = said.tokens
        guard said.isReadable, tokens.count > 1, let root = language.compiled.rule(.beginning) else {
            return []
        }
        var matcher = Matcher(language.compiled, interpreter.lattice(of: said, .words))
        let matches = matcher.matches(of: root, at: 0)
        var found: [(Beginning, Utterance, Utterance)] = []
        for end in (1..<min(tokens.count, 8)).reversed() {
            let count = tokens[..<end].count { !$0.isPause }
            guard count > 0, let rest = tokens.indices[end...].first(where: { !tokens[$0].isPause }) else { continue }
            let isApart = tokens[rest - 1].isPause
            let slots = matches.filter { $0.end == count }.map { Slots(matcher.events(of: $0)) }
                .filter { isApart || !$0.has(.apart) }
            let kinds = Beginning.allCases.filter { kind in slots.contains { kind.isSaid(by: $0) } }
            guard !kinds.isEmpty else { continue }
            let cut = said.cut(at: rest)
            found += kinds.map { ($0, cut.before, cut.rest) }
        }
        return found
    }

    /// Whether an utterance ends in "too" or the like.
    public func isClosed(_ said: Utterance) -> Bool { ending(of: said, as: .too) != nil }

    /// How many words at the end say "too" or the like, or that what stands before them was meant, or was not; nil where none do.
    private func ending(of said: Utterance, as beginning: Beginning) -> Int? {
        guard said.isReadable, let root = language.compiled.rule(.ending) else { return nil }
        let lattice = interpreter.lattice(of: said, .words)
        let count = lattice.tokens.count
        var matcher = Matcher(language.compiled, lattice)
        let start = (max(1, count - Self.longestEnding)..<max(1, count)).first { start in
            matcher.matches(of: root, at: start).contains {
                guard $0.end == count else { return false }
                let slots = Slots(matcher.events(of: $0))
                let told = [Beginning.instead, .except].first { $0.isSaid(by: slots) }
                return (told ?? .too) == beginning
            }
        }
        return start.map { count - $0 }
    }

    /// Whether an utterance wants more of what was done before, somewhere: “a bit more in the kitchen”.
    public func goesFurther(_ said: Utterance) -> Bool { !interpreter.matches(of: said, rule: .further).isEmpty }

    /// Whether an utterance is written as a question.
    public func isAsking(_ said: Utterance) -> Bool { said.tokens.last?.isQuestionMark ?? false }

    /// Whether an utterance wants things back on: “turn everything back on”.
    public func bringsBack(_ said: Utterance) -> Bool { !interpreter.matches(of: said, rule: .back).isEmpty }
}
