import Foundation
import TestSupport
import Testing

/// Every row of the rules of the home has a test that is named after it: `@Test("N1: …")`.
struct RuleRowsTests {
    private static let rows = [
        ("N", 15), ("M", 16), ("C", 7), ("O", 6), ("S", 7), ("U", 6),
    ].flatMap { letter, count in (1...count).map { "\(letter)\($0)" } }

    @Test func everyRowHasATestOfItsName() throws {
        let folder = URL(filePath: Fixture.project).appending(path: "Tests")
        // Without what builds have put there.
        let files = try #require(
            FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles))
        let sources = try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.map {
            try String(contentsOf: $0, encoding: .utf8)
        }
        let missing = Self.rows.filter { row in
            !sources.contains { $0.contains("\"\(row): ") || $0.contains("\"\(row), ") }
        }
        #expect(missing == [], "these rows have no test of their name")
    }
}
