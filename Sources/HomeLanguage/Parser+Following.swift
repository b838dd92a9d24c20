import HomeModel
import HomeNames

extension Parser {
    /// How an utterance as a whole goes on from the turn before, or nil where it does not.
    public func following(_ said: Utterance) -> Following? {
        let facts = matches(of: said, rule: "follow").map { Facts($0) }
        return Following.allCases.first { kind in facts.contains { kind.isSaid(by: $0) } }
    }

    /// How an utterance begins that goes on from the turn before, the words that it begins with, and what follows; the
    /// longest beginning first.
    public func opened(_ said: Utterance) -> [(beginning: Beginning, words: Utterance, rest: Utterance)] {
        let tokens = said.tokens
        guard said.isReadable, tokens.count > 1, let root = language.compiled.rule(named: "beginning") else {
            return []
        }
        var matcher = Matcher(language.compiled, lattice(of: said, .words))
        let matches = matcher.matches(of: root, at: 0)
        var found: [(Beginning, Utterance, Utterance)] = []
        for end in (1..<min(tokens.count, 8)).reversed() {
            let count = tokens[..<end].count { !$0.isPause }
            guard count > 0, let rest = tokens.indices[end...].first(where: { !tokens[$0].isPause }) else { continue }
            let facts = matches.filter { $0.end == count }.map { Facts(matcher.events(of: $0)) }
            let kinds = Beginning.allCases.filter { kind in facts.contains { kind.isSaid(by: $0) } }
            guard !kinds.isEmpty else { continue }
            let cut = said.cut(at: rest)
            found += kinds.map { ($0, cut.before, cut.rest) }
        }
        return found
    }

    /// Whether an utterance ends in "too" or the like.
    public func isClosed(_ said: Utterance) -> Bool {
        guard said.isReadable, let root = language.compiled.rule(named: "ending") else { return false }
        let lattice = lattice(of: said, .words)
        let count = lattice.tokens.count
        var matcher = Matcher(language.compiled, lattice)
        return (max(1, count - 3)..<max(1, count)).contains { start in
            matcher.matches(of: root, at: start).contains { $0.end == count }
        }
    }

    // MARK: - Going on

    /// What an utterance means where it leaves to the turn before what it does not say; nil where that makes no sense.
    ///
    /// Nothing is taken from another home than the one that was spoken of, but where it is named.
    public func continued(_ said: Utterance, in context: Context) -> Continuation? {
        guard let focus = context.focus, let before = focus.open, isHere(focus, context) else { return nil }
        guard said.isReadable else { return nil }
        let alike = views.filter { $0.home.name == focus.home }.flatMap {
            $0.services(ofTypes: focus.types.sorted().map { ServiceType($0) })
        }
        let home = views.first { $0.home.name == focus.home }
        let lattice = lattice(of: said).withParts(
            of: alike, in: home?.home, beside: focus.services, language.compiled)
        var reader = SentenceReader(language, lattice, after: before, isContinuing: true)
        var found: [(clause: Clause, readings: [Reading])] = []
        for sentence in reader.sentences {
            guard let clause = sentence.clauses.first,
                !(clause.nouns + clause.places).contains(where: { $0.isLoose })
            else { continue }
            let first = clause.named
            guard isMeant(first, focus) else { continue }
            // Where nothing of the kind is there, a place alone is what it always is.
            for clause in [first.placed(by: before), first].compactMap(\.self) {
                let clauses = [clause] + sentence.clauses.dropFirst()
                let readings = self.readings(of: clauses, sentence.phrases, focus, context)
                if clause != first, !readings.contains(where: { $0.intents != nil }) { continue }
                if !readings.isEmpty { found.append((clause, readings)) }
                break
            }
        }
        let all = found.flatMap(\.readings)
        guard let best = all.map(\.rank).min(),
            let first = found.first(where: { $0.readings.contains { $0.rank == best } })?.clause
        else { return nil }
        return Continuation(
            outcome: permitted(choose(among: all, said.text), in: context), clause: first, isPicking: first.isPicking,
            isSame: first.isAboutBefore)
    }

    private func readings(of clauses: [Clause], _ phrases: Int, _ focus: Focus, _ context: Context) -> [Reading] {
        let isHomeNamed = clauses.contains(where: \.namesHome)
        let homes = views.filter { isHomeNamed || $0.home.name == focus.home }
        return Resolver(homes: homes, context: context).readings(of: clauses).map { reading in
            var reading = reading
            reading.rank.phrases += phrases
            return reading
        }
    }

