import Dispatch
import FoundationEssentials
import GrammarKit
import HomeModel
import HomeNames
import LanguagePack
import Synchronization

/// What analysis knows of one language: its rules, constraints, weights and words, as its folder has them.
public struct LanguageRules: Sendable {
    /// The folder that it was read from.
    public let folder: String
    /// The language's code, which is its folder's name: `en`.
    public let code: String
    /// All rules by their full names; names of the home are external, as `names.room`.
    public let grammars: GrammarSet
    /// The full names of the rules that are whole sentences: the public rules of files whose name has no leading `_`.
    public let roots: [String]

    /// How its words change their form.
    public let forms: WordForms

    /// How its words are misspelt.
    public let spelling: SpellingModel

    /// Which of its rules are for what.
    package let roles: RuleRoles
    package let compiled: CompiledGrammar
    /// What clauses beside an order begin with, apart from the words of sentences.
    package let clauses: CompiledGrammar
    /// What sentences are made of.
    let chunks: ChunkRules
    /// What no reading of a sentence may break.
    package internal(set) var constraints: Constraints
    /// What decides between readings, and how sure outcomes are.
    package private(set) var weights = Weights()
    /// Decides between readings.
    package var scorer: Scorer { Scorer(weights, constraints) }
    /// Its everyday words.
    package let wordList: WordList
    /// What is looked up where a sentence makes no sense as it stands.
    let spellings: Lazy<Spellings>
    /// The rule of spelling that does not hold, for whoever asks whether it is needed.
    package internal(set) var spellingRuleLeftOut: SpellingRule?
    private let numerals: [String: [String]]
    /// The small words that may stand between the words of a name, or be left out: “de la”.
    let links: [[NameKey]]
    /// The same as they stand in a sentence.
    var linkTokens: [[Token]] { links.map { $0.map { Token(text: Substring($0.text)) } } }

    /// Reads and compiles all `.gram` files of a folder, and its constraints.
    ///
    /// - Throws: `LanguageError` where the folder or a file cannot be read, `GrammarError` where a rule is wrong,
    ///   `KeyedLinesError` where a constraint or a weight is.
    public init(folder: String) throws {
        let all = try LanguageFolder(folder)
        let files = all.files(ending: ".gram")
        guard !files.isEmpty else { throw LanguageError.noGrammars(folder) }
        try all.checkNames()
        let grammars = try Self.read(files)
        try self.init(
            folder: folder, grammars: grammars,
            forms: try Self.affixes(folder + "/forms.aff").map { try WordForms(affixes: $0.text, file: $0.file) }
                ?? WordForms(),
            spelling: try Self.affixes(folder + "/spelling.aff").map {
                try SpellingModel(affixes: $0.text, file: $0.file) { NameKey($0).text }
            } ?? SpellingModel(),
            wordList: try Self.wordList(folder + "/words.txt"),
            sentences: Set(
                zip(files, grammars).filter { !$0.0.dropFirst(folder.count + 1).hasPrefix("_") }.map(\.1.name)))
        // A language that has none of them reads its sentences in all ways.
        let path = folder + "/constraints.txt"
        if FileManager.default.fileExists(atPath: path) {
            let shared = LanguageFolder.parent(of: folder) + "/constraints.txt"
            let isShared = FileManager.default.fileExists(atPath: shared)
            constraints = try ConstraintReader.read(
                try LanguageFolder.text(of: path), file: path, tags: compiled.tagLists,
                sharing: isShared ? (try LanguageFolder.text(of: shared), shared) : nil)
        }
        let weights = try ["\(LanguageFolder.parent(of: folder))/weights.txt", "\(folder)/weights.txt"].compactMap {
            FileManager.default.fileExists(atPath: $0) ? (text: try LanguageFolder.text(of: $0), file: $0) : nil
        }
        if let shared = weights.first {
            self.weights = try Weights(shared.text, file: shared.file, butFor: weights.dropFirst().first)
        }
    }

