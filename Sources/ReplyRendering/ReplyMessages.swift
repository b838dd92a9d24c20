import Fluent
import HomeModel
import HomeOutcomes
import LanguagePack

/// The messages of one language, ready to be said.
public struct ReplyMessages: Sendable {
    private let bundle: MessageBundle
    /// How the person is spoken to; nil for what is usual in the language.
    private let address: Address?
    /// The words that names begin with which are said without an article.
    private let articles: Set<String>
    private let longestArticle: Int
    /// What names are as nouns.
    private let nouns: NounTable

    /// The messages of a language's files.
    ///
    /// - Throws: `FluentError` where one is missing, or is not asked for, or asks for what it is not given.
    init(_ files: [Resource], _ numbers: NumberRules, _ nouns: NounTable, _ address: Address?) throws(FluentError) {
        self.address = address
        bundle = try MessageBundle(files, numbers, for: Message.signatures)
        articles = Self.words(bundle.text(Message.ownArticles.rawValue, []))
        longestArticle = articles.map(\.utf8.count).max() ?? 0
        self.nouns = nouns
    }

    /// The messages of all `.ftl` files of a language's folder, but for those of the program itself.
    ///
    /// - Throws: `LanguageError` where the folder or a file cannot be read, `FluentError` where a message or a rule of
    ///   numbers is wrong, `LanguageFileError` where a line on nouns is.
    /// - Parameter address: how the person is spoken to; nil for what is usual in the language.
    public init(folder: String, address: Address? = nil) throws {
        let files = try LanguageFolder(folder).files(ending: ".ftl")
            .filter { file in !LanguageFolder.ofProgram.contains { file.hasSuffix("/" + $0) } }
        try self.init(
            try files.map { try FluentReader.read(try LanguageFolder.text(of: $0), file: $0) },
            try NumberRules(folder: folder), try NounTable(folder: folder), address)
    }

    private static func words(_ list: String) -> Set<String> {
        Set(list.split { $0 == "," || $0.isWhitespace }.map { $0.lowercased() })
    }

    /// Says a message.
    func callAsFunction(_ message: Message, _ arguments: Argument...) -> String { text(of: message, arguments) }

    /// Says a message that agrees with things: it goes by how many they are and by their gender.
    func callAsFunction(
        _ message: Message, _ arguments: Argument..., with agreement: Agreement, _ further: Argument...
    ) -> String {
        text(of: message, arguments + [.count(agreement.count), .gender(agreement.gender)] + further)
    }

    private func text(of message: Message, _ arguments: [Argument]) -> String {
        assert(arguments.map(\.variable) == message.variables, "\(message): \(arguments.map(\.variable))")
        return bundle.text(message.rawValue, arguments.map(\.value) + [.text(address?.rawValue ?? "")])
    }

    /// A number in digits, to a tenth: "21", "21.5".
    func number(_ number: Double) -> String { bundle.numbers.digits(of: Spoken.rounded(number)) }

    /// Whether a name is said without an article: "My Lamp", "The Pit".
    func hasArticle(_ name: String) -> Bool {
        // Few names begin with a word that is short enough.
        guard let end = name.utf8.prefix(longestArticle + 1).firstIndex(of: UInt8(ascii: " ")) else { return false }
        return articles.contains(name[..<end].lowercased())
    }

    /// What a name is as a noun: „Küchenlampen“ are feminine, and several.
    func noun(of name: String) -> NounTable.Noun { nouns.noun(of: name) }

    /// A thing by its name, with the article that goes before it.
    func thing(_ name: String, _ type: ServiceType?, as role: Role) -> String {
        let noun = noun(of: name)
        return self(
            .thing, .name(name), .article(isOwn: hasArticle(name)), .beginning(nouns.beginning(of: name)),
            with: Agreement(noun), .role(role), .type(type))
    }

    /// Texts as one: "a", "a and b", "a, b and c".
    func list(_ items: [String], _ pair: Message = .andPair, _ middle: Message = .andMiddle, _ end: Message = .andEnd)
        -> String
    {
        guard let last = items.last, items.count > 1 else { return items.first ?? "" }
        if items.count == 2 { return self(pair, .first(items[0]), .last(last)) }
        let most = items[1..<(items.count - 1)].reduce(items[0]) { self(middle, .first($0), .last($1)) }
        return self(end, .first(most), .last(last))
    }

    /// Texts of which one is meant: "a", "a or b", "a, b or c".
    func choice(_ items: [String]) -> String { list(items, .orPair, .orMiddle, .orEnd) }
}

extension NumberRules {
    /// The rules of a language's folder.
    ///
    /// - Throws: `LanguageError` where the file cannot be read, `FluentError` where it is wrong.
    package init(folder: String) throws {
        let file = folder + "/" + LanguageFolder.numbers
        try self.init(try LanguageFolder.text(of: file), file: file)
    }
}
