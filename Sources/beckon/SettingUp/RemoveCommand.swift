import ArgumentParser
import BeckonRuntime

/// Removes one of a kind, and says what became of the rest of the home.
struct RemoveCommand<Member: HomeMember>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "remove", abstract: "Remove \(Member.kind.oneWord).")
    }

    @OptionGroup var options: EditOptions
    @Argument(help: "Its name or alias.") var name: String

    func run() async throws {
        let editor = try options.editor()
        let home = try await editor.home()
        let member = try Member.called(name, in: home)
        try await editor.apply([.remove(member.thing)], to: home.id)
        let after = try await editor.database.home(home.id)
        let consequences = HomeChange(before: home, after: after).consequences.map { "; \($0)" }
        Output.line("removed: \(Member.kind.word) \(member.name)\(consequences.joined())")
    }
}
