import Foundation
import HomeModel
import HomeOutcomes
import TestSupport
import Testing

@testable import HomeLanguage

/// Times that the sun tells, in a home that says where it is.
struct SunTimeTests {
    private static let cottage: Parser = {
        var snapshot = Fixture.home("cottage")
        snapshot.homes[0].coordinates = Coordinates(latitude: 51.51, longitude: -0.13)
        return English.parser(snapshot)
    }()

    /// Noon on the shortest day of 2026, a Monday; the sun sets at 15:53 and rises at 08:04.
    private static let noon = PresentTime("2026-12-21T12:00:00Z")

    @Test(arguments: [
        ("at sunset turn on the desk lamp", ["2026-12-21T15:53"]),
        ("turn on the desk lamp at sunrise", ["2026-12-22T08:04"]),
        ("turn on the desk lamp half an hour before sunset", ["2026-12-21T15:23"]),
        ("turn on the desk lamp 20 minutes after sunset tomorrow", ["2026-12-22T16:14"]),
        ("turn on the desk lamp at sunset on friday", ["2026-12-25T15:56"]),
        ("turn on the desk lamp when the sun goes down", ["2026-12-21T15:53"]),
        ("turn on the desk lamp when it gets dark", ["2026-12-21T16:33"]),
        ("turn on the desk lamp from sunset to 11 pm", ["2026-12-21T15:53", "2026-12-21T23:00"]),
        ("turn on the desk lamp until sunrise", ["2026-12-22T08:04"]),
    ])
    func findsTheDate(sentence: String, dates: [String]) throws {
        let outcome = Self.cottage.parse(sentence, in: Context(now: Self.noon))
        let told = outcome.intents.compactMap { intent -> String? in
            guard case .schedule(_, let when) = intent.action else { return nil }
            #expect(when.event == nil && when.recurrence == nil)
            return when.fireDate
        }
        try #require(told.count == dates.count, "\(outcome.reply)")
        for (told, wanted) in zip(told, dates) {
            let (one, other) = (try #require(FireDate(told)), try #require(FireDate(wanted + ":00Z")))
            #expect(abs(one.seconds - other.seconds) <= 120, "\(told)")
        }
    }

    @Test(arguments: [
        (
            "every day half an hour before sunrise turn on the desk lamp", SolarEvent.sunrise, -30,
            Recurrence.every(1, .days)
        ),
        (
            "turn on the desk lamp every weekday at dusk", .dusk, 0,
            .weekdays(Set(Recurrence.Weekday.allCases.prefix(5)))
        ),
        ("every evening when it gets dark turn on the desk lamp", .dusk, 0, .every(1, .days)),
        ("turn on the desk lamp an hour after sunset every saturday", .sunset, 60, .weekdays([.saturday])),
    ])
    func whatComesAgainFollowsTheSun(sentence: String, event: SolarEvent, offset: Int, recurrence: Recurrence) throws {
        let outcome = Self.cottage.parse(sentence, in: Context(now: Self.noon))
        guard case .schedule(.set("On", .bool(true)), let when)? = outcome.intents.first?.action else {
            Issue.record("\(outcome.reply)")
            return
        }
        #expect(when.event?.significantTime == SignificantTimeEvent(event, offset: offset))
        #expect(when.recurrence == recurrence && when.fireDate != nil && when.firingTime.fireDate == nil)
    }

    @Test func polarNightAndDayAreTold() {
        var snapshot = Fixture.home("cottage")
        snapshot.homes[0].coordinates = Coordinates(latitude: 69.65, longitude: 18.96)
        let tromso = English.parser(snapshot)
        let winter = tromso.parse("turn on the desk lamp at sunset", in: Context(now: Self.noon))
        #expect(winter.status == .unsupported && winter.reply.contains("does not come up"))
        let summer = tromso.parse(
            "turn on the desk lamp at sunset", in: Context(now: PresentTime("2026-06-21T12:00:00Z")))
        #expect(summer.status == .unsupported && summer.reply.contains("does not go down"))
        // Each day that it does will do.
        let daily = tromso.parse("every day at sunset turn on the desk lamp", in: Context(now: Self.noon))
        #expect(daily.status == .understood)
    }

    /// What is in another home goes by the sun there.
    @Test func eachHomeHasItsSun() throws {
        var snapshot = Fixture.home("maple")
        snapshot.homes[0].coordinates = Coordinates(latitude: 51.51, longitude: -0.13)
        let parser = English.parser(snapshot)
        let elsewhere = parser.parse("at sunset turn on the dock light in the lake cabin", in: Context(now: Self.noon))
        #expect(elsewhere.status != .understood, "\(elsewhere.reply)")
    }
}
