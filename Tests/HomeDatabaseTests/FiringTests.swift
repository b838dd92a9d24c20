import Foundation
import HomeModel
import Synchronization
import TestSupport
import Testing

@testable import HomeDatabase

/// Row S7 in the database: who claims a date is the only one.
struct FiringTests {
    private let folder = TemporaryFolder()
    /// 2030-01-01T06:00:00Z.
    private let start = Date(timeIntervalSince1970: 1_893_477_600)

    private func database(at now: Date) throws -> HomeDatabase { try HomeDatabase(folder: folder.path, clock: { now }) }

    /// Keeps the cottage with one daily trigger at 07:00 UTC, which was enabled at 06:00.
    private func keepTrigger(
        _ recurrence: Recurrence? = .every(1, .days), _ change: (inout Trigger) -> Void = { _ in }
    ) async throws -> WatchedTrigger {
        var snapshot = Fixture.home("cottage")
        var trigger = Trigger(name: "Lock up now", fireDate: "2030-01-01T07:00:00Z")
        trigger.timeZone = "UTC"
        trigger.recurrence = recurrence
        trigger.isEnabled = true
        trigger.actionSets = [snapshot.homes[0].actionSets[0].id]
        change(&trigger)
        snapshot.homes[0].triggers = [trigger]
        let database = try database(at: start)
        try await database.replace(with: snapshot)
        return try #require(try await database.watchedTriggers().first)
    }

    @Test("S7: of many programs that claim a date at once one gets it")
    func s7IsClaimedByOne() async throws {
        let watched = try await keepTrigger()
        let due = start + 3_600
        let claims = try await withThrowingTaskGroup(of: FiringClaim.self) { group in
            for _ in 0..<12 {
                let database = try database(at: due)
                group.addTask { try await database.claim(watched, named: "Lock up now", at: due) }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(claims.compactMap(\.date) == [due])
        #expect(try await database(at: due).runningFirings().map(\.date) == [due])
    }

    @Test("S7: a trigger that was changed, disabled or removed since it was looked at has nothing to do")
    func s7ClaimsNothingOfAnotherTrigger() async throws {
        let watched = try await keepTrigger()
        let database = try database(at: start + 60)
        let (due, id) = (start + 3_600, watched.trigger.id)
        let later = HomeEdit.setTimer(id, fireDate: "2030-01-01T08:00:00Z", timeZone: "UTC", recurrence: nil)
        for edit in [later, .setEnabled(id, false), .remove(.trigger(id))] {
            try await database.apply([.change(watched.home, edit)], by: .owner)
            #expect(try await database.claim(watched, named: "Lock up now", at: due) == FiringClaim())
        }
        #expect(try await database.firings().isEmpty)
    }

    @Test("S7: a trigger that is enabled again starts then, and not when it was disabled")
    func s7StartsAnewWhenItIsEnabled() async throws {
        let watched = try await keepTrigger()
        let home = watched.home
        try await database(at: start + 60).apply([.change(home, .setEnabled(watched.trigger.id, false))], by: .owner)
        let later = start + 5 * 86_400
        let database = try database(at: later)
        try await database.apply([.change(home, .setEnabled(watched.trigger.id, true))], by: .owner)
        #expect(try await database.watchedTriggers().map(\.checkedUntil) == [later])
    }

    @Test("S7: other changes of its home leave alone how far a trigger was looked at")
    func s7KeepsHowFarItWasLookedAt() async throws {
        let watched = try await keepTrigger()
        let database = try database(at: start + 86_400)
        try await database.apply(
            [.change(watched.home, .rename(.trigger(watched.trigger.id), to: "Close"))], by: .owner)
        try await database.replace(with: try await database.snapshot())
        #expect(try await database.watchedTriggers().map(\.checkedUntil) == [start])
    }

    @Test("S7: of the firings of a trigger the last 1000 are kept")
    func s7KeepsABoundedLog() async throws {
        let watched = try await keepTrigger(.every(5, .minutes))
        let database = try database(at: start)
        for number in 0..<1_050 {
            let date = start + 3_600 + Double(number) * 300
            #expect(try await database.claim(watched, named: "Lock up now", at: date).date == date)
        }
        let firings = try await database.firings(atMost: 10_000)
        #expect(firings.count == 1_000)
        #expect(firings.first?.date == start + 3_600 + 1_049 * 300)
    }

    @Test("S7: what became of a firing is noted once, with why")
    func s7NotesWhatBecameOfIt() async throws {
        let watched = try await keepTrigger()
        let database = try database(at: start)
        _ = try await database.claim(watched, named: "Lock up now", at: start + 3_600)
        var firing = try #require(try await database.runningFirings().first)
        (firing.status, firing.detail) = (.partly, String(repeating: "x", count: 100_000))
        try await database.finish(firing)
        firing.status = .done
        try await database.finish(firing)
        let noted = try await database.firings(of: watched.trigger.id, in: watched.home)
        #expect(noted.map(\.status) == [.partly])
        #expect(noted.first?.detail?.count == 2_000)
        #expect(try await database.runningFirings().isEmpty)
    }
}
