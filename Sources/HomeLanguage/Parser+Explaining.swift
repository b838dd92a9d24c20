import HomeModel

extension Parser {
    /// Parses a sentence and tells why it is read so; at most eight readings are told.
    public func explain(_ text: String, in context: Context = Context()) -> Explanation {
        let outcome = parse(text, in: context)
        let tokens = Token.tokens(of: String(text.prefix(Self.longestText)))
        guard !tokens.isEmpty, tokens.count <= Self.longestSentence, missingPlace(in: context) == nil else {
            return Explanation(outcome: outcome, wording: nil, readings: [], broken: [])
        }
        let put = put(tokens, in: context)
        let ways = put.ways.sorted { $0.reading.rank < $1.reading.rank }
        var told: [Way] = []
        for way in ways where !told.contains(where: { $0.isSame(as: way) }) { told.append(way) }
        let readings = told.prefix(8).map { explained($0, best: told[0], put.tokens) }
        let words = put.tokens == tokens ? nil : put.tokens.map { String($0.text) }.joined(separator: " ")
        return Explanation(
            outcome: outcome, wording: words, readings: Array(readings), broken: broken(by: cut(put.tokens)))
    }

    /// The constraints that kept a sentence from being read in other ways, or in any.
    private func broken(by lattice: Lattice) -> [Explanation.Rule] {
        let trace = ConstraintTrace()
        var reader = SentenceReader(language.traced(by: trace), lattice)
        _ = reader.sentences
        return trace.constraints.map { Explanation.Rule(id: $0.id, text: $0.rule) }
    }

    /// A sentence as it stands, or as it had to be put so that it makes sense, in the order in which `parse` tries.
    private func put(_ tokens: [Token], in context: Context) -> (tokens: [Token], ways: [Way]) {
        let lattice = Lattice(tokens, grammar: language.compiled, index: index)
        var ways = ways(to: lattice, in: context)
        if !ways.isEmpty { return (tokens, ways) }
        for wording in wordings(of: tokens) {
            ways = self.ways(to: cut(wording.tokens), in: context) { wording.isNamed(by: $0.flatMap(\.allNames)) }
                .filter { $0.reading.intents != nil }
            if !ways.isEmpty { return (wording.tokens, ways) }
        }
        if let put = putPlainly(lattice, in: context) { return put }
        let forgiving = lattice.forgiving(language, index, nameWords)
        ways = self.ways(to: forgiving, in: context)
        if ways.isEmpty, let small = forgiving.forgivingSmallWords(language) {
            ways = self.ways(to: small, in: context)
        }
        if ways.isEmpty {
            let slips = (OneSlip(lattice, self).sentences + AnySlip(lattice, self).choices.map(\.sentence)).lazy
                .map { slip in (slip.tokens, self.ways(to: slip, in: context).filter { $0.reading.intents != nil }) }
            if let put = slips.first(where: { !$0.1.isEmpty }) { return put }
        }
        if ways.isEmpty, let gap = gap(in: lattice), let whole = naming(gap, lattice) {
            return (whole, self.ways(to: cut(whole), in: context))
        }
        return (tokens, ways)
    }

    /// The same in whole words, or without the reason that is told beside it; nil where that makes no sense.
    private func putPlainly(_ lattice: Lattice, in context: Context) -> (tokens: [Token], ways: [Way])? {
        if let plain = plainTokens(of: lattice) {
            let ways = ways(to: cut(plain), in: context)
            if !ways.isEmpty { return (plain, ways) }
        }
        let orders = Reasons(lattice.tokens, self).parts.lazy.map { part in
            let order = Array(lattice.tokens[part.order])
            return (order, ways(to: cut(order), in: context) { $0.allSatisfy { $0.isOrderByItself(named: false) } })
        }
        return orders.first { !$0.1.isEmpty }
    }

    private func cut(_ tokens: [Token]) -> Lattice { Lattice(tokens, grammar: language.compiled, index: index) }

    /// A reading, with the words and the home that led to it.
    private struct Way {
        let sentence: SentenceReader.Sentence
        let reading: Reading
        let home: HomeView?
        let context: Context

        func isSame(as other: Way) -> Bool {
            guard reading.intents != nil, other.reading.intents != nil else { return false }
            return reading.effect == other.reading.effect
        }
    }

    private func ways(
        to lattice: Lattice, in context: Context, where isFitting: ([Clause]) -> Bool = { _ in true }
    ) -> [Way] {
        var reader = SentenceReader(language, lattice, keepsTrail: true)
        return reader.sentences.enumerated().filter { isFitting($0.element.clauses) }.flatMap { place, sentence in
            readings(of: sentence, at: place, in: context).map { reading in
                let home = (reading.intents ?? []).first?.targets.first?.home
                let view = homes(in: context).first { $0.home.name == home } ?? homes(in: context).first
                return Way(sentence: sentence, reading: reading, home: view, context: context)
            }
        }
    }

    private func explained(_ way: Way, best: Way, _ tokens: [Token]) -> Explanation.Way {
        let words = way.sentence.trail.map { piece in
            Explanation.Said(
                text: tokens[piece.range].map { String($0.text) }.joined(separator: " "),
                meaning: piece.content.meaning)
        }
        let result =
            switch way.reading.result {
            case .understood(let intents): replies.text(Reply(.doing(intents)))
            case .unsupported(let fault): replies.text(Reply(.fault(fault.told)))
            case .elsewhere(let view, let said): replies.text(Reply(.elsewhere(view.target(), said: said)))
            }
        return Explanation.Way(
            words: words, sets: way.sentence.clauses.flatMap { sets(of: $0, way) }, result: result,
            lost: way.reading.rank.reason(against: best.reading.rank))
    }

    // MARK: - Sets

    /// How the services of a clause were put together: what was said, less what was excepted.
    private func sets(of clause: Clause, _ way: Way) -> [String] {
        guard let home = way.home else { return [] }
        let room = way.context.room.flatMap { home.room(named: $0) }?.id
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
        let said = names.map { $0.entries.first?.name ?? "?" } + [facts[.word]].compactMap(\.self)
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
        let said = properties.map { $0.value == "true" ? "\($0.name)" : "\($0.name)=\($0.value)" }.sorted()
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
