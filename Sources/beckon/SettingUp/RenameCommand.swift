import ArgumentParser
import BeckonRuntime

/// Gives one of a kind another name.
struct RenameCommand<Member: HomeMember>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "rename", abstract: helpText("member-rename", ["kind": Member.kind.rawValue]))
    }

    @OptionGroup var options: EditOptions
    @Argument(help: .text("member.name"), completion: .ownNames) var name: String
    @Argument(help: .text("member.new-name")) var newName: String

    func run() async throws {
        let changed: ChangedMember<Member> = try await options.change(name) { .rename($0.thing, to: newName) }
        Output.line(
            localized(
                "renamed", ["kind": Member.kind.rawValue, "name": changed.member.name, "newName": newName]))
        await changed.editor.warn(about: [newName], of: Member.kind, in: changed.home.id)
    }
}

/// Gives one of a kind a further name.
struct AliasCommand<Member: HomeMember>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: "alias", abstract: helpText("member-alias", ["kind": Member.kind.rawValue]))
    }

    @OptionGroup var options: EditOptions
    @Argument(help: .text("member.name"), completion: .ownNames) var name: String
    @Argument(help: .text("member.alias")) var alias: String

    func run() async throws {
        let changed: ChangedMember<Member> = try await options.change(name) { .addAlias(alias, to: $0.thing) }
        Output.line(
            localized(
                "alias-added", ["kind": Member.kind.rawValue, "alias": alias, "name": changed.member.name]))
        await changed.editor.warn(about: [alias], of: Member.kind, in: changed.home.id)
    }
}

/// Takes a further name from one of a kind.
struct UnaliasCommand<Member: HomeMember>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "unalias", abstract: helpText("member-unalias", ["kind": Member.kind.rawValue]))
    }

    @OptionGroup var options: EditOptions
    @Argument(help: .text("member.name"), completion: .ownNames) var name: String
    @Argument(help: .text("member.lost-alias")) var alias: String

    func run() async throws {
        let changed: ChangedMember<Member> = try await options.change(name) { .removeAlias(alias, from: $0.thing) }
        Output.line(
            localized(
                "alias-removed", ["kind": Member.kind.rawValue, "alias": alias, "name": changed.member.name]))
    }
}
