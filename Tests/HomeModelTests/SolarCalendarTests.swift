import Foundation
import HomeModel
import Testing

/// When the sun rises and sets, beside what almanacs publish.
struct SolarCalendarTests {
    /// A place and a day with the times of sunrise and sunset there.
    struct Row: CustomTestStringConvertible {
        let city: String
        let latitude: Double
        let longitude: Double
        let zone: String
        let day: String
        let rise: String
        let set: String

        var testDescription: String { "\(city) \(day)" }
    }

    /// As almanacs publish them: the Finnish Meteorological Institute for Europe and Africa, others for the rest.
    static let published = [
        Row(
            city: "Reykjavík", latitude: 64.15, longitude: -21.94, zone: "Atlantic/Reykjavik", day: "2022-12-21",
            rise: "11:21", set: "15:29"),
        Row(
            city: "Trondheim", latitude: 63.43, longitude: 10.40, zone: "Europe/Oslo", day: "2022-12-21",
            rise: "10:01", set: "14:31"),
        Row(
            city: "Helsinki", latitude: 60.17, longitude: 24.94, zone: "Europe/Helsinki", day: "2022-12-21",
            rise: "09:23", set: "15:12"),
        Row(
            city: "Moscow", latitude: 55.76, longitude: 37.62, zone: "Europe/Moscow", day: "2015-12-22",
            rise: "08:57", set: "15:58"),
        Row(
            city: "London", latitude: 51.51, longitude: -0.13, zone: "Europe/London", day: "2015-12-22",
            rise: "08:04", set: "15:53"),
        Row(
            city: "London", latitude: 51.51, longitude: -0.13, zone: "Europe/London", day: "2011-06-21",
            rise: "04:43", set: "21:21"),
        Row(
            city: "Paris", latitude: 48.86, longitude: 2.35, zone: "Europe/Paris", day: "2015-12-22",
            rise: "08:41", set: "16:56"),
        Row(
            city: "Rome", latitude: 41.90, longitude: 12.50, zone: "Europe/Rome", day: "2015-12-22",
            rise: "07:34", set: "16:42"),
        Row(
            city: "New York", latitude: 40.71, longitude: -74.01, zone: "America/New_York", day: "2011-06-21",
            rise: "05:24", set: "20:30"),
        Row(
            city: "Madrid", latitude: 40.42, longitude: -3.70, zone: "Europe/Madrid", day: "2015-12-22",
            rise: "08:34", set: "17:51"),
        Row(
            city: "Athens", latitude: 37.98, longitude: 23.73, zone: "Europe/Athens", day: "2015-12-22",
            rise: "07:37", set: "17:09"),
        Row(
            city: "Tokyo", latitude: 35.69, longitude: 139.69, zone: "Asia/Tokyo", day: "2011-06-21",
            rise: "04:25", set: "19:00"),
        Row(
            city: "Cairo", latitude: 30.04, longitude: 31.24, zone: "Africa/Cairo", day: "2015-12-22",
            rise: "06:47", set: "16:59"),
        Row(
            city: "Addis Ababa", latitude: 9.03, longitude: 38.74, zone: "Africa/Addis_Ababa", day: "2015-12-22",
            rise: "06:35", set: "18:11"),
        Row(
            city: "Sydney", latitude: -33.87, longitude: 151.21, zone: "Australia/Sydney", day: "2026-06-21",
            rise: "07:00", set: "16:54"),
        Row(
            city: "Sydney", latitude: -33.87, longitude: 151.21, zone: "Australia/Sydney", day: "2026-12-21",
            rise: "05:40", set: "20:05"),
    ]

    @Test(arguments: published) func isWithinTwoMinutesOfAlmanacs(row: Row) throws {
        for (event, clock) in [(SolarEvent.sunrise, row.rise), (.sunset, row.set)] {
            let found = try time(event, row.latitude, row.longitude, row.day, row.zone)
            let zone = try #require(TimeZone(identifier: row.zone))
            let told = FireDate.text(of: found, in: zone)
            #expect(told.hasPrefix(row.day))
            let parts = clock.split(separator: ":").compactMap { Int($0) }
            let minutes = Int(told.dropFirst(11).prefix(2)).map { $0 * 60 + (Int(told.dropFirst(14).prefix(2)) ?? 0) }
            #expect(abs((minutes ?? -99) - (parts[0] * 60 + parts[1])) <= 2, "\(event): \(told)")
        }
    }

