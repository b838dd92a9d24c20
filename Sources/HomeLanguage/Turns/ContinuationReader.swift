import HomeModel
import HomeNames
import HomeOutcomes
import UtteranceAnalysis

/// Reads what an utterance means that leaves to the turn before what it does not say.
public struct ContinuationReader {
    private let interpreter: Interpreter
    private var language: LanguageRules { interpreter.language }

    init(_ interpreter: Interpreter) { self.interpreter = interpreter }

    /// What an utterance means where it leaves to the turn before what it does not say; nil where that makes no sense.
    ///
    /// Nothing is taken from another home than the one that was spoken of, but where it is named.
    public func continued(_ said: Utterance, in context: Context) -> Continuation? {
        guard let focus = context.focus, let before = focus.open, interpreter.isHere(focus, in: context),
            said.isReadable
        else { return nil }
        if let found = continued(said, interpreter.lattice(of: said), focus, before, context) { return found }
        // A thing of another kind may be called by a part of its name: "and the washer" behind a lamp.
        let lattice = interpreter.namingParts.analyzer.lattice(said.tokens)
        return lattice.hasParts ? continued(said, lattice, focus, before, context) : nil
    }

    /// The same, with the names that are known of it.
    private func continued(
        _ said: Utterance, _ lattice: Lattice, _ focus: Focus, _ before: Frame, _ context: Context
    ) -> Continuation? {
        let alike = interpreter.views.filter { $0.home.name == focus.home }.flatMap {
            $0.services(ofTypes: focus.types.sorted().map { ServiceType($0) })
        }
        let home = interpreter.views.first { $0.home.name == focus.home }
        let lattice = lattice.withParts(
            of: alike, in: home?.home, beside: focus.services, language)
        var reader = SentenceReader(language, lattice, after: before, isContinuing: true)
        var found: [(frames: [Frame], readings: [Interpretation], isOneOfPlace: Bool)] = []
        for sentence in reader.sentences {
            guard let frame = sentence.frames.first,
                !(frame.referents + frame.places).contains(where: { $0.isLoose }) || !TurnRule.wordIsNoPart.holds
            else { continue }
            let first = frame.named
            guard focus.tells(first) else { continue }
            let isFurther = first.isEchoing && first.slots.has(.dir)
            for frame in [first.placed(by: before), first].compactMap(\.self) {
                let told = (focus.companions(of: frame, after: before) + [frame]).map { focus.timing($0) }
                let readings = self.readings(of: told + sentence.frames.dropFirst(), sentence.score, focus, context)
                if frame != first, !isFurther, !readings.contains(where: { $0.intents != nil }),
                    TurnRule.placeWithoutKind.holds
                {
                    continue
                }
                if !readings.isEmpty { found.append((told, readings, sentence.frames[0].isOneOfPlace)) }
                break
            }
        }
        let all = found.flatMap(\.readings)
        let costs = found.map { $0.readings.map { language.scorer.cost(of: $0.score) }.min() ?? Int.max }
        guard let best = costs.min(), let likeliest = zip(found, costs).first(where: { $0.1 == best })?.0,
            let first = likeliest.frames.last
        else { return nil }
        return Continuation(
            outcome: chosen(among: all, said.text), frame: first, companions: likeliest.frames.dropLast(),
            isPicking: first.isPicking, isOneOfPlace: likeliest.isOneOfPlace, isSame: first.isAboutBefore,
            keepsTime: focus.keepsTime(in: first))
    }

    private func readings(of frames: [Frame], _ score: Score, _ focus: Focus, _ context: Context) -> [Interpretation] {
        let isHomeNamed = frames.contains(where: \.namesHome)
        let homes = interpreter.views.filter { isHomeNamed || $0.home.name == focus.home }
        return Resolver(homes: homes, context: context).readings(of: frames).map { reading in
            var reading = reading
            reading.score[.phrases] += score[.phrases]
            reading.score.penalties.formUnion(score.penalties)
            return reading
        }
    }

    /// The command of the turn before of other things.
    public func repeated(_ text: String, with services: [ServiceReference], in context: Context) -> Outcome? {
        guard let focus = context.focus, let frame = focus.open else { return nil }
        var context = context
        context.focus = Focus(home: focus.home, services: services, frame: focus.frame, referent: focus.referent)
        return resolved(text, frame, in: context)
    }

    /// The command of the turn before at another time, and when it was to be; nil where the utterance is no time.
    ///
    /// A length goes with the time that was said before, any other stands instead of it: "for an hour".
    public func retimed(_ said: Utterance, in context: Context) -> Continuation? {
        guard let focus = context.focus, var frame = focus.open, let times = focus.frame?.times, !times.isEmpty,
            let new = newTimes(times, said, hasValue: frame.slots.number != nil)
        else { return nil }
        frame.times = new
        return resolved(said.text, frame, in: context).map {
            Continuation(outcome: $0, frame: frame, isPicking: false, isSame: true)
        }
    }

