import Foundation
import HomeModel
import Synchronization

/// What a program that serves homes knows of them, for as long as it cannot reach the server, and what it did meanwhile.
final class OfflineHomes: Sendable {
    private struct State {
        var isAway = false
        /// What keeps the server from being of use, where that is not that it cannot be reached.
        var trouble: HomePostgresError?
        /// Whether it knows only what another program has left, and has not reached the server yet.
        var isInherited = false
        var homes: [StoredHome]?
        var own = StoredHomes.Own()
        var sequence: Int64 = 0
        var watched: [WatchedTrigger] = []
        var consents: [TriggerID: StandingConsent] = [:]
        var happened: Set<TriggerID> = []
        var clients: [SealedClient] = []
        var pending = Pending()
    }

    /// What was done and is not yet kept by the server.
    struct Pending: Equatable, Sendable {
        /// What became of dates and events.
        var firings: [FiringKey: Firing] = [:]
        /// Up to when dates were looked at.
        var checked: [TriggerID: Date] = [:]
        /// Those that somebody was told of.
        var told: Set<FiringKey> = []
        /// Whether events have happened, and are not over.
        var happened: [TriggerID: Bool] = [:]

        var isEmpty: Bool { firings.isEmpty && checked.isEmpty && happened.isEmpty }
    }

    /// A date of a trigger.
    struct FiringKey: Hashable, Sendable {
        let trigger: TriggerID
        let date: Int64

        init(_ firing: Firing) { (trigger, date) = (firing.trigger, firing.date.column) }
    }

    private let state = Mutex(State())

    /// Whether the server could not be reached when it was asked last.
    var isAway: Bool { state.withLock { $0.isAway } }

    /// What is wrong at the server, where it can be reached and yet is of no use.
    var trouble: HomePostgresError? { state.withLock { $0.trouble } }

    /// Has everything be done with what is known, as the server was not of use; says whether that is news.
    func goAway(because error: HomePostgresError) -> Bool {
        let trouble = error.isOutOfReach ? nil : error
        return state.withLock { state in
            defer { (state.isAway, state.trouble) = (true, trouble) }
            return !state.isAway || state.trouble != trouble
        }
    }

    /// Whether something was done that is not yet kept.
    var hasPending: Bool { state.withLock { !$0.pending.isEmpty } }

    /// Whether something was claimed in a home that is not yet kept.
    func hasClaims(in home: HomeID) -> Bool {
        state.withLock { $0.pending.firings.values.contains { $0.home == home } }
    }

    /// Whether it knows only what another program has left.
    var isInherited: Bool { state.withLock { $0.isInherited } }

    // MARK: - What is known

    /// Takes over what an ended program of this machine has left.
    ///
    /// What that one has done since the copy was made nobody knows: no date up to now is fired any more, and an event that is so
    /// now has happened already. A yes to what a trigger may open is not left to anybody.
    func inherit(_ copies: [ServedCopies.Copy], at now: Date) {
        guard let newest = copies.max(by: { $0.sequence < $1.sequence }) else { return }
        let homes = copies.map(\.home).sorted { $0.position < $1.position }
        let watched = homes.flatMap { home in
            home.home.triggers.filter(\.isEnabled).map {
                WatchedTrigger(home: home.home.id, trigger: $0, place: home.home.coordinates, checkedUntil: now)
            }
        }
        state.withLock { state in
            (state.homes, state.own, state.sequence) = (homes, newest.own, newest.sequence)
            (state.watched, state.isInherited, state.isAway) = (watched, true, true)
            for watched in watched {
                let id = watched.trigger.id
                if watched.trigger.event == nil {
                    state.pending.checked[id] = now
                } else {
                    state.pending.happened[id] = true
                }
            }
        }
    }

