import FoundationEssentials

/// The folder of a language, whose name is the language's code.
package struct LanguageFolder {
    private let path: String
    private let names: [String]

    /// - Throws: `LanguageError` where there is no such folder.
    package init(_ path: String) throws(LanguageError) {
        self.path = path
        do { names = try FileManager.default.contentsOfDirectory(atPath: path).sorted() } catch {
            throw .noSuchFolder(path)
        }
    }

    /// The language's code.
    package static func code(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

    /// The folder that it lies in, with other languages.
    package static func parent(of path: String) -> String {
        let whole = path.hasSuffix("/") ? path.dropLast() : path[...]
        return whole.lastIndex(of: "/").map { String(whole[..<$0]) } ?? "."
    }

    /// What its files are called, beside those that end in `.gram` and `.ftl`.
    private static let known: Set<String> = [
        "constraints.txt", "forms.aff", nouns, numbers, "phones.txt", "speech.txt", "spelling.aff",
        "suggestions.txt", "weights.txt", "words.txt",
    ]

    /// What a language has beside its rules and messages; one that has nothing of it says so by an empty file.
    private static let required = ["constraints.txt", "forms.aff", "spelling.aff", "suggestions.txt", "words.txt"]
    /// What a language that is heard has, all of it.
    private static let speech = ["phones.txt", "speech.txt"]

    /// Looks for what the folder lacks.
    ///
    /// - Throws: `LanguageError.missing`.
    package func checkWhole() throws(LanguageError) {
        for name in Self.required where !names.contains(name) { throw .missing("\(path)/\(name)") }
        guard let there = Self.speech.first(where: names.contains) else { return }
        for name in Self.speech where !names.contains(name) { throw .missing("\(path)/\(name)", beside: there) }
    }

    /// Looks for files that nothing would read; what begins with a dot is not looked at.
    ///
    /// - Throws: `LanguageError.unknownFile`.
    package func checkNames() throws(LanguageError) {
        for name in names where !name.hasPrefix(".") && !name.hasSuffix(".gram") && !name.hasSuffix(".ftl") {
            guard Self.known.contains(name) else {
                throw .unknownFile("\(path)/\(name)", known: Self.known.sorted())
            }
        }
    }

    /// What the file is called that says what the program says to whoever sits at it.
    package static let programMessages = "program.ftl"
    /// What the file is called that says what help says.
    package static let helpMessages = "help.ftl"
    /// The files that only the program reads; replies are in all others.
    package static let ofProgram = [programMessages, helpMessages]
    /// What the file is called whose messages both replies and the program have.
    package static let sharedMessages = "devices.ftl"
    /// What the file is called that says how numbers stand in sentences.
    package static let numbers = "numbers.txt"
    /// What the file is called that says what names of things are as nouns.
    package static let nouns = "nouns.txt"

    /// The paths of its files whose names end so, in order.
    package func files(ending: String) -> [String] { names.filter { $0.hasSuffix(ending) }.map { path + "/" + $0 } }

    /// The text of a file.
    ///
    /// - Throws: `LanguageError` where it cannot be read, or is no text.
    package static func text(of path: String) throws(LanguageError) -> String {
        let bytes = try bytes(of: path)
        if let text = String(validating: bytes, as: UTF8.self) { return text }
        throw .notText(path, line: line(whereTextEnds: bytes))
    }

    /// The line, from 1, in which bytes stop being UTF-8.
    private static func line(whereTextEnds bytes: Data) -> Int {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let place = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
        return place + 1
    }

    /// The bytes of a file.
    ///
    /// - Throws: `LanguageError` where it cannot be read, or has more than `longestFile`; then nothing of it is.
    package static func bytes(of path: String) throws(LanguageError) -> Data {
        let file = URL(filePath: path).resolvingSymlinksInPath().path
        // What has no attributes is not there.
        let attributes = (try? FileManager.default.attributesOfItem(atPath: file)) ?? [:]
        guard attributes[.type] as? FileAttributeType == .typeRegular, let size = attributes[.size] as? Int else {
            throw .unreadable(path)
        }
        guard size <= longestFile else { throw .tooLong(path, size, limit: longestFile) }
        guard let bytes = FileManager.default.contents(atPath: file) else { throw .unreadable(path) }
        return bytes
    }

    /// The most bytes of a file: ten times those of the longest that there is.
    static let longestFile = 4 << 20
}

/// Why the files of a language could not be loaded.
public enum LanguageError: Error, Hashable, CustomStringConvertible {
    case noSuchFolder(String)
    case noGrammars(String)
    case unreadable(String)
    case missing(String, beside: String? = nil)
    case notText(String, line: Int)
    case tooLong(String, Int, limit: Int)
    case unknownFile(String, known: [String])
    case tooManyChunks(Int, limit: Int)

    /// One line for a person: what is wrong, where, and how to mend it.
    public var description: String {
        switch self {
        case .noSuchFolder(let path), .noGrammars(let path), .unreadable(let path), .tooLong(let path, _, _),
            .unknownFile(let path, _):
            "\(path): \(reason)"
        case .missing(let path, _): "\(path):\(line): \(reason)"
        case .notText(let path, let line): "\(path):\(line): \(reason)"
        case .tooManyChunks: reason
        }
    }

    /// What is wrong, and how to mend it, without the place.
    package var reason: String {
        switch self {
        case .noSuchFolder: "there is no such folder of grammars"
        case .noGrammars: "there is no .gram file in this folder"
        case .missing(_, nil): "the file is not there; where the language has nothing of it, an empty one says so"
        case .missing(_, let other?): "the file is not there, and \(other) is; add it, or remove that one"
        case .unreadable: "the file is not there, or cannot be read"
        case .notText: "the file is not UTF-8 text from here on; save it as UTF-8"
        case .tooLong(_, let size, let limit):
            "the file has \(size) bytes and at most \(limit) are read; leave out what is not needed"
        case .unknownFile(_, let known):
            "nothing reads a file of this name; beside .gram and .ftl there are \(known.joined(separator: ", "))"
        case .tooManyChunks(let count, let limit):
            "the rule <chunk> mentions \(count) rules: join some of them, so that there are \(limit) at most"
        }
    }

    /// The line, from 1, that is wrong; 1 where the whole file is.
    package var line: Int { if case .notText(_, let line) = self { line } else { 1 } }
}
