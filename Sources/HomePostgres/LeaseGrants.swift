import Foundation
import HomeModel
import Synchronization

/// What a program that stands by has granted to those who hold leases: that it takes none of them over for a while.
///
/// A holder that cannot reach the server goes on for as long as everybody has granted that who could take over. Nothing is granted
/// that may already be under way.
final class LeaseGrants: Sendable {
    /// A lease as one asks about it.
    struct Lease: Hashable, Sendable {
        let home: HomeID
        let number: Int64
    }

    /// What was granted.
    private struct Grant {
        let number: Int64
        /// Until when, by our clock.
        var end: ContinuousClock.Instant
        /// The latest date, by the holder's clock, that it may have fired meanwhile.
        var covered: Date
    }

    private struct State {
        var grants: [HomeID: Grant] = [:]
        /// The leases, by their numbers as they were read last.
        var seen: [HomeID: Int64] = [:]
        /// Those that are being taken over, as far as is known.
        var taking: Set<HomeID> = []
    }

    private let state = Mutex(State())

    /// Notes the leases as they stand, also those that are held here: nothing of what was begun before is under way any more.
    func note(_ seen: [HomeID: Int64]) { state.withLock { ($0.seen, $0.taking) = (seen, []) } }

    /// Grants that leases are not taken over before an end; gives those of which that can be said.
    ///
    /// - Parameter isForEnded: whether it is said for a program that has ended, and takes nothing any more; where the lease was not read
    ///   here yet, this one takes nothing either.
    func grant(
        _ leases: [Lease], until end: ContinuousClock.Instant, covering date: Date, forEnded isForEnded: Bool = false
    ) -> [Lease] {
        state.withLock { state in
            leases.filter { lease in
                let seen = state.seen[lease.home] ?? (isForEnded ? lease.number : nil)
                guard seen == lease.number, !state.taking.contains(lease.home) else { return false }
                let before = state.grants[lease.home].flatMap { $0.number == lease.number ? $0 : nil }
                state.grants[lease.home] = Grant(
                    number: lease.number, end: max(end, before?.end ?? end), covered: max(date, before?.covered ?? date)
                )
                return true
            }
        }
    }

    /// Begins to take a lease over, from when on it is granted to nobody; false while it is.
    func begin(taking home: HomeID, at now: ContinuousClock.Instant = .now) -> Bool {
        state.withLock { state in
            if let grant = state.grants[home], now < grant.end { return false }
            state.taking.insert(home)
            return true
        }
    }

    /// Up to which date the holder of a lease may have fired triggers that nobody else knows of; nil where it was granted nothing.
    func covered(_ lease: Lease) -> Date? {
        state.withLock { $0.grants[lease.home].flatMap { $0.number == lease.number ? $0.covered : nil } }
    }
}
