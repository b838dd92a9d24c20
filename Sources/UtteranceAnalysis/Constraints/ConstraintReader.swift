import GrammarKit
import Spelling

/// Reads the constraints of a language from its file `constraints.txt`.
///
///     define order: (directive | act) & !ask
///
///     constraint: no-order-for-the-past
///     stage: command
///     rule: What is told of a day that is over is no order.
///     weight: veto
///     when: order & late
///       & timed
///     sentence: the garage closed at five
///     sentence at castle: the gate closed at five
///
/// A constraint of the stage `idiom` has no weight, but tags that the command says instead: `says: to=off & !dir`.
///
/// A constraint with nothing but sentences is one that several languages have: what it says stands under its name in the file
/// `constraints.txt` beside the languages' folders, which has no sentences.
///
/// A language that does not attach chunks in all ways says by which rules it does not: `without: topicAtOnce, asyndeton`.
///
/// A line that begins with a space goes on with the one above it; one that begins with `#` says nothing.
struct ConstraintReader {
    /// The most bytes of a file.
    static let longest = 1_000_000

    /// The home that a sentence is said to where none is named.
    private static let home = "cottage"

    private var reader: ConditionReader
    private var found: [Constraint] = []
    private var entry: Entry?
    /// Where each constraint is.
    private var places: [String: SourcePosition] = [:]
    /// The constraints that a language may take by their names.
    private var shared: [String: Entry] = [:]
    /// How many each stage has.
    private var counts: [Constraint.Stage: Int] = [:]
    private var penaltyCount = 0
    /// The rules of attachment that the language does not go by, and where that is said.
    private var leftOut: [AttachmentRule: SourcePosition] = [:]

    private typealias Scalars = ArraySlice<Unicode.Scalar>

    /// A line with those that go on with it.
    private struct Line {
        let key: String
        var parts: [(text: Scalars, position: SourcePosition)]
        let position: SourcePosition

        var value: String { parts.map { ConditionToken.string($0.text) }.joined(separator: " ") }

        func tokens() throws(KeyedLinesError) -> [ConditionToken] {
            var tokens: [ConditionToken] = []
            var end = position
            for part in parts {
                tokens += try ConditionToken.tokens(of: part.text, at: part.position)
                end = part.position
                end.column += part.text.count
            }
            return tokens + [ConditionToken(kind: .end, position: end)]
        }

        /// What stands between commas.
        var items: [(text: String, position: SourcePosition)] {
            parts.flatMap { part in
                part.text.split(separator: ",").compactMap { item in
                    let text = item.drop(while: ConditionToken.isSpace)
                    var position = part.position
                    position.column += text.startIndex - part.text.startIndex
                    return text.isEmpty ? nil : (ConditionToken.string(ConstraintReader.trimmed(text)), position)
                }
            }
        }
    }

    /// A constraint as far as it was read.
    private struct Entry {
        let id: String
        let position: SourcePosition
        var lines: [String: Line] = [:]
        var sentences: [Constraint.Sentence] = []
    }

    private static let keys = ["stage", "rule", "weight", "says", "when"]
    /// The key of what a language does not go by.
    private static let without = "without"

    /// The constraints of a file, whose conditions may ask for the tags of a grammar.
    ///
    /// - Parameter shared: the text and the name of the file of what several languages have.
    static func read(
        _ text: String, file: String, tags: [[Tag]], sharing shared: (text: String, file: String)? = nil
    ) throws(KeyedLinesError) -> Constraints {
        var reader = ConstraintReader(reader: ConditionReader(ConstraintVocabulary(tags)))
        if let shared { try reader.share(shared.text, file: shared.file) }
        for line in try lines(of: text, file: file) { try reader.read(line) }
        try reader.finish()
        if let unused = reader.reader.unused { throw KeyedLinesError(.unused(unused.name), at: unused.position) }
        return Constraints(reader.found, without: Set(reader.leftOut.keys))
    }

    private init(reader: ConditionReader) { self.reader = reader }

    // MARK: - Lines