    /// The times of a command with one that is said instead: "two hours" or "10" of a length, "7" of a clock.
    private func newTimes(
        _ times: [TimeMention], _ said: Utterance, hasValue: Bool
    ) -> [TimeMention]? {
        // A number of minutes alone stands instead of the one that was said, whichever it told: “make that an hour”.
        if let events = interpreter.matches(of: said, rule: .moment).first(where: { !Slots($0).has(.loose) }) {
            let isLasting = Slots(events).has(.for) || Slots(events).has(.until)
            return isLasting
                ? times.filter { !Slots($0).has(.for) && !Slots($0).has(.until) } + [events]
                : events.keepingDays(of: times)
        }
        let length = times.lastIndex { Slots($0).has(.for) || Slots($0).has(.in) }
        if let length, let new = interpreter.matches(of: said, rule: .newLength).first {
            let kind: Property = Slots(times[length]).has(.for) ? .for : .in
            // A bare number is of the unit that was said.
            let unit = Slots(new)[.unit] == nil ? Slots(times[length])[.unit] : nil
            var changed = times
            changed[length] =
                [.tag(.set(kind, .word(.present)))] + new + (unit.map { [.tag(.set(.unit, .word($0)))] } ?? [])
            return changed
        }
        guard length == nil, var events = interpreter.matches(of: said, rule: .retime).first?.inHour(of: times)
        else { return nil }
        if Slots(events).has(.bare), hasValue, TurnRule.numberBehindValue.holds { return nil }
        let before = times.map { Slots($0) }
        if Slots(events).has(.bare), let half = before.compactMap({ $0[.half] }).last, TurnRule.sameHalf.holds {
            events = events.filter { $0 != .tag(.set(.bare, .word(.present))) } + [.tag(.set(.half, .word(half)))]
        }
        return events.keepingDays(of: times)
    }

    /// The command of the turn before, at a time; nil where the utterance is no time.
    public func timed(_ said: Utterance, in context: Context) -> Continuation? {
        guard let focus = context.focus, var frame = focus.open, !frame.slots.has(.ask),
            let events = interpreter.matches(of: said, rule: .moment).first
        else { return nil }
        if Slots(events).has(.bare), frame.slots.number != nil, TurnRule.timeBehindValue.holds { return nil }
        frame.times = [events]
        return resolved(said.text, frame, in: context).map {
            Continuation(outcome: $0, frame: frame, isPicking: false, isSame: true)
        }
    }

    /// What holds some things where they are; nil where nobody spoke of anything.
    public func halted(_ text: String, _ services: [ServiceReference], in context: Context) -> Outcome? {
        guard let focus = context.focus, interpreter.isHere(focus, in: context) else { return nil }
        var frame = Frame()
        frame.slots = Slots().filling(.to, with: .off).filling(.stop, with: .present).filling(.act, with: .present)
        (frame.remembered, frame.isBorrowing) = (services, true)
        let readings = Resolver(homes: interpreter.views.filter { $0.home.name == focus.home }, context: context)
            .readings(of: [frame])
        return readings.isEmpty ? nil : chosen(among: readings, text)
    }

    private func resolved(_ text: String, _ frame: Frame, in context: Context) -> Outcome? {
        guard let focus = context.focus, interpreter.isHere(focus, in: context), !focus.services.isEmpty else {
            return nil
        }
        var frame = frame
        frame.referents = []
        let readings = Resolver(homes: interpreter.views.filter { $0.home.name == focus.home }, context: context)
            .readings(of: [frame])
        return readings.isEmpty ? nil : chosen(among: readings, text)
    }

    /// The outcome of the likeliest of some readings, put into words.
    private func chosen(among readings: [Interpretation], _ text: String) -> Outcome {
        interpreter.replies.rendering(interpreter.choose(among: readings, text))
    }

    /// The others of a kind beside one that was spoken of, in its room; else in its home.
    public func others(than services: [ServiceReference], in context: Context) -> [ServiceReference] {
        guard let focus = context.focus, services.count == 1,
            let home = interpreter.views.first(where: { $0.home.name == focus.home }),
            let view = home.services.first(where: { $0.reference == services[0] })
        else { return [] }
        let alike = home.services.filter { $0.service.type == view.service.type && $0 != view }
        let near = alike.filter { $0.room?.id == view.room?.id }
        // Beside the Bedside Left it is the Bedside Right, whatever lamps are there.
        let words = Set(language.tokens(of: view.name).map(\.key))
        let namesakes = (near.isEmpty ? alike : near).filter { other in
            language.tokens(of: other.name).contains { token in
                let word = language.compiled.wordTable[token.key]
                return words.contains(token.key) && !language.compiled.begins(anyOf: [.one, .many], with: word)
            }
        }
        return (namesakes.count == 1 ? namesakes : near.isEmpty ? alike : near).map(\.reference)
    }
}

