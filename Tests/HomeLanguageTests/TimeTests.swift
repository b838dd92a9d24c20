import Foundation
import HomeModel
import HomeOutcomes
import TestSupport
import Testing

@testable import HomeLanguage

struct TimeTests {
    /// The first date that a sentence about the desk lamp comes at, and how it comes again.
    private func when(_ words: String, _ now: PresentTime) throws -> When {
        let outcome = English.cottage.parse("turn on the desk lamp \(words)", in: Context(now: now))
        try #require(outcome.intents.count == 1, "\(words): \(outcome.reply)")
        guard case .schedule(.set("On", .bool(true)), let when) = outcome.intents[0].action else {
            Issue.record("\(words): \(outcome.reply)")
            return When(fireDate: nil)
        }
        return when
    }

    private func paris(_ text: String) throws -> PresentTime {
        PresentTime(try #require(FireDate(text)).date, in: try #require(TimeZone(identifier: "Europe/Paris")))
    }

    @Test func keepsTheTimeOfDayAcrossTheDaysOnWhichClocksChange() throws {
        let spring = try paris("2026-03-28T20:00:00+01:00")
        #expect(try when("tomorrow at 7", spring).fireDate == "2026-03-29T07:00:00+02:00")
        #expect(try when("in a day", spring).fireDate == "2026-03-29T20:00:00+02:00")
        #expect(try when("in 24 hours", spring).fireDate == "2026-03-29T21:00:00+02:00")
        #expect(try when("tomorrow at 2:30 am", spring).fireDate == "2026-03-29T03:30:00+02:00")
        let autumn = try paris("2026-10-24T20:00:00+02:00")
        #expect(try when("tomorrow at 7", autumn).fireDate == "2026-10-25T07:00:00+01:00")
        #expect(try when("tomorrow at 2:30 am", autumn).fireDate == "2026-10-25T02:30:00+02:00")
    }

    @Test func namesTheZoneSoThatWhatComesAgainKeepsItsTimeOfDay() throws {
        let when = try when("every day at 7", try paris("2026-03-28T20:00:00+01:00"))
        #expect(when.timeZone == "Europe/Paris")
        var trigger = Trigger(name: "Lamp", fireDate: when.fireDate)
        (trigger.timeZone, trigger.recurrence) = (when.timeZone, when.recurrence)
        let table = try #require(trigger.timetable)
        let dates = table.dates(after: table.start - 1, atMost: 2)
        #expect(
            dates.map { FireDate.text(of: $0, in: table.zone).prefix(16) } == ["2026-03-29T07:00", "2026-03-30T07:00"])
    }

    @Test func readsAnOffsetAsTheZoneThatHasIt() throws {
        let now = try #require(PresentTime("2026-11-20T18:00:00+05:30"))
        #expect(now.zone.secondsFromGMT(for: now.date) == 19_800)
        #expect(PresentTime("2026-11-20 18:00") == nil)
        #expect(try #require(PresentTime("2026-11-20T18:00:00-08:00")).zoneName == "Etc/GMT+8")
    }