    private static func lines(of text: String, file: String) throws(KeyedLinesError) -> [Line] {
        guard text.utf8.count <= longest else {
            throw KeyedLinesError(
                .tooLong(bytes: text.utf8.count, limit: longest), at: SourcePosition(file: file, line: 1, column: 1))
        }
        var lines: [Line] = []
        let rows = Array(text.unicodeScalars).split(separator: "\n", omittingEmptySubsequences: false)
        for (place, raw) in rows.enumerated() {
            let line = raw.last == "\r" ? raw.dropLast() : raw
            let rest = line.drop(while: ConditionToken.isSpace)
            guard let first = rest.first, first != "#" else { continue }
            let position = SourcePosition(file: file, line: place + 1, column: 1 + line.count - rest.count)
            if rest.count < line.count {
                guard !lines.isEmpty else { throw KeyedLinesError(.noKey, at: position) }
                lines[lines.count - 1].parts.append((trimmed(rest), position))
            } else {
                lines.append(try Self.line(rest, at: position))
            }
        }
        return lines
    }

    private static func line(
        _ text: Scalars, at position: SourcePosition
    ) throws(KeyedLinesError) -> Line {
        guard let colon = text.firstIndex(of: ":") else { throw KeyedLinesError(.noKey, at: position) }
        let behind = text[(colon + 1)...]
        let value = behind.drop(while: ConditionToken.isSpace)
        var start = position
        start.column += text.count - value.count
        let key = ConditionToken.string(trimmed(text[..<colon]))
        return Line(key: key, parts: [(trimmed(value), start)], position: position)
    }

    private static func trimmed(_ text: Scalars) -> Scalars {
        var text = text
        while let last = text.last, ConditionToken.isSpace(last) { text.removeLast() }
        return text
    }

    // MARK: - Entries

    /// Notes what several languages have.
    private mutating func share(_ text: String, file: String) throws(KeyedLinesError) {
        var other = ConstraintReader(reader: ConditionReader(reader.vocabulary))
        for line in try Self.lines(of: text, file: file) {
            if line.key == "constraint" || line.key.hasPrefix("define ") { other.keep() }
            if line.key == "constraint" {
                if let first = other.shared[line.value] {
                    throw KeyedLinesError(.repeatedName(line.value, first: first.position), at: line.position)
                }
                other.entry = try other.begun(line)
            } else {
                try other.read(line)
            }
        }
        other.keep()
        for position in other.leftOut.values {
            throw KeyedLinesError(.unknownKey(Self.without, nearest: nil), at: position)
        }
        for entry in other.shared.values {
            for sentence in entry.sentences {
                throw KeyedLinesError(.unknownKey("sentence", nearest: nil), at: sentence.position)
            }
        }
        shared = other.shared
        reader.share(other.reader)
    }

    /// Keeps the constraint whose last line was read for languages that take it.
    private mutating func keep() {
        if let entry { shared[entry.id] = entry }
        entry = nil
    }

    private mutating func read(_ line: Line) throws(KeyedLinesError) {
        let key = line.key
        if key == "constraint" {
            try finish()
            return entry = try begun(line)
        }
        if key.hasPrefix("define ") {
            try finish()
            let definition = ConditionReader.Definition(tokens: try line.tokens(), position: line.position)
            return try reader.define(String(key.dropFirst("define ".count)), definition)
        }
        if key == Self.without {
            try finish()
            return try leaveOut(line)
        }
        let isSentence = key == "sentence" || key.hasPrefix("sentence at ")
        guard isSentence || Self.keys.contains(key) else {
            let keys = Self.keys + ["constraint", "define", "sentence", "sentence at", Self.without]
            throw KeyedLinesError(.unknownKey(key, nearest: Nearest.word(to: key, among: keys)), at: line.position)
        }
        guard entry != nil else { throw KeyedLinesError(.outside(key), at: line.position) }
        if isSentence {
            let home = key == "sentence" ? Self.home : String(key.dropFirst("sentence at ".count))
            entry?.sentences.append(.init(home: home, text: line.value, position: line.parts[0].position))
        } else if entry?.lines.updateValue(line, forKey: key) != nil {
            throw KeyedLinesError(.repeatedKey(key), at: line.position)
        }
    }

