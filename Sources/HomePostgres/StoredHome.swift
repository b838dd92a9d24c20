import Foundation
import HomeModel

/// A home as the tables have it.
struct StoredHome: Sendable {
    var home: Home
    /// The number of its last change; it is another whenever anything of the home is.
    var sequence: Int64
    /// Where it stands among the homes.
    var position: Int64
    /// Where each thing stands in its list; the numbers grow, and have gaps where something was removed.
    var positions: [UUID: Int64] = [:]
    /// The account of the operating system that is a user's.
    var accounts: [UserID: String] = [:]

    /// A home that is not kept yet.
    init(_ home: Home, sequence: Int64 = 0, position: Int64) {
        (self.home, self.sequence, self.position) = (home, sequence, position)
    }

    /// The home of a row, before the things of which it consists are added.
    init(_ row: Row) throws {
        self.init(
            try Home(row.id("home"), own: row.json("content")), sequence: try row.number("sequence"),
            position: try row.number("position"))
    }

    /// Puts a thing of a row behind those of its kind.
    mutating func append(_ row: Row) throws {
        let thing = StoredThing(kind: try row.choice("kind"), id: try row.uuid("id"), content: try row.json("content"))
        positions[thing.id] = try row.number("position")
        if let account = try home.append(thing) { accounts[UserID(thing.id)] = account }
    }
}

/// The row of a thing, as it is written.
struct WrittenThing {
    let kind: NamedThing.Kind
    let id: UUID
    let position: Int64
    let content: JSON
}

/// What is to be written so that the tables have a home as it is after edits.
struct HomeChange {
    /// The home afterwards, with its positions.
    private(set) var after: StoredHome
    private(set) var written: [WrittenThing] = []
    private let places: [UUID: Int64]
    private(set) var removed: [UUID] = []
    /// What takes it back.
    private(set) var inverse: [InverseRow] = []

    /// The change from a home to another state of it, or from none.
    ///
    /// - Parameter places: where things are to stand that come back, as far as that is free.
    init(
        from before: StoredHome?, to home: Home, position: Int64, accounts: [UserID: String],
        places: [UUID: Int64] = [:]
    ) {
        self.places = places
        after = StoredHome(home, sequence: before?.sequence ?? 0, position: position)
        let users = Set(home.users.map(\.id))
        after.accounts = accounts.filter { users.contains($0.key) }
        let old = before?.home
        compare(old?.rooms, home.rooms, .room, before, \.id.uuid, \.content)
        compare(old?.zones, home.zones, .zone, before, \.id.uuid, \.content)
        compare(old?.accessories, home.accessories, .accessory, before, \.id.uuid, \.content)
        compare(old?.serviceGroups, home.serviceGroups, .serviceGroup, before, \.id.uuid, \.content)
        compare(old?.actionSets, home.actionSets, .actionSet, before, \.id.uuid, \.content)
        compare(old?.triggers, home.triggers, .trigger, before, \.id.uuid, \.content)
        let accounts = after.accounts
        compare(
            old?.users.map { UserRow(user: $0, account: before?.accounts[$0.id]) },
            home.users.map { UserRow(user: $0, account: accounts[$0.id]) }, .user, before, \.user.id.uuid, \.content)
        let staying = Set(after.positions.keys)
        removed = (before?.positions.keys).map { $0.filter { !staying.contains($0) } } ?? []
        if old?.ownContent == home.ownContent { return }
        inverse.append(
            InverseRow(
                .home, home.id.uuid, at: before?.position, before: old?.ownContent, after: home.ownContent))
    }

    /// The change that removes a home.
    init(removing before: StoredHome) {
        var empty = before.home
        (empty.rooms, empty.zones, empty.accessories, empty.serviceGroups) = ([], [], [], [])
        (empty.actionSets, empty.triggers, empty.users) = ([], [], [])
        self.init(from: before, to: empty, position: before.position, accounts: [:])
        inverse.append(
            InverseRow(
                .home, before.home.id.uuid, at: before.position, before: before.home.ownContent, after: nil))
    }

    /// Compares a list before and after, thing by thing; a thing keeps its position where that still says its place.
    private mutating func compare<Thing: Equatable>(
        _ old: [Thing]?, _ new: [Thing], _ kind: NamedThing.Kind, _ before: StoredHome?, _ id: KeyPath<Thing, UUID>,
        _ content: KeyPath<Thing, JSON>
    ) {
        var gone = Dictionary((old ?? []).map { ($0[keyPath: id], $0) }) { first, _ in first }
        var last: Int64 = -1
        for thing in new {
            let id = thing[keyPath: id]
            let was = gone.removeValue(forKey: id)
            let kept = (before?.positions[id] ?? places[id]).flatMap { $0 > last ? $0 : nil }
            last = kept ?? last + 1
            after.positions[id] = last
            if kept != nil, was == thing { continue }
            let now = thing[keyPath: content]
            written.append(WrittenThing(kind: kind, id: id, position: last, content: now))
            inverse.append(
                InverseRow(kind, id, at: before?.positions[id], before: was?[keyPath: content], after: now))
        }
        for (id, thing) in gone {
            inverse.append(
                InverseRow(kind, id, at: before?.positions[id], before: thing[keyPath: content], after: nil))
        }
    }
}

/// A user with the account that acts as the user.
private struct UserRow: Equatable {
    let user: User
    let account: String?

    var content: JSON { user.content(account: account) }
}
