import Foundation

/// Sentences and what they mean, as a golden file has them.
///
/// A line `home: cottage`, `room: Kitchen` or `now: 2026-11-20T18:00:00+01:00` holds for what follows. Then come
/// paragraphs: sentences, one a line, and after them what each of them is read as, on lines that begin with `->` and
/// `says:`. `a | b` allows either, and `…` stands for anything: a step whose size is open, a time, or what there is to
/// choose from.
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
            guard reading.count == 1 else {
                return lines.count == reading.count && zip(lines, reading).allSatisfy { fits($0, $1) }
            }
            return reading[0].components(separatedBy: " | ").contains { allowed in
                // A gap within a line never swallows a line; an open end may.
                let isOpen = lines.count == 1 || allowed.contains(" & ") || allowed.hasSuffix("…")
                return isOpen && fits(lines.joined(separator: " & "), allowed)
            }
        }

        /// Whether a line is the allowed one, where each `…`, with a space before it or none, stands for anything.
        private func fits(_ line: String, _ allowed: String) -> Bool {
            let parts = allowed.replacingOccurrences(of: " …", with: "…").components(separatedBy: "…")
            guard let start = parts.first, let end = parts.last, parts.count > 1 else { return line == allowed }
            guard line.hasPrefix(start) else { return false }
            var rest = line.dropFirst(start.count)
            for part in parts.dropFirst().dropLast() {
                guard let found = rest.range(of: part) else { return false }
                rest = rest[found.upperBound...]
            }
            return rest.hasSuffix(end)
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
