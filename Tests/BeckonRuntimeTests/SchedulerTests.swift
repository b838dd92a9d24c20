import Foundation
import HomeModel
import TestSupport
import Testing

@testable import BeckonRuntime
@testable import HomeDatabase

/// Row S7: triggers fire within a minute of their date, once.
struct SchedulerTests {
    @Test(
        "S7: a year of dates across both changes of the clocks is fired, each once and at its time",
        arguments: [
            Recurrence.every(1, .days), .weekdays([.monday, .saturday]), .every(2, .weeks), .every(37, .hours),
        ])
    func s7FiresAYearOfDates(recurrence: HomeModel.Recurrence) async throws {
        let trigger = ScheduledHome.trigger("Lock up", "2030-01-01T02:30:00+01:00", recurrence)
        let home = try await ScheduledHome("2030-01-01T00:00:00+01:00", [trigger])
        let end = try #require(FireDate("2031-01-01T00:00:00+01:00")).date
        try await home.scheduling(interval: 90 * 86_400) { reports in
            await home.clock.go(to: end)
            #expect(reports.missed.isEmpty)
        }
        let firings = try await home.database.firings(of: trigger.id, atMost: 10_000)
        let dates = try #require(trigger.timetable).dates(after: .distantPast, through: end, atMost: 10_000)
        #expect(firings.map(\.date).reversed() == dates)
        #expect(firings.allSatisfy { $0.status == .done })
        #expect(await home.control.writes.count == dates.count * home.home.actionSets[0].actions.count)
    }

    @Test("S7: half-hourly dates are fired each once in the night of a change of the clocks")
    func s7FiresHalfHoursThroughTheNight() async throws {
        let trigger = ScheduledHome.trigger("Chime", "2030-03-30T12:00:00+01:00", .every(30, .minutes))
        let home = try await ScheduledHome("2030-03-30T11:00:00+01:00", [trigger])
        let end = try #require(FireDate("2030-04-01T00:00:00+02:00")).date
        try await home.scheduling(interval: 300) { _ in await home.clock.go(to: end) }
        let dates = try #require(trigger.timetable).dates(after: .distantPast, through: end, atMost: 1_000)
        #expect(dates.count == 71)
        #expect(try await home.database.firings(of: trigger.id, atMost: 1_000).map(\.date).reversed() == dates)
    }

    @Test("S7: of two schedulers on one database one fires, and the other takes over when it ends")
    func s7FiresOnceAmongSeveral() async throws {
        let trigger = ScheduledHome.trigger("Chime", "2030-01-01T00:00:00+01:00", .every(1, .hours))
        let home = try await ScheduledHome("2029-12-31T23:30:00+01:00", [trigger])
        let dates = try #require(trigger.timetable).dates(after: .distantPast, atMost: 20)
        try await home.scheduling(interval: 600) { second in
            try await home.scheduling(interval: 600) { first in
                await home.clock.go(to: dates[9], settled: 2)
                _ = (first, second)
            }
            await home.clock.go(to: dates[19])
        }
        let firings = try await home.database.firings(of: trigger.id)
        #expect(firings.map(\.date).reversed() == dates)
        #expect(await home.control.writes.count == dates.count * home.home.actionSets[0].actions.count)
    }

    @Test("S7: what a killed process left under way is run again within its minute")
    func s7RunsAgainWhatWasCutShort() async throws {
        let trigger = ScheduledHome.trigger("Lock up", "2030-01-01T07:00:00+01:00", .every(1, .days))
        let home = try await ScheduledHome("2030-01-01T06:00:00+01:00", [trigger])
        let watched = try #require(try await home.database.watchedTriggers().first)
        home.clock.set(watched.trigger.timetable?.start ?? home.clock.now)
        // A process claims the date, and ends there.
        let claim = try await home.database.claim(watched, named: "Lock up", at: home.clock.now)
        #expect(claim.date == home.clock.now)
        home.clock.set(home.clock.now + 50)
        try await home.scheduling { reports in
            await reports.wait(for: 2)
            #expect(reports.fired.map(\.status) == [.done])
        }
        #expect(try await home.database.firings().map(\.status) == [.done])
    }

