import Fluent
import FoundationEssentials
import LanguagePack
import Logging
import ReplyRendering

/// What the program says to whoever sits at it: in the first language of its user that has a message, and else in English.
///
/// A language's folder has them in `program.ftl`, all, some or none, and help in `help.ftl`; replies to what was said are another
/// matter.
public struct ProgramMessages: Sendable {
    /// The language that has every message.
    static let complete = "en"
    private static let log = Logger(label: "BeckonRuntime")
    /// The first that has a message says it.
    private let catalogues: [MessageCatalogue]
    /// What is said where none has it, as no code is.
    private let missing: InstallationError

    /// The messages of this process, chosen by its environment and settings as it says the first.
    @TaskLocal public static var current = ProgramMessages(Installation())

    /// The messages in English, whatever the environment.
    public static var english: ProgramMessages {
        let environment = Installation.environment.merging(["LC_ALL": "C", "BECKON_LANGUAGE": complete]) { $1 }
        return ProgramMessages(Installation(environment: environment))
    }

    /// What help says, chosen as the messages are.
    public static var help: ProgramMessages { ProgramMessages(Installation(), in: LanguageFolder.helpMessages) }

    /// The messages of an installation, in some languages, or those of its environment.
    public init(_ installation: Installation, speaking codes: [String]? = nil) {
        self.init(installation, speaking: codes, in: LanguageFolder.programMessages)
    }

    /// Those in the files of a name.
    init(_ installation: Installation, speaking codes: [String]? = nil, in name: String) {
        let files = installation.messageFiles(named: name, in: codes ?? installation.messageLanguages)
        catalogues = files.compactMap { file in
            do { return try Self.catalogue(of: file) } catch {
                // Another language is better than nothing said.
                Self.log.warning("\(error)")
                return nil
            }
        }
        missing = InstallationError(missing: "Grammars", tried: installation.places(ofMessages: name))
        for catalogue in catalogues.dropLast() {
            do { try catalogue.check(against: catalogues[catalogues.count - 1]) } catch { Self.log.warning("\(error)") }
        }
    }

    /// Looks whether the messages in the folder of a language can be said, and are all asked for.
    ///
    /// - Throws: `LanguageError` where the file cannot be read, `FluentError` where it is wrong.
    static func check(_ folder: String, _ installation: Installation) throws {
        for name in LanguageFolder.ofProgram {
            let file = "\(folder)/\(name)"
            guard FileManager.default.fileExists(atPath: file),
                let whole = installation.messageFiles(named: name, in: []).last
            else { continue }
            try catalogue(of: file).check(against: catalogue(of: whole))
        }
    }

    /// The messages of one file, which lies in the folder of its language, and those that the program shares with replies.
    ///
    /// - Throws: `LanguageError` where it cannot be read, `FluentError` where it is wrong.
    public static func catalogue(of file: String) throws -> MessageCatalogue {
        let folder = LanguageFolder.parent(of: file)
        let shared = "\(folder)/\(LanguageFolder.sharedMessages)"
        let isShared =
            !file.hasSuffix("/" + LanguageFolder.helpMessages) && FileManager.default.fileExists(atPath: shared)
        let files = [file] + (isShared ? [shared] : [])
        return try MessageCatalogue(
            try files.map { try FluentReader.read(try LanguageFolder.text(of: $0), file: $0) },
            try NumberRules(folder: folder))
    }

    /// A message with what is put into it; where no language has it, where it was looked for.
    public func text(_ id: String, _ arguments: [(name: String, value: MessageValue)]) -> String {
        for catalogue in catalogues {
            do { if let text = try catalogue.text(id, arguments) { return text } } catch {
                Self.log.warning("\(error)")
            }
        }
        return "\(missing)"
    }
}

extension ProgramMessages {
    /// Whether there is a message of a name.
    public func has(_ id: String) -> Bool { catalogues.contains { $0.has(id) } }

    /// What every message of the name that begins so says, by the rest of its name.
    ///
    /// - Parameter arguments: what each of them is given.
    public func texts(
        beginning prefix: String, _ arguments: KeyValuePairs<String, any MessageArgument>
    ) -> [String: String] {
        let names = Set(catalogues.flatMap(\.names)).filter { $0.hasPrefix(prefix) }
        let values = arguments.map { ($0.key, $0.value.messageValue) }
        return Dictionary(
            names.map { (String($0.dropFirst(prefix.count)), text($0, values)) },
            uniquingKeysWith: { first, _ in first })
    }
}

/// A message of the program, in the language of whoever sits at it.
public func localized(
    _ id: StaticString, _ arguments: KeyValuePairs<String, any MessageArgument> = [:]
) -> String {
    ProgramMessages.current.text("\(id)", arguments.map { ($0.key, $0.value.messageValue) })
}

/// Texts in a row, with what stands between them in the language of whoever sits at the program.
public func localizedList(_ items: [String], _ join: ListJoin = .comma) -> String {
    items.dropFirst().reduce(items.first ?? "") { first, last in
        switch join {
        case .comma: localized("comma", ["first": first, "last": last])
        case .and: localized("and", ["first": first, "last": last])
        case .or: localized("or", ["first": first, "last": last])
        }
    }
}

/// What stands between the texts of a list.
public enum ListJoin: Sendable { case comma, and, or }

extension String {
    /// Whether it is one of the words by which people say yes to the program.
    public var saysYes: Bool { localized("words-for-yes").split(separator: " ").contains { $0 == lowercased() } }
}

/// Something that is put into a message of the program, or that a message is chosen by.
public protocol MessageArgument {
    /// The value of the variable.
    var messageValue: MessageValue { get }
}

extension String: MessageArgument {
    /// The text itself.
    public var messageValue: MessageValue { .text(self) }
}

extension Int: MessageArgument {
    /// The number, which a plural may be chosen by.
    public var messageValue: MessageValue { .number(Double(self)) }
}

/// Yes or no is chosen by, as `[yes]` and `[no]`.
extension Bool: MessageArgument {
    /// The word that a message chooses by: “yes” or “no”.
    public var messageValue: MessageValue { .text(self ? "yes" : "no") }
}
