import Foundation
import TestSupport
import Testing

/// The rules of homes and names that comments and tests cite by row, as `docs/homes-and-names.md` has them.
struct RuleRowTests {
    @Test func eachRowThatIsCitedIsInTheDocument() throws {
        let rows = Set(try Self.rows())
        let cited = try Self.citedRows()
        #expect(cited.count > 50)
        for (row, places) in cited.sorted(by: { $0.key < $1.key }) where !rows.contains(row) {
            Issue.record("docs/homes-and-names.md has no row \(row), which \(places.joined(separator: ", ")) cites")
        }
    }

    @Test func eachRowIsInTheDocumentOnce() throws {
        let rows = try Self.rows()
        #expect(Set(rows).count == rows.count)
    }

    /// The ids at the beginning of the document's table rows.
    private static func rows() throws -> [String] {
        try text(Fixture.project + "/docs/homes-and-names.md").matches(of: /(?m)^\| ([A-Z][0-9]+) \|/).map {
            String($0.1)
        }
    }

    /// The rows that comments name after "row" or "rows", and tests at the beginning of their names; with the files.
    private static func citedRows() throws -> [String: [String]] {
        var cited: [String: [String]] = [:]
        let citation = /[Rr]ows? [A-Z][0-9]+(?:(?:, | and | to )[A-Z][0-9]+)*|@Test\(\s*"[A-Z][0-9]+[^":]*:/
        for folder in ["Sources", "Tests", "docs"] {
            let files = FileManager.default.enumerator(atPath: "\(Fixture.project)/\(folder)")
            for case let file as String in try #require(files) where file.hasSuffix(".swift") || file.hasSuffix(".md") {
                guard !file.contains(".build"), !file.hasSuffix("RuleRowTests.swift") else { continue }
                for match in try text("\(Fixture.project)/\(folder)/\(file)").matches(of: citation) {
                    for row in match.0.matches(of: /\b[A-Z][0-9]+\b/) {
                        cited[String(row.0), default: []].append("\(folder)/\(file)")
                    }
                }
            }
        }
        return cited
    }

    private static func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }
}
