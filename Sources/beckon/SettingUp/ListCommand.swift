import ArgumentParser
import BeckonRuntime

/// Lists all of a kind.
struct ListCommand<Member: HomeMember>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "list", abstract: "List the \(Member.kind.words) of a home.")
    }

    @OptionGroup var options: EditOptions
    @OptionGroup var listing: ListOptions

    func run() async throws {
        let home = try await options.editor().home()
        for member in Member.all(in: home) { listing.tell(member, in: home) }
    }
}

/// Shows one of a kind.
struct ShowCommand<Member: HomeMember>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "show", abstract: "Show what belongs to \(Member.kind.oneWord).")
    }

    @OptionGroup var options: EditOptions
    @OptionGroup var listing: ListOptions
    @Argument(help: "Its name or alias.") var name: String

    func run() async throws {
        let home = try await options.editor().home()
        let member = try Member.called(name, in: home)
        if listing.json { return Output.line(member.json(in: home).line) }
        for line in member.page(in: home) { Output.line(line) }
    }
}

extension ListOptions {
    /// Writes a line of one thing.
    func tell(_ member: some HomeMember, in home: Home) {
        Output.line(json ? member.json(in: home).line : member.line(in: home))
    }
}
