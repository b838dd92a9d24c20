import Foundation
import HomeModel

/// A home store in memory, written the plainest way: what a store has to do, by example.
///
/// The shared database does the same, whatever is asked of it; a test that makes thousands of edits on both shows it.
public actor MemoryHomeStore: HomeStore {
    private var homes: MemoryHomes
    private let now: @Sendable () -> Date
    private let ownsStore: Bool
    private let userID: @Sendable () -> UserID
    /// Everything that was logged or told, in order.
    public private(set) var events: [HomeEvent] = []

    /// A store of some homes.
    ///
    /// `ownsStore` says whether whoever runs the program owns the store; `userID` gives the identity of the user who
    /// makes a home.
    public init(
        _ snapshot: HomeSnapshot = HomeSnapshot(), now: @escaping @Sendable () -> Date = { Date() },
        ownsStore: Bool = true, userID: @escaping @Sendable () -> UserID = { UserID() }
    ) {
        homes = MemoryHomes(snapshot: snapshot)
        self.now = now
        self.ownsStore = ownsStore
        self.userID = userID
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
        let isThere = homes.snapshot.homes.contains { $0.triggers.contains { $0.id == trigger } }
        return isThere ? homes.consents[trigger] : nil
    }

    /// The events that other observers are told: all but that a bridge was added (row M14).
    public var told: [HomeEvent] { events.filter { !homes.untold.contains($0.sequence) } }

    /// Makes sure that an author acts in each of some homes as a user of a role, or as the owner of the store.
    public func require(_ role: User.Role, in scope: HomeScope, of author: Author) throws {
        var asked = homes
        asked.ownsStore = ownsStore
        try asked.require(role, in: scope, of: author)
    }

    /// Makes sure that an author may move locks, doors and alarms in a home.
    public func requireOpening(in home: HomeID, of author: Author) throws {
        var asked = homes
        asked.ownsStore = ownsStore
        try asked.requireOpening(in: home, of: author)
    }

    /// Applies edits one after another: all or nothing.
    @discardableResult
    public func apply(_ edits: [Edit], by author: Author) throws -> Int64 { try apply(by: author) { _ in edits } }

    /// Applies the edits that the newest snapshot calls for.
    @discardableResult
    public func apply(by author: Author, _ edits: @Sendable (HomeSnapshot) throws -> [Edit]) throws -> Int64 {
        var after = homes
        after.events = []
        after.now = now()
        after.ownsStore = ownsStore
        after.userID = userID
        for edit in try edits(homes.snapshot) { try after.apply(edit, by: author) }
        homes = after
        events += after.events
        return after.sequence
    }
}
