import HomeModel
import HomeOutcomes
import UtteranceAnalysis

extension Parser {
    /// What the homes that may be meant are going to do.
    public func agenda(in context: Context = Context()) -> AgendaResolver {
        AgendaResolver(homes: homes(in: context), now: context.now ?? PresentTime())
    }

    /// The outcome of asking what is scheduled, or of taking it back; nil where a text does neither.
    func agenda(_ said: Utterance, in context: Context) -> Outcome? {
        let text = said.text
        let readings = matches(of: said, rule: "agenda")
        guard !readings.isEmpty else { return nil }
        let agenda = agenda(in: context)
        if readings.contains(where: { Slots($0).has(.list) }) { return asked(text, .list(agenda.scheduled())) }
        // What people made by other means is theirs to manage.
        let own = agenda.scheduled(isTimed: true)
        let meant = readings.map { (agenda.matching($0, among: own), Referent($0)) }.first { !$0.0.isEmpty }
        guard let (scheduled, referent) = meant, scheduled.count > 1, !referent.has(.plural), !referent.has(.every)
        else {
            return asked(text, .cancel(meant?.0 ?? []))
        }
        let candidates = scheduled.map { scheduled in
            Outcome.Candidate(
                reading: replies.reading(scheduled), intents: [Intent(action: .cancel([scheduled]), targets: [])])
        }
        return Outcome(
            text: text, language: code, status: .ambiguous, confidence: 1 / Double(candidates.count),
            candidates: candidates, told: Reply(.which))
    }

    private func asked(_ text: String, _ action: Intent.Action) -> Outcome {
        let intents = [Intent(action: action, targets: [])]
        return Outcome(
            text: text, language: code, status: .understood, confidence: 1, intents: intents,
            told: Reply(.doing(intents)))
    }
}
