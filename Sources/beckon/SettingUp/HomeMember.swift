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
    func facts(in home: Home) -> [Fact]
}

extension HomeMember {
    /// The thing as a JSON object.
    func json(in home: Home) -> JSON {
        var members: [String: JSON] = ["name": .string(name), "home": .string(home.name)]
        if Self.kind != .user { members["aliases"] = JSON(texts: aliases) }
        for fact in facts(in: home) { members[fact.key] = fact.json }
        return .object(members)
    }

    /// The thing on one line: "Kitchen (also cook's corner): accessories Kettle, Toaster".
    func line(in home: Home) -> String {
        let also = aliases.isEmpty ? "" : " (also \(aliases.joined(separator: ", ")))"
        let told = facts(in: home).compactMap { fact in fact.text.map { "\(fact.label) \($0)" } }
        return name + also + (told.isEmpty ? "" : ": \(told.joined(separator: "; "))")
    }

    /// The thing over several lines, the first of which names it.
    func page(in home: Home) -> [String] {
        let also = aliases.isEmpty ? [] : ["  also called: \(aliases.joined(separator: ", "))"]
        let told = facts(in: home).compactMap { fact in fact.text.map { "  \(fact.label): \($0)" } }
        return ["\(name) (\(home.name))"] + also + told
    }
}

/// One thing that is told of a member of a home.
struct Fact {
    /// Its key in JSON, in the words of the home file.
    let key: String
    /// What people call it.
    let label: String
    /// What it is.
    let json: JSON
    /// The same for people; nil where there is nothing to tell.
    let text: String?

    /// A fact of which programs and people are told in different ways.
    init(_ key: String, _ label: String? = nil, json: JSON, text: String?) {
        self.key = key
        self.label = label ?? key
        self.json = json
        self.text = text
    }

    /// A text, or that there is none.
    init(_ key: String, _ label: String? = nil, text: String?) {
        self.init(key, label, json: text.map { .string($0) } ?? .null, text: text)
    }

    /// Names of other things.
    init(_ key: String, _ label: String? = nil, names: [String]) {
        let text = names.isEmpty ? nil : names.joined(separator: ", ")
        self.init(key, label, json: JSON(texts: names), text: text)
    }
}

extension JSON {
    /// A list of texts.
    init(texts: [String]) { self = .array(texts.map { .string($0) }) }
}