    @Test("S7: what was run to its end is not run again, though the database does not have it yet")
    func s7RunsOnceWhatTheDatabaseDoesNotHaveYet() async throws {
        let trigger = ScheduledHome.trigger("Lock up", "2030-01-01T07:00:00+01:00", .every(1, .days))
        let home = try await ScheduledHome("2030-01-01T06:00:00+01:00", [trigger])
        home.clock.set(trigger.timetable?.start ?? home.clock.now)
        let scheduler = Scheduler(
            try home.otherProgram(), in: home.folder.path, control: home.control, clock: home.clock,
            replies: home.replies, tell: { _ in })
        await scheduler.settle()
        let written = await home.control.writes.count
        #expect(written > 0)
        try await home.database.writing { db in try db.run("UPDATE firing SET status = 'running'") }
        try await scheduler.takeOver()
        await scheduler.settle()
        #expect(await home.control.writes.count == written)
        #expect(try await home.database.firings().map(\.status) == [.done])
    }

    @Test("S7: what a killed process left under way is reported as missed after its minute")
    func s7ReportsWhatWasCutShortLongAgo() async throws {
        let trigger = ScheduledHome.trigger("Lock up", "2030-01-01T07:00:00+01:00", .every(1, .days))
        let home = try await ScheduledHome("2030-01-01T06:00:00+01:00", [trigger])
        let watched = try #require(try await home.database.watchedTriggers().first)
        home.clock.set(watched.trigger.timetable?.start ?? home.clock.now)
        _ = try await home.database.claim(watched, named: "Lock up", at: home.clock.now)
        home.clock.set(home.clock.now + 61)
        try await home.scheduling { reports in
            await reports.wait(for: 2)
            #expect(reports.fired.isEmpty && reports.missed.count == 1)
            #expect(reports.lines(in: home.replies).first?.contains("stopped while it ran") == true)
        }
        #expect(await home.control.writes.isEmpty)
        #expect(try await home.database.firings().map(\.status) == [.missed])
    }

    @Test("S7: a firing under way is brought to its end before the scheduler ends, and is not told done before")
    func s7WaitsForTheAccessories() async throws {
        let trigger = ScheduledHome.trigger("Lock up", "2030-01-01T07:00:00+01:00", .every(1, .days))
        let home = try await ScheduledHome("2030-01-01T06:59:59+01:00", [trigger])
        await home.control.hold()
        try await home.scheduling { reports in
            await home.clock.go(to: home.clock.now + 2)
            await home.control.untilHeld()
            #expect(reports.fired.isEmpty)
            let known = try await home.database.firings()
            #expect(known.map(\.status) == [.running])
            Task {
                await Task.yield()
                await home.control.release()
            }
        }
        #expect(try await home.database.firings().map(\.status) == [.done])
    }

    @Test("S7: a firing that fails is told with the names of what failed")
    func s7TellsFailuresByName() async throws {
        let trigger = ScheduledHome.trigger("Lock up", "2030-01-01T07:00:00+01:00", .every(1, .days))
        let home = try await ScheduledHome("2030-01-01T06:59:59+01:00", [trigger])
        await home.control.fail(with: .unreachable)
        try await home.scheduling { reports in
            await home.clock.go(to: home.clock.now + 2)
            await reports.wait(for: 2)
            let line = try #require(reports.lines(in: home.replies).last)
            #expect(line.contains("Lock up") && line.contains("failed") && line.contains("cannot be reached"))
        }
        let firing = try #require(try await home.database.firings().first)
        #expect(firing.status == .failed && firing.detail?.contains("cannot be reached") == true)
    }
}
