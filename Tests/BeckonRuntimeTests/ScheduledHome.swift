import Foundation
import HomeDatabase
import HomeModel
import Synchronization
import TestSupport

@testable import BeckonRuntime

/// The cottage in a real database, with a clock that a test sets.
struct ScheduledHome {
    let folder = TemporaryFolder()
    let clock: ManualClock
    let control = NotingControl()
    let database: HomeDatabase
    private(set) var home: Home
    /// What puts reports into words.
    let replies: ReplyRenderer

    /// The cottage at a moment, with the given triggers; each runs the first scene of the home.
    init(_ now: String, _ triggers: [Trigger]) async throws {
        clock = try ManualClock(now)
        replies = try ReplyRenderer(folder: Fixture.project + "/Grammars/en")
        database = try HomeDatabase(folder: folder.path, clock: { [clock] in clock.now })
        var snapshot = Rehearsal(of: Fixture.home("cottage")).snapshot
        snapshot.homes[0].triggers = triggers.map { trigger in
            var trigger = trigger
            trigger.actionSets = [snapshot.homes[0].actionSets[0].id]
            return trigger
        }
        home = snapshot.homes[0]
        try await database.replace(with: snapshot)
    }

    /// A trigger that is enabled.
    static func trigger(
        _ name: String, _ date: String, _ recurrence: Recurrence? = nil, zone: String? = "Europe/Paris",
        runsLate: Bool = false
    ) -> Trigger {
        var trigger = Trigger(name: name, fireDate: date)
        trigger.recurrence = recurrence
        trigger.timeZone = zone
        trigger.isEnabled = true
        trigger.runsLate = runsLate
        return trigger
    }

    /// Another program's view of the database.
    func otherProgram() throws -> HomeDatabase {
        try HomeDatabase(folder: folder.path, clock: { [clock] in clock.now })
    }

    /// Runs a scheduler beside a test, and ends it after.
    func scheduling<Answer>(
        interval: TimeInterval = 5, _ body: (Reports) async throws -> Answer
    ) async throws -> Answer {
        let reports = Reports()
        let scheduler = Scheduler(
            try otherProgram(), in: folder.path, control: control, clock: clock, interval: interval,
            replies: replies, tell: { reports.add($0) })
        let task = Task { await scheduler.run() }
        do {
            let answer = try await body(reports)
            task.cancel()
            await task.value
            return answer
        } catch {
            task.cancel()
            throw error
        }
    }

    /// Changes the triggers, as another program does.
    func change(_ change: @Sendable (inout [Trigger]) -> Void) async throws {
        try await otherProgram().apply(by: .owner) { snapshot in
            var changed = snapshot
            change(&changed.homes[0].triggers)
            return [.replaceAll(changed)]
        }
    }
}

/// What a scheduler has told.
final class Reports: Sendable {
    private struct State {
        var reports: [SchedulerReport] = []
        var watchers: [(count: Int, wake: CheckedContinuation<Void, Never>)] = []
    }

    private let state = Mutex(State())

    func add(_ report: SchedulerReport) {
        let woken = state.withLock { state -> [CheckedContinuation<Void, Never>] in
            state.reports.append(report)
            let count = state.reports.count
            defer { state.watchers.removeAll { $0.count <= count } }
            return state.watchers.filter { $0.count <= count }.map(\.wake)
        }
        for wake in woken { wake.resume() }
    }

    /// Waits until so many reports were told.
    func wait(for count: Int) async {
        await withCheckedContinuation { wake in
            let isThere = state.withLock { state in
                if state.reports.count < count { state.watchers.append((count, wake)) }
                return state.reports.count >= count
            }
            if isThere { wake.resume() }
        }
    }

    var all: [SchedulerReport] { state.withLock { $0.reports } }

    /// The lines that a person sees.
    func lines(in replies: ReplyRenderer) -> [String] { all.map { $0.line(in: replies) } }

    var fired: [Firing] { all.compactMap { if case .fired(let firing, _, _, _) = $0 { firing } else { nil } } }
    var missed: [Date] {
        all.reduce(into: []) { dates, report in if case .missed(_, _, let more, _) = report { dates += more } }
    }
}
