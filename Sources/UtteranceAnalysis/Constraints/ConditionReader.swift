import GrammarKit
import HomeModel
import Spelling

/// Reads the conditions of constraints: `to & !quality & some noun(onto & !place)`.
///
/// `&` binds closer than `|`, and `!` closer than both. A word is a tag of the grammar, alone or with a value
/// (`to=on/off`), a test of what is looked at (`negated`, `place`, `number<10`), or what the file defines. What is looked
/// at is what the stage is about, until `some noun(…)`, `every noun(…)`, `last noun(…)`, `clause(…)` or `earlier(…)` says
/// otherwise; `some noun.owner` is `some noun(owner)`.
struct ConditionReader {
    /// A definition, which is read anew wherever it is mentioned.
    struct Definition {
        let tokens: [ConditionToken]
        let position: SourcePosition
    }

    /// How deep groups and definitions may lie in each other.
    static let deepest = 32
    /// How many parts all conditions of a language may have.
    static let largest = 10_000

    let vocabulary: ConstraintVocabulary
    private(set) var definitions: [String: Definition] = [:]
    /// Definitions of all languages, for names that the language does not define itself.
    private var shared: [String: Definition] = [:]
    private var used: Set<String> = []
    /// The definitions that are being read, each within the one before.
    private var opened: Set<String> = []
    private var count = 0

    // What is being read.
    private var stage = Constraint.Stage.command
    private var tokens: [ConditionToken] = []
    private var place = 0
    private var depth = 0

    init(_ vocabulary: ConstraintVocabulary) { self.vocabulary = vocabulary }

    /// Takes the definitions of another reader for those that all languages may mention.
    mutating func share(_ other: ConditionReader) { shared = other.definitions }

    /// Gives a name to a condition, which those that follow may mention.
    mutating func define(_ name: String, _ definition: Definition) throws(KeyedLinesError) {
        guard ConditionToken.isName(name), !Self.words.contains(name), vocabulary.property(named: name) == nil else {
            throw KeyedLinesError(.badName(name), at: definition.position)
        }
        if let first = definitions[name] {
            throw KeyedLinesError(.repeatedName(name, first: first.position), at: definition.position)
        }
        definitions[name] = definition
    }

    /// Reads the condition of a constraint.
    mutating func condition(_ tokens: [ConditionToken], of stage: Constraint.Stage) throws(KeyedLinesError) -> Condition
    {
        self.stage = stage
        return try whole(tokens, stage.subject)
    }

    /// Reads what an idiom says: `to=off & !dir`, or `opposite`.
    func rewording(_ tokens: [ConditionToken]) throws(KeyedLinesError) -> Constraint.Rewording {
        var reader = self
        (reader.tokens, reader.place) = (tokens, 0)
        var (removed, said, isOpposite) = ([Property](), [Constraint.Rewording.Said](), false)
        repeat {
            let isRemoved = reader.take("!")
            guard case .word(let name) = reader.next.kind else { throw reader.unexpected("a tag") }
            let position = reader.next.position
            if !isRemoved, name == Constraint.Rewording.oppositeWord {
                reader.place += 1
                isOpposite = true
                continue
            }
            guard let property = Property(rawValue: name) else {
                let nearest = Nearest.word(
                    to: name, among: Property.allCases.map(\.rawValue) + [Constraint.Rewording.oppositeWord])
                throw KeyedLinesError(.unknownWord(name, nearest: nearest), at: position)
            }
            reader.place += 1
            if isRemoved {
                removed.append(property)
            } else {
                said.append(.init(property: property, value: try reader.value(of: property)))
            }
        } while reader.take("&")
        guard reader.next.kind == .end else { throw reader.unexpected("&") }
        return Constraint.Rewording(removed: removed, said: said, isOpposite: isOpposite)
    }

    /// The value that a tag is said with.
    private mutating func value(of property: Property) throws(KeyedLinesError) -> TagValue {
        let tag = next
        var text: String?
        if take("=") {
            text = next.kind == .end ? nil : next.text
            place += 1
        }
        guard let value = property.value(of: text) else {
            let due = property.fault(of: text).map { "a value (\($0))" } ?? "a value of \(property)"
            throw KeyedLinesError(.expected(due, found: text.map { "“\($0)”" } ?? tag.described), at: tag.position)
        }
        return value
    }

    /// The first definition that no condition mentions.
    var unused: (name: String, position: SourcePosition)? {
        definitions.filter { !used.contains($0.key) }.min { $0.value.position.line < $1.value.position.line }
            .map { ($0.key, $0.value.position) }
    }

    private mutating func whole(
        _ tokens: [ConditionToken], _ subject: Condition.Subject
    ) throws(KeyedLinesError) -> Condition {
        let outer = (self.tokens, place)
        (self.tokens, place) = (tokens, 0)
        let condition = try choice(subject)
        guard case .end = next.kind else { throw unexpected("& or |") }
        (self.tokens, place) = outer
        return condition
    }