    /// Whether it is clear what "it" and the like mean in a clause.
    private func isMeant(_ clause: Clause, _ focus: Focus) -> Bool {
        !clause.isAboutBefore || !focus.services(meantBy: clause.nouns).isEmpty
    }

    /// The command of the turn before of other things.
    public func repeated(_ text: String, with services: [ServiceReference], in context: Context) -> Outcome? {
        guard let focus = context.focus, let clause = focus.open else { return nil }
        var context = context
        context.focus = Focus(home: focus.home, services: services, clause: focus.clause, noun: focus.noun)
        return resolved(text, clause, in: context)
    }

    /// The command of the turn before at another time, and when it was to be; nil where the utterance is no time.
    ///
    /// "For an hour" goes with the time that was said before, any other stands instead of it.
    public func retimed(_ said: Utterance, in context: Context) -> Continuation? {
        guard let focus = context.focus, var clause = focus.open, let times = focus.clause?.times, !times.isEmpty,
            let new = newTimes(times, said)
        else { return nil }
        clause.times = new
        return resolved(said.text, clause, in: context).map {
            Continuation(outcome: $0, clause: clause, isPicking: false, isSame: true)
        }
    }

    /// The times of a command with one that is said instead: "two hours" or "10" of a length, "7" of a clock.
    private func newTimes(_ times: [[Matcher.Event]], _ said: Utterance) -> [[Matcher.Event]]? {
        if let events = matches(of: said, rule: "moment").first {
            let isLasting = Facts(events).has(.for) || Facts(events).has(.until)
            return isLasting ? times.filter { !Facts($0).has(.for) && !Facts($0).has(.until) } + [events] : [events]
        }
        let length = times.lastIndex { Facts($0).has(.for) || Facts($0).has(.in) }
        if let length, let new = matches(of: said, rule: "newLength").first {
            let kind: Property = Facts(times[length]).has(.for) ? .for : .in
            // A bare number is of the unit that was said.
            let unit = Facts(new)[.unit] == nil ? Facts(times[length])[.unit] : nil
            var changed = times
            changed[length] =
                [.tag(.set(kind, .word(.present)))] + new + (unit.map { [.tag(.set(.unit, .word($0)))] } ?? [])
            return changed
        }
        guard length == nil, var events = matches(of: said, rule: "retime").first else { return nil }
        // "Make it 7" after "at 6 am" is in the morning too.
        let before = times.map { Facts($0) }
        if Facts(events).has(.bare), let half = before.compactMap({ $0[.half] }).last {
            events = events.filter { $0 != .tag(.set(.bare, .word(.present))) } + [.tag(.set(.half, .word(half)))]
        }
        return [events]
    }

    /// The command of the turn before, at a time; nil where the utterance is no time.
    public func timed(_ said: Utterance, in context: Context) -> Continuation? {
        guard let focus = context.focus, var clause = focus.open, !clause.facts.has(.ask),
            let events = matches(of: said, rule: "moment").first
        else { return nil }
        // "At ten" after "to 40 percent" is a value.
        if Facts(events).has(.bare), clause.facts.number != nil { return nil }
        clause.times = [events]
        return resolved(said.text, clause, in: context).map {
            Continuation(outcome: $0, clause: clause, isPicking: false, isSame: true)
        }
    }

    private func resolved(_ text: String, _ clause: Clause, in context: Context) -> Outcome? {
        guard let focus = context.focus, isHere(focus, context), !focus.services.isEmpty else { return nil }
        var clause = clause
        clause.nouns = []
        let readings = Resolver(homes: views.filter { $0.home.name == focus.home }, context: context)
            .readings(of: [clause])
        return readings.isEmpty ? nil : permitted(choose(among: readings, text), in: context)
    }

    /// The others of a kind beside one that was spoken of, in its room; else in its home.
    public func others(than services: [ServiceReference], in context: Context) -> [ServiceReference] {
        guard let focus = context.focus, services.count == 1,
            let home = views.first(where: { $0.home.name == focus.home }),
            let view = home.services.first(where: { $0.reference == services[0] })
        else { return [] }
        let alike = home.services.filter { $0.service.type == view.service.type && $0 != view }
        let near = alike.filter { $0.room?.id == view.room?.id }
        return (near.isEmpty ? alike : near).map(\.reference)
    }

    // MARK: - It

