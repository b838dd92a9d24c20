import HomeModel
import HomeOutcomes
import TestSupport
import Testing

@testable import ReplyRendering

/// What each renderer says of values that are made by hand, so that no sentence has to be read first.
struct RendererTests {
    private let context: RenderingContext

    init() throws {
        context = RenderingContext(try ReplyMessages(folder: Fixture.project + "/Grammars/en"), HomeSnapshot(homes: []))
    }

    private func target(_ service: String, _ type: ServiceType = "Lightbulb", room: String? = "Den") -> Target {
        Target(
            home: "", room: room, accessory: service, service: service, type: type,
            reference: ServiceReference(accessory: AccessoryID(), service: ServiceID()))
    }

    private var lamp: Target { target("Desk Lamp") }

    private func asking(
        _ kind: Question.Kind, _ type: CharacteristicType, _ values: [CharacteristicValue?],
        is expected: CharacteristicValue? = nil
    )
        -> Question
    { Question(kind: kind, characteristic: type, expected: expected, values: values) }

    // MARK: - Commands

    @Test func commandsAreToldBeforeAndAfter() {
        let commands = CommandRenderer(context)
        let off = Intent(action: .set("On", .bool(false)), targets: [lamp])
        let lock = Intent(
            action: .set("LockTargetState", .int(1)), targets: [target("Front Door", "LockMechanism")])
        #expect(commands.doing([off, lock]) == "Turning off the Desk Lamp and locking the Front Door.")
        #expect(commands.done([off], settled: true) == "The Desk Lamp is off.")
        #expect(commands.toDo(off.action, off.targets) == "turn off the Desk Lamp")
        var failed = off
        failed.targets[0].error = .unreachable
        #expect(commands.failed([failed]).contains("Desk Lamp cannot be reached"))
    }

    // MARK: - Answers

    @Test func answersTellWhatIsSo() {
        let answers = AnswerRenderer(context)
        let isOn = Intent(action: .get(asking(.is, "On", [.bool(true)], is: .bool(true))), targets: [lamp])
        #expect(answers.verdict([isOn]) == "yes, the Desk Lamp is on")
        let isOff = Intent(action: .get(asking(.is, "On", [.bool(false)], is: .bool(true))), targets: [lamp])
        #expect(answers.verdict([isOff]) == "no, the Desk Lamp is off")
        let which = Intent(action: .get(asking(.which, "On", [.bool(false)], is: .bool(true))), targets: [lamp])
        #expect(answers.verdict([which]) == "none of them")
        let count = Intent(
            action: .get(asking(.count, "On", [.bool(true), .bool(false)], is: .bool(true))),
            targets: [lamp, target("Floor Lamp")])
        #expect(answers.verdict([count])?.hasPrefix("1") == true)
        #expect(answers.verdict([Intent(action: .set("On", .bool(true)), targets: [lamp])]) == nil)
    }

    @Test func answersTellValuesAndWhatDoesNotSay() {
        let stat = target("Thermostat", "Thermostat")
        let warm = asking(.value, "CurrentTemperature", [.double(20.5)])
        #expect(AnswerRenderer(context).values(warm, [stat]).contains("20.5"))
        let silent = asking(.value, "CurrentTemperature", [nil])
        #expect(AnswerRenderer(context).values(silent, [stat]).contains("does not say"))
    }

    // MARK: - Questions