    private init(
        folder: String, grammars: [Grammar], forms: WordForms, spelling: SpellingModel, wordList: WordList,
        sentences: Set<String>
    ) throws {
        self.folder = folder
        code = LanguageFolder.code(of: folder)
        self.forms = forms
        self.spelling = spelling
        self.wordList = wordList
        let set = try GrammarSet(grammars, external: [NameRules.grammar: NameRules.all])
        self.grammars = set
        roots = grammars.filter { sentences.contains($0.name) }.flatMap { grammar in
            grammar.rules.filter(\.isPublic).map { "\(grammar.name).\($0.name)" }
        }
        let roles = try RuleRoles(set, sentences: sentences)
        self.roles = roles
        let chunks = roles.name(of: .chunk).flatMap { set.rules[$0]?.references } ?? []
        let tokenizer = Tokenizer(forms)
        // Clauses and sentences have no words in common, and so are compiled side by side.
        let clauses = Lazy {
            CompiledGrammar(rules: set.rules, roles: roles, tokenizer: tokenizer, roots: roles.names { $0.isOfClauses })
        }
        DispatchQueue.global().async { _ = clauses.value }
        let compiled = CompiledGrammar(
            rules: set.rules, roles: roles, tokenizer: tokenizer, roots: chunks + roles.names { $0.isCompiled })
        let found = chunks.compactMap { name in
            compiled.rule(named: name).map { ($0, Chunk.Kind(roles, rule: name)) }
        }
        self.compiled = compiled
        constraints = Constraints([])
        self.chunks = try ChunkRules(found, ruleCount: compiled.rules.count)
        spellings = Lazy { Spellings(set.rules, roles, compiled, chunks: found.map(\.0), forms: forms, spelling) }
        numerals = Numerals.spellings(by: roles.name(of: .number), in: set)
        links = Self.links(by: roles.name(of: .linking), in: set, tokenizer)
        self.clauses = clauses.value
    }

    /// Whether what a name names stands at its end: where small words link what stands behind it, it stands before.
    package var namesEndInHead: Bool { links.isEmpty }

    private static func links(by rule: String?, in grammars: GrammarSet, _ tokenizer: Tokenizer) -> [[NameKey]] {
        guard let rule, let sampler = try? GrammarSampler(grammars, root: rule) else { return [] }
        return sampler.sentences(limit: 16).map { tokenizer.tokens(of: $0.words.joined(separator: " ")).map(\.key) }
    }

    /// Other ways to write a name: its numbers in words, or its number words in digits.
    ///
    /// A number is written in words too and the other way round, and an article is left out before all of the home
    /// is: "Lamp 2" is also "Lamp two", "Room Two" is also "Room 2", and "The Flat" is "flat". What is read in the
    /// place of some of its letters is one more way.
    public func spellings(of name: String) -> [String] {
        let plain = forms.converted(name)
        return (plain == name ? [] : [plain]) + numeralSpellings(of: plain) + linkedSpellings(of: name)
    }

    /// The name with other small words between its words, or none: “Lampe Salon” is “lampe du salon” too.
    private func linkedSpellings(of name: String) -> [String] {
        guard !links.isEmpty else { return [] }
        let isLink = { (token: Token) in links.contains { $0.contains(token.key) } }
        let tokens = tokens(of: name)
        let words = tokens.split(whereSeparator: isLink).map { $0.map(\.key.text).joined() }
        let all = tokens.filter { !isLink($0) }.map(\.key.text)
        guard (2...Self.mostLinked).contains(all.count), words.count <= 2 else { return [] }
        let written = NameKey(tokens.map(\.key.text).joined()).text
        // Where the name has such words, others may stand there; else each gap may have some.
        let gaps = words.count == 2 ? [words[0]] : all.indices.dropFirst().map { all[..<$0].joined() }
        let rest = all.joined()
        let linked = gaps.flatMap { gap in
            links.map { gap + $0.map(\.text).joined() + rest.dropFirst(gap.count) }
        }
        return ([rest] + linked).filter { $0 != written }
    }

    /// The most words of a name between which small words may stand.
    private static let mostLinked = 4

