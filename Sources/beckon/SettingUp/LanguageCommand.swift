import ArgumentParser
import BeckonRuntime

/// Says which language a user speaks, or is spoken in a room.
struct LanguageCommand<Member: HomeMember>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "language",
            abstract: "Say which language is spoken \(Member.kind == .room ? "in a room" : "by a user").",
            discussion: """
                It goes before the setting “language” and the locale, and behind --language and the language of a client. \
                The language of a user goes before that of the room.
                """)
    }

    @OptionGroup var options: EditOptions
    @Argument(help: "Its name.", completion: .ownNames) var name: String
    @Argument(help: "The language, such as de.") var code: String?
    @Flag(help: "Whichever language is understood is spoken again.") var none = false

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
