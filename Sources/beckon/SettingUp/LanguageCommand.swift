import ArgumentParser
import BeckonRuntime

/// Says which language a user speaks, or is spoken in a room.
struct LanguageCommand<Member: HomeMember>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "language",
            abstract: helpText("member-language", ["kind": Member.kind.rawValue]),
            discussion: helpText("member-language.about"))
    }

    @OptionGroup var options: EditOptions
    @Argument(help: .text("member.own-name"), completion: .ownNames) var name: String
    @Argument(help: .text("member.code")) var code: String?
    @Flag(help: .text("member.none")) var none = false

    func validate() throws {
        if (code == nil) != none { throw ValidationError(localized("give-language")) }
    }

    func run() async throws {
        if let code { _ = try Installation().grammars(language: code) }
        let changed: ChangedMember<Member> = try await options.change(name) { .setLanguage(code, of: $0.thing) }
        Output.line(
            localized(
                "language-changed",
                ["kind": Member.kind.rawValue, "name": changed.member.name, "none": none, "code": code ?? ""]))
    }
}
