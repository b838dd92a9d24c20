import ArgumentParser
import BeckonRuntime

/// Lists all of a kind.
struct ListCommand<Member: HomeMember>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "list", abstract: helpText("member-list", ["kind": Member.kind.rawValue]))
    }

    @OptionGroup var options: EditOptions
    @OptionGroup var listing: ListOptions

    func run() async throws {
        let home = try await options.editor().home()
        for member in Member.all(in: home) { listing.list(member.summary(in: home)) }
    }
}

/// Shows one of a kind.
struct ShowCommand<Member: HomeMember>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "show", abstract: helpText("member-show", ["kind": Member.kind.rawValue]))
    }

    @OptionGroup var options: EditOptions
    @OptionGroup var listing: ListOptions
    @Argument(help: .text("member.name"), completion: .ownNames) var name: String

    func run() async throws {
        let home = try await options.editor().home()
        listing.show(try Member.called(name, in: home).summary(in: home))
    }
}

extension ListOptions {
    /// Writes a line for one of several things.
    func list(_ summary: MemberSummary) { Output.line(json ? summary.json.line : summary.line) }

    /// Writes all that is told of one thing.
    func show(_ summary: MemberSummary) {
        for line in json ? [summary.json.line] : summary.page { Output.line(line) }
    }
}