    /// The outcome of a sentence that leaves to the turn before what it is about: "dim it", "brighter"; nil where it does not.
    func followed(_ text: String, _ lattice: Lattice, in context: Context) -> Outcome? {
        guard let focus = context.focus, isHere(focus, context) else { return nil }
        var reader = SentenceReader(language, lattice, after: focus.clause ?? Clause())
        let sentences = reader.sentences.map { $0.pointing(at: focus) }
        let open = sentences.enumerated().filter { sentence in
            sentence.element.clauses.contains(where: \.isAboutBefore)
                && sentence.element.clauses.allSatisfy { isMeant($0, focus) }
        }
        let readings = open.flatMap { self.readings(of: $0.element, at: $0.offset, in: context) }
        guard !readings.isEmpty else { return nil }
        return choose(among: readings, text)
    }

    /// Whether a text points at something that was spoken of: "turn it off".
    func isPointing(_ lattice: Lattice) -> Bool {
        var reader = SentenceReader(language, lattice, after: Clause())
        return reader.sentences.contains { sentence in
            sentence.clauses.contains { $0.isAboutBefore && !$0.nouns.isEmpty }
        }
    }

    /// Whether a text that says of nothing what to do comes after a sentence of which nobody knows what it was about.
    func isUnclear(_ lattice: Lattice, in context: Context) -> Bool {
        guard let focus = context.focus, focus.services.isEmpty else { return false }
        var reader = SentenceReader(language, lattice, after: focus.clause ?? Clause())
        return reader.sentences.contains { $0.clauses.contains(where: \.isAboutBefore) }
    }

    /// The outcome for whoever speaks: refused where that user may not (rows U1 to U4).
    public func permitted(_ outcome: Outcome, in context: Context) -> Outcome {
        context.user.map { permitted(outcome, to: $0) } ?? outcome
    }

    private func isHere(_ focus: Focus, _ context: Context) -> Bool {
        homes(in: context).contains { $0.home.name == focus.home }
            && (context.home == nil
                || views.contains { $0.home.name == focus.home && $0.home.isCalled(context.home ?? "") })
    }
}

extension SentenceReader.Sentence {
    /// The same with the things that were spoken of for "all", where they are several.
    fileprivate func pointing(at focus: Focus) -> Self {
        guard focus.group.count > 1, clauses.count == 1, clauses[0].nouns.count == 1, clauses[0].nouns[0].has(.lot),
            clauses[0].nouns[0].allNames.isEmpty, clauses[0].exceptions.isEmpty
        else { return self }
        var clause = clauses[0]
        clause.nouns[0].facts = Facts([.tag(.set(.pronoun, .word(.present))), .tag(.set(.plural, .word(.present)))])
        var sentence = Self(clauses: [clause], errors: errors, phrases: phrases)
        sentence.trail = trail
        return sentence
    }
}

extension Clause {
    /// Whether it names a thing by what tells it from the others.
    fileprivate var isPicking: Bool {
        nouns.contains { noun in
            noun.has(.like) || noun.has(.owner)
                || noun.names.contains { $0.entries.contains { $0.form == .lastWords } }
        }
    }

    /// The same with the things whose names it says parts of.
    fileprivate var named: Clause {
        var clause = self
        clause.nouns = nouns.map(\.named)
        return clause
    }

    /// The same with the things of the turn before, where only a place was said: "and in the bedroom", "and upstairs".
    fileprivate func placed(by before: Clause) -> Clause? {
        let isPlace = nouns.allSatisfy { $0.isPlace && !$0.has(.like) }
        guard scene == nil, isPlace, !before.nouns.isEmpty, !(nouns + places).isEmpty else { return nil }
        var clause = self
        clause.places += nouns
        clause.nouns = before.nouns
        return clause
    }
}

extension Noun {
    /// Whether it is a part of a name that means something else by itself: "off", of the Off Road Lamp.
    fileprivate var isLoose: Bool {
        !has(.like) && !has(.owner) && names.contains { $0.choice < 0 } || places.contains(where: \.isLoose)
    }

    /// The noun without "the one", where a part of its name was said beside that.
    fileprivate var named: Noun {
        guard names.contains(where: { $0.entries.contains { $0.thing.kind == .service } && $0.kind.isPlace }) else {
            return self
        }
        var noun = self
        noun.names = names.map { name in
            guard name.kind.isPlace, name.entries.contains(where: { $0.thing.kind == .service }) else { return name }
            return Lattice.NameHit(kind: .service, range: name.range, entries: name.entries)
        }
        noun.facts = facts.without(.like, .owner)
        return noun
    }
}
