/// Keeps homes: the port through which upper floors reach the shared database.
public protocol HomeStore: Sendable {
    /// What is known at this moment.
    func snapshot() async throws -> HomeSnapshot

    /// Puts the given homes in the place of all that are kept, all or nothing.
    func replace(with snapshot: HomeSnapshot) async throws

    /// Reads the newest snapshot, changes it and keeps the result, with no other writer in between.
    ///
    /// Where `change` throws, nothing is changed.
    func update<Answer: Sendable>(_ change: @Sendable (inout HomeSnapshot) throws -> Answer) async throws -> Answer
}
