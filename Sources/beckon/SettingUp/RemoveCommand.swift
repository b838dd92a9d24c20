import ArgumentParser
import BeckonRuntime

/// Removes one of a kind, and says what became of the rest of the home.
struct RemoveCommand<Member: HomeMember>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "remove", abstract: helpText("member-remove", ["kind": Member.kind.rawValue]))
    }

    @OptionGroup var options: EditOptions
    @Argument(help: .text("member.name"), completion: .ownNames) var name: String

    func run() async throws {
        let changed: ChangedMember<Member> = try await options.change(name) { .remove($0.thing) }
        let after = try await changed.editor.database.home(changed.home.id)
        let consequences = HomeChange(before: changed.home, after: after).consequences.map { "; \($0)" }
        Output.line(
            localized("removed", ["kind": Member.kind.rawValue, "name": changed.member.name]) + consequences.joined())
    }
}