    @Test func questionsNameWhatWouldBeOpened() {
        let open = Intent(action: .set("LockTargetState", .int(0)), targets: [target("Front Door", "LockMechanism")])
        #expect(QuestionRenderer(context).confirm([open]) == "Shall I unlock the Front Door? Say yes or no.")
        #expect(
            QuestionRenderer(context).which(["the Desk Lamp", "the Floor Lamp"]).contains(
                "the Desk Lamp or the Floor Lamp"))
        #expect(QuestionRenderer(context).which((1...9).map { "Lamp \($0)" }).contains("Lamp 6"))
        #expect(!QuestionRenderer(context).which((1...9).map { "Lamp \($0)" }).contains("Lamp 7"))
    }

    @Test func candidatesOfTheSameThingsAreToldByWhatIsDone() {
        let (on, off) = (
            Intent(action: .set("On", .bool(true)), targets: [lamp]),
            Intent(action: .set("On", .bool(false)), targets: [lamp])
        )
        let readings = QuestionRenderer(context).candidates([[on], [off]]).map(\.reading)
        #expect(Set(readings).count == 2)
        let other = Intent(action: .set("On", .bool(true)), targets: [target("Floor Lamp")])
        #expect(QuestionRenderer(context).candidates([[on], [other]]).allSatisfy { $0.reading.contains("Lamp") })
    }

    // MARK: - Faults

    @Test func faultsSayWhatCannotBeDoneAndWhatCan() {
        let faults = FaultRenderer(context)
        let plug = target("Kettle", "Outlet")
        #expect(
            faults.text(.cannot(.dim, [plug], able: [.power]))
                == "The Kettle cannot be dimmed. It can be turned on or off.")
        #expect(faults.text(.emptyScene("Night")) == "Night has no actions yet.")
        #expect(faults.text(.nothing(.word("fan"), PlaceName(name: "Hut"))).contains("fan"))
        #expect(faults.text(.time(.tooFar)) == "That is more than a year ahead.")
        #expect(faults.text(.outOfRange([plug], .range(10, 30, .celsius))).contains("10"))
    }

    // MARK: - Events and times

    @Test func eventsAreClauses() {
        let door = target("Front Door", "Door")
        func event(_ test: CharacteristicEvent.Test, _ type: CharacteristicType, lasting duration: Int = 0)
            -> CharacteristicEvent
        {
            CharacteristicEvent([door.reference], type, test, for: duration)
        }
        let events = EventRenderer(context)
        #expect(
            events.happening(event(.above(25), "CurrentTemperature"), [target("Thermostat", "Thermostat")]).contains(
                "goes above 25"))
        #expect(
            events.happening(
                event(.below(18), "CurrentTemperature", lasting: 600), [target("Thermostat", "Thermostat")]
            )
            .hasSuffix("for 10 minutes"))
    }

    @Test func triggersAreNamedAfterTheirThingsAndTime() {
        let names = TriggerNames(context)
        let when = When(fireDate: "2026-11-21T19:30:00+01:00")
        #expect(names.triggerName(of: ["Desk Lamp"], when) == "Timed Desk Lamp 2026 11 21 19 30")
        #expect(names.triggerName(of: ["A", "B", "C"], when).contains("3 things"))
        #expect(names.sceneName(of: "Timed Desk Lamp") == "Timed Desk Lamp scene")
        var taken: Set<NameKey> = [NameKey("Timed")]
        #expect(names.unique("Timed", besides: &taken) == "Timed no 2")
        #expect(names.unique("Timed", besides: &taken) == "Timed no 3")
    }

    // MARK: - Devices

    /// Each code of what a device has wrong is said in each language.
    @Test(arguments: ["de", "en", "es", "fr", "it", "ru", "zh"])
    func faultsOfDevicesAreSaidInEachLanguage(code: String) throws {
        let control = ControlRenderer(
            RenderingContext(try ReplyMessages(folder: "\(Fixture.project)/Grammars/\(code)"), HomeSnapshot(homes: [])))
        let texts =
            ProtocolViolation.Kind.allCases.map { control.text(.protocolViolation(ProtocolViolation($0, "7"))) }
            + PairingFileError.Fault.allCases.map {
                control.text(.pairingUnreadable(PairingFileError(path: "/x", fault: $0, detail: "7")))
            }
        #expect(Set(texts).count == texts.count)
        var doubtful = ProtocolViolation(.notJSON)
        doubtful.isInDoubt = true
        #expect(
            control.text(.protocolViolation(doubtful)).count
                > control.text(.protocolViolation(ProtocolViolation(.notJSON))).count)
    }
}
