import Foundation
import HomeModel

/// Applies edits within a transaction of the caller's: the rules are `EditedHomes`', the rows are written here.
///
/// Whoever edits single homes holds their rows; whoever edits what is among homes, such as their names, holds the whole store.
struct EditWriter {
    let db: Connection
    let stored: StoredHomes
    /// What the changes bear in the log, so that whoever made them is not told them (row O3).
    let session: UUID
    private var edited: EditedHomes
    /// The names of the homes that the program knows; nil for all.
    private let scope: [String]?
    /// What lets a program that serves homes write in those that it serves.
    private let fence: Fence?
    /// What the store keeps of itself, where it has been read.
    private var own: StoredHomes.Own?
    /// The homes that have been read, as they were.
    private var before: [HomeID: StoredHome] = [:]
    /// Whether what takes it back is noted.
    private var isRecorded = false
    /// The edit that is taken back.
    private var undone: EditUndoing?
    /// What was there before the edit that is taken back.
    private var earlier: [HomeID: EditUndoing.Earlier] = [:]

    /// The most homes that a store keeps.
    static let maximumHomes = 1_000_000

    init(
        _ db: Connection, known: HomeCache, scope: [String]? = nil, session: UUID, now: Date, ownsStore: Bool,
        fence: Fence? = nil
    ) {
        self.scope = scope
        self.db = db
        self.fence = fence
        self.session = session
        stored = StoredHomes(db: db, known: known)
        edited = EditedHomes(HomeSnapshot())
        edited.maximumHomes = Self.maximumHomes
        edited.now = now
        edited.ownsStore = ownsStore
    }

    // MARK: - Reading and holding

    /// Holds the homes that edits are about, and applies the edits.
    mutating func apply(_ edits: [Edit], by author: Author) throws {
        if edits.allSatisfy(\.isWithinHome) {
            // Shared, as it keeps away nobody but those who hold the whole store.
            try db.rows("SELECT pg_advisory_xact_lock_shared(\(Self.lock))")
            try add(stored.homes(Set(edits.compactMap(\.home)), locking: true))
        } else {
            try holdStore()
        }
        isRecorded = edits.contains(where: \.canBeUndone)
        for edit in edits {
            try prepare(edit)
            try edited.apply(edit, by: author)
        }
    }

    /// Takes an edit back, or the last of those that people made; gives it as it was.
    mutating func undo(_ number: Int64?, paired: Set<DeviceID>, by author: Author) throws -> RecordedEdit {
        let recorder = EditRecorder(db: db)
        let meant = try recorder.history(at: edited.now).edit(number)
        var undoing = EditUndoing(edit: meant, inverse: try recorder.inverse(of: meant.id))
        let homes = undoing.inverse.keys.filter { $0 != StoredHomes.store }
        if undoing.isAmongHomes {
            try holdStore()
            try add(stored.homes(homes))
        } else {
            try db.rows("SELECT pg_advisory_xact_lock_shared(\(Self.lock))")
            try add(stored.homes(homes, locking: true))
        }
        // Now that nobody else writes there, it may have become another.
        let history = try recorder.history(at: edited.now)
        guard try history.edit(number).id == meant.id else {
            throw ServerFault(state: "40001", text: "somebody made another edit")
        }
        try checkRights(over: meant, by: author)
        let later = history.counting(try recorder.laterEdits(touching: undoing.inverse, after: meant.id))
        if let later = later.first { throw UndoFault.changedSince(meant.id, by: later) }
        undoing = EditUndoing(edit: meant, inverse: try recorder.inverse(of: meant.id))
        try revert(by: undoing, paired: paired, isKnown: recorder.isKnown(meant), by: author)
        (isRecorded, undone) = (true, undoing)
        return meant
    }

    /// Keeps what another store has beside the homes; nobody takes that back.
    mutating func take(_ kept: StoreContents, beside isBeside: Bool) {
        edited.accounts = isBeside ? edited.accounts.merging(kept.accounts) { own, _ in own } : kept.accounts
        isRecorded = false
    }