extension [Matcher.Event] {
    /// A phrase of time with the days that were said before, where it is a time of day and nothing else: “make it 8” after
    /// “every weekday at 7” is on every weekday.
    ///
    /// Days alone keep the time of day: “every day”, after “at 7”.
    fileprivate func keepingDays(of times: [TimeMention]) -> [TimeMention] {
        switch (isClock, isDay) {
        case (true, false): times.filter { $0.isDay && !$0.isClock } + [self]
        case (false, true): times.filter { $0.isClock && !$0.isDay } + [self]
        default: [self]
        }
    }

    /// Minutes alone in the hour that was said before: “half past”, after “at 7”.
    fileprivate func inHour(of times: [TimeMention]) -> TimeMention {
        let own = Slots(self)
        guard own.has(.minute), !own.has(.hour) else { return self }
        let isHour = { (event: Matcher.Event) in if case .tag(.set(.hour, _)) = event { true } else { false } }
        guard let time = times.last(where: { $0.contains(where: isHour) }), let end = time.firstIndex(where: isHour)
        else { return self }
        let start = time[..<end].lastIndex { if case .tag(.set) = $0 { true } else { false } }.map { $0 + 1 } ?? 0
        let half = time.filter { if case .tag(.set(.half, _)) = $0 { true } else { false } }
        return self + time[start...end] + half
    }

    private var isClock: Bool {
        let slots = Slots(self)
        return [.hour, .noon, .midnight].contains(where: slots.has)
    }

    private var isDay: Bool {
        let slots = Slots(self)
        return [.day, .date, .weekday, .weekdays, .weekend, .every, .per].contains(where: slots.has)
    }
}

extension Focus {
    /// A clause at the time of the turn before, where it leaves to that what to do and says no time: “and the fan”, after
    /// “turn on the lamp at 7”.
    fileprivate func timing(_ clause: Frame) -> Frame {
        guard clause.isEchoing, !clause.isTimed, !clause.isNow, !clause.slots.has(.ask), let frame else {
            return clause
        }
        var timed = clause
        (timed.times, timed.leadTimes) = (frame.times, frame.leadTimes)
        return timed
    }

    /// Whether a clause has the time of the turn before, where something was to be done then.
    fileprivate func keepsTime(in clause: Frame) -> Bool {
        guard let frame, clause.isEchoing, frame.isTimed else { return false }
        return (clause.times, clause.leadTimes) == (frame.times, frame.leadTimes)
    }

    /// What else the turn before wanted of its things, of those that a clause names and leaves all else to that turn: “the
    /// same for the desk lamp”, after “to red and 40 percent”.
    fileprivate func companions(of frame: Frame, after before: Frame) -> [Frame] {
        guard frame.isEchoing, frame.slots == before.slots else { return [] }
        return companions.map { companion in
            var companion = companion
            (companion.referents, companion.places) = (frame.referents, frame.places)
            (companion.isFollowing, companion.isEchoing) = (true, true)
            return companion
        }
    }
}

extension Frame {
    /// Whether it names a thing by what tells it from the others.
    fileprivate var isPicking: Bool {
        referents.contains { referent in
            referent.has(.like) || referent.has(.owner)
                || referent.names.contains { $0.entries.contains { $0.form == .lastWords } }
        }
    }

    /// Whether it speaks of the one of a place, by the name of the place alone.
    fileprivate var isOneOfPlace: Bool {
        referents.contains {
            $0.has(.like) && $0.names.allSatisfy(\.kind.isPlace)
                && !($0.names.isEmpty && $0.places.isEmpty && places.isEmpty)
        }
    }

    /// The same with the things whose names it says parts of.
    fileprivate var named: Frame {
        var frame = self
        frame.referents = referents.map(\.named)
        return frame
    }

    /// The same with the things of the turn before, where only a place was said: "and in the bedroom", "and upstairs".
    fileprivate func placed(by before: Frame) -> Frame? {
        let isPlace = referents.allSatisfy { $0.isPlace && !$0.has(.like) }
        guard scene == nil, isPlace, !before.referents.isEmpty, !(referents + places).isEmpty else { return nil }
        var frame = self
        frame.places += referents
        frame.referents = before.referents
        return frame
    }
}

extension Referent {
    /// Whether it is a part of a name that means something else by itself: "off", of the Off Road Lamp.
    fileprivate var isLoose: Bool {
        !has(.like) && !has(.owner) && names.contains { $0.choice < 0 } || places.contains(where: \.isLoose)
    }

    /// The referent without "the one", where a part of its name was said beside that.
    fileprivate var named: Referent {
        guard names.contains(where: { $0.entries.contains { $0.thing.kind == .service } && $0.kind.isPlace }) else {
            return self
        }
        var referent = self
        referent.names = names.map { name in
            guard name.kind.isPlace, name.entries.contains(where: { $0.thing.kind == .service }) else { return name }
            let things = name.entries.filter { $0.thing.kind == .service }
            return Lattice.NameHit(kind: .service, range: name.range, entries: things)
        }
        referent.slots = slots.without(.like, .owner)
        return referent
    }
}
