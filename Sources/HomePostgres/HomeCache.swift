import HomeModel
import Synchronization

/// The homes that were read or written last, so that one that has not changed since is not read again.
final class HomeCache: Sendable {
    /// How many homes are kept at most.
    static let capacity = 256

    private struct Entry {
        var home: StoredHome
        var used: UInt64
    }

    private struct State {
        var homes: [HomeID: Entry] = [:]
        var uses: UInt64 = 0
    }

    private let state = Mutex(State())

    /// A home, where it is kept as of the number of its last change.
    func home(_ id: HomeID, at sequence: Int64) -> StoredHome? {
        state.withLock { state in
            guard state.homes[id]?.home.sequence == sequence else { return nil }
            state.uses += 1
            state.homes[id]?.used = state.uses
            return state.homes[id]?.home
        }
    }

    /// Keeps homes as they are in the tables, once they are there.
    func keep(_ homes: [StoredHome]) {
        state.withLock { state in
            for home in homes.suffix(Self.capacity) {
                if let known = state.homes[home.home.id], known.home.sequence > home.sequence { continue }
                state.uses += 1
                state.homes[home.home.id] = Entry(home: home, used: state.uses)
            }
            let excess = state.homes.count - Self.capacity
            if excess <= 0 { return }
            for (id, _) in state.homes.sorted(by: { $0.value.used < $1.value.used }).prefix(excess) {
                state.homes[id] = nil
            }
        }
    }
}