    private func checkRights(over edit: RecordedEdit, by author: Author) throws {
        let changed = Set(edit.changes.compactMap(\.home))
        if edit.changes.contains(where: { $0.home == nil }) {
            var all = EditedHomes(HomeSnapshot(homes: try stored.all().map(\.home)))
            (all.accounts, all.ownsStore) = (edited.accounts, edited.ownsStore)
            if !all.homes.isEmpty { try all.require(.administrator, in: .all, of: author) }
        }
        let known = changed.intersection(edited.homes.map(\.id))
        if !known.isEmpty { try edited.require(.administrator, in: .homes(known), of: author) }
        // Of a home that is gone nobody knows the users any more.
        if known != changed, author.user != nil || !edited.ownsStore { throw EditRefusal.notOwner }
    }

    private mutating func revert(
        by undoing: EditUndoing, paired: Set<DeviceID>, isKnown: Bool, by author: Author
    ) throws {
        var homes = edited.homes
        for id in undoing.inverse.keys where id != StoredHomes.store {
            homes.removeAll { $0.id == id }
            for user in (before[id]?.accounts ?? [:]).keys { edited.accounts[user] = nil }
            guard let home = try undoing.home(id, now: before[id]) else { continue }
            earlier[id] = home
            edited.accounts.merge(home.accounts) { _, new in new }
            let place = homes.firstIndex { position(of: $0.id) > home.position } ?? homes.endIndex
            homes.insert(home.home, at: place)
        }
        if let own {
            let was = try undoing.own(now: own)
            (edited.primaryHome, edited.extra) = (was.primaryHome, was.extra)
        }
        try edited.takeBack(
            undoing.edit, to: homes, changing: Set(undoing.inverse.keys), paired: paired, isKnown: isKnown, by: author)
        try checkOthers(undoing.edit)
    }

    private func position(of home: HomeID) -> Int64 { earlier[home]?.position ?? before[home]?.position ?? .max }

    /// Makes sure that no home that has not been read has a name or an identity of those that come back.
    private func checkOthers(_ edit: RecordedEdit) throws {
        let read = Set(before.keys).union(edited.homes.map(\.id)).map(\.uuid).array
        let (keys, ids) = (edited.homes.flatMap(\.nameKeys), edited.homes.flatMap { $0.identities.map(\.id) })
        let sql = """
            SELECT 1 FROM home_name WHERE key = ANY($1) AND home <> ALL($3)
            UNION ALL SELECT 1 FROM identity WHERE id = ANY($2) AND home <> ALL($3)
            """
        if try db.row(sql, [keys.array, ids.array, read]) != nil { throw UndoFault.clashes(edit.id) }
    }

    /// Keeps all others from writing until the transaction ends.
    mutating func holdStore() throws {
        try db.rows("SELECT pg_advisory_xact_lock(\(Self.lock))")
        if own != nil { return }
        let own = try stored.own()
        self.own = own
        (edited.primaryHome, edited.extra) = (own.primaryHome, own.extra)
    }

    /// Everything as it is, for who wants to see it before it is edited.
    mutating func everything() throws -> HomeSnapshot {
        try holdStore()
        try add(StoredHomes(db: db, known: stored.known, scope: scope).all())
        return edited.snapshot
    }

    /// One lock a store, by the table that it is in.
    private static let lock = "'home'::regclass::oid::bigint"

    private mutating func add(_ homes: [StoredHome]) throws {
        for home in homes where before[home.home.id] == nil {
            before[home.home.id] = home
            edited.accounts.merge(home.accounts) { _, new in new }
            // Among those that were read, in the order in which all stand; those that are made now are behind them.
            let place = edited.homes.firstIndex { other in
                before[other.id].map { $0.position > home.position } ?? true
            }
            edited.homes.insert(home.home, at: place ?? edited.homes.endIndex)
        }
    }

