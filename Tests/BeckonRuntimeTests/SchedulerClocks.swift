import BeckonRuntime
import Foundation
import HomeModel
import Synchronization

/// A clock that goes when a test lets it: to the next moment that somebody waits for.
final class ManualClock: SchedulerClock {
    private struct State {
        var now: Date
        var sleepers: [UUID: (until: Date, wake: CheckedContinuation<Void, Never>)] = [:]
        var watcher: (count: Int, wake: CheckedContinuation<Void, Never>)?
    }

    private let state: Mutex<State>

    init(_ now: Date) { state = Mutex(State(now: now)) }

    convenience init(_ now: String) throws {
        guard let date = FireDate(now) else { throw HomeError.invalidParameter }
        self.init(date.date)
    }

    var now: Date { state.withLock { $0.now } }

    /// Sets the clock, as its owner may at any time; those who wait for that moment or an earlier one wake up.
    func set(_ now: Date) {
        let woken = state.withLock { state in
            state.now = now
            let due = state.sleepers.filter { $0.value.until <= now }
            for id in due.keys { state.sleepers[id] = nil }
            return due.values.map(\.wake)
        }
        for wake in woken { wake.resume() }
    }

    /// Lets everybody who waits wake up now, as if their time had come.
    func wakeAll() {
        let woken = state.withLock { state in
            defer { state.sleepers = [:] }
            return state.sleepers.values.map(\.wake)
        }
        for wake in woken { wake.resume() }
    }

    /// Waits until so many wait for the clock.
    func settle(_ count: Int = 1) async {
        await withCheckedContinuation { wake in
            let isSettled = state.withLock { state in
                if state.sleepers.count >= count { return true }
                state.watcher = (count, wake)
                return false
            }
            if isSettled { wake.resume() }
        }
    }

    /// Goes from one moment that is waited for to the next, until a moment.
    func go(to end: Date, settled count: Int = 1) async {
        while true {
            await settle(count)
            let next = state.withLock { $0.sleepers.values.map(\.until).min() } ?? end
            set(min(max(next, now), end))
            if next >= end { return await settle(count) }
        }
    }

    func sleep(until moment: Date) async {
        let id = UUID()
        await withTaskCancellationHandler {
            await withCheckedContinuation { wake in
                let (isDue, watcher) = state.withLock { state in
                    if moment <= state.now || Task.isCancelled { return (true, CheckedContinuation<Void, Never>?.none) }
                    state.sleepers[id] = (moment, wake)
                    guard let watcher = state.watcher, state.sleepers.count >= watcher.count else {
                        return (false, nil)
                    }
                    state.watcher = nil
                    return (false, watcher.wake)
                }
                if isDue { wake.resume() }
                watcher?.resume()
            }
        } onCancel: {
            state.withLock { $0.sleepers.removeValue(forKey: id) }?.wake.resume()
        }
    }
}

/// Accessories that note what is written; they may be out of reach, or slow until they are let go on.
actor NotingControl: HomeControl {
    private(set) var writes: [CharacteristicWrite] = []
    private var fault: ControlError?
    private var isHeld = false
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var watchers: [CheckedContinuation<Void, Never>] = []

    func fail(with fault: ControlError?) { self.fault = fault }

    /// Lets no write end until `release`.
    func hold() { isHeld = true }

    /// Lets the writes end that wait.
    func release() {
        isHeld = false
        for waiter in waiting { waiter.resume() }
        waiting = []
    }

    /// Waits until a write waits to be let go on.
    func untilHeld() async {
        if waiting.isEmpty { await withCheckedContinuation { watchers.append($0) } }
    }

    func read(_ addresses: [CharacteristicAddress]) async -> [ReadResult] {
        addresses.map { _ in .failure(.unreachable) }
    }

    func write(_ writes: [CharacteristicWrite]) async -> [WriteResult] {
        if isHeld {
            await withCheckedContinuation { waiter in
                waiting.append(waiter)
                for watcher in watchers { watcher.resume() }
                watchers = []
            }
        }
        if let fault { return writes.map { _ in .failure(fault) } }
        self.writes += writes
        return writes.map { _ in .success(()) }
    }
}
