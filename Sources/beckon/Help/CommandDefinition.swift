import ArgumentParser
import FoundationEssentials

/// What a command says of itself, as the library that reads the command line dumps it.
struct CommandDefinition: Decodable {
    /// Its arguments, but for those that the library adds to every command.
    let arguments: [ArgumentDefinition]

    /// The definition of a command.
    init(of command: any ParsableCommand.Type) {
        struct Tool: Decodable { let command: CommandDefinition }
        // It is the library's own document.
        guard let tool = try? JSONDecoder().decode(Tool.self, from: Data(command._dumpHelp().utf8)) else {
            preconditionFailure("a command tells what its options are")
        }
        self = tool.command
    }

    private enum CodingKeys: CodingKey { case arguments }

    init(from decoder: any Decoder) throws {
        let all = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(
            [ArgumentDefinition].self, forKey: .arguments)
        arguments = (all ?? []).filter { !$0.names.contains("help") }
    }
}

/// What a command says of one of its arguments.
struct ArgumentDefinition: Decodable {
    /// What it is.
    enum Kind: String, Decodable { case option, flag, positional }
    private struct Name: Decodable { let kind: String, name: String }

    let kind: Kind
    /// Its long names.
    let names: [String]
    /// What stands for its value.
    let valueName: String
    let isOptional: Bool
    /// Whether it may be given several times.
    let isRepeating: Bool
    /// Whether help tells of it.
    let isShown: Bool
    /// What the options that it belongs to are called together.
    let section: String?
    /// What holds without it.
    let defaultValue: String?
    /// What it may be, where that is one of a few.
    let values: [String]
    /// What it is for.
    let abstract: String

    private enum CodingKeys: CodingKey {
        case kind, names, valueName, isOptional, isRepeating, shouldDisplay, sectionTitle, defaultValue, allValues,
            abstract
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        kind = try container.decode(Kind.self, forKey: .kind)
        let all = try container.decodeIfPresent([Name].self, forKey: .names) ?? []
        names = all.filter { $0.kind == "long" }.map(\.name)
        valueName = try container.decodeIfPresent(String.self, forKey: .valueName) ?? ""
        isOptional = try container.decode(Bool.self, forKey: .isOptional)
        isRepeating = try container.decode(Bool.self, forKey: .isRepeating)
        isShown = try container.decode(Bool.self, forKey: .shouldDisplay)
        section = try container.decodeIfPresent(String.self, forKey: .sectionTitle)
        defaultValue = try container.decodeIfPresent(String.self, forKey: .defaultValue)
        values = try container.decodeIfPresent([String].self, forKey: .allValues) ?? []
        abstract = try container.decodeIfPresent(String.self, forKey: .abstract) ?? ""
    }

    /// How it is typed: “--room <room>”.
    var label: String {
        let value = "<\(HelpTexts.value(valueName))>"
        return switch kind {
        case .positional: value
        case .flag: names.map { "--" + $0 }.joined(separator: ", ")
        case .option: names.map { "--" + $0 }.joined(separator: ", ") + " " + value
        }
    }

    /// How it stands in the usage of its command: “[--room <room> ...]”.
    var synopsis: String {
        let text = label + (isRepeating ? " ..." : "")
        return isOptional ? "[\(text)]" : text
    }
}
