import Foundation
import HomeModel

/// Reads homes from the tables, in the order in which people see things; those that are known already it does not read again.
struct StoredHomes {
    let db: Connection
    let known: HomeCache
    /// The names of the homes that are asked for where all are; nil for all.
    var scope: [String]?

    /// The row of the store itself.
    static let store = HomeID(UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)))

    /// What the store keeps of itself.
    struct Own: Equatable {
        var primaryHome: HomeID?
        var extra: JSON?

        init(primaryHome: HomeID? = nil, extra: JSON? = nil) { (self.primaryHome, self.extra) = (primaryHome, extra) }

        init(_ json: JSON) throws {
            let content = try ContentReader(json, "store")
            self.init(primaryHome: try content.optionalID("primaryHome"), extra: content["extra"])
        }

        var content: JSON {
            var content = Content()
            content.set("primaryHome", id: primaryHome)
            content.set("extra", extra)
            return content.json
        }
    }

    /// What the store keeps of itself.
    func own() throws -> Own {
        guard let row = try db.row("SELECT content FROM home WHERE home = $1", [Self.store.description]) else {
            throw Corruption(place: "table home")
        }
        return try Own(row.json("content"))
    }

    /// Homes of these identities, as far as they are there, in their order.
    ///
    /// - Parameter locking: whether nobody else may write them until the transaction ends.
    func homes(_ ids: some Sequence<HomeID>, locking: Bool = false) throws -> [StoredHome] {
        let sql = """
            SELECT home, sequence, position, content FROM home WHERE home = ANY($1) AND position IS NOT NULL ORDER BY home
            """
        return try homes(db.rows(sql + (locking ? " FOR UPDATE" : ""), [ids.map(\.uuid).array]))
    }

    /// All homes, in their order.
    func all() throws -> [StoredHome] {
        let sql = """
            SELECT home, sequence, position, content FROM home WHERE position IS NOT NULL
            AND ($1::text[] IS NULL OR home IN (SELECT home FROM home_name WHERE key = ANY($1)))
            """
        return try homes(db.rows(sql, [scope?.map { NameKey($0).text }.array]))
    }

    private func homes(_ rows: [Row]) throws -> [StoredHome] {
        var homes: [HomeID: StoredHome] = [:]
        var missing: Set<HomeID> = []
        for row in rows {
            let (id, sequence): (HomeID, Int64) = (try row.id("home"), try row.number("sequence"))
            if let home = known.home(id, at: sequence) {
                homes[id] = home
            } else {
                homes[id] = try StoredHome(row)
                missing.insert(id)
            }
        }
        if !missing.isEmpty {
            let sql = """
                SELECT home, kind, id, position, content FROM thing WHERE home = ANY($1) ORDER BY home, kind, position
                """
            for row in try db.rows(sql, [missing.map(\.uuid).array]) {
                let home: HomeID = try row.id("home")
                do { try homes[home]?.append(row) } catch let damage as Corruption {
                    let thing = "\(row.optionalText("kind") ?? "") \(row.optionalText("id") ?? "")"
                    throw Corruption(place: "\(damage.place), \(thing), \(homes[home]?.home.name ?? "\(home)")")
                }
            }
        }
        return homes.values.sorted { $0.position < $1.position }
    }

    /// The identity of the home of a name or alias, or of the primary one; nil where there is none.
    func identity(named name: String?) throws -> HomeID? {
        guard let name else {
            if scope == nil { return try own().primaryHome }
            return try HomeSnapshot(all(), own()).primaryHome
        }
        return try db.row("SELECT home FROM home_name WHERE key = $1", [NameKey(name).text])?.id("home")
    }

    /// The number of the last change that is about no home.
    func sequence() throws -> Int64 {
        try db.row("SELECT sequence FROM home WHERE home = $1", [Self.store.description])?.number("sequence") ?? 0
    }
}

extension HomeSnapshot {
    init(_ homes: [StoredHome], _ own: StoredHomes.Own) {
        self.init(homes: homes.map(\.home))
        extra = own.extra
        // Where just some homes are known, the first of them is the primary one unless that is among them.
        if homes.contains(where: { $0.home.id == own.primaryHome }) { primaryHome = own.primaryHome }
    }
}

extension LogPosition {
    /// How far the logs of homes and that of the store go.
    init(_ homes: [StoredHome], _ store: Int64) {
        var numbers: [HomeID?: Int64] = [StoredHomes.store: store]
        for home in homes { numbers[home.home.id] = home.sequence }
        self.init(numbers)
    }
}
