import HomeModel

extension Parser {
    /// The most readings that are told.
    private static let mostTold = 8

    /// Parses a sentence and tells why it is read so: the stages that led there, and at most eight readings.
    public func explain(_ text: String, in context: Context = Context()) -> Explanation {
        var explaining = self
        explaining.isExplaining = true
        let analysis = explaining.analysis(of: text, in: context)
        var told: [Reading] = []
        for reading in analysis.readings.sorted(by: { $0.rank < $1.rank })
        where !told.contains(where: { $0.isSame(as: reading) }) { told.append(reading) }
        let written = Token.tokens(of: String(text.prefix(Self.longestText)))
        let tokens = told.first?.sentence?.tokens ?? written
        return Explanation(
            outcome: replies.rendering(analysis.outcome), stages: analysis.stages.map(\.rawValue),
            wording: tokens == written ? nil : tokens.map { String($0.text) }.joined(separator: " "),
            readings: told.prefix(Self.mostTold).map { explained($0, best: told[0], in: context) },
            broken: tokens.isEmpty || tokens.count > Self.longestSentence ? [] : broken(by: tokens))
    }

    /// The constraints that kept a sentence from being read in other ways, or in any.
    private func broken(by tokens: [Token]) -> [Explanation.Rule] {
        let trace = ConstraintTrace()
        let lattice = Lattice(tokens, grammar: language.compiled, index: index)
        var reader = SentenceReader(language.traced(by: trace), lattice)
        _ = reader.sentences
        return trace.constraints.map { Explanation.Rule(id: $0.id, text: $0.rule) }
    }

    private func explained(_ reading: Reading, best: Reading, in context: Context) -> Explanation.Way {
        let words = (reading.sentence?.trail ?? []).map { piece in
            Explanation.Said(
                text: (reading.sentence?.tokens ?? [])[piece.range].map { String($0.text) }.joined(separator: " "),
                meaning: piece.content.meaning)
        }
        let result =
            switch reading.result {
            case .understood(let intents): replies.text(Reply(.doing(intents)))
            case .unsupported(let fault): replies.text(Reply(.fault(fault.told)))
            case .elsewhere(let view, let said): replies.text(Reply(.elsewhere(view.target(), said: said)))
            }
        return Explanation.Way(
            words: words, sets: (reading.sentence?.clauses ?? []).flatMap { sets(of: $0, reading, context) },
            result: result, lost: reading.rank.reason(against: best.rank))
    }

    // MARK: - Sets

    /// How the services of a clause were put together: what was said, less what was excepted.
    private func sets(of clause: Clause, _ reading: Reading, _ context: Context) -> [String] {
        let named = reading.intents?.first?.targets.first?.home
        let homes = homes(in: context)
        guard let home = homes.first(where: { $0.home.name == named }) ?? homes.first else { return [] }
        let room = context.room.flatMap { home.room(named: $0) }?.id
        let resolver = ClauseResolver(home: home, clause: clause, room: room)
        let line: (String, Noun) -> String = { sign, noun in
            let services = resolver.services(pointedAtBy: noun)
            let shown = services.prefix(8).map(\.name) + (services.count > 8 ? ["… \(services.count) in all"] : [])
            return "\(sign) \(noun.words): {\(shown.joined(separator: ", "))}"
        }
        return clause.nouns.map { line("∪", $0) } + clause.places.map { line("∩", $0) }
            + clause.exceptions.map { line("∖", $0) }
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
    /// The noun in words: "kitchen light", "everything upstairs".
    fileprivate var words: String {
        let said = names.map { $0.entries.first?.name ?? "?" } + [facts.text(.word)].compactMap(\.self)
        let extent = ([.all, .everything, .rest, .here, .there, .whole, .pronoun, .any] as [Property]).filter(
            has
        ).map(
            \.description)
        return (extent + said + places.map { "in \($0.words)" }).joined(separator: " ")
    }
}

extension Piece.Content {
    /// What words of this content were taken for.
    fileprivate var meaning: String {
        switch self {
        case .courtesy: "courtesy"
        case .pause: "pause"
        case .question: "question mark"
        case .and: "and"
        case .or: "or"
        case .but: "but"
        case .then: "then"
        case .not: "not"
        case .except: "except"
        case .instead: "not this but that"
        case .no: "no"
        case .correction: "instead"
        case .never: "take it back"
        case .spare: "leave as it is"
        case .noun(let noun): "thing: \(noun.words)"
        case .place(let noun): "place: \(noun.words)"
        case .scene(let noun): "scene: \(noun.words)"
        case .facts(let facts): facts.words
        case .time(let events): "time: \(Facts(events).words)"
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
    fileprivate func reason(against best: Reading.Rank) -> String? {
        let reasons = [
            "more letters would be wrong", "nothing of the kind is there",
            "it takes a shortened name for what has a whole one",
            "it is in a home that comes later", "less of the sentence is names of things",
            "less of the sentence is names of places",
            "it is not in the speaker's room", "it cannot be done", "it guesses more", "it takes more commands",
            "it takes more phrases", "it means a place and not a thing in it", "there is a plainer way to ask",
        ]
        return zip(zip(order, best.order), reasons).first { $0.0.0 != $0.0.1 }?.1
    }
}