    @Test func readsEveryTimeOfDayThatItCanWrite() throws {
        var numbers = SeededNumbers(seed: 5)
        let now = try #require(PresentTime("2026-11-20T18:00:00Z"))
        for _ in 0..<400 {
            let minute = Int.random(in: 0..<1440, using: &numbers)
            let (hour, rest) = (minute / 60, minute % 60)
            let padded = (hour < 10 ? "0\(hour)" : "\(hour)") + ":" + (rest < 10 ? "0\(rest)" : "\(rest)")
            let half = "\((hour + 11) % 12 + 1):\(rest < 10 ? "0" : "")\(rest) \(hour < 12 ? "am" : "pm")"
            let found = try when("at \(half)", now)
            let text = try #require(found.fireDate)
            #expect(text.dropFirst(11).prefix(5) == padded, "\(half)")
            let date = try #require(FireDate(text)).date
            #expect(date > now.date && date <= now.date + 86_400, "\(half)")
            // "10:30" may be either half of the day; "09:30" and "13:30" are not.
            if !(10...12).contains(hour) { #expect(try when("at \(padded)", now) == found, "\(padded) and \(half)") }
            // What the reply says is read as the same.
            let told = English.cottage.replies.time(found)
            #expect(try when(told, now) == found, "\(told)")
        }
    }

    @Test func readsEveryRecurrenceThatItCanWrite() throws {
        var numbers = SeededNumbers(seed: 6)
        let now = try #require(PresentTime("2026-11-20T18:00:00Z"))
        for _ in 0..<200 {
            let days = Recurrence.Weekday.allCases.filter { _ in Bool.random(using: &numbers) }
            guard (1...6).contains(days.count) else { continue }
            let hour = Int.random(in: 13..<24, using: &numbers)
            let words = "every \(days.map(\.rawValue).joined(separator: " and ")) at \(hour):00"
            let when = try when(words, now)
            #expect(when.recurrence == .weekdays(Set(days)), "\(words)")
            let told = English.cottage.replies.time(when)
            #expect(try self.when(told, now) == when, "\(told)")
        }
        for (unit, most) in [("minutes", 600), ("hours", 100), ("days", 35)] {
            for _ in 0..<20 {
                let count = Int.random(in: (unit == "minutes" ? 5 : 2)...most, using: &numbers)
                let when = try when("every \(count) \(unit)\(unit == "days" ? " at 7 pm" : "")", now)
                #expect(when.recurrence == .every(count, try #require(Recurrence.Unit(rawValue: unit))))
            }
        }
    }

    @Test func isOnTheMinuteAndInTheFutureWhateverIsSaid() throws {
        var numbers = SeededNumbers(seed: 7)
        let words = [
            "at 7", "at 12", "in 1 minute", "in an hour and a half", "tomorrow morning", "tonight", "every 5 minutes",
            "on friday at 6", "every other tuesday at 8", "in the evening", "at midnight", "at noon",
        ]
        for _ in 0..<300 {
            let seconds = Double.random(in: 1.7e9..<2.2e9, using: &numbers)
            let zone = ["Europe/Paris", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe"].randomElement(
                using: &numbers)
            let now = PresentTime(
                Date(timeIntervalSince1970: seconds), in: try #require(TimeZone(identifier: zone ?? "UTC")))
            for words in words {
                let outcome = English.cottage.parse("turn on the desk lamp \(words)", in: Context(now: now))
                guard case .schedule(_, let when)? = outcome.intents.first?.action else {
                    // "Tonight" late at night has passed.
                    #expect(outcome.status == .unsupported, "\(words) at \(now)")
                    continue
                }
                let text = try #require(when.fireDate)
                let date = try #require(FireDate(text))
                #expect(date.isOnMinute && date.date > now.date, "\(words) at \(now): \(text)")
            }
        }
    }

    @Test func neverActsAtOnceWhereATimeIsNotUnderstood() {
        let whens = [
            "at the crack of dawn", "when pigs fly", "in due time", "at 7 or 8", "every full moon", "at 99:99",
            "at teatime",
            "in ten", "after the movie", "before dinner", "on christmas", "at 7 past", "until the cows come home",
        ]
        for words in whens {
            for text in ["turn on the desk lamp \(words)", "\(words) turn on the desk lamp"] {
                let outcome = English.cottage.parse(text)
                #expect(
                    !outcome.intents.contains { if case .set = $0.action { true } else { false } },
                    "\(text): \(outcome.reply)")
            }
        }
    }

    @Test func writesAScheduleAsTheContractHasIt() throws {
        let now = PresentTime("2026-11-20T18:00:00+01:00")
        let intent = try #require(
            English.cottage.parse("turn on the desk lamp every other tuesday at 8", in: Context(now: now)).intents.first
        )
        guard case .object(let members) = intent.json else { return #expect(Bool(false)) }
        #expect(members["action"] == .string("schedule"))
        #expect(
            members["intent"]
                == .object(["action": .string("set"), "characteristic": .string("On"), "value": .bool(true)]))
        #expect(
            members["when"]
                == .object([
                    "fireDate": .string("2026-11-24T08:00:00+01:00"), "recurrence": .object(["weeks": .int(2)]),
                ]))
    }
}
