import HomeModel
import Testing

/// How wide text is at a terminal, and where it is broken.
struct DisplayWidthTests {
    @Test(arguments: [("", 0), ("lamp", 4), ("客厅灯", 6), ("e\u{301}", 1), ("🍕", 2), ("ｱ", 1)])
    func countsColumns(text: String, columns: Int) { #expect(text.displayWidth == columns) }

    @Test(arguments: [
        ("short", "short"),
        ("one two three four five six", "one two three four\n    five six"),
        ("  in: one two three four", "  in: one two three\n      four"),
        ("客厅的大吊灯和小台灯都关了", "客厅的大吊灯和小台灯\n    都关了"),
        ("ok 客厅的大吊灯和小台灯都关了", "ok 客厅的大吊灯和小\n    台灯都关了"),
        ("a https://example.org/long/path", "a https://example.or\n    g/long/path"),
        ("0123456789 0123456789", "0123456789\n    0123456789"), ("", ""),
    ])
    func breaksAtSpacesOrWhereNoneIs(text: String, lines: String) { #expect(text.broken(at: 20) == lines) }

    @Test func losesNothingAndIsNeverWider() {
        let words = ["a", "客厅", "chandelier-of-the-entrance-hall", "", "é", "x,"]
        for count in 0..<400 {
            let text = (0..<count % 17).map { words[($0 * 7 + count) % words.count] }.joined(separator: " ")
            for width in 20..<30 {
                let broken = text.broken(at: width)
                #expect(broken.split(separator: "\n").allSatisfy { $0.displayWidth <= width }, "\(text)")
                #expect(broken.filter { $0 != " " && $0 != "\n" } == text.filter { $0 != " " })
            }
        }
    }
}