    /// Reads what an edit has to know.
    private mutating func prepare(_ edit: Edit) throws {
        switch edit {
        case .change(let id, .remove(.home)): try add(stored.homes([id] + firstHome(but: id)))
        case .change(let id, _), .makePrimary(let id):
            if before[id] == nil { try add(stored.homes([id])) }
        case .addHome: break
        case .replaceAll: try add(stored.all())
        }
        edited.others = try others(of: edit)
    }

    /// The first home that stays where one is removed.
    private func firstHome(but id: HomeID) throws -> [HomeID] {
        let gone = before.keys.filter { id in !edited.homes.contains { $0.id == id } } + [id]
        let sql = """
            SELECT home FROM home WHERE position IS NOT NULL AND home <> ALL($1) ORDER BY position LIMIT 1
            """
        return try db.rows(sql, [gone.map(\.uuid).array]).map { try $0.id("home") }
    }

    /// What an edit has to know of the homes that have not been read.
    private func others(of edit: Edit) throws -> OtherHomes {
        var others = OtherHomes()
        let read = before.keys.map(\.uuid).array
        let identities = edit.identities
        if !identities.isEmpty {
            let sql = "SELECT id FROM identity WHERE id = ANY($1) AND home <> ALL($2)"
            others.identities = Set(try db.rows(sql, [identities.array, read]).map { try $0.uuid("id") })
        }
        if let name = edit.nameOfHome {
            let sql = """
                SELECT content->>'name' AS name FROM home_name JOIN home USING (home) WHERE key = $1 AND home <> ALL($2)
                """
            others.namesake = try db.row(sql, [NameKey(name).text, read])?.text("name")
        }
        if case .addHome = edit {
            let count =
                try db.row("SELECT count(*) AS count FROM home WHERE position IS NOT NULL")?.number("count") ?? 0
            others.count = Int(count) - before.count
        }
        return others
    }

    // MARK: - Writing

    /// What has been written, for those who keep it in memory too.
    struct Written: Sendable {
        var homes: [StoredHome] = []
        /// The number of the last change in the log of the home that was changed last; 0 where nothing was.
        var sequence: Int64 = 0
    }

    /// Writes the homes as they are after the edits, and the log of what has changed.
    func write() throws -> Written {
        var log = ChangeLog(db: db, session: session, date: edited.now, changes: edited.changes)
        let staying = Set(edited.homes.map(\.id))
        var inverse: [HomeID: [InverseRow]] = [:]
        for (id, home) in before where !staying.contains(id) {
            try fence?.check(id, db)
            inverse[id] = HomeChange(removing: home).inverse
            try remove(id, log.number(id, after: home.sequence))
        }
        let changes = try homeChanges(log)
        for id in changes.map(\.after.home.id) where before[id] != nil { try fence?.check(id, db) }
        for change in changes where !change.inverse.isEmpty { inverse[change.after.home.id] = change.inverse }
        // What one home gives up another may have got: first all that goes, then all that comes.
        for change in changes { try writeRemovals(of: change, before[change.after.home.id]?.home) }
        var written = Written()
        for change in changes { written.homes.append(try writeRest(of: change, &log)) }
        try writeOwn(&log)
        for consent in edited.consents.values { try keep(consent) }
        if let row = ownInverse { inverse[StoredHomes.store] = [row] }
        var number: Int64?
        if isRecorded, !inverse.isEmpty {
            number = try EditRecorder(db: db).record(
                inverse, changes: log.counts, at: edited.now, undoing: undone?.edit.id)
        }
        written.sequence = try log.write(edit: number)
        return written
    }

    /// What takes back what the store keeps of itself.
    private var ownInverse: InverseRow? {
        let after = StoredHomes.Own(primaryHome: edited.primaryHome, extra: edited.extra)
        guard let own, own != after else { return nil }
        return InverseRow(.home, StoredHomes.store.uuid, at: nil, before: own.content, after: after.content)
    }

