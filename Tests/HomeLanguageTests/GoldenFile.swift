import Foundation

/// Sentences and what they mean, as a golden file has them.
///
/// A line `home: cottage`, `room: Kitchen` or `now: 2026-11-20T18:00:00+01:00` holds for what follows. Then come paragraphs: sentences, one a line, and
/// after them what each of them is read as, on lines that begin with `->` and `says:`. `a | b` allows either, and a
/// reading that ends in `…` needs only to begin so.
struct GoldenFile {
    /// One sentence of a paragraph.
    struct Case: CustomStringConvertible {
        let home: String
        let room: String?
        let now: String?
        let sentence: String
        let reading: [String]
        let reply: String?
        let place: String

        var description: String { "\(place): \(sentence)" }

        /// Whether a reading is one that the paragraph allows.
        func allows(_ lines: [String]) -> Bool {
            guard reading.count == 1 else { return lines == reading }
            return reading[0].components(separatedBy: " | ").contains { allowed in
                allowed.hasSuffix("…") ? lines.first?.hasPrefix(allowed.dropLast(2)) == true : lines == [allowed]
            }
        }
    }

    let cases: [Case]

    init(path: String) throws {
        var cases: [Case] = []
        var home = "cottage"
        var room: String?
        var now: String?
        var sentences: [(text: String, line: Int)] = []
        var reading: [String] = []
        var reply: String?
        let name = path.split(separator: "/").last.map(String.init) ?? path
        func finish() {
            cases += sentences.map {
                Case(
                    home: home, room: room, now: now, sentence: $0.text, reading: reading, reply: reply,
                    place: "\(name):\($0.line)")
            }
            (sentences, reading, reply) = ([], [], nil)
        }
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false)
        for (index, raw) in lines.enumerated() {
            let line = raw.trimmingCharacters(in: .whitespaces)
            if line.isEmpty || line.hasPrefix("#") {
                if line.isEmpty { finish() }
            } else if let value = Self.value(of: "home:", line) {
                (home, room) = (value, nil)
            } else if let value = Self.value(of: "room:", line) {
                room = value == "-" ? nil : value
            } else if let value = Self.value(of: "now:", line) {
                now = value
            } else if let value = Self.value(of: "->", line) {
                reading.append(value)
            } else if let value = Self.value(of: "says:", line) {
                reply = value
            } else {
                sentences.append((line, index + 1))
            }
        }
        finish()
        self.cases = cases
    }

    private static func value(of key: String, _ line: String) -> String? {
        line.hasPrefix(key) ? line.dropFirst(key.count).trimmingCharacters(in: .whitespaces) : nil
    }
}
