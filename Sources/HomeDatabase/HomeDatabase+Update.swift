import HomeModel
import Synchronization

extension HomeDatabase {
    /// Reads the newest snapshot, changes it and keeps the result, with no other writer in between.
    ///
    /// - Throws: `EditRefusal`, `HomeDatabaseError`, or what `change` throws; then nothing is changed.
    @discardableResult
    public func update<Answer: Sendable>(_ change: @Sendable (inout HomeSnapshot) throws -> Answer) throws -> Answer {
        let answer = Mutex<Answer?>(nil)
        try apply(by: .owner) { before in
            var after = before
            let given = try change(&after)
            answer.withLock { $0 = given }
            return [.replaceAll(after)]
        }
        return answer.withLock { answer in
            guard let answer else { preconditionFailure("a transaction that ends without an error has run") }
            return answer
        }
    }
}
