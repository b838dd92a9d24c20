/// Reads JSGF text.
///
/// Whatever the text, the reader gives a grammar or an error: it does not trap, and its work is in proportion to the
/// length of the text.
public struct GrammarReader {
    /// The longest text that is read, in bytes.
    public static let lengthLimit = 1 << 20
    /// How deep groups may lie in each other.
    public static let nestingLimit = 64
    /// How many rules one grammar may have.
    public static let ruleLimit = 4096

    /// Reads one grammar; `file` is what errors name as its place.
    ///
    /// - Parameters:
    ///   - faultOfTag: what is wrong with a tag; nil where nothing is.
    ///   - faultOfMark: what is wrong with a mark of a rule; nil where nothing is.
    /// - Throws: `GrammarError` at the first fault.
    public static func read(
        _ text: String, file: String, faultOfTag: @escaping (String) -> String? = { _ in nil },
        faultOfMark: @escaping (Mark) -> String? = { _ in nil }
    ) throws(GrammarError) -> Grammar {
        let bytes = text.utf8.count
        guard bytes <= lengthLimit else {
            let start = SourcePosition(file: file, line: 1, column: 1)
            throw .tooLong(bytes: bytes, limit: lengthLimit, at: start)
        }
        var reader = GrammarReader(
            scanner: GrammarScanner(text, file: file), faultOfTag: faultOfTag, faultOfMark: faultOfMark)
        return try reader.grammar()
    }

    var scanner: GrammarScanner
    let faultOfTag: (String) -> String?
    let faultOfMark: (Mark) -> String?
    /// The tags in which there is no fault: most stand in a grammar many times, and are looked at once.
    var faultless: Set<String> = []

    private mutating func grammar() throws(GrammarError) -> Grammar {
        let language = try header()
        try scanner.advance()
        var grammar = Grammar(name: try name(), language: language)
        (grammar.imports, grammar.importPlaces) = try imports()
        grammar.rules = try rules()
        return grammar
    }

    /// Reads `#JSGF V1.0 UTF-8 en;` and gives the language.
    private mutating func header() throws(GrammarError) -> String? {
        let start = scanner.position
        guard let words = try scanner.header(), words.first == "#JSGF" else { throw .noHeader(at: start) }
        guard words.count > 1, words[1].uppercased() == "V1.0" else {
            throw .unknownVersion(words.count > 1 ? words[1] : "nothing", at: start)
        }
        let encodings: Set = ["UTF-8", "UTF8", "US-ASCII", "ASCII"]
        guard words.count < 3 || encodings.contains(words[2].uppercased()) else {
            throw .unknownEncoding(words[2], at: start)
        }
        guard words.count < 5 else { throw .expected("“;”", found: "“\(words[4])”", at: start) }
        return words.count == 4 ? words[3] : nil
    }

    private mutating func name() throws(GrammarError) -> String {
        guard scanner.token == .word("grammar") else { throw unexpected("“grammar” and the grammar's name") }
        try scanner.advance()
        guard case .word(let name) = scanner.token else { throw unexpected("the grammar's name") }
        guard GrammarNames.isGrammarName(name) else { throw .badName(name, at: scanner.position) }
        try scanner.advance()
        try take(";", after: "the grammar's name")
        return name
    }

    private mutating func imports() throws(GrammarError) -> ([String], [SourcePosition]) {
        var (imports, places): ([String], [SourcePosition]) = ([], [])
        while scanner.token == .word("import") {
            try scanner.advance()
            guard case .ruleName(let name) = scanner.token, GrammarNames.parts(of: name) != nil else {
                throw unexpected("what to import, as <grammar.rule> or <grammar.*>,")
            }
            imports.append(name)
            places.append(scanner.position)
            try scanner.advance()
            try take(";", after: "the import")
        }
        return (imports, places)
    }

    private mutating func rules() throws(GrammarError) -> [Rule] {
        var rules: [Rule] = []
        var places: [String: SourcePosition] = [:]
        while scanner.token != .end {
            let start = scanner.position
            guard rules.count < Self.ruleLimit else { throw .tooManyRules(limit: Self.ruleLimit, at: start) }
            let rule = try rule()
            if let first = places.updateValue(start, forKey: rule.name) {
                throw .duplicateRule(rule.name, at: start, first: first)
            }
            rules.append(rule)
        }
        return rules
    }

    private mutating func rule() throws(GrammarError) -> Rule {
        let start = scanner.position
        let marks = scanner.marks
        for mark in marks {
            if let fault = faultOfMark(mark) { throw .badMark(mark.name, fault, at: mark.position) }
        }
        let isPublic = scanner.token == .word("public")
        if isPublic { try scanner.advance() }
        guard case .ruleName(let name) = scanner.token else {
            throw unexpected(isPublic ? "a rule" : "a rule, as <name> = …;,")
        }
        guard GrammarNames.isRuleName(name), name != "NULL", name != "VOID" else {
            throw .badName(name, at: scanner.position)
        }
        try scanner.advance()
        try take("=", after: "the rule's name")
        let expansion = try alternatives(depth: 0)
        try take(";", after: "the rule")
        return Rule(name: name, isPublic: isPublic, expansion: expansion, position: start, marks: marks)
    }

    private mutating func take(_ symbol: Unicode.Scalar, after what: String) throws(GrammarError) {
        guard scanner.isAt(symbol) else { throw unexpected("“\(symbol)” after \(what)") }
        try scanner.advance()
    }

    func unexpected(_ due: String) -> GrammarError {
        .expected(due, found: scanner.token.description, at: scanner.position)
    }
}