    // MARK: - Groups

    private mutating func choice(_ subject: Condition.Subject) throws(KeyedLinesError) -> Condition {
        var parts = [try sequence(subject)]
        while take("|") { parts.append(try sequence(subject)) }
        return parts.count == 1 ? parts[0] : .any(parts)
    }

    private mutating func sequence(_ subject: Condition.Subject) throws(KeyedLinesError) -> Condition {
        var parts = [try part(subject)]
        while take("&") { parts.append(try part(subject)) }
        return parts.count == 1 ? parts[0] : .all(parts)
    }

    private mutating func part(_ subject: Condition.Subject) throws(KeyedLinesError) -> Condition {
        (count, depth) = (count + 1, depth + 1)
        defer { depth -= 1 }
        if depth > Self.deepest { throw KeyedLinesError(.tooDeep(limit: Self.deepest), at: next.position) }
        if count > Self.largest { throw KeyedLinesError(.tooMany(limit: Self.largest), at: next.position) }
        var isDenied = false
        while take("!") { isDenied.toggle() }
        let part = try undenied(subject)
        return isDenied ? .not(part) : part
    }

    private mutating func undenied(_ subject: Condition.Subject) throws(KeyedLinesError) -> Condition {
        if take("(") { return try rest(of: subject) }
        guard case .word(let word) = next.kind else { throw unexpected("a tag, a test or (") }
        let position = next.position
        place += 1
        if case .word = next.kind, let condition = try quantified(word, subject) { return condition }
        if let other = Condition.Other(word), next.kind == .sign(".") || next.kind == .sign("(") {
            return .of(other, try inner(.command))
        }
        if let test = try test(word, of: subject) { return .test(test) }
        if let definition = definitions[word] ?? shared[word] {
            used.insert(word)
            guard opened.insert(word).inserted else { throw KeyedLinesError(.circle(word), at: position) }
            defer { opened.remove(word) }
            return try whole(definition.tokens, subject)
        }
        if let choice = try oneOf(word, subject) { return choice }
        if let property = vocabulary.property(named: word) { return .test(try tag(property, word)) }
        throw KeyedLinesError(
            .unknownWord(word, nearest: Nearest.word(to: word, among: words(for: subject))), at: position)
    }

    /// `some noun(…)`, `every noun(…)`, `last noun(…)`.
    private mutating func quantified(
        _ word: String, _ subject: Condition.Subject
    ) throws(KeyedLinesError) -> Condition? {
        guard ["some", "every", "last"].contains(word), case .word(let name) = next.kind else { return nil }
        guard let list = Condition.List(rawValue: name), list.isKnown(of: subject) else {
            let known = Condition.List.allCases.filter { $0.isKnown(of: subject) }.map(\.rawValue)
            throw KeyedLinesError(
                .unknownChoice(name, of: "list", nearest: Nearest.word(to: name, among: known)), at: next.position)
        }
        place += 1
        let inner = try inner(list.subject)
        switch word {
        case "some": return .some(list, inner)
        case "every": return .not(.some(list, .not(inner)))
        default: return .last(list, inner)
        }
    }

    /// What stands behind a dot or in brackets.
    private mutating func inner(_ subject: Condition.Subject) throws(KeyedLinesError) -> Condition {
        if take(".") { return try part(subject) }
        guard take("(") else { throw unexpected("a dot or (") }
        return try rest(of: subject)
    }

    private mutating func rest(of subject: Condition.Subject) throws(KeyedLinesError) -> Condition {
        let condition = try choice(subject)
        guard take(")") else { throw unexpected(")") }
        return condition
    }

    // MARK: - Tests

    /// A test by its name; nil where it is none of what is looked at.
    private mutating func test(
        _ word: String, of subject: Condition.Subject
    ) throws(KeyedLinesError) -> Condition.Test? {
        switch word {
        case "number": return .number(try bound())
        case "fraction": return .fraction
        case "says-only": return .saysOnly(try properties())
        case "repeated" where subject == .words: return .repeated
        case "earlier": return .mark(.earlier)
        case "bare-clock" where subject == .command: return .bareClock
        case "called" where subject == .referent:
            guard case .text(let name) = next.kind else { throw unexpected("a name in quotation marks") }
            place += 1
            return .called(name)
        case "named" where subject == .referent, "named-within" where subject == .referent:
            return .named(try kinds(), isWithin: word != "named")
        default: break
        }
        switch subject {
        case .command: return Condition.Mark.named[word].map { .mark($0) }
        case .referent: return Condition.ReferentTest(rawValue: word).map { .referent($0) }
        case .words: return nil
        }
    }

