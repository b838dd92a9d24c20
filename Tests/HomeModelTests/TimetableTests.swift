import Foundation
import HomeModel
import Testing

/// Row S5: when a trigger comes, as clocks change.
struct TimetableTests {
    /// One row of the table.
    struct Row: CustomTestStringConvertible {
        let zone: String
        let start: String
        let recurrence: Recurrence
        let moment: Date
        var dates: [String] = []

        var testDescription: String { "\(zone), \(start), \(recurrence.json.line)" }

        init(_ line: Substring) throws {
            let parts = line.components(separatedBy: " | ")
            zone = parts[0]
            start = parts[1]
            let words = parts[2].components(separatedBy: " ")
            if let unit = Recurrence.Unit(rawValue: words[0]) {
                recurrence = .every(try #require(Int(words[1])), unit)
            } else {
                let days = words[1].components(separatedBy: ",").compactMap(Recurrence.Weekday.init)
                recurrence = .weekdays(Set(days))
            }
            moment = try #require(FireDate(parts[3])).date
        }
    }

    static func rows(of table: String) throws -> [Row] {
        try table.split(separator: "\n").reduce(into: []) { rows, line in
            if line.hasPrefix("  ") {
                rows[rows.count - 1].dates += line.split(separator: " ").map(String.init)
            } else {
                rows.append(try Row(line))
            }
        }
    }

    @Test("S5: local time stays through every change of the clocks, as another program has it")
    func s5AgreesWithAnotherProgram() throws {
        let rows = try Self.rows(of: timetableTable)
        #expect(rows.count == 96)
        for row in rows {
            var trigger = Trigger(name: "T", fireDate: row.start)
            trigger.timeZone = row.zone
            trigger.recurrence = row.recurrence
            let zone = try #require(TimeZone(identifier: row.zone))
            let timetable = try #require(trigger.timetable)
            let dates = timetable.dates(after: row.moment, atMost: row.dates.count)
            #expect(dates.map { FireDate.text(of: $0, in: zone) } == row.dates, "\(row.testDescription)")
        }
    }

    @Test("S5: a daily 07:00 is at 07:00 on each of 10,000 days, and on each once", arguments: TimetableTests.zones)
    func s5IsAtItsTimeEveryDay(name: String) throws {
        let zone = try #require(TimeZone(identifier: name))
        let timetable = try timetable("2020-01-01T12:00:00Z", zone, .every(1, .days))
        let dates = timetable.dates(after: timetable.start.addingTimeInterval(-1), atMost: 10_000)
        let texts = dates.map { FireDate.text(of: $0, in: zone) }
        #expect(Set(texts.map { $0.prefix(10) }).count == 10_000)
        #expect(Set(texts.map { $0.dropFirst(11).prefix(5) }).count == 1)
    }

    static let zones = [
        "Europe/Paris", "America/New_York", "Australia/Lord_Howe", "America/Sao_Paulo", "Asia/Kathmandu",
        "Pacific/Apia",
        "Africa/Casablanca", "UTC",
    ]

    @Test("S5: the next of many dates is found without going through those that have passed")
    func s5FindsTheNextDateAtOnce() throws {
        let paris = try #require(TimeZone(identifier: "Europe/Paris"))
        let far = try #require(FireDate("9990-06-01T00:00:00Z")).date
        for recurrence in [Recurrence.every(5, .minutes), .every(1, .days), .every(35, .days), .weekdays([.monday])] {
            let timetable = try timetable("0001-01-01T00:00:00Z", paris, recurrence)
            let began = ContinuousClock.now
            for second in 0..<1_000 { #expect(timetable.next(after: far.addingTimeInterval(Double(second))) != nil) }
            // Going through 5 minutes of 10,000 years once takes minutes; a thousand searches take far less than this.
            #expect(ContinuousClock.now - began < .seconds(10))
        }
    }

    @Test("S4: a date that passed does not come again by itself")
    func s4ComesOnceWithoutRecurrence() throws {
        let timetable = try timetable("2030-01-01T22:30:00+01:00", .gmt, nil)
        #expect(timetable.next(after: timetable.start.addingTimeInterval(-0.5)) == timetable.start)
        #expect(timetable.next(after: timetable.start) == nil)
    }

    @Test func endsWithTheYear9999AndStandsWhateverMomentItIsAsked() throws {
        let timetable = try timetable("9999-12-31T12:00:00Z", .gmt, .every(1, .days))
        #expect(timetable.next(after: timetable.start) == nil)
        for seconds in [Double.nan, .infinity, -.infinity, 1e300, -1e300, 9e15, -9e15] {
            let moment = Date(timeIntervalSince1970: seconds)
            for recurrence in [nil, .every(5, .minutes), .every(1, .days), .weekdays([.friday])] as [Recurrence?] {
                let early = try self.timetable("0001-01-01T00:00:00+23:59", .gmt, recurrence)
                #expect(early.next(after: moment).map { $0 > moment || !seconds.isFinite } ?? true)
                _ = Timetable(start: moment, zone: .gmt, recurrence: recurrence)?.next(after: early.start)
            }
        }
    }

    @Test func givesTheDatesOfASpan() throws {
        let timetable = try timetable("2026-01-01T00:00:00Z", .gmt, .every(6, .hours))
        let dates = timetable.dates(
            after: timetable.start, through: timetable.start.addingTimeInterval(86_400), atMost: 10)
        #expect(dates.count == 4)
        #expect(timetable.dates(after: timetable.start, atMost: 2).count == 2)
    }

    @Test(
        arguments: [nil, .every(5, .minutes), .every(7, .hours), .every(35, .days), .weekdays([.sunday])]
            as [Recurrence?])
    func findsTheLastDatesAsItFindsTheNext(recurrence: Recurrence?) throws {
        let paris = try #require(TimeZone(identifier: "Europe/Paris"))
        let timetable = try timetable("2026-03-01T02:30:00+01:00", paris, recurrence)
        let end = timetable.start + 100 * 86_400
        let all = timetable.dates(after: timetable.start - 1, through: end, atMost: 100_000)
        #expect(!all.isEmpty)
        #expect(
            timetable.newest(after: timetable.start - 1, through: end, atMost: 20) == all.reversed().prefix(20) + [])
        #expect(timetable.last(through: timetable.start - 1) == nil)
        #expect(timetable.newest(after: end, through: end, atMost: 5).isEmpty)
    }

    private func timetable(_ start: String, _ zone: TimeZone, _ recurrence: Recurrence?) throws -> Timetable {
        let date = try #require(FireDate(start)).date
        return try #require(Timetable(start: date, zone: zone, recurrence: recurrence))
    }
}
