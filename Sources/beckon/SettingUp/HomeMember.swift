import BeckonRuntime

/// What set-up commands make, name, list and show in a home.
///
/// A kind of thing that says this much of itself has `RemoveCommand`, `RenameCommand`, `ListCommand`, `ShowCommand`,
/// `AliasCommand` and `UnaliasCommand`.
protocol HomeMember: Named, Sendable {
    /// The kind of the thing.
    static var kind: NamedThing.Kind { get }
    /// All of the kind that people are shown.
    static func all(in home: Home) -> [Self]
    /// The one of a name or alias.
    static func called(_ name: String, in home: Home) throws(EditRefusal) -> Self

    /// What an edit calls it.
    var thing: NamedThing { get }
    /// What is told of it besides its name, aliases and home, in the order in which people read it.
    func attributes(in home: Home) -> [Attribute]
}

extension HomeMember {
    /// What is told of it.
    func summary(in home: Home) -> MemberSummary {
        MemberSummary(
            name: name, aliases: Self.kind == .user ? nil : aliases, home: home.name, attributes: attributes(in: home))
    }
}

/// A member of a home that was changed, and the home, both as they were before.
struct ChangedMember<Member: HomeMember> {
    let member: Member
    let home: Home
    /// What changed it.
    let editor: HomeEditor
}

extension EditOptions {
    /// Makes the edit that the member of a name or alias calls for.
    func change<Member: HomeMember>(
        _ name: String, _ edit: (Member) -> HomeEdit
    ) async throws -> ChangedMember<Member> {
        let editor = try editor()
        let home = try await editor.home()
        let member = try Member.called(name, in: home)
        try await editor.apply([edit(member)], to: home.id)
        return ChangedMember(member: member, home: home, editor: editor)
    }
}