    /// `last=referent/place` and `link=and`: one of several marks.
    private mutating func oneOf(
        _ word: String, _ subject: Condition.Subject
    ) throws(KeyedLinesError) -> Condition? {
        let isLink = word == "link"
        guard isLink ? stage.isJoining : word == "last" && subject == .command, next.kind == .sign("=") else {
            return nil
        }
        place += 1
        var marks: [Condition] = []
        repeat {
            guard case .word(let value) = next.kind, let mark = Condition.Mark.named["\(word)=\(value)"] else {
                let known = Condition.Mark.named.keys.filter { $0.hasPrefix(word + "=") }
                    .map { String($0.dropFirst(word.count + 1)) }
                throw KeyedLinesError(
                    .unknownChoice(
                        next.text, of: word, nearest: Nearest.word(to: next.text, among: known)), at: next.position)
            }
            place += 1
            marks.append(.test(.mark(mark)))
        } while take("/")
        return marks.count == 1 ? marks[0] : .any(marks)
    }

    private mutating func tag(_ property: Property, _ name: String) throws(KeyedLinesError) -> Condition.Test {
        guard take("=") else { return .has(property) }
        var values: [String] = []
        repeat {
            guard let value = next.value else { throw unexpected("a value of \(name)") }
            guard vocabulary.says(property, value) else {
                let nearest = Nearest.word(to: value, among: vocabulary.values(of: property))
                throw KeyedLinesError(.unknownValue(value, of: name, nearest: nearest), at: next.position)
            }
            place += 1
            values.append(value)
        } while take("/")
        return .equals(property, values)
    }

    private mutating func bound() throws(KeyedLinesError) -> Condition.Bound? {
        guard let side = Condition.Bound.Side.allCases.first(where: { next.kind == .sign($0.sign) }) else {
            return nil
        }
        place += 1
        guard case .number(let number) = next.kind else { throw unexpected("a number") }
        guard abs(number) <= Tag.largestNumber else {
            throw unexpected("a number of up to \(Int(Tag.largestNumber))")
        }
        place += 1
        return Condition.Bound(side: side, number: number)
    }

    private mutating func properties() throws(KeyedLinesError) -> [Property] {
        guard take("(") else { throw unexpected("(") }
        var found: [Property] = []
        repeat {
            guard case .word(let word) = next.kind, let property = vocabulary.property(named: word) else {
                throw KeyedLinesError(
                    .unknownWord(next.text, nearest: Nearest.word(to: next.text, among: vocabulary.names)),
                    at: next.position)
            }
            place += 1
            found.append(property)
        } while take(",")
        guard take(")") else { throw unexpected(", or )") }
        return found
    }

    private mutating func kinds() throws(KeyedLinesError) -> [NamedThing.Kind] {
        guard take("=") else { return [] }
        var found: [NamedThing.Kind] = []
        repeat {
            guard case .word(let word) = next.kind, let kind = NamedThing.Kind(rawValue: word) else {
                let nearest = Nearest.word(to: next.text, among: NamedThing.Kind.allCases.map(\.rawValue))
                throw KeyedLinesError(
                    .unknownChoice(next.text, of: "kind of name", nearest: nearest), at: next.position)
            }
            place += 1
            found.append(kind)
        } while take("/")
        return found
    }

    // MARK: - Tokens

    private var next: ConditionToken { tokens[min(place, tokens.count - 1)] }

    private mutating func take(_ sign: Unicode.Scalar) -> Bool {
        guard next.kind == .sign(sign) else { return false }
        place += 1
        return true
    }

    private func unexpected(_ due: String) -> KeyedLinesError {
        KeyedLinesError(.expected(due, found: next.described), at: next.position)
    }

    // MARK: - Words

    /// All words that mean something in conditions, tags aside.
    private static let words: Set<String> = Set(
        Condition.Mark.named.keys + Condition.ReferentTest.allCases.map(\.rawValue)
            + Condition.Other.allCases.map(\.rawValue)
            + [
                "some", "every", "last", "link", "number", "fraction", "says-only", "bare-clock", "called", "named",
                "named-within", "repeated",
            ])

    /// What can be said of what is looked at.
    private func words(for subject: Condition.Subject) -> [String] {
        let own =
            switch subject {
            case .command: Condition.Mark.named.keys.filter { !$0.contains("=") } + ["bare-clock", "last"]
            case .referent: Condition.ReferentTest.allCases.map(\.rawValue) + ["called", "named", "named-within"]
            case .words: ["repeated"]
            }
        let common = ["some", "every", "number", "fraction", "says-only", "earlier", "clause"]
        let defined = Array(definitions.keys) + shared.keys
        return own + common + (stage.isJoining ? ["link"] : []) + defined + vocabulary.names
    }
}

extension Condition.List {
    /// What is looked at one by one.
    var subject: Condition.Subject { self == .command ? .command : .referent }

    /// Whether it can be asked of what is looked at.
    func isKnown(of subject: Condition.Subject) -> Bool {
        subject == .command || subject == .referent && self == .place
    }
}
