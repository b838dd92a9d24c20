import HomeModel
import HomeOutcomes
import ReplyRendering
import UtteranceAnalysis

/// Tells why a sentence is read as it is.
struct Explainer {
    /// The most readings that are told.
    private static let mostTold = 8

    private let search: Search
    private var interpreter: Interpreter { search.interpreter }
    private var language: LanguageRules { interpreter.language }

    /// An explanation of what a search finds.
    init(_ search: Search) {
        var explaining = search
        explaining.interpreter.isExplaining = true
        self.search = explaining
    }

    /// What comes of an utterance, the stages that led there, and at most eight readings.
    func explain(_ said: Utterance, in context: Context) -> Explanation {
        let analysis = search.analysis(of: said, in: context)
        var told: [Interpretation] = []
        for reading in analysis.readings.sorted(by: { cost(of: $0) < cost(of: $1) })
        where !told.contains(where: { $0.isSame(as: reading) }) { told.append(reading) }
        let written = said.tokens
        let tokens = told.first?.sentence?.tokens ?? written
        return Explanation(
            outcome: interpreter.replies.rendering(search.hinting(analysis.outcome, in: context)),
            stages: analysis.stages.map(\.rawValue),
            paraphrase: tokens == written ? nil : tokens.map { String($0.text) }.joined(separator: " "),
            readings: told.prefix(Self.mostTold).map { explained($0, best: told[0], in: context) },
            broken: tokens.isEmpty || tokens.count > Search.longestSentence ? [] : broken(by: tokens),
            replies: interpreter.replies)
    }

    /// The constraints that kept a sentence from being read in other ways, or in any.
    private func broken(by tokens: [Token]) -> [Explanation.Rule] {
        let trace = ConstraintTrace()
        let lattice = interpreter.analyzer.lattice(tokens)
        var reader = SentenceReader(language.traced(by: trace), lattice)
        _ = reader.sentences
        return trace.constraints.map { .init(id: $0.id, text: $0.rule) }
    }

    private func explained(_ reading: Interpretation, best: Interpretation, in context: Context) -> Explanation.Way {
        let words = (reading.sentence?.trail ?? []).map { chunk in
            Explanation.Said(
                text: (reading.sentence?.tokens ?? [])[chunk.range].map { String($0.text) }.joined(separator: " "),
                meaning: chunk.content.meaning)
        }
        let result =
            switch reading.result {
            case .understood(let intents): Reply(.doing(intents))
            case .unsupported(let fault): Reply(.fault(fault.told))
            case .elsewhere(let view, let said): Reply(.elsewhere(view.target(), said: said))
            }
        return Explanation.Way(
            words: words, sets: (reading.sentence?.frames ?? []).flatMap { sets(of: $0, reading, context) },
            result: result, score: reading.score.parts, cost: cost(of: reading),
            penalties: language.scorer.penalties(of: reading.score), loss: loss(of: reading, against: best))
    }

    /// What a reading costs.
    private func cost(of reading: Interpretation) -> Int { language.scorer.cost(of: reading.score) }

    /// What costs a reading most that the best does not cost; nil where it is as good.
    private func loss(of reading: Interpretation, against best: Interpretation) -> Explanation.Loss? {
        guard cost(of: reading) > cost(of: best) else { return nil }
        let scorer = language.scorer
        let penalty = (Explanation.Loss.penalty, scorer.penalty(of: reading.score) - scorer.penalty(of: best.score))
        let losses = Criterion.allCases.compactMap { criterion in
            Explanation.Loss(rawValue: criterion.name).map {
                ($0, scorer.cost(of: criterion, in: reading.score) - scorer.cost(of: criterion, in: best.score))
            }
        }
        return ([penalty] + losses).max { $0.1 < $1.1 }?.0
    }

    // MARK: - Sets

    /// How the services of a clause were put together: what was said, less what was excepted.
    private func sets(of frame: Frame, _ reading: Interpretation, _ context: Context) -> [Explanation.Gathered] {
        let named = reading.intents?.first?.targets.first?.home
        let homes = interpreter.homes(in: context)
        guard let home = homes.first(where: { $0.home.name == named }) ?? homes.first else { return [] }
        let room = context.room.flatMap { home.room(named: $0) }?.id
        let resolver = FrameResolver(home: home, frame: frame, room: room)
        let gathered: (Explanation.Gathered.Step, Referent) -> Explanation.Gathered = { step, referent in
            .init(step: step, called: referent.called, services: resolver.services(pointedAtBy: referent).map(\.name))
        }
        return frame.referents.map { gathered(.union, $0) } + frame.places.map { gathered(.intersection, $0) }
            + frame.exceptions.map { gathered(.difference, $0) }
    }
}

extension Interpretation {
    /// Whether it does what another does.
    fileprivate func isSame(as other: Interpretation) -> Bool {
        intents != nil && other.intents != nil && targetedActions == other.targetedActions
    }
}

extension FrameResolver {
    /// All services that a referent can point at, whatever they can do.
    fileprivate func services(pointedAtBy referent: Referent) -> [ServiceView] {
        choices(of: referent).flatMap { things in
            Scope(home: home, referent: referent, places: [], things: things, room: room).all
        }
    }
}

extension Referent {
    /// How the thing was called: "kitchen light", "everything upstairs".
    fileprivate var called: Explanation.Called {
        let extent = ([.all, .everything, .rest, .here, .there, .whole, .mentioned, .any] as [Property]).filter(has)
        let said = names.map { $0.entries.first?.name ?? "?" } + [slots.text(.word)].compactMap(\.self)
        return .init(parts: extent.map(\.description) + said, places: places.map(\.called))
    }
}

extension Chunk.Content {
    /// What words of this content were taken for.
    fileprivate var meaning: Explanation.Meaning {
        switch self {
        case .courtesy: .chunk(.courtesy)
        case .pause: .chunk(.pause)
        case .question: .chunk(.question)
        case .and: .chunk(.and)
        case .or: .chunk(.or)
        case .but: .chunk(.but)
        case .then: .chunk(.then)
        case .not, .notAny: .chunk(.not)
        case .except: .chunk(.except)
        case .instead: .chunk(.instead)
        case .no: .chunk(.no)
        case .correction: .chunk(.correction)
        case .never: .chunk(.never)
        case .spare: .chunk(.spare)
        case .referent(let referent): .thing(referent.called)
        case .place(let referent): .place(referent.called)
        case .scene(let referent): .scene(referent.called)
        case .slots(let slots): .slots(slots.words)
        case .time(let events): .time(Slots(events).words)
        }
    }
}

extension Slots {
    /// The slots as the grammar's tags have them: "to=on", "about=brightness 40".
    fileprivate var words: String {
        let said = properties.map { $0.value == .word(.present) ? "\($0.name)" : "\($0.name)=\($0.value)" }.sorted()
        return (said + [number.map(Spoken.number)].compactMap(\.self)).joined(separator: " ")
    }
}

extension Score {
    /// What it is made of, without what is zero.
    fileprivate var parts: [(criterion: Explanation.Loss, value: Int)] {
        Criterion.allCases.compactMap { criterion in
            guard self[criterion] != 0, let loss = Explanation.Loss(rawValue: criterion.name) else { return nil }
            return (criterion: loss, value: self[criterion])
        }
    }
}
