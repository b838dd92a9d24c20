import HomeModel
import HomeOutcomes

extension ReplyRenderer {
    /// An outcome in words: its reply, its candidates and what is scheduled.
    ///
    /// It is the last thing that is done to it; what has words already gets the same ones.
    public func rendering(_ outcome: Outcome) -> Outcome {
        var rendered = outcome
        rendered.reply = text(outcome.told, outcome)
        rendered.intents = outcome.intents.map(rendering)
        return rendered
    }

    /// What is told of what is scheduled and of what failed, which programs read.
    private func rendering(_ intent: Intent) -> Intent {
        guard !intent.targets.contains(where: { $0.error != nil }) else { return explaining(intent) }
        let told: ([Scheduled]) -> [Scheduled] = { scheduled in
            scheduled.map { scheduled in
                var told = scheduled
                told.does = action(of: scheduled)
                return told
            }
        }
        switch intent.action {
        case .list(let scheduled): return Intent(action: .list(told(scheduled)), targets: intent.targets)
        case .cancel(let scheduled): return Intent(action: .cancel(told(scheduled)), targets: intent.targets)
        case .set, .setAll, .adjust, .get, .run, .schedule: return intent
        }
    }

    /// The intent, with why each of its targets was not done.
    private func explaining(_ intent: Intent) -> Intent {
        var told = intent
        for index in told.targets.indices { told.targets[index].fault = told.targets[index].error.map(text) }
        return told
    }

    /// A reply in words.
    public func text(_ reply: Reply) -> String { text(reply, nil) }

    private func text(_ reply: Reply, _ outcome: Outcome?) -> String {
        switch reply.content {
        case .nothing: ""
        case .verbatim(let text): text
        case .doing(let intents): intents.isEmpty ? say(.nothingDone) : doing(intents)
        case .done(let intents, let isSettled): done(intents, settled: isSettled)
        case .changed(let done, let already, let off, let isSettled):
            changed(done, already: already, off: off, settled: isSettled)
        case .failed(let intents): failed(intents)
        case .remark(let remark): say(Message(remark))
        case .confirm(let intents): confirm(intents)
        case .which: which(outcome?.candidates.map(\.reading) ?? [])
        case .heard(let text): say(.didYouSay, .text(text))
        case .heardOneOf(let texts): heard(oneOf: texts)
        case .tooLong(let limit): say(.tooLong, .limit(limit))
        case .tooManyWords(let limit): say(.tooManyWords, .limit(limit))
        case .nothingSaid(let example): sentences([say(.nothingSaid)] + trying(example))
        case .noSuchSentence(let example): sentences([say(.noSuchSentence)] + trying(example))
        case .notUnderstood(let words): notUnderstood(words)
        case .unknownName(let name, let near, let home): unknownName(name, near, in: home)
        case .unknownRoom(let name, let near, let home):
            sentences([say(.noRoomCalled, .name(name), .home(home))] + offer(near))
        case .elsewhere(let target, let place): elsewhere(target, said: place)
        case .inAnotherHome(let name, let home, let other):
            say(.inAnotherHome, .name(name), .home(home), .other(other))
        case .fault(let fault): fault.inWords(self)
        case .refused(let user, let home): say(.refused, .user(user), .home(home))
        case .guest(let user, let home): say(.guest, .user(user), .home(home))
        case .help(let examples): help(examples)
        case .rooms(let names, let home):
            names.isEmpty ? say(.noRooms, .home(home)) : say(.theRooms, .home(home), .names(say.list(names)))
        case .scenes(let names, let home):
            names.isEmpty ? say(.noScenes, .home(home)) : say(.theScenes, .home(home), .names(say.list(names)))
        case .noSkill(let skill): say(.noSkill, .skill(skill))
        case .gone(let home): say(.agendaGone, .home(home))
        case .notKept(let refusal): sentence(text(refusal))
        }
    }

    private func notUnderstood(_ words: [String]) -> String {
        let shown = Self.unique(words.map { String($0.prefix(40)) }).prefix(5).map { say(.quoted, .text($0)) }
        return sentence(say(.notUnderstood, .words(say.list(shown))))
    }

    private func unknownName(_ name: String, _ near: [String], in home: String?) -> String {
        guard let home, !home.isEmpty else { return sentences([say(.nothingCalled, .name(name))] + offer(near)) }
        return sentences([say(.nothingCalledThere, .name(name), .home(home))] + offer(near))
    }

    private func offer(_ near: [String]) -> [String] {
        near.isEmpty ? [] : [say(.didYouMean, .names(say.choice(Self.unique(near))))]
    }

