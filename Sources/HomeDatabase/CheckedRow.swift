import Foundation
import GRDB
import HomeModel

/// One row of a table, read with care: what is missing or of the wrong kind is damage and not a trap.
struct CheckedRow {
    let row: Row

    func text(_ column: String) throws -> String { try required(optionalText(column), column) }

    func optionalText(_ column: String) throws -> String? { try value(column) }

    func number(_ column: String) throws -> Int64 { try required(optionalNumber(column), column) }

    func optionalNumber(_ column: String) throws -> Int64? { try value(column) }

    func optionalReal(_ column: String) throws -> Double? { try value(column) }

    func flag(_ column: String) throws -> Bool { try number(column) != 0 }

    func id<Entity>(_ column: String) throws -> Identifier<Entity> { try required(optionalID(column), column) }

    func uuid(_ column: String) throws -> UUID { try required(value(column), column) }

    func optionalID<Entity>(_ column: String) throws -> Identifier<Entity>? {
        let uuid: UUID? = try value(column)
        return uuid.map { Identifier($0) }
    }

    func bytes(_ column: String) throws -> Data { try required(value(column), column) }

    /// An instance number of the wire: all 64 bits of it, in SQLite's signed ones.
    func optionalInstance(_ column: String) throws -> UInt64? {
        try optionalNumber(column).map { UInt64(bitPattern: $0) }
    }

    /// What other programs keep.
    func extra() throws -> JSON? {
        try optionalText("extra").map { text in
            // The text was ours; if it is no JSON any more, the file was meddled with.
            try required(try? JSON(reading: Array(text.utf8)), "extra")
        }
    }

    /// A value that reads as a type of ours.
    func choice<Choice: RawRepresentable>(_ column: String) throws -> Choice where Choice.RawValue == String {
        try required(Choice(rawValue: text(column)), column)
    }

    /// A value, or damage where there is none.
    func required<Value>(_ value: Value?, _ column: String) throws -> Value {
        guard let value else {
            throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "column \(column) holds what it should not")
        }
        return value
    }

    private func value<Value: DatabaseValueConvertible>(_ column: String) throws -> Value? {
        guard let stored: DatabaseValue = row[column], !stored.isNull else { return nil }
        return try required(Value.fromDatabaseValue(stored), column)
    }
}

extension UUID {
    /// Its 16 bytes, as a column has them.
    var column: Data { withUnsafeBytes(of: uuid) { Data($0) } }
}

extension Identifier {
    /// The 16 bytes of the identity, as a column has them.
    var column: Data { uuid.column }
}

extension CharacteristicValue {
    /// The value as a column has it: `true`, `20`, `20.0` or `"text"`, so that its kind is kept.
    var column: String {
        switch self {
        case .bool(let value): "\(value)"
        case .int(let value): "\(value)"
        case .double(let value): "\(value)"
        case .string(let value): JSON.string(value).line
        }
    }

    init?(column: String) {
        if column == "true" || column == "false" {
            self = .bool(column == "true")
        } else if column.hasPrefix("\"") {
            // Anything else than a text here is answered with nil, which the reader takes for damage.
            guard case .string(let text)? = try? JSON(reading: Array(column.utf8)) else { return nil }
            self = .string(text)
        } else if let whole = Int64(column) {
            self = .int(whole)
        } else if let number = Double(column) {
            self = .double(number)
        } else {
            return nil
        }
    }
}
