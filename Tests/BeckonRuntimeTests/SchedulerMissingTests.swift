import Foundation
import HomeDatabase
import HomeModel
import TestSupport
import Testing

@testable import BeckonRuntime

/// Row S7: what passes while nothing runs, and clocks and homes that change.
struct SchedulerMissingTests {
    @Test("S7: dates that passed while nothing ran are reported once and not run")
    func s7ReportsWhatWasMissed() async throws {
        let trigger = ScheduledHome.trigger("Lock up", "2030-01-01T07:00:00+01:00", .every(1, .days))
        let home = try await ScheduledHome("2030-01-01T06:00:00+01:00", [trigger])
        home.clock.set(home.clock.now + 3 * 86_400 + 7_200)
        for _ in 0..<2 {
            try await home.scheduling { reports in
                await home.clock.settle()
                _ = reports
            }
        }
        let firings = try await home.database.firings()
        #expect(firings.map(\.status) == [.missed, .missed, .missed, .missed])
        #expect(await home.control.writes.isEmpty)
    }

    @Test("S7: the report of what was missed is bounded, however long nothing ran")
    func s7BoundsTheReport() async throws {
        let trigger = ScheduledHome.trigger("Chime", "2030-01-01T07:00:00+01:00", .every(5, .minutes))
        let home = try await ScheduledHome("2030-01-01T06:00:00+01:00", [trigger])
        home.clock.set(home.clock.now + 40 * 365 * 86_400 + 150)
        try await home.scheduling { reports in
            await reports.wait(for: 2)
            #expect(reports.lines.count == 1)
            #expect(reports.lines[0].contains("100 times or more"))
        }
        #expect(try await home.database.firings(atMost: 1_000).count == 100)
    }

    @Test("S7: a trigger that runs late makes up for the last date that was missed, once")
    func s7RunsLateWhereTheTriggerSaysSo() async throws {
        let trigger = ScheduledHome.trigger(
            "Lock up", "2030-01-01T07:00:00+01:00", .every(1, .days), runsLate: true)
        let home = try await ScheduledHome("2030-01-01T06:00:00+01:00", [trigger])
        home.clock.set(home.clock.now + 3 * 86_400 + 7_200)
        for _ in 0..<2 { try await home.scheduling { _ in await home.clock.settle() } }
        let firings = try await home.database.firings()
        #expect(firings.map(\.status) == [.done, .missed, .missed, .missed])
        #expect(await home.control.writes.count == home.home.actionSets[0].actions.count)
    }

    @Test("S7: a date is run up to a minute late, and not later", arguments: [(59.0, true), (60, true), (62, false)])
    func s7IsAtMostAMinuteLate(seconds: Double, runs: Bool) async throws {
        let trigger = ScheduledHome.trigger("Lock up", "2030-01-01T07:00:00+01:00", .every(1, .days))
        let home = try await ScheduledHome("2030-01-01T06:00:00+01:00", [trigger])
        home.clock.set(home.clock.now + 3_600 + seconds)
        try await home.scheduling { _ in await home.clock.settle() }
        #expect(try await home.database.firings().map(\.status) == [runs ? .done : .missed])
    }

    @Test("S7: a clock that is set back fires no date twice, and none is lost that comes again")
    func s7StandsAClockThatIsSetBack() async throws {
        let trigger = ScheduledHome.trigger("Chime", "2030-01-01T07:00:00+01:00", .every(1, .hours))
        let home = try await ScheduledHome("2030-01-01T06:59:00+01:00", [trigger])
        let start = home.clock.now
        try await home.scheduling { reports in
            await home.clock.go(to: start + 3_600)
            // Two days ahead by mistake: what was not run is told, and comes again in its time.
            home.clock.set(start + 2 * 86_400)
            await home.clock.settle()
            #expect(reports.missed.count == 47)
            home.clock.set(start + 3_600)
            home.clock.wakeAll()
            await home.clock.go(to: start + 5 * 3_600)
        }
        let firings = try await home.database.firings()
        #expect(firings.map(\.status) == Array(repeating: .done, count: 5))
        #expect(await home.control.writes.count == 5 * home.home.actionSets[0].actions.count)
    }

    @Test("S7: a new trigger starts when it is made or enabled, and fires nothing for before")
    func s7StartsWhenItIsEnabled() async throws {
        let home = try await ScheduledHome("2030-01-10T06:00:00+01:00", [])
        var trigger = ScheduledHome.trigger("Lock up", "2030-01-01T07:00:00+01:00", .every(1, .days))
        trigger.isEnabled = false
        let made = trigger
        try await home.change { $0 = [made] }
        home.clock.set(home.clock.now + 2 * 86_400)
        try await home.change { $0[0].isEnabled = true }
        try await home.scheduling(interval: 600) { _ in
            await home.clock.settle()
            await home.clock.go(to: home.clock.now + 86_400)
        }
        let first = try #require(FireDate("2030-01-12T06:00:00Z")).date
        #expect(try await home.database.firings().map(\.date) == [first])
    }

    @Test("S7: a trigger that is made, changed or disabled while the scheduler runs is minded within seconds")
    func s7MindsChanges() async throws {
        let home = try await ScheduledHome("2030-01-10T06:59:50+01:00", [])
        try await home.scheduling { reports in
            await home.clock.settle()
            let scene = home.home.actionSets[0].id
            try await home.change { triggers in
                var trigger = ScheduledHome.trigger("Lock up", "2030-01-01T07:00:00+01:00", .every(1, .days))
                trigger.actionSets = [scene]
                triggers = [trigger]
            }
            await home.clock.go(to: home.clock.now + 15)
            await reports.wait(for: 2)
            #expect(reports.fired.count == 1)
            try await home.change { $0[0].isEnabled = false }
            home.clock.set(home.clock.now + 86_400)
            await home.clock.settle()
            #expect(reports.fired.count == 1)
        }
    }

    @Test("S7: whether something else of its home changes is nothing to a trigger")
    func s7KeepsItsPlaceWhenItsHomeChanges() async throws {
        let trigger = ScheduledHome.trigger("Lock up", "2030-01-01T07:00:00+01:00", .every(1, .days))
        let home = try await ScheduledHome("2030-01-01T06:00:00+01:00", [trigger])
        home.clock.set(home.clock.now + 86_400)
        try await home.database.update { $0.homes[0].rooms.append(Room(name: "Attic")) }
        try await home.scheduling { _ in await home.clock.settle() }
        #expect(try await home.database.firings().map(\.status) == [.missed])
    }
}
