import HomeModel

extension HomeStore {
    /// Puts the given homes in the place of all that are kept.
    public func replace(with snapshot: HomeSnapshot) async throws {
        try await apply([.replaceAll(snapshot)], by: .owner)
    }

    /// Changes the newest homes at will, with no other writer in between.
    public func update(_ change: @Sendable (inout HomeSnapshot) throws -> Void) async throws {
        try await apply(by: .owner) { before in
            var after = before
            try change(&after)
            return [.replaceAll(after)]
        }
    }
}
