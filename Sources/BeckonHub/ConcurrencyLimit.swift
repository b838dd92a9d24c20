import Synchronization

/// How many may be somewhere at once.
final class ConcurrencyLimit: Sendable {
    private let most: Int
    private let taken = Mutex(0)

    /// So many.
    init(most: Int) { self.most = most }

    /// Takes one; false where all are taken.
    func take() -> Bool {
        taken.withLock { taken in
            guard taken < most else { return false }
            taken += 1
            return true
        }
    }

    /// Gives one back.
    func leave() { taken.withLock { $0 -= 1 } }
}