    /// A home as it was read last, with all that belongs to a copy of it.
    func copy(of home: HomeID, under number: Int64) -> ServedCopies.Copy? {
        state.withLock { state in
            state.homes?.first { $0.home.id == home }.map {
                ServedCopies.Copy(home: $0, number: number, own: state.own, sequence: state.sequence)
            }
        }
    }

    /// Keeps what was read.
    func keep(_ homes: [StoredHome], _ own: StoredHomes.Own, _ sequence: Int64) {
        state.withLock { ($0.homes, $0.own, $0.sequence) = (homes, own, sequence) }
    }

    /// Keeps which triggers are enabled, what they may open, and whose event has happened.
    func keep(_ watched: [WatchedTrigger], _ consents: [TriggerID: StandingConsent], happened: Set<TriggerID>) {
        state.withLock { ($0.watched, $0.consents, $0.happened) = (watched, consents, happened) }
    }

    /// Keeps who speaks from away to the homes that are served.
    func keep(_ clients: [SealedClient]) { state.withLock { $0.clients = clients } }

    /// Who speaks from away, as it was read last.
    var clients: [SealedClient] { state.withLock { $0.clients } }

    /// The homes as they were read last; nil before they were.
    var homes: [StoredHome]? { state.withLock { $0.homes } }

    /// Everything as it was read last; nil before it was.
    var snapshot: HomeSnapshot? {
        state.withLock { state in state.homes.map { HomeSnapshot($0, state.own) } }
    }

    /// What people call a home; its identity where it was not read yet.
    func name(of home: HomeID) -> String { homes?.first { $0.home.id == home }?.home.name ?? home.description }

    /// How far what is known goes.
    var position: LogPosition { state.withLock { LogPosition($0.homes ?? [], $0.sequence) } }

    /// The triggers that were enabled, each with up to when its dates were looked at.
    var watched: [WatchedTrigger] {
        state.withLock { state in
            state.watched.map { watched in
                var watched = watched
                if let checked = state.pending.checked[watched.trigger.id] { watched.checkedUntil = checked }
                return watched
            }
        }
    }

    func consent(of trigger: TriggerID) -> StandingConsent? { state.withLock { $0.consents[trigger] } }

    func hasHappened(_ trigger: TriggerID) -> Bool {
        state.withLock { $0.pending.happened[trigger] ?? $0.happened.contains(trigger) }
    }

    func firing(of trigger: TriggerID, at date: Date) -> Firing? {
        state.withLock { state in
            state.pending.firings.values.first { $0.trigger == trigger && $0.date.column == date.column }
        }
    }

    // MARK: - What is done alone

    /// Takes over what a trigger has to do at a moment, which nobody else can do meanwhile.
    func claim(_ watched: WatchedTrigger, named name: String, at now: Date) -> FiringClaim {
        state.withLock { state in
            let ledger = Ledger(state, watched, name)
            // It is a ledger that never fails.
            let claim = (try? watched.claim(in: ledger, at: now)) ?? FiringClaim()
            state = ledger.state
            return claim
        }
    }

    /// Takes over what a trigger has to do as its event happens.
    func claimEvent(of watched: WatchedTrigger, named name: String, at now: Date) -> Bool {
        state.withLock { state in
            let ledger = Ledger(state, watched, name)
            let isClaimed = (try? watched.claimEvent(in: ledger, at: now)) ?? false
            state = ledger.state
            return isClaimed
        }
    }

    /// What is known of one trigger, and done by it alone.
    private final class Ledger: FiringLedger {
        var state: State
        private let watched: WatchedTrigger
        private let name: String

        init(_ state: State, _ watched: WatchedTrigger, _ name: String) {
            (self.state, self.watched, self.name) = (state, watched, name)
        }

        private var trigger: TriggerID { watched.trigger.id }

        func isWatched() -> Bool { true }

        func checkedUntil(at now: Date) -> Date? {
            let known = state.watched.first { $0.trigger.id == trigger }?.checkedUntil ?? watched.checkedUntil
            return min(state.pending.checked[trigger] ?? known, now)
        }