    private func elsewhere(_ target: Target, said place: PlaceName) -> String {
        let (thing, count) = (thing(target), count([target]))
        guard let room = target.room else {
            return sentence(say(.isInNoRoom, .things(thing), .count(count), .place(self.place(place))))
        }
        return sentence(say(.isElsewhere, .things(thing), .count(count), .room(room), .place(self.place(place))))
    }

    private func help(_ examples: [String]) -> String {
        if examples.isEmpty { return say(.helpWithNothing) }
        return say(.help, .readings(say.choice(examples.map { say(.quoted, .text($0)) })))
    }

    private func trying(_ example: String?) -> [String] { example.map { [say(.trySaying, .text($0))] } ?? [] }

    // MARK: - What cannot be done

    fileprivate func cannot(_ ability: Ableness, _ targets: [Target], _ able: [Ableness]) -> String {
        let fault = sentence(say(.cannot, .things(things(targets)), .count(count(targets)), .ability(ability)))
        return sentences([fault] + canBe(able))
    }

    fileprivate func valueMissing(_ targets: [Target], _ able: [Ableness]) -> String {
        sentences([sentence(say(.valueMissing, .things(things(targets))))] + canBe(able))
    }

    /// What something can do, in a sentence; none where that is not known.
    private func canBe(_ able: [Ableness]) -> [String] {
        able.isEmpty ? [] : [say(.itCanBe, .abilities(say.choice(able.map { say(.able, .ability($0)) })))]
    }

    fileprivate func takes(_ range: TakenValues, _ targets: [Target]) -> String {
        sentence(say(.takes, .things(things(targets)), .count(count(targets)), .range(self.range(range))))
    }

    private func range(_ range: TakenValues) -> String {
        switch range {
        case .others: say(.otherValues)
        case .speed: say(.speedInPercent)
        case .change(let most, let isHeat):
            say(isHeat ? .changesOfDegrees : .changesOfPercent, .number(Spoken.rounded(most)))
        case .steps(let of, let step): say(.inSteps, .range(self.range(of)), .step(Spoken.rounded(step)))
        case .range(let least, let most, let unit):
            switch unit {
            case .none: say(.fromTo, .from(say.number(least)), .to(say.number(most)))
            case .percent: say(.percentFromTo, .from(say.number(least)), .to(say.number(most)))
            case .kelvin: say(.kelvinFromTo, .from(say.number(least)), .to(say.number(most)))
            case .celsius, .fahrenheit:
                say(.fromTo, .from(degrees(least, unit)), .to(degrees(most, unit)))
            }
        }
    }

    private func degrees(_ number: Double, _ unit: TakenValues.Unit) -> String {
        say(unit == .celsius ? .celsius : .fahrenheit, .number(Spoken.rounded(number)))
    }

    fileprivate func nothing(_ kind: MissingKind, in name: PlaceName) -> String {
        let place = place(name)
        return switch kind {
        case .able: say(.nothingAble, .place(place))
        case .telling: say(.nothingTelling, .place(place))
        case .word(let word): say(.nothingOfKind, .kind(word), .place(place))
        case .other(let name): say(.nothingOther, .name(name), .place(place))
        }
    }
}

extension Fault {
    fileprivate func inWords(_ renderer: ReplyRenderer) -> String {
        let say = renderer.say
        return switch self {
        case .cannot(let ability, let targets, let able): renderer.cannot(ability, targets, able)
        case .valueMissing(let targets, let able): renderer.valueMissing(targets, able)
        case .outOfRange(let targets, let range): renderer.takes(range, targets)
        case .nothing(let kind, let place): renderer.nothing(kind, in: place)
        case .count(let said, let found, let kind, let place):
            say(
                .notAsMany, .found(found), .said(said), .kind(kind ?? say(.someThing)),
                .place(renderer.place(place)))
        case .lifeless(let name): say(.nothingToControl, .name(name))
        case .tooBroad(let home): say(.tooBroad, .home(home))
        case .nowhere: say(.roomUnknown)
        case .emptyScene(let name): say(.sceneIsEmpty, .name(name))
        case .time(.noWayBack(let name)): say(.noWayBack, .name(name))
        case .time(let fault): say(fault.message)
        }
    }
}

extension TimeFault {
    fileprivate var message: Message {
        switch self {
        case .sun: .timeOfSun
        case .event: .timeOfEvent
        case .vague: .timeVague
        case .noClock: .timeWithoutClock
        case .noWeekday: .timeWithoutWeekday
        case .severalDays: .timeOfSeveralDays
        case .seconds: .timeInSeconds
        case .tooFar: .timeTooFar
        case .passed: .timePassed
        case .tooOften: .timeTooOften
        case .tooSeldom: .timeTooSeldom
        case .overlapping: .timeOverlapping
        case .lastDay: .timeWithLastDay
        case .noSuchDay: .timeOfNoDay
        case .noWayBack: .noWayBack
        }
    }
}
