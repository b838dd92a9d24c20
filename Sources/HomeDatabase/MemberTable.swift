import GRDB
import HomeModel

/// What is in a zone, a group or a trigger, as the table of it has that: in its order, each once.
struct MemberTable {
    private let home: HomeTables
    private let owner: NamedThing
    private let table: String
    /// The columns of what has members, and of a member.
    private let columns: (owner: String, member: String)

    private init(_ home: HomeTables, _ owner: NamedThing, of member: NamedThing.Kind) {
        (self.home, self.owner) = (home, owner)
        columns = (owner.kind.table, member.table)
        table = "\(columns.owner)_\(columns.member)"
    }

    /// The rooms of a zone.
    static func rooms(of zone: ZoneID, in home: HomeTables) -> Self { Self(home, .zone(zone), of: .room) }

    /// The services of a group.
    static func services(of group: ServiceGroupID, in home: HomeTables) -> Self {
        Self(home, .serviceGroup(group), of: .service)
    }

    /// The scenes of a trigger.
    static func scenes(of trigger: TriggerID, in home: HomeTables) -> Self {
        Self(home, .trigger(trigger), of: .actionSet)
    }

    /// Puts in the members of something new.
    func insert(_ members: [NamedThing], called name: String) throws {
        for member in members { try home.require(member) }
        for (place, member) in members.enumerated() { try insert(member, called: name, at: place) }
    }

    /// Puts in one more and tells it.
    func add(_ member: NamedThing) throws {
        let name = try home.called(owner)
        try home.require(member)
        try insert(member, called: name, at: home.end(of: table, where: columns.owner, is: owner.column(in: home.id)))
        try home.tell(.changed, owner, name)
    }

    /// Takes one out; throws where it is not in it.
    func remove(_ member: NamedThing) throws {
        let name = try home.called(owner)
        guard try home.has(member), try contains(member) else {
            throw EditRefusal.notIn(owner.kind, called: name, member.kind, home.nameInHome(of: member))
        }
        try home.db.run("DELETE FROM \(table) WHERE \(isPair)", pair(member))
    }

    private func insert(_ member: NamedThing, called name: String, at place: Int) throws {
        if try contains(member) {
            throw EditRefusal.alreadyIn(owner.kind, called: name, member.kind, try home.called(member))
        }
        try home.db.insert(
            into: table,
            [
                columns.owner: owner.column(in: home.id), "position": place,
                columns.member: member.column(in: home.id),
            ])
    }

    private func contains(_ member: NamedThing) throws -> Bool {
        try home.db.finds("SELECT 1 FROM \(table) WHERE \(isPair)", pair(member))
    }

    private var isPair: String { "\(columns.owner) = ? AND \(columns.member) = ?" }

    private func pair(_ member: NamedThing) -> StatementArguments {
        [owner.column(in: home.id), member.column(in: home.id)]
    }
}
