import HomeModel
import HomeOutcomes

/// Says why something cannot be done in this home.
struct FaultRenderer: Renderer {
    let context: RenderingContext

    init(_ context: RenderingContext) { self.context = context }

    /// A fault in a sentence or two.
    func text(_ fault: Fault) -> String {
        switch fault {
        case .cannot(let ability, let targets, let able): cannot(ability, targets, able)
        case .valueMissing(let targets, let able): valueMissing(targets, able)
        case .outOfRange(let targets, let range): takes(range, targets)
        case .nothing(let kind, let place): nothing(kind, in: place)
        case .count(let said, let found, let kind, let place):
            say(
                .notAsMany, .found(found), .said(said), .kind(kind ?? say(.someThing)),
                .place(self.place(place)))
        case .lifeless(let name): say(.nothingToControl, .name(name))
        case .tooBroad(let home): say(.tooBroad, .home(home))
        case .nowhere: say(.roomUnknown)
        case .emptyScene(let name): say(.sceneIsEmpty, .name(name))
        case .time(.noWayBack(let name)): say(.noWayBack, .name(name))
        case .time(let fault): say(fault.message)
        }
    }

    private func cannot(_ ability: Capability, _ targets: [Target], _ able: [Capability]) -> String {
        let fault = sentence(say(.cannot, .things(things(targets)), .count(count(targets)), .ability(ability)))
        return sentences([fault] + canBe(able))
    }

    private func valueMissing(_ targets: [Target], _ able: [Capability]) -> String {
        sentences([sentence(say(.valueMissing, .things(things(targets, as: .object))))] + canBe(able))
    }

    /// What something can do, in a sentence; none where that is not known.
    private func canBe(_ able: [Capability]) -> [String] {
        able.isEmpty ? [] : [say(.itCanBe, .abilities(say.choice(able.map { say(.able, .ability($0)) })))]
    }

    private func takes(_ range: TakenValues, _ targets: [Target]) -> String {
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

    private func nothing(_ kind: MissingKind, in name: PlaceName) -> String {
        let place = place(name)
        return switch kind {
        case .able: say(.nothingAble, .place(place))
        case .telling: say(.nothingTelling, .place(place))
        case .word(let word): say(.nothingOfKind, .kind(word), .place(place))
        case .other(let name): say(.nothingOther, .name(name), .place(place))
        }
    }
}

extension TimeFault {
    fileprivate var message: Message {
        switch self {
        case .sun: .timeOfSun
        case .sunVague: .timeOfSunVague
        case .polarNight: .timeOfPolarNight
        case .polarDay: .timeOfPolarDay
        case .sunSeldom: .timeOfSunSeldom
        case .event: .timeOfEvent
        case .eventAndTime: .timeOfEventAndTime
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
