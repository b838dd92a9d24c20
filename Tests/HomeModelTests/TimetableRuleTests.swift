import Foundation
import HomeModel
import Testing

/// Rows S4 and S5: what a trigger's time may be.
struct TimetableRuleTests {
    /// 2026-11-18T13:46:40Z.
    let now = Date(timeIntervalSince1970: 1_795_009_600)

    @Test(
        "S4, S5: a date is by RFC 3339, on the minute and to come, a recurrence within bounds, a zone a known one",
        arguments: [
            ("2026-11-18T13:47:00Z", nil, nil, nil),
            ("2026-11-18T14:47:00+01:00", "Europe/Paris", .every(1, .days), nil),
            ("2026-11-18T13:46:00Z", nil, nil, .fireDateInPast),
            ("2026-11-18T13:47:20Z", nil, nil, .fireDateNotOnMinute),
            ("2026-11-18 13:47", nil, nil, .invalidParameter), ("2027-02-29T10:00:00Z", nil, nil, .invalidParameter),
            (nil, nil, .every(4, .minutes), .recurrenceTooSmall), (nil, nil, .every(6, .weeks), .recurrenceTooLarge),
            (nil, nil, .weekdays([]), .invalidParameter), (nil, "Paris", nil, .invalidParameter),
            (nil, "GMT+0100", nil, .invalidParameter), (nil, "PST", nil, .invalidParameter), (nil, "UTC", nil, nil),
        ] as [(String?, String?, Recurrence?, HomeError?)])
    func s4s5RefusesWhatBreaksARule(date: String?, zone: String?, recurrence: Recurrence?, error: HomeError?) {
        var trigger = Trigger(name: "T", fireDate: date)
        trigger.timeZone = zone
        trigger.recurrence = recurrence
        #expect(trigger.timeRefusal(now: now)?.error == error)
    }

    @Test func hasNoDatesToComeWithoutATimeThatHolds() {
        var trigger = Trigger(name: "T")
        #expect(trigger.nextFireDate(after: now) == nil)
        trigger.fireDate = "2030-01-01T00:00:00Z"
        #expect(trigger.nextFireDate(after: now) != nil)
        trigger.timeZone = "Nowhere/Land"
        #expect(trigger.nextFireDate(after: now) == nil)
    }

    @Test(arguments: ["Europe/Paris", "America/Argentina/Salta", "UTC", "GMT", "EST5EDT", "Asia/Katmandu", "Etc/GMT+5"])
    func knowsTheZonesOfTheDatabase(name: String) { #expect(TimeZone.named(name) != nil) }

    @Test(arguments: [
        "", "europe/paris", "Europe", "PST", "GMT+1", "GMT+0530", "Nowhere/Land", "/etc/passwd", "../UTC",
        String(repeating: "A", count: 1_000_000),
    ])
    func knowsNoOtherZones(name: String) { #expect(TimeZone.named(name) == nil) }

    @Test("S7: whether it runs late is kept in what other programs keep, beside what stands there")
    func s7KeepsWhetherItRunsLate() {
        var trigger = Trigger(name: "T")
        #expect(!trigger.runsLate)
        trigger.runsLate = true
        #expect(trigger.runsLate && trigger.extra == .object(["runsLate": .bool(true)]))
        trigger.runsLate = false
        #expect(trigger.extra == nil)
        trigger.extra = .object(["colour": .int(3)])
        trigger.runsLate = true
        trigger.runsLate = false
        #expect(trigger.extra == .object(["colour": .int(3)]))
        trigger.extra = .array([])
        trigger.runsLate = true
        #expect(!trigger.runsLate && trigger.extra == .array([]))
    }

    @Test(arguments: [
        "2030-01-01T22:30:00+01:00", "0001-01-01T00:00:00+00:00", "9999-12-31T23:59:00+00:00",
        "2024-02-29T12:00:00-03:30", "1969-12-31T23:59:00-11:00",
    ])
    func writesDatesAsTheyAreRead(text: String) throws {
        let date = try #require(FireDate(text))
        let zone = try #require(TimeZone(secondsFromGMT: try Self.offset(of: text)))
        #expect(FireDate.text(of: date.date, in: zone) == text)
    }

    private static func offset(of text: String) throws -> Int {
        let parts = text.suffix(5).split(separator: ":").compactMap { Int($0) }
        return (parts[0] * 3600 + parts[1] * 60) * (text.dropLast(5).last == "-" ? -1 : 1)
    }
}
