import ArgumentParser
import BeckonRuntime
import HomeModel

/// The help on a command, as `--help` shows it.
struct HelpPage {
    let path: CommandPath
    /// How wide it may be.
    let columns: Int
    /// Where what is said of an argument begins.
    private let indent = 26
    /// How many arguments a usage tells one by one.
    private let mostTold = 12

    private var command: any ParsableCommand.Type { path.last }

    /// The whole page.
    var text: String {
        let configuration = command.configuration
        let overview = helpText("page.overview", ["text": configuration.abstract])
        let paragraphs = [overview, configuration.discussion].filter { !$0.isEmpty }.map { broken($0) }
        return (paragraphs + [usage(after: helpText("page.usage"))] + sections).joined(separator: "\n\n") + more
    }

    /// How the command is typed, after a heading; no line ends within an option.
    func usage(after heading: String) -> String {
        let parts = [path.words.joined(separator: " ")] + synopses
        let line = ([heading] + parts).map { $0.replacing(" ", with: "\u{A0}") }.joined(separator: " ")
        return line.broken(at: columns, indent: heading.displayWidth + 1).replacing("\u{A0}", with: " ")
    }

    private var synopses: [String] {
        if !command.below.isEmpty { return ["<\(HelpTexts.value("subcommand"))>"] }
        let arguments = command.definitions.filter(\.isShown)
        guard arguments.count > mostTold else { return arguments.map(\.synopsis) }
        let needed = arguments.filter { $0.kind == .positional || !$0.isOptional }
        let options = "<\(HelpTexts.value("options"))>"
        return needed.isEmpty ? [options] : ["[\(options)]"] + needed.map(\.synopsis)
    }

    private var sections: [String] {
        let arguments = command.definitions.filter(\.isShown)
        let loose = arguments.filter { $0.section == nil }
        var sections = [section(helpText("page.arguments"), loose.filter { $0.kind == .positional })]
        var titles: [String] = []
        for title in arguments.compactMap(\.section) where !titles.contains(title) { titles.append(title) }
        sections += titles.map { title in section(title, arguments.filter { $0.section == title }) }
        let own = [line("--version", helpText("page.version")), line("-h, --help", helpText("page.help"))]
        sections.append(section(helpText("page.options"), loose.filter { $0.kind != .positional }, own))
        let configuration = command.configuration
        sections.append(section(helpText("page.subcommands"), configuration.ungroupedSubcommands))
        sections += configuration.groupedSubcommands.map { section($0.name, $0.subcommands) }
        return sections.compactMap(\.self)
    }

    private func section(_ title: String, _ arguments: [ArgumentDefinition], _ own: [String] = []) -> String? {
        section(
            title,
            arguments.map { line($0.label, [$0.abstract, $0.bounds].filter { !$0.isEmpty }.joined(separator: " ")) }
                + own)
    }

    private func section(_ title: String, _ commands: [any ParsableCommand.Type]) -> String? {
        section(
            title,
            commands.map { below in
                let isUsual = below == command.configuration.defaultSubcommand
                return line(
                    below._commandName + (isUsual ? " " + helpText("page.usual") : ""), below.configuration.abstract)
            })
    }

    private func section(_ title: String, _ lines: [String]) -> String? {
        lines.isEmpty ? nil : helpText("page.section", ["title": title]) + "\n" + lines.joined(separator: "\n")
    }

    private func line(_ label: String, _ text: String) -> String {
        let start = "  " + label
        let room = indent - start.displayWidth
        let gap = String(repeating: " ", count: room > 0 ? room : indent)
        return room > 0
            ? (start + gap + text).broken(at: columns, indent: indent)
            : start + "\n" + (gap + text).broken(at: columns, indent: indent)
    }

    private var more: String {
        guard !command.below.isEmpty else { return "" }
        let words = path.words
        let example = ([words[0], "help"] + words.dropFirst() + ["<\(HelpTexts.value("subcommand"))>"])
        return "\n\n" + broken("  " + helpText("page.more", ["command": example.joined(separator: " ")]))
    }

    private func broken(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.broken(at: columns, indent: line.prefix { $0 == " " }.count)
        }.joined(separator: "\n")
    }
}

extension ArgumentDefinition {
    /// What it may be, and what it is without being given.
    fileprivate var bounds: String {
        let all = values.joined(separator: ", ")
        return switch (values.isEmpty, defaultValue) {
        case (true, nil): ""
        case (true, let value?): helpText("page.default", ["value": value])
        case (false, nil): helpText("page.values", ["values": all])
        case (false, let value?): helpText("page.values-default", ["values": all, "value": value])
        }
    }
}
