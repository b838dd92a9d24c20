import GRDB
import HomeModel

/// Reads the homes from the tables, in the order in which people see things.
struct SnapshotReader {
    let db: Database

    init(_ db: Database) { self.db = db }

    /// All homes; `known` gives those that need not be read again.
    func snapshot(_ known: (HomeID) -> Home? = { _ in nil }) throws -> HomeSnapshot {
        var snapshot = HomeSnapshot()
        for columns in try db.rows("SELECT * FROM home ORDER BY position") {
            let home = try known(columns.id("id")) ?? home(columns)
            snapshot.homes.append(home)
            if try columns.flag("is_primary") { snapshot.primaryHome = home.id }
        }
        for columns in try db.rows("SELECT value AS extra FROM setting WHERE key = 'extra'") {
            snapshot.extra = try columns.extra()
        }
        return snapshot
    }

    /// One home, without a look at the others; nil where it is gone.
    func home(_ id: HomeID) throws -> Home? {
        try db.row("SELECT * FROM home WHERE id = ?", [id.column]).map { try home($0) }
    }

    /// The identity of the home of a name or alias, or of the primary one.
    func identity(named name: String?) throws -> HomeID? {
        guard let name else { return try db.row("SELECT id FROM home WHERE is_primary = 1")?.id("id") }
        let sql = "SELECT bearer FROM name WHERE namespace = ? AND key = ?"
        return try db.row(sql, [NameTable.homes, NameKey(name).text])?.id("bearer")
    }

    private func home(_ columns: CheckedRow) throws -> Home {
        let id: HomeID = try columns.id("id")
        let names = try names(of: id)
        var home = Home(id: id, name: names.name(of: id))
        home.aliases = names.aliases(of: id)
        home.temperatureUnit = try columns.choice("temperature_unit")
        home.extra = try columns.extra()
        home.rooms = try rows(of: "room", in: id).map { try room($0, names) }
        home.zones = try zones(in: id, names)
        home.accessories = try accessories(in: id, names)
        home.serviceGroups = try serviceGroups(in: id, names)
        home.actionSets = try actionSets(in: id, names)
        home.triggers = try triggers(in: id, names)
        home.users = try rows(of: "user", in: id).map { try user($0) }
        return home
    }

    private func names(of home: HomeID) throws -> NameTable {
        // The home's own name stands once more among the homes.
        let sql = "SELECT bearer, place, text FROM name WHERE home = ? AND namespace <> ? ORDER BY bearer, place"
        return try NameTable(try db.rows(sql, [home.column, NameTable.homes]))
    }

    private func room(_ columns: CheckedRow, _ names: NameTable) throws -> Room {
        let id: RoomID = try columns.id("id")
        var room = Room(id: id, name: names.name(of: id))
        room.aliases = names.aliases(of: id)
        room.extra = try columns.extra()
        return room
    }

    private func user(_ columns: CheckedRow) throws -> User {
        var user = User(id: try columns.id("id"), name: try columns.text("name"), role: try columns.choice("role"))
        user.mayOpen = try columns.flag("may_open")
        user.extra = try columns.extra()
        return user
    }

    /// The rows of a table that belong to a home.
    func rows(of table: String, in home: HomeID) throws -> [CheckedRow] {
        try db.rows("SELECT * FROM \(table) WHERE home = ? ORDER BY position", [home.column])
    }

    /// The rows of a table whose owners belong to a home, by owner.
    func rows<Owner>(
        of table: String, by owner: String, in home: HomeID, as _: Owner.Type = Owner.self
    ) throws -> [Identifier<Owner>: [CheckedRow]] {
        let sql = """
            SELECT \(table).* FROM \(table) JOIN \(owner) ON \(owner).id = \(table).\(owner)
            WHERE \(owner).home = ? ORDER BY \(table).position
            """
        return try Dictionary(grouping: db.rows(sql, [home.column])) { try $0.id(owner) }
    }
}
