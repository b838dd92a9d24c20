import Foundation
import HomeModel

/// Finds what homes were before an edit, from what was noted of it and what they are now.
struct EditUndoing {
    let edit: RecordedEdit
    let inverse: [HomeID: [InverseRow]]

    /// A home as it was, with where its things stood.
    struct Earlier {
        var home: Home
        var position: Int64
        var accounts: [UserID: String] = [:]
        var places: [UUID: Int64] = [:]
    }

    /// A home as it was; nil where the edit made it.
    ///
    /// - Throws: `UndoFault` where what the edit changed is another by now.
    func home(_ id: HomeID, now: StoredHome?) throws -> Earlier? {
        let rows = inverse[id] ?? []
        var things = now?.things ?? [:]
        var own: JSON? = now?.home.ownContent.asRead
        var position = now?.position ?? 0
        for row in rows {
            if row.kind == .home {
                own = try reverted(own, by: row)
                position = row.position ?? position
                continue
            }
            let current = things[row.thing]
            guard let json = try reverted(current?.content.asRead, by: row) else {
                things[row.thing] = nil
                continue
            }
            let place = row.position ?? current?.position ?? 0
            things[row.thing] = WrittenThing(kind: row.kind, id: row.thing, position: place, content: json)
        }
        guard let own else {
            // What others have put into a home that goes is not taken away with it.
            if !things.isEmpty { throw UndoFault.changedSince(edit.id, by: nil) }
            return nil
        }
        return try home(id, own, Array(things.values), back: Set(rows.map(\.thing)), at: position)
    }

    private func home(
        _ id: HomeID, _ own: JSON, _ things: [WrittenThing], back: Set<UUID>, at position: Int64
    ) throws -> Earlier {
        var earlier = Earlier(home: try Home(id, own: own), position: position)
        for (_, alike) in Dictionary(grouping: things, by: \.kind) {
            let staying = Set(alike.filter { !back.contains($0.id) }.map(\.position))
            // What comes back to a place that is another's now goes behind all others.
            func place(_ thing: WrittenThing) -> Int64 {
                back.contains(thing.id) && staying.contains(thing.position) ? .max : thing.position
            }
            for thing in alike.sorted(by: { place($0) < place($1) }) {
                let stored = StoredThing(kind: thing.kind, id: thing.id, content: thing.content)
                if let account = try earlier.home.append(stored) { earlier.accounts[UserID(thing.id)] = account }
                if place(thing) < .max { earlier.places[thing.id] = thing.position }
            }
        }
        return earlier
    }

    private func reverted(_ current: JSON?, by row: InverseRow) throws -> JSON? {
        do { return try current.reverted(from: row.after, to: row.before) } catch {
            throw UndoFault.changedSince(edit.id, by: nil)
        }
    }

    /// What the store keeps of itself, as it was.
    func own(now: StoredHomes.Own) throws -> StoredHomes.Own {
        guard let row = inverse[StoredHomes.store]?.first else { return now }
        guard let json = try reverted(now.content.asRead, by: row) else { return StoredHomes.Own() }
        return try StoredHomes.Own(json)
    }

    /// The homes whose names or whose being there it changes, with that of others.
    var isAmongHomes: Bool { inverse.values.joined().contains { $0.kind == .home } }
}

extension JSON {
    /// The value as it is where it was written and read: a number that is whole is then an integer.
    fileprivate var asRead: JSON {
        // What was written here can be read.
        (try? JSON(reading: line.utf8)) ?? self
    }
}

extension StoredHome {
    /// The rows of all that is in it.
    fileprivate var things: [UUID: WrittenThing] {
        let change = HomeChange(from: nil, to: home, position: position, accounts: accounts)
        let rows = change.written.map { thing in
            WrittenThing(
                kind: thing.kind, id: thing.id, position: positions[thing.id] ?? thing.position,
                content: thing.content)
        }
        return Dictionary(rows.map { ($0.id, $0) }) { first, _ in first }
    }
}