    @Test func tellsPolarDayAndPolarNight() throws {
        let murmansk = SolarCalendar(at: try #require(Coordinates(latitude: 68.97, longitude: 33.08)))
        let zone = try #require(TimeZone(identifier: "Europe/Moscow"))
        for event in [SolarEvent.sunrise, .sunset] {
            #expect(murmansk.passage(event, on: try day("2022-12-21"), in: zone) == .staysDown)
            #expect(murmansk.passage(event, on: try day("2022-06-21"), in: zone) == .staysUp)
        }
        // It is twilight at noon there, and never dark in summer.
        guard case .at = murmansk.passage(.dawn, on: try day("2022-12-21"), in: zone) else {
            Issue.record("there is a twilight in winter")
            return
        }
        #expect(murmansk.passage(.dusk, on: try day("2022-06-21"), in: zone) == .staysUp)
        for latitude in [90.0, -90] {
            let pole = SolarCalendar(at: try #require(Coordinates(latitude: latitude, longitude: 0)))
            #expect(
                pole.passage(.sunset, on: try day("2022-06-21"), in: .gmt) == (latitude > 0 ? .staysUp : .staysDown))
        }
    }

    /// Where clocks are far from the sun, a day is still the one that they show.
    @Test func takesTheDayThatClocksShow() throws {
        let zone = try #require(TimeZone(identifier: "Pacific/Kiritimati"))
        let rise = try time(.sunrise, 1.87, -157.4, "2026-03-20", "Pacific/Kiritimati")
        #expect(CivilDay(rise, in: zone) == (try day("2026-03-20")))
        #expect(FireDate.text(of: rise, in: zone).hasPrefix("2026-03-20T06:3"))
    }

    @Test func dawnAndDuskAreAroundSunriseAndSunset() throws {
        let times = try [SolarEvent.dawn, .sunrise, .sunset, .dusk].map {
            try time($0, 51.51, -0.13, "2026-03-20", "Europe/London")
        }
        #expect(times == times.sorted())
        // Civil twilight takes about half an hour at that latitude.
        #expect((25 * 60...40 * 60).contains(times[1].timeIntervalSince(times[0])))
        #expect((25 * 60...40 * 60).contains(times[3].timeIntervalSince(times[2])))
    }

    // MARK: - Timetables

    @Test func aTimetableFollowsTheSunOnItsDays() throws {
        let zone = try #require(TimeZone(identifier: "Europe/London"))
        let london = try #require(Coordinates(latitude: 51.51, longitude: -0.13))
        let early = try #require(SignificantTimeEvent(.sunrise, offset: -30))
        let table = try #require(Timetable(early, at: london, zone: zone, recurrence: .weekdays([.saturday, .sunday])))
        let start = try #require(FireDate("2026-06-15T12:00:00Z")).date
        let dates = table.dates(after: start, atMost: 4)
        #expect(
            dates.map { FireDate.text(of: $0, in: zone).prefix(13) } == [
                "2026-06-20T04", "2026-06-21T04", "2026-06-27T04", "2026-06-28T04",
            ])
        #expect(dates.allSatisfy { $0.timeIntervalSince1970.truncatingRemainder(dividingBy: 60) == 0 })
        #expect(table.newest(after: start, through: dates[3], atMost: 10) == dates.reversed())
        #expect(table.last(through: dates[1]) == dates[1] && table.last(through: dates[1] - 1) == dates[0])
    }

    @Test func whereTheSunStaysUpATimetableWaitsForIt() throws {
        let zone = try #require(TimeZone(identifier: "Europe/Oslo"))
        let tromso = try #require(Coordinates(latitude: 69.65, longitude: 18.96))
        let sunset = try #require(SignificantTimeEvent(.sunset))
        let table = try #require(Timetable(sunset, at: tromso, zone: zone, recurrence: .every(1, .days)))
        let june = try #require(FireDate("2026-06-01T12:00:00Z")).date
        let next = try #require(table.next(after: june))
        #expect(FireDate.text(of: next, in: zone).hasPrefix("2026-07-2"))
        #expect(table.newest(after: june, through: june + 30 * 86_400, atMost: 10).isEmpty)
        #expect(Timetable(sunset, at: tromso, zone: zone, recurrence: .every(2, .days)) == nil)
    }

    private func time(
        _ event: SolarEvent, _ latitude: Double, _ longitude: Double, _ day: String, _ zone: String
    ) throws -> Date {
        let place = try #require(Coordinates(latitude: latitude, longitude: longitude))
        let zone = try #require(TimeZone(identifier: zone))
        guard case .at(let date) = SolarCalendar(at: place).passage(event, on: try self.day(day), in: zone) else {
            Issue.record("the sun does not do so on \(day)")
            return .distantPast
        }
        return date
    }

    private func day(_ text: String) throws -> CivilDay {
        CivilDay(try #require(FireDate(text + "T00:00:00Z")).date, in: .gmt)
    }
}
