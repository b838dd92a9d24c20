import Foundation
import HomeModel

/// What takes back what an edit did to one row.
struct InverseRow: Sendable {
    let kind: NamedThing.Kind
    let thing: UUID
    /// Where it stood; nil where it was not there.
    let position: Int64?
    /// What was kept of it; nil where it was not there.
    let before: JSON?
    /// What was kept of it afterwards; nil where it was gone.
    let after: JSON?

    init(_ kind: NamedThing.Kind, _ thing: UUID, at position: Int64?, before: JSON?, after: JSON?) {
        (self.kind, self.thing, self.position, self.before, self.after) = (kind, thing, position, before, after)
    }

    init(_ row: Row) throws {
        self.init(
            try row.choice("kind"), try row.uuid("thing"), at: try row.optionalText("position").flatMap { Int64($0) },
            before: try row.optionalText("before").map { _ in try row.json("before") },
            after: try row.optionalText("after").map { _ in try row.json("after") })
    }

    /// What it is about: the thing, or of an accessory that stays only itself or its services, whichever is another.
    var things: Set<UUID> {
        guard kind == .accessory, let before, let after else { return [thing] }
        var things: Set<UUID> = []
        if before.without("services") != after.without("services") { things.insert(thing) }
        let (old, new) = (before["services"]?.byIdentity ?? [], after["services"]?.byIdentity ?? [])
        let known = Dictionary(old.map { ($0.id, $0.json) }) { first, _ in first }
        let now = Dictionary(new.map { ($0.id, $0.json) }) { first, _ in first }
        for id in Set(known.keys).union(now.keys) where known[id] != now[id] {
            if let id = UUID(uuidString: id) { things.insert(id) }
        }
        return things.isEmpty ? [thing] : things
    }
}

extension JSON {
    fileprivate func without(_ key: String) -> JSON {
        guard case .object(var members) = self else { return self }
        members[key] = nil
        return .object(members)
    }

    /// The elements of a list of things that have identities; nil where it is none.
    fileprivate var byIdentity: [(id: String, json: JSON)]? {
        guard case .array(let list) = self else { return nil }
        let things = list.map { json -> (id: String, json: JSON)? in
            guard case .string(let id)? = json["id"] else { return nil }
            return (id, json)
        }
        return things.contains { $0 == nil } ? nil : things.compactMap(\.self)
    }
}

/// Something was changed again since, and is not overwritten.
struct ChangedAgain: Error {}

extension JSON? {
    /// A value in which just that is taken back which an edit made of it; nil is that there is none.
    ///
    /// - Throws: `ChangedAgain` where what the edit made of it is another by now.
    func reverted(from after: JSON?, to before: JSON?) throws(ChangedAgain) -> JSON? {
        if before == after { return self }
        if self == after { return before }
        if case .object(var members)? = self, case .object(let new)? = after, case .object(let old)? = before {
            for key in Set(new.keys).union(old.keys) {
                members[key] = try members[key].reverted(from: new[key], to: old[key])
            }
            return .object(members)
        }
        guard let current = self?.byIdentity, let new = after?.byIdentity, let old = before?.byIdentity else {
            throw ChangedAgain()
        }
        var list = current
        for id in new.map(\.id) + old.map(\.id).filter({ id in !new.contains { $0.id == id } }) {
            let (was, became) = (old.firstIndex { $0.id == id }, new.first { $0.id == id }?.json)
            let place = list.firstIndex { $0.id == id }
            let now = place.map { list[$0].json }
            switch (place, try now.reverted(from: became, to: was.map { old[$0].json })) {
            case (let place?, let json?): list[place].json = json
            case (let place?, nil): list.remove(at: place)
            case (nil, let json?): list.insert((id, json), at: min(was ?? list.count, list.count))
            case (nil, nil): break
            }
        }
        return list.isEmpty ? nil : .array(list.map(\.json))
    }
}
