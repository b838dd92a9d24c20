import Foundation
import GRDB
import HomeModel

/// Writes the names of a home, each checked against the rules and against all that are there (rows N1 to N9).
struct NameWriter {
    let writer: SnapshotWriter
    let home: Data

    /// The home's own names: among the homes (row N5), and within the home, where nothing else may bear them (row N8).
    func writeHome(_ home: Home) throws {
        for (place, name) in ([home.name] + home.aliases).enumerated() {
            try write(name, of: self.home, at: place, in: NameTable.homes)
            try write(name, of: self.home, at: place, in: self.home)
        }
    }

    /// The name and the aliases of something in the home (row N6).
    func write<Entity>(_ name: String, _ aliases: [String], of id: Identifier<Entity>) throws {
        for (place, name) in ([name] + aliases).enumerated() { try write(name, of: id.column, at: place, in: home) }
    }

    /// The names of a service, which may have those of its own accessory; it then shares them with no other of its
    /// services (row N9).
    func write(_ service: Service, of accessory: Accessory) throws {
        let shared = Set(([accessory.name] + accessory.aliases).map { NameKey($0) })
        let names = (service.name.map { [(0, $0)] } ?? []) + service.aliases.enumerated().map { ($0 + 1, $1) }
        for (place, name) in names {
            let namespace = shared.contains(NameKey(name)) ? accessory.id.column : home
            try write(name, of: service.id.column, at: place, in: namespace)
        }
    }

    /// A user, whose name is unique among the users of the home.
    func write(_ user: User, at position: Int) throws {
        try writing(user.name) {
            try writer.insert(
                into: "user",
                [
                    "id": user.id.column, "home": home, "position": position, "key": NameKey(user.name).text,
                    "name": user.name, "role": user.role.rawValue, "extra": user.extra?.line,
                ])
        }
    }

    private func write(_ name: String, of bearer: Data, at place: Int, in namespace: Data) throws {
        try writing(name, isOfHome: namespace == NameTable.homes) {
            try writer.insert(
                into: "name",
                [
                    "home": home, "namespace": namespace, "key": NameKey(name).text, "bearer": bearer, "place": place,
                    "text": name,
                ])
        }
    }

    /// Writes a row with a good name, and says so where the name is taken.
    private func writing(_ name: String, isOfHome: Bool = false, _ insert: () throws -> Void) throws {
        if let fault = Name.fault(in: name) { throw HomeDatabaseError.badName(name, fault) }
        do { try insert() } catch let error as DatabaseError
            where error.extendedResultCode == .SQLITE_CONSTRAINT_UNIQUE
        {
            throw HomeDatabaseError.nameTaken(name, isOfHome: isOfHome)
        }
    }
}
