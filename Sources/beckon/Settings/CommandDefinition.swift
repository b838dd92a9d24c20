import ArgumentParser
import FoundationEssentials

/// What a command says of itself, as the library that reads the command line dumps it.
struct CommandDefinition: Decodable {
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
        arguments =
            try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(
                [ArgumentDefinition].self, forKey: .arguments)
            ?? []
    }
}

/// What a command says of one of its arguments.
struct ArgumentDefinition: Decodable {
    private struct Name: Decodable { let kind: String, name: String }

    /// What it is: "option", "flag" or "positional".
    let kind: String
    /// Its long names.
    let names: [String]
    /// What holds without it.
    let defaultValue: String?

    private enum CodingKeys: CodingKey { case kind, names, defaultValue }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        kind = try container.decode(String.self, forKey: .kind)
        let all = try container.decodeIfPresent([Name].self, forKey: .names) ?? []
        names = all.filter { $0.kind == "long" }.map(\.name)
        defaultValue = try container.decodeIfPresent(String.self, forKey: .defaultValue)
    }
}
