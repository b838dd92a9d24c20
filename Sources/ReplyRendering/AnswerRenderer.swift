import HomeModel
import HomeOutcomes

/// Says what was found, to who asked.
struct AnswerRenderer: Renderer {
    let context: RenderingContext

    init(_ context: RenderingContext) { self.context = context }

    /// The answer to a sentence that asks and does nothing else, such as "no, the Desk Lamp is off".
    ///
    /// One sentence may ask about several characteristics ("are the doors closed"); the answer is one all the same.
    func verdict(_ intents: [Intent]) -> String? {
        guard case .get? = intents.first?.action else { return nil }
        let questions = intents.compactMap { intent -> (Question, [Target])? in
            guard case .get(let question) = intent.action, question.kind != .value else { return nil }
            return (question, intent.targets)
        }
        guard let kind = questions.first?.0.kind, questions.count == intents.count else { return nil }
        let findings = Findings(questions.map { Findings($0.0, of: $0.1) })
        switch kind {
        case .is: return isSo(findings, any: questions[0].0.isAboutAny)
        case .which where questions[0].0.isAboutRooms: return rooms(findings)
        case .which: return quiet(questions, findings) ?? which(findings)
        case .count: return count(findings)
        case .value: return nil
        }
    }

    /// The values that were asked for, such as "The Thermostat is at 20.5 °C".
    func values(_ question: Question, _ targets: [Target]) -> String {
        let answers = zip(targets, question.values).map { target, value in
            // One thing that does not say is one, whatever its name sounds like.
            guard let value else { return say(.doesNotSay, .things(thing(target)), .count(1)) }
            return predicate(question.characteristic, value, [target], isValue: true)
        }
        let rest = answers.count > 6 ? [say(.moreTell, .count(answers.count - 6))] : []
        return say.list(answers.prefix(6) + rest)
    }

    // MARK: - Answers

    private func isSo(_ findings: Findings, any: Bool) -> String {
        let (same, other) = (said(findings.same), said(findings.other))
        let unknown = findings.silent.isEmpty ? [] : [doNotKnow(findings)]
        if same.isEmpty, other.isEmpty { return say.list(unknown) }
        if any {
            if !same.isEmpty { return say(.yes, .answer(say.list(same))) }
            return unknown.isEmpty ? say(.no, .answer(say.list(other))) : say.list(other + unknown)
        }
        if other.isEmpty, !unknown.isEmpty { return say.list(same + unknown) }
        return say(other.isEmpty ? .yes : .no, .answer(say.list(other + same + unknown)))
    }

    private func which(_ findings: Findings) -> String {
        let unknown = findings.silent.isEmpty ? [] : [doNotKnow(findings)]
        let same = said(findings.same, naming: 12)
        if same.isEmpty { return say.list([say(unknown.isEmpty ? .noneOfThem : .noneKnown)] + unknown) }
        return say.list(same + unknown)
    }

    /// That nothing is as several questions ask, such as what is on, open and unlocked; nil where something is, or where one
    /// state alone was asked for.
    private func quiet(_ questions: [(Question, [Target])], _ findings: Findings) -> String? {
        guard findings.same.isEmpty, !findings.isReachability else { return nil }
        let states = unique(
            questions.compactMap { question, targets in
                question.expected.map { state(question.characteristic, $0, targets, .none, isSettled: true) }
            })
        guard states.count > 1 else { return nil }
        let unknown = findings.silent.isEmpty ? [] : [doNotKnow(findings)]
        return say.list([say(.allIsQuiet, .predicate(say.choice(states)))] + unknown)
    }

    private func rooms(_ findings: Findings) -> String {
        let targets = findings.same.flatMap(\.targets)
        let rooms = unique(targets.map { $0.room.map { say(.room, .name($0)) } ?? say(.noRoom) })
        if rooms.isEmpty { return which(findings) }
        return say(.inRooms, .rooms(say.list(rooms)), .things(say.list(said(findings.same, naming: 12))))
    }

    private func count(_ findings: Findings) -> String {
        let count = findings.same.reduce(0) { $0 + $1.targets.count }
        let unknown = findings.silent.isEmpty ? [] : [doNotKnow(findings)]
        if count == 0 { return say.list([say(.noneCounted)] + unknown) }
        let things = say.list(said(findings.same, naming: 12))
        return say.list([say(.counted, .count(count), .things(things))] + unknown)
    }

    private func doNotKnow(_ findings: Findings) -> String {
        let targets = findings.silent
        if findings.isReachability { return say(.mustBeAsked, .things(things(targets, as: .object))) }
        return say(.doesNotSay, .things(things(targets)), .count(targets.count))
    }

    private func said(_ groups: [Findings.Group], naming limit: Int = 6) -> [String] {
        groups.map { group in
            guard let value = group.value else { return named(group.targets) }
            return predicate(group.type, value, group.targets, naming: limit)
        }
    }

    // MARK: - States

