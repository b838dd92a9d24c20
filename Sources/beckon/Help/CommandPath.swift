import ArgumentParser

/// A command with those that lead to it: `beckon room add`.
struct CommandPath {
    /// The program, then a command of each that is before it.
    let commands: [any ParsableCommand.Type]

    init(_ commands: [any ParsableCommand.Type]) { self.commands = commands }

    /// The command that a line of words names, as far as they name one.
    init(in words: some Sequence<String>) {
        var commands: [any ParsableCommand.Type] = [Beckon.self]
        for word in words {
            guard let next = commands[commands.count - 1].below.first(where: { $0._commandName == word }) else { break }
            commands.append(next)
        }
        self.commands = commands
    }

    /// The command itself.
    var last: any ParsableCommand.Type { commands[commands.count - 1] }

    /// How it is typed.
    var words: [String] { commands.map { $0._commandName } }
}

extension ParsableCommand {
    /// The commands below this one.
    static var below: [any ParsableCommand.Type] { configuration.subcommands }

    /// What it says of its arguments; what is made of other commands has none.
    static var definitions: [ArgumentDefinition] { below.isEmpty ? CommandDefinition(of: self).arguments : [] }

    /// The names of its options and flags, by its own word on itself.
    static var optionNames: Set<String> { Set(definitions.flatMap { $0.names }) }
}