    /// What is to be written of each home that has changed.
    private func homeChanges(_ log: ChangeLog) throws -> [HomeChange] {
        var changes: [HomeChange] = []
        var last: Int64 = -1
        for home in edited.homes {
            let old = before[home.id]
            let kept = try (old?.position ?? freePosition(of: home.id)).flatMap { $0 > last ? $0 : nil }
            last = try kept ?? max(last, endOfHomes()) + 1
            let change = HomeChange(
                from: old, to: home, position: last, accounts: edited.accounts,
                places: earlier[home.id]?.places ?? [:])
            if old?.home == home, kept != nil, change.written.isEmpty, !log.isAbout(home.id) { continue }
            changes.append(change)
        }
        return changes
    }

    /// Where a home stood that comes back, as far as no other stands there.
    private func freePosition(of home: HomeID) throws -> Int64? {
        guard let position = earlier[home]?.position else { return nil }
        let isTaken = try db.row("SELECT 1 FROM home WHERE position = $1", ["\(position)"]) != nil
        return isTaken ? nil : position
    }

    /// The position of the last home.
    private func endOfHomes() throws -> Int64 {
        try db.row("SELECT coalesce(max(position), -1) AS last FROM home")?.number("last") ?? -1
    }

    private func writeRemovals(of change: HomeChange, _ before: Home?) throws {
        guard let before else { return }
        let after = change.after.home
        let home = after.id.description
        if !change.removed.isEmpty {
            try db.run("DELETE FROM thing WHERE home = $1 AND id = ANY($2)", [home, change.removed.array])
            // A yes is given to a trigger that is there: one that comes back asks again.
            try db.run("DELETE FROM consent WHERE home = $1 AND trigger = ANY($2)", [home, change.removed.array])
        }
        let names = before.nameRows.subtracting(after.nameRows)
        if !names.isEmpty {
            let sql = """
                DELETE FROM name USING unnest($2::text[], $3::text[]) AS gone (namespace, key)
                WHERE name.home = $1 AND name.namespace = gone.namespace AND name.key = gone.key
                """
            try db.run(sql, [home, names.map(\.namespace).array, names.map(\.key).array])
        }
        let keys = before.nameKeys.subtracting(after.nameKeys)
        if !keys.isEmpty { try db.run("DELETE FROM home_name WHERE home = $1 AND key = ANY($2)", [home, keys.array]) }
        let identities = before.identitySet.subtracting(after.identitySet)
        if !identities.isEmpty {
            try db.run("DELETE FROM identity WHERE home = $1 AND id = ANY($2)", [home, identities.array])
        }
    }

    private func writeRest(of change: HomeChange, _ log: inout ChangeLog) throws -> StoredHome {
        var after = change.after
        let (home, old) = (after.home, before[after.home.id]?.home)
        after.sequence = log.number(home.id, after: try before[home.id]?.sequence ?? sequence(of: home.id))
        let sql = """
            INSERT INTO home (home, sequence, position, content) VALUES ($1, $2, $3, $4)
            ON CONFLICT (home) DO UPDATE
            SET sequence = excluded.sequence, position = excluded.position, content = excluded.content
            """
        let id = home.id.description
        try db.run(sql, [id, "\(after.sequence)", "\(after.position)", home.ownContent.line])
        try write(change.written, of: id)
        try writeWatches(of: home, before: old)
        let names = home.nameRows.subtracting(old?.nameRows ?? [])
        if !names.isEmpty {
            try db.run(
                "INSERT INTO name SELECT $1::uuid, * FROM unnest($2::text[], $3::text[], $4::uuid[])",
                [id, names.map(\.namespace).array, names.map(\.key).array, names.map(\.bearer).array])
        }
        let keys = home.nameKeys.subtracting(old?.nameKeys ?? [])
        if !keys.isEmpty {
            try db.run("INSERT INTO home_name (home, key) SELECT $1::uuid, unnest($2::text[])", [id, keys.array])
        }
        let identities = home.identitySet.subtracting(old?.identitySet ?? [])
        if !identities.isEmpty {
            try db.run("INSERT INTO identity (home, id) SELECT $1::uuid, unnest($2::uuid[])", [id, identities.array])
        }
        return after
    }