    /// That things are so: "the Desk Lamp is on", "the Hall Sensor detects no motion".
    private func predicate(
        _ type: CharacteristicType, _ value: CharacteristicValue, _ targets: [Target], naming limit: Int = 6,
        isValue: Bool = false
    ) -> String {
        let subject = targets.count <= limit ? named(targets) : things(targets)
        return predicate(
            type, value, targets, saidOf: subject, agreement(targets, naming: max(limit, Mention.mostNamed)),
            isValue: isValue)
    }

    /// The same of things that are called so.
    func predicate(
        _ type: CharacteristicType, _ value: CharacteristicValue, _ targets: [Target], saidOf subject: String,
        _ agreement: Agreement, isValue: Bool = false
    ) -> String {
        if let told = told(type, value, targets, subject, agreement) { return told }
        let isState = type.isState || !isValue && type == "CurrentPosition"
        let state = isState ? found(type, value, targets, agreement) : measured(type, value, targets, agreement)
        return say(
            .isSo, .things(subject), with: agreement, .predicate(state))
    }

    /// All of them by name.
    private func named(_ targets: [Target]) -> String {
        targets.count <= 4 ? things(targets) : say.list(unique(targets.map { thing($0) }))
    }

    /// What follows "is" for a state that was found and not asked for: also "jammed" and "opening".
    private func found(
        _ type: CharacteristicType, _ value: CharacteristicValue, _ targets: [Target], _ agreement: Agreement
    ) -> String {
        FoundState(value.number, of: type).map {
            say(.foundState, .state($0), with: agreement)
        } ?? state(type, value, targets, agreement, isSettled: true)
    }

    /// What follows "is" where a value was asked for: "at 60 percent"; a sensor's is what it measures, "7.5 °C".
    private func measured(
        _ type: CharacteristicType, _ value: CharacteristicValue, _ targets: [Target], _ agreement: Agreement
    ) -> String {
        let isSensor = ["TemperatureSensor", "HumiditySensor"].contains(targets.first?.type.name)
        let message: Message =
            if type == "CurrentPosition" {
                .percentOpen
            } else if type.name.hasPrefix("Target") {
                .setValue
            } else {
                isSensor ? .reading : .atValue
            }
        return say(
            message, .value(shown(value, type, targets)), with: agreement)
    }

    /// What is said of things that tell something, where that is not "is" and a state; nil elsewhere.
    private func told(
        _ type: CharacteristicType, _ value: CharacteristicValue, _ targets: [Target], _ things: String,
        _ agreement: Agreement
    ) -> String? {
        let (things, count) = (Argument.things(things), Argument.count(agreement.count))
        let number = value.number
        if WordedCharacteristics.yesOrNo.contains(type.name) {
            let isSo = type == "ChargingState" ? number == 1 : (number ?? 0) != 0
            return say(isSo ? .findingYes : .findingNo, things, with: agreement, .characteristic(type))
        }
        let whole = number.flatMap { Int(exactly: $0) } ?? -1
        switch type.name {
        case "AirQuality": return say(.airQuality, things, count, .number(Double(whole)))
        case "TargetHeatingCoolingState":
            return say(.heatingMode, things, with: agreement, .number(Double(whole)))
        case "Hue":
            return number.map { say(.hue, things, count, .number(ColorName.twelfth(of: $0))) }
        case "ColorTemperature":
            return number.map {
                let kelvin = say.number((1_000_000 / max($0, 1)).rounded())
                return say(.measuring, things, count, .characteristic(type), .value(kelvin))
            }
        case _ where WordedCharacteristics.measured.contains(type.name):
            return say(
                .measuring, things, count, .characteristic(type),
                .value(shown(value, type, targets)))
        default: return nil
        }
    }
}

/// What was found, apart by whether it is as was asked; things of one value together.
private struct Findings {
    typealias Group = (type: CharacteristicType, value: CharacteristicValue?, targets: [Target])
    var same: [Group] = []
    var other: [Group] = []
    var silent: [Target] = []
    var isReachability = false

    init(_ parts: [Findings]) {
        same = parts.flatMap(\.same)
        other = parts.flatMap(\.other)
        silent = parts.flatMap(\.silent)
        isReachability = parts.contains(where: \.isReachability)
    }

    init(_ question: Question, of targets: [Target]) {
        isReachability = question.characteristic == .reachable
        for ((target, value), isSo) in zip(zip(targets, question.values), question.matches) {
            switch isSo {
            case true?: Self.add(target, question.characteristic, question.expected == nil ? nil : value, to: &same)
            case false?: Self.add(target, question.characteristic, value, to: &other)
            case nil: silent.append(target)
            }
        }
    }

    private static func add(
        _ target: Target, _ type: CharacteristicType, _ value: CharacteristicValue?, to groups: inout [Group]
    ) {
        if let known = groups.firstIndex(where: { $0.value == value }) {
            groups[known].targets.append(target)
        } else {
            groups.append((type, value, [target]))
        }
    }
}
