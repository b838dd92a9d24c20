import Foundation
import HomeModel

/// The names of a home by who bears them: the name itself at place 0, aliases after it.
struct NameTable {
    /// The namespace of the names of homes.
    static let homes = Data(count: 16)

    private var names: [Data: String] = [:]
    private var aliases: [Data: [String]] = [:]

    /// Takes rows that are ordered by their place.
    init(_ rows: [CheckedRow]) throws {
        for row in rows {
            let (bearer, text) = (try row.bytes("bearer"), try row.text("text"))
            if try row.number("place") == 0 { names[bearer] = text } else { aliases[bearer, default: []].append(text) }
        }
    }

    /// The name, or nil where the bearer has none.
    func optionalName<Entity>(of id: Identifier<Entity>) -> String? { names[id.column] }

    /// The name; empty where a file that was meddled with has none.
    func name<Entity>(of id: Identifier<Entity>) -> String { names[id.column] ?? "" }

    /// The further names.
    func aliases<Entity>(of id: Identifier<Entity>) -> [String] { aliases[id.column] ?? [] }
}