    /// Notes by which rules of attachment the language does not go.
    private mutating func leaveOut(_ line: Line) throws(KeyedLinesError) {
        guard !line.items.isEmpty else { throw KeyedLinesError(.missing(Self.without), at: line.position) }
        for (name, position) in line.items {
            guard let rule = AttachmentRule(rawValue: name) else {
                let nearest = Nearest.word(to: name, among: AttachmentRule.allCases.map(\.rawValue))
                throw KeyedLinesError(.unknownChoice(name, of: "rule of attachment", nearest: nearest), at: position)
            }
            if leftOut.updateValue(position, forKey: rule) != nil {
                throw KeyedLinesError(.repeatedKey(name), at: position)
            }
        }
    }

    private func begun(_ line: Line) throws(KeyedLinesError) -> Entry {
        let (id, position) = (line.value, line.parts[0].position)
        guard ConditionToken.isName(id) else { throw KeyedLinesError(.badName(id), at: position) }
        if let first = places[id] { throw KeyedLinesError(.repeatedName(id, first: first), at: position) }
        return Entry(id: id, position: position)
    }

    /// Takes the constraint whose last line was read.
    private mutating func finish() throws(KeyedLinesError) {
        guard var entry else { return }
        self.entry = nil
        if entry.lines.isEmpty, let common = shared[entry.id] { entry.lines = common.lines }
        let (stage, when) = (try choice(Constraint.Stage.self, "stage", of: entry), try line("when", of: entry))
        guard counts[stage, default: 0] < ConstraintKeys.limit else {
            throw KeyedLinesError(.fullStage(stage.rawValue, limit: ConstraintKeys.limit), at: entry.position)
        }
        let constraint = Constraint(
            id: entry.id, stage: stage, rule: try line("rule", of: entry).value,
            weight: stage.isOfIdioms ? .says(try rewording(of: entry)) : try weight(of: entry),
            condition: try reader.condition(try when.tokens(), of: stage), sentences: entry.sentences,
            position: entry.position)
        found.append(constraint)
        places[entry.id] = entry.position
        counts[stage, default: 0] += 1
        if constraint.weight.isPenalty { penaltyCount += 1 }
    }

    /// What an idiom says.
    private func rewording(of entry: Entry) throws(KeyedLinesError) -> Constraint.Rewording {
        if let weight = entry.lines["weight"] {
            throw KeyedLinesError(.expected("“says”", found: "“weight”"), at: weight.position)
        }
        return try reader.rewording(try line("says", of: entry).tokens())
    }

    /// A veto, or what it costs to break it.
    private func weight(of entry: Entry) throws(KeyedLinesError) -> Constraint.Weight {
        if let says = entry.lines["says"] {
            throw KeyedLinesError(.expected("“weight”", found: "“says”"), at: says.position)
        }
        let line = try line("weight", of: entry)
        let position = line.parts[0].position
        guard let weight = Constraint.Weight(line.value) else {
            let nearest = Nearest.word(to: line.value, among: [Constraint.Weight.vetoWord])
            throw KeyedLinesError(.unknownChoice(line.value, of: "weight", nearest: nearest), at: position)
        }
        guard weight == .veto || penaltyCount < Penalties.limit else {
            throw KeyedLinesError(.tooManyPenalties(limit: Penalties.limit), at: position)
        }
        return weight
    }

    private func line(_ key: String, of entry: Entry) throws(KeyedLinesError) -> Line {
        guard let line = entry.lines[key], !line.value.isEmpty else {
            throw KeyedLinesError(
                .missingKey(key, constraint: entry.id), at: entry.lines[key]?.position ?? entry.position)
        }
        return line
    }

    private func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _: Choice.Type, _ key: String, of entry: Entry
    ) throws(KeyedLinesError) -> Choice {
        let line = try line(key, of: entry)
        guard let choice = Choice(rawValue: line.value) else {
            let nearest = Nearest.word(to: line.value, among: Choice.allCases.map(\.rawValue))
            throw KeyedLinesError(.unknownChoice(line.value, of: key, nearest: nearest), at: line.parts[0].position)
        }
        return choice
    }
}
