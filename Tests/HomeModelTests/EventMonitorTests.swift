import Foundation
import HomeModel
import Testing

/// Events in, firings out: no accessory, no clock.
struct EventMonitorTests {
    private let door = ServiceReference(accessory: AccessoryID(), service: ServiceID())
    private let other = ServiceReference(accessory: AccessoryID(), service: ServiceID())
    private let start = Date(timeIntervalSince1970: 1_800_000_000)

    @Test func happensOnceEachTimeThatItBecomesSo() {
        var monitor = EventMonitor(CharacteristicEvent([door], "ContactSensorState", .equal(.int(1))))
        let told = [0, 1, 1, 1, 0, 0, 1].map { monitor.take(.int($0), of: door, at: start) }
        #expect(told == [false, true, false, false, false, false, true])
    }

    @Test func whatIsSoFromTheBeginningIsNoEvent() {
        var monitor = EventMonitor(CharacteristicEvent([door], "ContactSensorState", .equal(.int(1))))
        let values: [CharacteristicValue?] = [.int(1), nil, .int(1), .int(0), .int(1)]
        let told = values.map { monitor.take($0, of: door, at: start) }
        #expect(told == [false, false, false, false, true])
    }

    @Test func anotherServiceTellsNothing() {
        var monitor = EventMonitor(CharacteristicEvent([door], "ContactSensorState", .equal(.int(1))))
        let told = [0, 1].map { monitor.take(.int($0), of: other, at: start) }
        #expect(told == [false, false] && monitor.isMet == nil)
    }

    @Test(
        arguments: [
            (.below(18), [20, 18, 17.9, 18.1, 17.8, 18.4, 17.9, 18.5, 17.9], [2, 8]),
            (.above(25), [20, 25, 25.1, 24.9, 25.2, 24.5, 25.1], [2, 6]),
        ] as [(CharacteristicEvent.Test, [Double], [Int])])
    func aNumberThatTremblesAroundItsLimitHappensOnce(
        test: CharacteristicEvent.Test, values: [Double], happens: [Int]
    ) {
        var monitor = EventMonitor(CharacteristicEvent([door], "CurrentTemperature", test))
        let told = values.indices.filter { monitor.take(.double(values[$0]), of: door, at: start) }
        #expect(told == happens)
    }

    @Test(
        arguments: [
            // Of each step: which sensor tells, and what; then at which steps it happens.
            (.any, [(0, 0), (1, 0), (0, 1), (1, 1), (0, 0), (1, 0), (1, 1)], [2, 6]),
            (.all, [(0, 0), (1, 0), (0, 1), (1, 1), (0, 0), (0, 1)], [3, 5]),
            (.none, [(0, 1), (1, 1), (0, 0), (1, 0), (1, 1), (1, 0)], [3, 5]),
        ] as [(CharacteristicEvent.Quantity, [(Int, Int64)], [Int])])
    func countsOfHowManyItIsSo(
        quantity: CharacteristicEvent.Quantity, steps: [(Int, Int64)], happens: [Int]
    ) {
        let services = [door, other]
        var monitor = EventMonitor(
            CharacteristicEvent(services, "MotionDetected", .equal(.bool(true)), of: quantity))
        let told = steps.indices.filter {
            monitor.take(.bool(steps[$0].1 == 1), of: services[steps[$0].0], at: start)
        }
        #expect(told == happens)
    }

    /// What is told or that time passes, so many seconds after the start.
    private enum Step {
        case moves(Bool, Double)
        case passes(Double)
    }

    /// At which steps an event happens.
    private func happens(_ steps: [Step], in monitor: inout EventMonitor) -> [Int] {
        steps.indices.filter { place in
            switch steps[place] {
            case .moves(let isMoving, let second): monitor.take(.bool(isMoving), of: door, at: start + second)
            case .passes(let second): monitor.pass(to: start + second)
            }
        }
    }

    private func nobodyMoves(hasHappened: Bool = false) -> EventMonitor {
        EventMonitor(
            CharacteristicEvent([door], "MotionDetected", .equal(.bool(true)), of: .none, for: 600),
            hasHappened: hasHappened)
    }

    @Test func aDurationHasToPassWithoutABreak() {
        var monitor = nobodyMoves()
        #expect(happens([.moves(true, 0), .passes(9_999)], in: &monitor).isEmpty && monitor.nextPass == nil)
        #expect(happens([.moves(false, 10_000)], in: &monitor).isEmpty)
        #expect(monitor.nextPass == start + 10_600)
        // Somebody moves, and it begins anew.
        let steps: [Step] = [
            .passes(10_599), .moves(true, 10_599), .moves(false, 10_620), .passes(11_000), .passes(11_220),
            // Told once more, it is still the same time.
            .passes(20_000), .moves(false, 21_000), .passes(30_000),
        ]
        #expect(happens(steps, in: &monitor) == [4] && monitor.nextPass == nil)
    }

    @Test func whatHappenedBeforeTheProgramBeganDoesNotHappenAgain() {
        var monitor = nobodyMoves(hasHappened: true)
        #expect(happens([.moves(false, 0), .passes(9_999)], in: &monitor).isEmpty && monitor.nextPass == nil)
        #expect(happens([.moves(true, 10_000), .moves(false, 10_001), .passes(10_601)], in: &monitor) == [2])
    }

    @Test func aClockThatIsSetBackBeginsTheWaitAnew() {
        var monitor = nobodyMoves()
        #expect(happens([.moves(false, 0), .passes(-7_200), .passes(-6_601), .passes(-6_600)], in: &monitor) == [3])
    }

    @Test func eventsReadBackAsTheyAreWritten() throws {
        let events: [TriggerEvent] = [
            .significantTime(try #require(SignificantTimeEvent(.sunset))),
            .significantTime(try #require(SignificantTimeEvent(.dawn, offset: -45))),
            .characteristic(CharacteristicEvent([door, other], "On", .equal(.bool(true)), of: .all)),
            .characteristic(CharacteristicEvent([door], "CurrentTemperature", .below(18), of: .any, for: 600)),
            .characteristic(CharacteristicEvent([door], "CurrentTemperature", .above(25.5), of: .none)),
        ]
        let known = ["door": door, "other": other]
        for event in events {
            let json = event.json { service in known.first { $0.value == service }.map { .string($0.key) } }
            let read = TriggerEvent(json: try JSON(reading: Array(json.line.utf8))) { reference in
                if case .string(let name) = reference { known[name] } else { nil }
            }
            #expect(read == event, "\(json.line)")
        }
    }

    @Test(arguments: [
        "{}", #"{"sun": "noon"}"#, #"{"sun": "sunset", "offsetMinutes": 721}"#, #"{"sun": "sunset", "of": "any"}"#,
        #"{"services": [], "characteristic": "On"}"#,
        #"{"services": [], "characteristic": "On", "value": true, "above": 1}"#,
        #"{"services": ["nowhere"], "characteristic": "On", "value": true}"#,
        #"{"services": [], "characteristic": "On", "value": true, "seconds": 0}"#,
        #"{"services": [], "characteristic": "On", "value": true, "seconds": 86401}"#,
        #"{"services": [], "characteristic": "On", "above": "hot"}"#,
        #"{"services": {}, "characteristic": "On", "value": 1}"#,
        "null", "[]", "7",
    ])
    func refusesWhatIsNoEvent(text: String) throws {
        #expect(TriggerEvent(json: try JSON(reading: Array(text.utf8))) { _ in nil } == nil)
    }
}