        func insert(_ date: Date, _ status: Firing.Status) -> Bool {
            let firing = Firing(trigger: trigger, name: name, home: watched.home, date: date, status: status)
            return state.pending.firings.updateValue(firing, forKey: FiringKey(firing)) == nil
        }

        func check(until date: Date) { state.pending.checked[trigger] = date }

        func noteHappened() { state.pending.happened[trigger] = true }

        func count(within span: TimeInterval, before now: Date) -> Int {
            state.pending.firings.values.count { $0.trigger == trigger && $0.date > now - span && $0.date <= now }
        }

        /// All of them are for the server to keep.
        func forgetOld() {}
    }

    func eventIsOver(of trigger: TriggerID) { state.withLock { $0.pending.happened[trigger] = false } }

    /// Notes what became of a firing.
    func finish(_ firing: Firing) { state.withLock { $0.pending.firings[FiringKey(firing)] = firing } }

    /// Notes that somebody was told what became of a trigger up to a date.
    func told(_ firing: Firing) {
        state.withLock { state in
            let keys = state.pending.firings.keys.filter {
                $0.trigger == firing.trigger && $0.date <= firing.date.column
            }
            state.pending.told.formUnion(keys)
        }
    }

    // MARK: - Joining again

    /// Has the server keep what was done alone; `settle` forgets it, once that is certain.
    ///
    /// - Parameter program: who did it. That an event is over, nobody says who does not hold the home any more: it may have happened
    ///   again since, as another has noted.
    func flush(into db: Connection, by program: UUID) throws -> Pending {
        let pending = state.withLock { $0.pending }
        for firing in pending.firings.values {
            let sql = """
                INSERT INTO firing (home, trigger, date, name, status, detail, is_told)
                VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (home, trigger, date) DO UPDATE
                SET status = excluded.status, detail = excluded.detail WHERE firing.status = 'running'
                """
            try db.run(
                sql,
                [
                    firing.home.description, firing.trigger.description, "\(firing.date.column)", firing.name,
                    firing.status.rawValue, firing.keptDetail,
                    pending.told.contains(FiringKey(firing)) ? "t" : "f",
                ])
        }
        for (trigger, date) in pending.checked {
            try db.run(
                "UPDATE watch SET checked_until = greatest(checked_until, $2) WHERE trigger = $1",
                [trigger.description, "\(date.column)"])
        }
        for (trigger, hasHappened) in pending.happened {
            let sql = """
                UPDATE watch SET has_happened = $2 WHERE trigger = $1 AND ($2 OR home IN (
                    SELECT home FROM lease WHERE holder = $3))
                """
            try db.run(sql, [trigger.description, hasHappened ? "t" : "f", program.uuidString])
        }
        return pending
    }

    /// Forgets what the server keeps now; what came since stays.
    func settle(_ pending: Pending) {
        state.withLock { state in
            (state.isAway, state.isInherited, state.trouble) = (false, false, nil)
            for (key, firing) in pending.firings where state.pending.firings[key] == firing {
                state.pending.firings[key] = nil
                state.pending.told.remove(key)
            }
            for (trigger, date) in pending.checked {
                if state.pending.checked[trigger] == date { state.pending.checked[trigger] = nil }
                if let place = state.watched.firstIndex(where: { $0.trigger.id == trigger }) {
                    state.watched[place].checkedUntil = max(state.watched[place].checkedUntil, date)
                }
            }
            for (trigger, hasHappened) in pending.happened {
                if state.pending.happened[trigger] == hasHappened { state.pending.happened[trigger] = nil }
                if hasHappened { state.happened.insert(trigger) } else { state.happened.remove(trigger) }
            }
        }
    }
}

extension Firing {
    /// Why it did not go well, as a column has it.
    var keptDetail: String? { detail.map { String($0.prefix(Firing.longestDetail)).replacing("\0", with: " ") } }
}
