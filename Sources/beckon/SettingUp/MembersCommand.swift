import ArgumentParser
import BeckonRuntime

/// What is made of other things of its home: a zone of rooms, a group of services, a trigger of scenes.
///
/// A kind of thing that says this much of itself has `AddMembersCommand` and `RemoveMembersCommand`.
protocol HomeGroup: HomeMember {
    /// What it is made of.
    associatedtype Part: HomeMember
    /// What else is said where parts are added.
    associatedtype AddingOptions: ParsableArguments = NoOptions

    /// What parts can be called.
    static var partNames: KnownNames { get }
    /// What adds a part.
    func adding(_ part: Part) -> HomeEdit
    /// What takes a part out.
    func removing(_ part: Part) -> HomeEdit
    /// What has to be done before parts are added.
    func preparing(
        to add: [Part], in home: Home, _ options: EditOptions, _ further: AddingOptions
    ) async throws -> [HomeEdit]
    /// What is told besides of having lost parts; nil is nothing.
    func loss(of parts: [Part]) -> String?
}

/// Nothing else is said on the command line.
struct NoOptions: ParsableArguments {}

extension HomeGroup {
    func preparing(
        to add: [Part], in home: Home, _ options: EditOptions, _ further: AddingOptions
    ) async throws -> [HomeEdit] { [] }
    func loss(of parts: [Part]) -> String? { nil }
}

/// A group, and parts that go into it or leave it.
struct GroupAndParts<Group: HomeGroup>: ParsableArguments {
    @Argument(help: .text("members.group", ["kind": Group.kind.rawValue]), completion: .ownNames) var group: String
    @Argument(
        help: .text("members.parts", ["kind": Group.kind.rawValue], valueName: Group.Part.kind.word),
        completion: .names(of: Group.partNames))
    var parts: [String]

    /// Both in a home.
    func found(in home: Home) throws -> (group: Group, parts: [Group.Part]) {
        (try Group.called(group, in: home), try parts.map { try Group.Part.called($0, in: home) })
    }
}

/// Puts further things into one that is made of such.
struct AddMembersCommand<Group: HomeGroup>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "add-\(Group.Part.kind.word)", abstract: helpText("members-add", ["kind": Group.kind.rawValue])
        )
    }

    @OptionGroup var options: EditOptions
    @OptionGroup var further: Group.AddingOptions
    @OptionGroup var members: GroupAndParts<Group>

    func run() async throws {
        let editor = try options.editor()
        let home = try await editor.home()
        let (group, parts) = try members.found(in: home)
        let before = try await group.preparing(to: parts, in: home, options, further)
        try await editor.apply(before + parts.map(group.adding), to: home.id)
        for part in parts {
            Output.line(
                localized(
                    "member-added",
                    [
                        "kind": Group.Part.kind.rawValue, "name": part.name, "group": Group.kind.rawValue,
                        "to": group.name,
                    ]))
        }
    }
}

/// Takes things out of one that is made of such.
struct RemoveMembersCommand<Group: HomeGroup>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "remove-\(Group.Part.kind.word)",
            abstract: helpText("members-remove", ["kind": Group.kind.rawValue]))
    }

    @OptionGroup var options: EditOptions
    @OptionGroup var members: GroupAndParts<Group>

    func run() async throws {
        let editor = try options.editor()
        let home = try await editor.home()
        let (group, parts) = try members.found(in: home)
        try await editor.apply(parts.map(group.removing), to: home.id)
        for part in parts {
            Output.line(
                localized(
                    "member-removed",
                    [
                        "kind": Group.Part.kind.rawValue, "name": part.name, "group": Group.kind.rawValue,
                        "from": group.name,
                    ]))
        }
        if let loss = group.loss(of: parts) { Output.line(loss) }
    }
}
