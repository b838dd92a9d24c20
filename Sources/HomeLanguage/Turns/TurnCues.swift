import UtteranceAnalysis

/// Tells how an utterance goes on from the turn before, by its words alone.
public struct TurnCues {
    private let interpreter: Interpreter
    private var language: LanguageRules { interpreter.language }

    init(_ interpreter: Interpreter) { self.interpreter = interpreter }

    /// How an utterance as a whole goes on from the turn before, or nil where it does not.
    public func following(_ said: Utterance) -> Following? {
        let slots = interpreter.matches(of: said, rule: .follow).map { Slots($0) }
        return Following.allCases.first { kind in slots.contains { kind.isSaid(by: $0) } }
    }

    /// How an utterance begins that goes on from the turn before, the words that it begins with, and what follows; the
    /// longest beginning first.
    public func opened(_ said: Utterance) -> [(beginning: Beginning, words: Utterance, rest: Utterance)] {
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
            let slots = matches.filter { $0.end == count }.map { Slots(matcher.events(of: $0)) }
            let kinds = Beginning.allCases.filter { kind in slots.contains { kind.isSaid(by: $0) } }
            guard !kinds.isEmpty else { continue }
            let cut = said.cut(at: rest)
            found += kinds.map { ($0, cut.before, cut.rest) }
        }
        return found
    }

    /// Whether an utterance ends in "too" or the like.
    public func isClosed(_ said: Utterance) -> Bool {
        guard said.isReadable, let root = language.compiled.rule(.ending) else { return false }
        let lattice = interpreter.lattice(of: said, .words)
        let count = lattice.tokens.count
        var matcher = Matcher(language.compiled, lattice)
        return (max(1, count - 3)..<max(1, count)).contains { start in
            matcher.matches(of: root, at: start).contains { $0.end == count }
        }
    }

    /// Whether an utterance wants more of what was done before, somewhere: “a bit more in the kitchen”.
    public func goesFurther(_ said: Utterance) -> Bool { !interpreter.matches(of: said, rule: .further).isEmpty }

    /// Whether an utterance is written as a question.
    public func isAsking(_ said: Utterance) -> Bool { said.tokens.last.map { "?？".contains($0.text) } ?? false }

    /// Whether an utterance wants things back on: “turn everything back on”.
    public func bringsBack(_ said: Utterance) -> Bool { !interpreter.matches(of: said, rule: .back).isEmpty }
}
