import GRDB

extension Database {
    /// The rows of a query; what it says is prepared once.
    func rows(_ sql: String, _ arguments: StatementArguments = []) throws -> [CheckedRow] {
        try Row.fetchAll(cachedStatement(sql: sql), arguments: arguments).map { CheckedRow(row: $0) }
    }

    /// The first row of a query, or nil where there is none.
    func row(_ sql: String, _ arguments: StatementArguments = []) throws -> CheckedRow? {
        try Row.fetchOne(cachedStatement(sql: sql), arguments: arguments).map { CheckedRow(row: $0) }
    }

    /// Whether a query has any row.
    func finds(_ sql: String, _ arguments: StatementArguments = []) throws -> Bool { try row(sql, arguments) != nil }

    /// Changes what a statement says.
    func run(_ sql: String, _ arguments: StatementArguments = []) throws {
        try cachedStatement(sql: sql).execute(arguments: arguments)
    }

    /// Puts a row into a table.
    func insert(into table: String, _ row: KeyValuePairs<String, (any DatabaseValueConvertible)?>) throws {
        let columns = row.map(\.key).joined(separator: ", ")
        let marks = row.map { _ in "?" }.joined(separator: ", ")
        try run("INSERT INTO \(table) (\(columns)) VALUES (\(marks))", StatementArguments(row.map(\.value)))
    }
}
