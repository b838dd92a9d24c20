import HomeModel
import HomeOutcomes
import UtteranceAnalysis

/// A sentence that asks what is scheduled, or takes it back.
struct AgendaStage {
    private let interpreter: Interpreter

    init(_ interpreter: Interpreter) { self.interpreter = interpreter }

    /// What the homes that may be meant are going to do.
    func agenda(in context: Context) -> AgendaResolver {
        AgendaResolver(homes: interpreter.homes(in: context), now: context.now ?? PresentTime())
    }

    /// What the stage makes of a sentence; nil where it makes nothing of it.
    func analysis(of said: Utterance, in context: Context) -> Analysis? {
        outcome(of: said, in: context).map { Analysis(stages: [.agenda], outcome: $0) }
    }

    private func outcome(of said: Utterance, in context: Context) -> Outcome? {
        let text = said.text
        let readings = interpreter.matches(of: said, rule: .agenda)
        guard !readings.isEmpty else { return nil }
        let agenda = agenda(in: context)
        if let listing = readings.first(where: { Slots($0).has(.list) }) {
            let all = agenda.scheduled()
            let referent = Referent(listing)
            let isOfAll = referent.names.isEmpty && !referent.has(.kind)
            let told = isOfAll ? all : agenda.matching(listing, among: all)
            return told.isEmpty && Slots(listing).has(.pending) ? nil : asked(text, .list(told))
        }
        // What people made by other means is theirs to manage.
        let own = agenda.scheduled(isTimed: true)
        let meant = readings.map { (agenda.matching($0, among: own), Referent($0)) }.first { !$0.0.isEmpty }
        if meant == nil, readings.allSatisfy({ Slots($0).has(.pending) }),
            own.isEmpty || readings.allSatisfy({ !Referent($0).names.isEmpty })
        {
            return nil
        }
        guard let (scheduled, referent) = meant, scheduled.count > 1, !referent.has(.plural), !referent.has(.every),
            !referent.has(.both)
        else {
            return asked(text, .cancel(meant?.0 ?? []))
        }
        return interpreter.asking(
            text,
            which: zip(scheduled, interpreter.replies.readings(scheduled)).map { scheduled, reading in
                Outcome.Candidate(reading: reading, intents: [Intent(action: .cancel([scheduled]), targets: [])])
            })
    }

    private func asked(_ text: String, _ action: Intent.Action) -> Outcome {
        let intents = [Intent(action: action, targets: [])]
        return interpreter.outcome(text, .understood, .doing(intents), intents, confidence: 1)
    }
}
