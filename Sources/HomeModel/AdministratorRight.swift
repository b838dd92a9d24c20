/// Which homes of a store are meant.
public enum HomeScope: Hashable, Sendable {
    /// These homes.
    case homes(Set<HomeID>)
    /// Every home that the store keeps; where it keeps none, the store itself.
    case all
}

/// Proof that somebody may administer homes.
///
/// Only a store's own check makes one (rows U1 to U4), and what reaches pairings is handed out against one alone: so no
/// way to them can be written that forgets to ask.
public struct AdministratorRight: Hashable, Sendable {
    /// The homes that it is over; empty where it is over the first home, which is yet to be made.
    public let homes: Set<HomeID>

    fileprivate init(over homes: Set<HomeID>) { self.homes = homes }
}

/// Proof that somebody may administer every home of a store, and so may hold the keys of all of them.
public struct AllHomesRight: Hashable, Sendable {
    fileprivate init() {}
}

extension HomeStore {
    /// The right to administer homes, for an author who has it.
    ///
    /// - Throws: `EditRefusal` where the author has not or a home is gone, and what the store throws.
    public func administratorRight(over homes: Set<HomeID>, by author: Author) async throws -> AdministratorRight {
        precondition(!homes.isEmpty, "a right is over a home")
        try await require(.administrator, in: .homes(homes), of: author)
        return AdministratorRight(over: homes)
    }

    /// The right to administer the home that whoever comes first will make, as its administrator (row U1).
    ///
    /// - Throws: `EditRefusal` where there are homes already and the author does not administer all of them, and what
    ///   the store throws.
    public func administratorRightOverFirstHome(by author: Author) async throws -> AdministratorRight {
        if try await !snapshot().homes.isEmpty { try await require(.administrator, in: .all, of: author) }
        return AdministratorRight(over: [])
    }

    /// The right to administer every home, for an author who has it.
    ///
    /// - Throws: `EditRefusal` where the author has not, and what the store throws.
    public func administratorRightOverAll(by author: Author) async throws -> AllHomesRight {
        try await require(.administrator, in: .all, of: author)
        return AllHomesRight()
    }
}