    private func numeralSpellings(of name: String) -> [String] {
        if let words = Self.plainWords(of: name), !words.contains(where: { numerals[$0.text] != nil }),
            words.count != 2 || !begins(.introducing, words[0])
        {
            return []
        }
        let tokens = tokens(of: name)
        // A name is said without its article too, unless what is left is a word of sentences: "lights off in pit" is
        // The Pit.
        let isWord = tokens.count == 2 && compiled.words[tokens[1].key] != nil && !begins(.abode, tokens[1].key)
        if tokens.count == 2, begins(.introducing, tokens[0].key), tokens[1].number == nil, !isWord {
            return [String(tokens[1].text)]
        }
        guard tokens.contains(where: { $0.number != nil || numerals[$0.key.text] != nil }) else { return [] }
        return tokens.reduce([""]) { names, token in
            let spellings = [String(token.text)] + (numerals[token.key.text] ?? [])
            return Array(names.flatMap { name in spellings.map { name + " " + $0 } }.prefix(16))
        }
    }

    /// The words of a name of nothing but plain letters and spaces, as most are, without the rest of what tokens have; nil where
    /// there is more in it.
    private static func plainWords(of name: String) -> [NameKey]? {
        let words = name.utf8.withContiguousStorageIfAvailable { bytes -> [NameKey]? in
            guard bytes.allSatisfy({ $0 == UInt8(ascii: " ") || UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 })
            else { return nil }
            return bytes.split(separator: UInt8(ascii: " ")).map { NameKey(ascii: $0) }
        }
        return words ?? nil
    }

    /// The same language, which notes in a trace which constraints readings break.
    package func traced(by trace: ConstraintTrace) -> LanguageRules {
        var traced = self
        traced.constraints = constraints.traced(by: trace)
        return traced
    }

    /// The tokens of a sentence or a name.
    package func tokens(of text: String) -> [Token] { compiled.tokenizer.tokens(of: text) }

    private func begins(_ role: RuleRole, _ key: NameKey) -> Bool {
        compiled.begins(anyOf: [role], with: compiled.words[key])
    }

    /// Reads files, several at the same time; the first fault in their order is thrown.
    private static func read(_ files: [String]) throws -> [Grammar] {
        let read = Mutex([Result<Grammar, any Error>?](repeating: nil, count: files.count))
        DispatchQueue.concurrentPerform(iterations: files.count) { place in
            let result = Result {
                try GrammarReader.read(
                    try LanguageFolder.text(of: files[place]), file: files[place], faultOfTag: Tag.fault,
                    faultOfMark: RuleRole.fault)
            }
            read.withLock { $0[place] = result }
        }
        return try read.withLock { try $0.compactMap { try $0?.get() } }
    }

    /// The everyday words of a file; a language for which nobody listed them has none that are spared.
    private static func wordList(_ path: String) throws -> WordList {
        FileManager.default.fileExists(atPath: path)
            ? try WordList(text: Array(try LanguageFolder.text(of: path).utf8), file: path) : WordList()
    }

    /// What an affix file says; nil where the language has no such file.
    private static func affixes(_ path: String) throws -> (text: String, file: String)? {
        FileManager.default.fileExists(atPath: path) ? (try LanguageFolder.text(of: path), path) : nil
    }
}

/// Numbers in words and in digits, as the rule of numbers of a language has them.
private enum Numerals {
    /// Digits → words and single words → digits, for the numbers that names hold.
    static func spellings(by rule: String?, in grammars: GrammarSet) -> [String: [String]] {
        var spellings: [String: [String]] = [:]
        guard let rule, let sampler = try? GrammarSampler(grammars, root: rule) else { return [:] }
        for sentence in sampler.sentences(limit: 101) {
            guard let number = value(of: sentence.tags).flatMap({ Int(exactly: $0) }) else { continue }
            let digits = String(number)
            let words = sentence.words.joined(separator: " ")
            spellings[digits, default: []].append(words)
            if sentence.words.count == 1 { spellings[NameKey(words).text] = [digits] }
        }
        return spellings.mapValues { Array($0.prefix(2)) }
    }

    private static func value(of tags: [String]) -> Double? {
        Slots(tags.compactMap { Tag($0) }.map { .tag($0) }).number
    }
}