    /// Notes which triggers are enabled, and since when at their time: what came before is not looked at.
    private func writeWatches(of home: Home, before: Home?) throws {
        let old = Dictionary((before?.triggers ?? []).map { ($0.id, $0) }) { first, _ in first }
        let watched = Dictionary(home.triggers.filter(\.isEnabled).map { ($0.id, $0) }) { first, _ in first }
        for (id, trigger) in watched {
            if let was = old[id], was.isEnabled, was.firingTime == trigger.firingTime { continue }
            let sql = """
                INSERT INTO watch VALUES ($1, $2, $3, false) ON CONFLICT (home, trigger) DO UPDATE
                SET checked_until = excluded.checked_until, has_happened = false
                """
            try db.run(sql, [home.id.description, id.description, "\(edited.now.column)"])
        }
        let gone = old.values.filter { $0.isEnabled && watched[$0.id] == nil }.map(\.id.uuid)
        if gone.isEmpty { return }
        try db.run("DELETE FROM watch WHERE home = $1 AND trigger = ANY($2)", [home.id.description, gone.array])
    }

    /// The number of the last change of a home that was there before and is made again.
    private func sequence(of id: HomeID) throws -> Int64 {
        try db.row("SELECT sequence FROM home WHERE home = $1", [id.description])?.number("sequence") ?? 0
    }

    private func write(_ things: [WrittenThing], of home: String) throws {
        if things.isEmpty { return }
        let sql = """
            INSERT INTO thing (home, kind, id, position, content)
            SELECT $1::uuid, * FROM unnest($2::text[], $3::uuid[], $4::bigint[], $5::json[])
            ON CONFLICT (home, kind, id) DO UPDATE SET position = excluded.position, content = excluded.content
            """
        try db.run(
            sql,
            [
                home, things.map(\.kind.rawValue).array, things.map(\.id).array, things.map { "\($0.position)" }.array,
                things.map(\.content.line).array,
            ])
    }

    /// Takes away all of a home but the row that keeps its number.
    private func remove(_ id: HomeID, _ sequence: Int64) throws {
        for table in ["thing", "name", "home_name", "identity", "consent", "watch", "remote_client"] {
            try db.run("DELETE FROM \(table) WHERE home = $1", [id.description])
        }
        try db.run(
            "UPDATE home SET position = NULL, content = '{}', sequence = $2 WHERE home = $1",
            [id.description, "\(sequence)"])
    }

    /// Writes what the store keeps of itself, and that something about no home has changed.
    private func writeOwn(_ log: inout ChangeLog) throws {
        guard own != nil else { return }
        let after = StoredHomes.Own(primaryHome: edited.primaryHome, extra: edited.extra)
        let store = StoredHomes.store
        if after == own, !log.isAbout(store) { return }
        let last = log.number(store, after: try sequence(of: store))
        try db.run(
            "UPDATE home SET sequence = $2, content = $3 WHERE home = $1",
            [store.description, "\(last)", after.content.line])
    }

    /// Keeps a yes to what a trigger opens, in the place of an earlier one.
    private func keep(_ consent: StandingConsent) throws {
        let holder = edited.homes.first { home in home.triggers.contains { $0.id == consent.trigger } }
        guard let home = holder else { return }
        let sql = """
            INSERT INTO consent VALUES ($1, $2, $3) ON CONFLICT (home, trigger) DO UPDATE SET content = excluded.content
            """
        try db.run(sql, [home.id.description, consent.trigger.description, consent.content.line])
    }
}

extension Home {
    fileprivate var identitySet: Set<UUID> { Set(identities.map(\.id)) }
}

extension Edit {
    /// Whether it is about one home alone, and not about what it is among the others.
    fileprivate var isWithinHome: Bool {
        switch self {
        case .change(_, .remove(.home)), .addHome, .makePrimary, .replaceAll: false
        case .change: nameOfHome == nil
        }
    }

    fileprivate var home: HomeID? { if case .change(let home, _) = self { home } else { nil } }
}
