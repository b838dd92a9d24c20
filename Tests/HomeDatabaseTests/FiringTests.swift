import Foundation
import HomeModel
import Synchronization
import TestSupport
import Testing

@testable import HomeDatabase

/// Row S7 in each store that many programs share: who claims a date is the only one.
struct FiringTests {
    /// 2030-01-01T06:00:00Z.
    private let start = Date(timeIntervalSince1970: 1_893_477_600)

    /// Keeps the cottage with one daily trigger at 07:00 UTC, which was enabled at 06:00.
    private func keepTrigger(
        in store: SharedStore, _ recurrence: Recurrence? = .every(1, .days)
    ) async throws -> WatchedTrigger {
        var snapshot = Fixture.home("cottage")
        var trigger = Trigger(name: "Lock up now", fireDate: "2030-01-01T07:00:00Z")
        trigger.timeZone = "UTC"
        trigger.recurrence = recurrence
        trigger.isEnabled = true
        trigger.actionSets = [snapshot.homes[0].actionSets[0].id]
        snapshot.homes[0].triggers = [trigger]
        let program = try await store.program(at: start)
        try await program.replace(with: snapshot)
        return try #require(try await program.watchedTriggers().first)
    }

    @Test("S7: of many programs that claim a date at once one gets it", arguments: SharedStore.Kind.allCases)
    func s7IsClaimedByOne(kind: SharedStore.Kind) async throws {
        let store = try SharedStore(kind)
        let watched = try await keepTrigger(in: store)
        let due = start + 3_600
        let claims = try await withThrowingTaskGroup(of: FiringClaim.self) { group in
            for _ in 0..<12 {
                let database = try await store.program(at: due)
                group.addTask { try await database.claim(watched, named: "Lock up now", at: due) }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(claims.compactMap(\.date) == [due])
        #expect(try await store.program(at: due).runningFirings().map(\.date) == [due])
    }

    @Test("S7: what was missed in one home is told to nobody of another", arguments: SharedStore.Kind.allCases)
    func s7TellsOfTheHomesThatAreAskedAbout(kind: SharedStore.Kind) async throws {
        let store = try SharedStore(kind)
        let watched = try await keepTrigger(in: store)
        let program = try await store.program(at: start + 86_400)
        _ = try await program.claim(watched, named: "Lock up now", at: start + 86_400)
        let missed = try await program.firings(of: nil, in: nil, atMost: 9).filter { $0.status == .missed }
        #expect(missed.count == 1)
        #expect(try await program.takeUntold(in: [HomeID(UUID())]).isEmpty)
        #expect(try await program.takeUntold(in: []).isEmpty)
        #expect(try await program.takeUntold(in: [watched.home]) == missed)
        #expect(try await program.takeUntold(in: nil).isEmpty)
    }

    @Test(
        "S7: a trigger that was changed, disabled or removed since it was looked at has nothing to do",
        arguments: SharedStore.Kind.allCases)
    func s7ClaimsNothingOfAnotherTrigger(kind: SharedStore.Kind) async throws {
        let store = try SharedStore(kind)
        let watched = try await keepTrigger(in: store)
        let database = try await store.program(at: start + 60)
        let (due, id) = (start + 3_600, watched.trigger.id)
        let later = HomeEdit.setTimer(id, fireDate: "2030-01-01T08:00:00Z", timeZone: "UTC", recurrence: nil)
        for edit in [later, .setEnabled(id, false), .remove(.trigger(id))] {
            try await database.apply([.change(watched.home, edit)], by: .owner)
            #expect(try await database.claim(watched, named: "Lock up now", at: due) == FiringClaim())
        }
        #expect(try await database.firings(of: nil, in: nil, atMost: 100).isEmpty)
    }

    @Test(
        "S7: a trigger that is enabled again starts then, and not when it was disabled",
        arguments: SharedStore.Kind.allCases)
    func s7StartsAnewWhenItIsEnabled(kind: SharedStore.Kind) async throws {
        let store = try SharedStore(kind)
        let watched = try await keepTrigger(in: store)
        let home = watched.home
        try await store.program(at: start + 60).apply(
            [.change(home, .setEnabled(watched.trigger.id, false))], by: .owner)
        let later = start + 5 * 86_400
        let database = try await store.program(at: later)
        try await database.apply([.change(home, .setEnabled(watched.trigger.id, true))], by: .owner)
        #expect(try await database.watchedTriggers().map(\.checkedUntil) == [later])
    }

    @Test(
        "S7: other changes of its home leave alone how far a trigger was looked at",
        arguments: SharedStore.Kind.allCases)
    func s7KeepsHowFarItWasLookedAt(kind: SharedStore.Kind) async throws {
        let store = try SharedStore(kind)
        let watched = try await keepTrigger(in: store)
        let database = try await store.program(at: start + 86_400)
        try await database.apply(
            [.change(watched.home, .rename(.trigger(watched.trigger.id), to: "Close"))], by: .owner)
        try await database.replace(with: try await database.snapshot())
        #expect(try await database.watchedTriggers().map(\.checkedUntil) == [start])
    }

    @Test("S7: of the firings of a trigger the last 1000 are kept", arguments: SharedStore.Kind.allCases)
    func s7KeepsABoundedLog(kind: SharedStore.Kind) async throws {
        let store = try SharedStore(kind)
        let watched = try await keepTrigger(in: store, .every(5, .minutes))
        let database = try await store.program(at: start)
        for number in 0..<1_050 {
            let date = start + 3_600 + Double(number) * 300
            #expect(try await database.claim(watched, named: "Lock up now", at: date).date == date)
        }
        let firings = try await database.firings(of: nil, in: nil, atMost: 10_000)
        #expect(firings.count == 1_000)
        #expect(firings.first?.date == start + 3_600 + 1_049 * 300)
    }

    @Test("S7: what became of a firing is noted once, with why", arguments: SharedStore.Kind.allCases)
    func s7NotesWhatBecameOfIt(kind: SharedStore.Kind) async throws {
        let store = try SharedStore(kind)
        let watched = try await keepTrigger(in: store)
        let database = try await store.program(at: start)
        _ = try await database.claim(watched, named: "Lock up now", at: start + 3_600)
        var firing = try #require(try await database.runningFirings().first)
        (firing.status, firing.detail) = (.partly, String(repeating: "x", count: 100_000))
        try await database.finish(firing)
        firing.status = .done
        try await database.finish(firing)
        let noted = try await database.firings(of: watched.trigger.id, in: watched.home, atMost: 100)
        #expect(noted.map(\.status) == [.partly])
        #expect(noted.first?.detail?.count == 2_000)
        #expect(try await database.runningFirings().isEmpty)
    }
}
