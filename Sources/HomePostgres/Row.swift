import CPostgreSQL
import Foundation
import HomeModel

/// One row of a result, read with care: what is missing or of the wrong kind is damage and not a trap.
struct Row {
    private let columns: [String: Int]
    private let values: [String?]

    /// The rows of a result, by the names of their columns.
    static func all(of result: OpaquePointer) -> [Row] {
        let width = PQnfields(result)
        var columns: [String: Int] = [:]
        for place in 0..<width {
            if let name = PQfname(result, place) { columns[String(cString: name)] = Int(place) }
        }
        return (0..<PQntuples(result)).map { row in
            Row(
                columns: columns,
                values: (0..<width).map { place in
                    if PQgetisnull(result, row, place) != 0 { return nil }
                    return PQgetvalue(result, row, place).map { String(cString: $0) }
                })
        }
    }

    func text(_ column: String) throws -> String { try required(optionalText(column), column) }

    func optionalText(_ column: String) -> String? { columns[column].flatMap { values[$0] } }

    func number(_ column: String) throws -> Int64 { try required(Int64(text(column)), column) }

    func flag(_ column: String) throws -> Bool { try text(column) == "t" }

    func uuid(_ column: String) throws -> UUID { try required(UUID(uuidString: text(column)), column) }

    func optionalUUID(_ column: String) throws -> UUID? {
        try optionalText(column).map { try required(UUID(uuidString: $0), column) }
    }

    func id<Entity>(_ column: String) throws -> Identifier<Entity> { Identifier(try uuid(column)) }

    func json(_ column: String) throws -> JSON {
        // The text was ours; if it is no JSON any more, the table was meddled with.
        try required(try? JSON(reading: text(column).utf8), column)
    }

    /// A value that reads as a type of ours.
    func choice<Choice: RawRepresentable>(_ column: String) throws -> Choice where Choice.RawValue == String {
        try required(Choice(rawValue: text(column)), column)
    }

    /// A value, or damage where there is none.
    func required<Value>(_ value: Value?, _ column: String) throws -> Value {
        guard let value else { throw Corruption(place: "column \(column)") }
        return value
    }
}

/// What is kept cannot be what we have written.
struct Corruption: Error {
    /// Where it is.
    let place: String
}

extension Sequence<String> {
    /// The texts as an array of PostgreSQL's, for one parameter.
    var array: String {
        let quoted = map { text in
            "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
        }
        return "{" + quoted.joined(separator: ",") + "}"
    }
}

extension Sequence<UUID> {
    /// The identities as an array of PostgreSQL's, for one parameter.
    var array: String { map(\.uuidString).array }
}
