import HomeModel
import HomeOutcomes
import UtteranceAnalysis

/// An order beside a clause that says before or after what it is done, or that speaks of an act and orders none.
struct ClauseStage {
    /// The search for what the parts of such a sentence mean, which have no further clauses.
    private var search: Search { whole.without(.unordered, .sequence) }
    private let whole: Search
    private var interpreter: Interpreter { whole.interpreter }

    init(_ search: Search) { whole = search }

    /// What comes of an order beside which somebody is called by name, or that orders nothing; nil where nothing stands
    /// beside it.
    func besideOrder(_ said: Utterance, in context: Context) -> Analysis? {
        // Who is called by name is set off by a pause.
        if said.tokens.contains(where: \.isPause), let found = besidePerson(said, in: context) { return found }
        return besideUnordered(said, in: context)
    }

    // MARK: - A person

    /// What comes of a command beside which somebody is called by name.
    private func besidePerson(_ said: Utterance, in context: Context) -> Analysis? {
        guard let addressed = PersonAddressed(said.tokens, interpreter.analyzer),
            let order = order(in: said.part(addressed.rest), context)
        else { return nil }
        return order.within(.unordered, of: said)
    }

    // MARK: - Clauses that order nothing

    /// What comes of what is said beside thanks and thoughts; nothing of these.
    private func besideUnordered(_ said: Utterance, in context: Context) -> Analysis? {
        let mayBegin: (Int) -> Bool = { UnorderedClauses.mayBegin(at: $0, of: said.tokens, in: interpreter.language) }
        guard said.tokens.indices.contains(where: mayBegin),
            let clauses = UnorderedClauses(said.tokens, interpreter.analyzer)
        else {
            return nil
        }
        if let order = order(in: said.part(clauses.rest), context) { return order.within(.unordered, of: said) }
        let told: Reply.Content = clauses.isThanks ? .remark(.welcome) : .notUnderstood(strange: [])
        return Analysis(stages: [.unordered], outcome: interpreter.outcome(said.text, .notUnderstood, told))
    }

    // MARK: - One after the other

    /// What comes of two orders of which a sentence says which is first, and of one before what who speaks is about to do; nil
    /// where a sentence is none such.
    func inSequence(_ said: Utterance, in context: Context) -> Analysis? {
        let mayMark: (Int) -> Bool = { SequenceClauses.mayMark(at: $0, of: said.tokens, in: interpreter.language) }
        guard said.tokens.indices.contains(where: mayMark) else { return nil }
        for clause in SequenceClauses(said.tokens, interpreter.analyzer).clauses {
            if clause.isIntention {
                guard clause.isBefore, let order = order(in: said.part(clause.order), context) else { continue }
                return order.within(.sequence, of: said)
            }
            let (clauseSaid, orderSaid) = (said.part(clause.said), said.part(clause.order))
            if clause.isFirst, tells(clauseSaid), StageRule.toldIsNotDone.holds { continue }
            let (first, last) = clause.isFirst ? (clauseSaid, orderSaid) : (orderSaid, clauseSaid)
            guard let one = order(first, in: context) else { continue }
            let second = search.context(after: one.outcome, saidAs: first, in: context)
            guard let two = order(last, in: second) else { continue }
            let isInOrder = clause.isFirst != clause.isBefore
            return (isInOrder ? one.followed(by: two) : two.followed(by: one)).within(.sequence, of: said)
        }
        return nil
    }

    /// Whether a part names a thing and then what becomes of it, and nothing says that it is to be done.
    private func tells(_ said: Utterance) -> Bool {
        let frames = interpreter.sentences(of: interpreter.lattice(of: said)).first ?? []
        return frames.contains { $0.isActAfterThing && !$0.referents.contains { $0.has(.object) } }
    }

    /// What comes of a part that orders something and says so with a verb, at once; nil of all others.
    private func order(_ said: Utterance, in context: Context) -> Analysis? {
        let frames = interpreter.sentences(of: interpreter.lattice(of: said)).first ?? []
        guard !frames.isEmpty,
            frames.allSatisfy({ $0.slots.has(anyOf: [.directive, .act, .explicit]) })
                || !StageRule.ordersInSequence.holds,
            let found = order(in: said, context),
            !found.outcome.intents.contains(where: \.isLater) || !StageRule.nowInSequence.holds
        else { return nil }
        return found
    }

    /// What comes of a part that orders something; nil of all others.
    private func order(in said: Utterance, _ context: Context) -> Analysis? {
        if said.tokens.isEmpty { return nil }
        let found = search.analysis(of: said, in: context)
        return found.outcome.status == .understood && found.outcome.acts ? found : nil
    }
}

extension Intent {
    /// Whether it is done later or does nothing.
    fileprivate var isLater: Bool {
        switch action {
        case .set, .setAll, .adjust, .run: false
        case .schedule, .get, .list, .cancel: true
        }
    }
}
