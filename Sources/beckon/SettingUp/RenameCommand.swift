import ArgumentParser
import BeckonRuntime

/// Gives one of a kind another name.
struct RenameCommand<Member: HomeMember>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "rename", abstract: "Give \(Member.kind.oneWord) another name.")
    }

    @OptionGroup var options: EditOptions
    @Argument(help: "Its name or alias.") var name: String
    @Argument(help: "The name that it gets.") var newName: String

    func run() async throws {
        let editor = try options.editor()
        let home = try await editor.home()
        let member = try Member.called(name, in: home)
        try await editor.apply([.rename(member.thing, to: newName)], to: home.id)
        Output.line("renamed: \(Member.kind.word) \(member.name) → \(newName)")
        await editor.warn(about: [newName], of: Member.kind, in: home.id)
    }
}

/// Gives one of a kind a further name.
struct AliasCommand<Member: HomeMember>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "alias", abstract: "Give \(Member.kind.oneWord) a further name.")
    }

    @OptionGroup var options: EditOptions
    @Argument(help: "Its name or alias.") var name: String
    @Argument(help: "The further name that it gets.") var alias: String

    func run() async throws {
        let editor = try options.editor()
        let home = try await editor.home()
        let member = try Member.called(name, in: home)
        try await editor.apply([.addAlias(alias, to: member.thing)], to: home.id)
        Output.line("added: alias \(alias) of \(Member.kind.word) \(member.name)")
        await editor.warn(about: [alias], of: Member.kind, in: home.id)
    }
}

/// Takes a further name from one of a kind.
struct UnaliasCommand<Member: HomeMember>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "unalias", abstract: "Take a further name from \(Member.kind.oneWord).")
    }

    @OptionGroup var options: EditOptions
    @Argument(help: "Its name or alias.") var name: String
    @Argument(help: "The further name that it loses.") var alias: String

    func run() async throws {
        let editor = try options.editor()
        let home = try await editor.home()
        let member = try Member.called(name, in: home)
        try await editor.apply([.removeAlias(alias, from: member.thing)], to: home.id)
        Output.line("removed: alias \(alias) of \(Member.kind.word) \(member.name)")
    }
}
