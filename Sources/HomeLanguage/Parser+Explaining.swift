import HomeModel

extension Parser {
    /// The most readings that are told.
    private static let mostTold = 8

    /// Parses a sentence and tells why it is read so: the stages that led there, and at most eight readings.
    public func explain(_ text: String, in context: Context = Context()) -> Explanation {
        var explaining = self
        explaining.isExplaining = true
        let said = utterance(text)
        let analysis = explaining.analysis(of: said, in: context)
        var told: [Reading] = []
        for reading in analysis.readings.sorted(by: { $0.rank < $1.rank })
        where !told.contains(where: { $0.isSame(as: reading) }) { told.append(reading) }
        let written = said.tokens
        let tokens = told.first?.sentence?.tokens ?? written
        return Explanation(
            outcome: replies.rendering(analysis.outcome), stages: analysis.stages,
            wording: tokens == written ? nil : tokens.map { String($0.text) }.joined(separator: " "),
            readings: told.prefix(Self.mostTold).map { explained($0, best: told[0], in: context) },
            broken: tokens.isEmpty || tokens.count > Self.longestSentence ? [] : broken(by: tokens), replies: replies)
    }

    /// The constraints that kept a sentence from being read in other ways, or in any.
    private func broken(by tokens: [Token]) -> [Constraint] {
        let trace = ConstraintTrace()
        let lattice = Lattice(tokens, grammar: language.compiled, index: index)
        var reader = SentenceReader(language.traced(by: trace), lattice)
        _ = reader.sentences
        return trace.constraints
    }

    private func explained(_ reading: Reading, best: Reading, in context: Context) -> Explanation.Way {
        let words = (reading.sentence?.trail ?? []).map { piece in
            Explanation.Said(
                text: (reading.sentence?.tokens ?? [])[piece.range].map { String($0.text) }.joined(separator: " "),
                meaning: piece.content.meaning)
        }
        let result =
            switch reading.result {
            case .understood(let intents): Reply(.doing(intents))
            case .unsupported(let fault): Reply(.fault(fault.told))
            case .elsewhere(let view, let said): Reply(.elsewhere(view.target(), said: said))
            }
        return Explanation.Way(
            words: words, sets: (reading.sentence?.clauses ?? []).flatMap { sets(of: $0, reading, context) },
            result: result, loss: reading.rank.loss(against: best.rank))
    }

    // MARK: - Sets

    /// How the services of a clause were put together: what was said, less what was excepted.
    private func sets(of clause: Clause, _ reading: Reading, _ context: Context) -> [Explanation.Gathered] {
        let named = reading.intents?.first?.targets.first?.home
        let homes = homes(in: context)
        guard let home = homes.first(where: { $0.home.name == named }) ?? homes.first else { return [] }
        let room = context.room.flatMap { home.room(named: $0) }?.id
        let resolver = ClauseResolver(home: home, clause: clause, room: room)
        let gathered: (Explanation.Gathered.Step, Noun) -> Explanation.Gathered = { step, noun in
            .init(step: step, called: noun.called, services: resolver.services(pointedAtBy: noun).map(\.name))
        }
        return clause.nouns.map { gathered(.union, $0) } + clause.places.map { gathered(.intersection, $0) }
            + clause.exceptions.map { gathered(.difference, $0) }
    }
}

extension Reading {
    /// Whether it does what another does.
    fileprivate func isSame(as other: Reading) -> Bool {
        intents != nil && other.intents != nil && effect == other.effect
    }
}

extension ClauseResolver {
    /// All services that a noun can point at, whatever they can do.
    fileprivate func services(pointedAtBy noun: Noun) -> [ServiceView] {
        choices(of: noun).flatMap { things in
            Scope(home: home, noun: noun, places: [], things: things, room: room).all
        }
    }
}

extension Noun {
    /// How the thing was called: "kitchen light", "everything upstairs".
    fileprivate var called: Explanation.Called {
        let extent = ([.all, .everything, .rest, .here, .there, .whole, .pronoun, .any] as [Property]).filter(has)
        let said = names.map { $0.entries.first?.name ?? "?" } + [facts.text(.word)].compactMap(\.self)
        return .init(parts: extent.map(\.description) + said, places: places.map(\.called))
    }
}

extension Piece.Content {
    /// What words of this content were taken for.
    fileprivate var meaning: Explanation.Meaning {
        switch self {
        case .courtesy: .piece(.courtesy)
        case .pause: .piece(.pause)
        case .question: .piece(.question)
        case .and: .piece(.and)
        case .or: .piece(.or)
        case .but: .piece(.but)
        case .then: .piece(.then)
        case .not: .piece(.not)
        case .except: .piece(.except)
        case .instead: .piece(.instead)
        case .no: .piece(.no)
        case .correction: .piece(.correction)
        case .never: .piece(.never)
        case .spare: .piece(.spare)
        case .noun(let noun): .thing(noun.called)
        case .place(let noun): .place(noun.called)
        case .scene(let noun): .scene(noun.called)
        case .facts(let facts): .facts(facts.words)
        case .time(let events): .time(Facts(events).words)
        }
    }
}

extension Facts {
    /// The facts as the grammar's tags have them: "to=on", "about=brightness 40".
    fileprivate var words: String {
        let said = properties.map { $0.value == .word(.present) ? "\($0.name)" : "\($0.name)=\($0.value)" }.sorted()
        return (said + [number.map(Spoken.number)].compactMap(\.self)).joined(separator: " ")
    }
}

extension Reading.Rank {
    /// Why a reading of this rank lost against the best, or nil where it is as good.
    fileprivate func loss(against best: Reading.Rank) -> Explanation.Loss? {
        zip(zip(order, best.order), Explanation.Loss.allCases).first { $0.0.0 != $0.0.1 }?.1
    }
}
