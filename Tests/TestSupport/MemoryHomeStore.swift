import Foundation
import HomeModel

/// A home store in memory: the rules of editing over plain values, without a log or a disk.
///
/// The shared database does the same by its own rules in SQL, whatever is asked of it; a test that makes thousands of edits
/// on both shows it.
public actor MemoryHomeStore: HomeStore {
    private var homes: EditedHomes
    private let now: @Sendable () -> Date
    /// The number of the last change.
    private var sequence: Int64 = 0
    /// Everything that was logged or told, in order.
    private var changes: [LoggedChange] = []

    /// A store of some homes.
    ///
    /// `ownsStore` says whether whoever runs the program owns the store; `userID` gives the identity of the user who
    /// makes a home.
    public init(
        _ snapshot: HomeSnapshot = HomeSnapshot(), now: @escaping @Sendable () -> Date = { Date() },
        ownsStore: Bool = true, userID: @escaping @Sendable () -> UserID = { UserID() }
    ) {
        homes = EditedHomes(snapshot)
        homes.ownsStore = ownsStore
        homes.userID = userID
        self.now = now
    }

    /// What is known at this moment.
    public func snapshot() -> HomeSnapshot { homes.snapshot }

    /// One home; nil where it is gone.
    public func home(_ id: HomeID) -> Home? { homes.snapshot.home(id) }

    /// The home of a name or alias, or the primary one.
    public func home(named name: String?) -> Home? {
        name.map { homes.snapshot.homes.named($0) } ?? homes.snapshot.primary
    }

    /// What a trigger may open; nothing where it is gone.
    public func consent(of trigger: TriggerID) -> StandingConsent? {
        let isThere = homes.homes.contains { $0.triggers.contains { $0.id == trigger } }
        return isThere ? homes.consents[trigger] : nil
    }

    /// Everything that was logged or told, in order.
    public var events: [HomeEvent] { changes.map(\.event) }

    /// The events that other observers are told: all but that a bridge was added (row M14).
    public var told: [HomeEvent] { changes.filter(\.isTold).map(\.event) }

    /// Makes sure that an author acts in each of some homes as a user of a role, or as the owner of the store.
    public func require(_ role: User.Role, in scope: HomeScope, of author: Author) throws {
        try homes.require(role, in: scope, of: author)
    }

    /// Makes sure that an author may move locks, doors and alarms in a home.
    public func requireOpening(in home: HomeID, of author: Author) throws {
        try homes.requireOpening(in: home, of: author)
    }

    /// Applies edits one after another: all or nothing.
    @discardableResult
    public func apply(_ edits: [Edit], by author: Author) throws -> Int64 { try apply(by: author) { _ in edits } }

    /// Applies the edits that the newest snapshot calls for.
    @discardableResult
    public func apply(by author: Author, _ edits: @Sendable (HomeSnapshot) throws -> [Edit]) throws -> Int64 {
        var after = homes
        after.changes = []
        after.now = now()
        for edit in try edits(homes.snapshot) { try after.apply(edit, by: author) }
        homes = after
        for var change in after.changes {
            if change.event.topic != .values {
                sequence += 1
                change.event.sequence = sequence
            }
            changes.append(change)
        }
        return sequence
    }
}
