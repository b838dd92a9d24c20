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
            #expect(reports.lines(in: home.replies).count { $0.contains("missed") } == 1)
            #expect(reports.lines(in: home.replies).contains { $0.contains("missed 100 times or more") })
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

    @Test("S7: a trigger that comes once is disabled after it fired or was missed, as a change by the system")
    func s7DisablesWhatComesOnce() async throws {
        let soon = ScheduledHome.trigger("Soon", "2030-01-01T07:00:00+01:00")
        let passed = ScheduledHome.trigger("Passed", "2030-01-01T06:30:00+01:00")
        let later = ScheduledHome.trigger("Later", "2030-01-02T06:30:00+01:00")
        let home = try await ScheduledHome("2030-01-01T06:00:00+01:00", [soon, passed, later])
        home.clock.set(home.clock.now + 3_590)
        try await home.scheduling { reports in
            await home.clock.go(to: home.clock.now + 15)
            await reports.wait(for: 3)
        }
        let triggers = try await home.database.home(home.home.id)?.triggers
        #expect(triggers?.map(\.isEnabled) == [false, false, true])
        #expect(try await home.database.firings(of: soon.id).map(\.status) == [.done])
        #expect(try await home.database.firings(of: passed.id).map(\.status) == [.missed])
    }

    @Test("S7: a date of a trigger that was imported after it is not fired and not reported")
    func s7StartsAtTheImport() async throws {
        let home = try await ScheduledHome("2030-01-01T06:00:00+01:00", [])
        let scene = home.home.actionSets[0].id
        home.clock.set(home.clock.now + 3_630)
        try await home.change { triggers in
            triggers = [nil, Recurrence.every(1, .days)].map { recurrence in
                var trigger = ScheduledHome.trigger(
                    "At 7 \(recurrence == nil)", "2030-01-01T07:00:00+01:00", recurrence)
                trigger.actionSets = [scene]
                return trigger
            }
        }
        try await home.scheduling { reports in
            await home.clock.go(to: home.clock.now + 120)
            #expect(reports.fired.isEmpty && reports.missed.isEmpty)
        }
        #expect(try await home.database.firings().isEmpty)
    }

    @Test("S7: whether something else of its home changes is nothing to a trigger")
    func s7KeepsItsPlaceWhenItsHomeChanges() async throws {
        let trigger = ScheduledHome.trigger("Lock up", "2030-01-01T07:00:00+01:00", .every(1, .days))
        let home = try await ScheduledHome("2030-01-01T06:00:00+01:00", [trigger])
        home.clock.set(home.clock.now + 86_400)
        try await home.database.apply([.change(home.home.id, .addRoom(Room(name: "Attic")))], by: .owner)
        try await home.change { _ in }
        try await home.scheduling { _ in await home.clock.settle() }
        #expect(try await home.database.firings().map(\.status) == [.missed])
    }
}
