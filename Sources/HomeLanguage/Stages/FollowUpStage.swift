import HomeOutcomes
import UtteranceAnalysis

/// What goes on from the turn before, which says what it is about: “dim it”, “brighter”.
///
/// What was taught stands by itself.
struct FollowUpStage {
    private let search: Search

    init(_ search: Search) { self.search = search }

    /// What comes of an utterance; nil where it leaves nothing to the turn before.
    func analysis(of said: Utterance, in context: Context) -> Analysis? {
        guard let focus = context.focus, PhraseStage(search).phrase(said, in: context) == nil else { return nil }
        let interpreter = search.interpreter
        let (lattice, anaphora) = (interpreter.lattice(of: said, .covering), Anaphora(interpreter))
        // A thing may be called by a part of its name: “all but the big ones”.
        var followed: Outcome? {
            if let found = anaphora.outcome(of: said.text, lattice, in: context) { return found }
            let naming = interpreter.namingParts
            let named = naming.analyzer.lattice(said.tokens)
            return named.hasParts ? Anaphora(naming).outcome(of: said.text, named, in: context) : nil
        }
        let alone = context.alone
        if let followed {
            let found = Analysis(stages: [.followUp], outcome: followed)
            guard followed.status == .unsupported else { return found }
            // What the thing of before cannot be may be said of the air: “make it warmer” behind a lamp is the heating.
            let plain = search.analysis(of: said, in: alone)
            guard plain.outcome.status == .understood else { return found }
            return plain.outcome.intents.allSatisfy(\.isOfAir) || !anaphora.isPointing(lattice) ? plain : found
        }
        guard anaphora.isUnclear(lattice, in: context) else { return nil }
        let plain = search.analysis(of: said, in: alone)
        guard plain.outcome.status == .understood, !plain.outcome.intents.allSatisfy(\.isOfAir),
            TurnRule.nobodyKnowsOfWhat.holds
        else { return plain }
        let told = Reply.Content.fault(.tooBroad(home: focus.home))
        return .fault(interpreter.outcome(said.text, .unsupported, told, confidence: 1))
    }
}

extension Intent {
    /// Whether it asks, or is about how warm it is.
    fileprivate var isOfAir: Bool {
        if case .get = action { return true }
        return action.characteristic?.name.contains("Temperature") == true
            && action.characteristic != "ColorTemperature"
    }
}
