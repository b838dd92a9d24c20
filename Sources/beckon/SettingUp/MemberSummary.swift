import BeckonRuntime

/// What is told of a thing: its names, and attributes in the order in which people read them.
struct MemberSummary {
    let name: String
    /// Further names; nil for what can have none.
    let aliases: [String]?
    /// The name of the home that it is in; nil for a home itself.
    let home: String?
    let attributes: [Attribute]

    /// The same with more attributes.
    func adding(_ more: [Attribute]) -> MemberSummary {
        MemberSummary(name: name, aliases: aliases, home: home, attributes: attributes + more)
    }

    /// The thing as a JSON object.
    var json: JSON {
        var members: [String: JSON] = ["name": .string(name)]
        members["aliases"] = aliases.map { JSON(texts: $0) }
        members["home"] = home.map { .string($0) }
        for attribute in attributes { members[attribute.key] = attribute.json }
        return .object(members)
    }

    /// The thing on one line: "Kitchen (also cook's corner): zones Downstairs; 6 accessories".
    var line: String {
        let names = aliases ?? []
        let also = names.isEmpty ? "" : " " + localized("also-called", ["names": names.joined(separator: ", ")])
        let told = attributes.compactMap(\.brief)
        return name + also + (told.isEmpty ? "" : ": \(told.joined(separator: "; "))")
    }

    /// The thing over several lines, the first of which names it.
    var page: [String] {
        let also = Attribute("aliases", names: aliases ?? [])
        let told = ([also] + attributes).compactMap { attribute in
            attribute.text.map { "  " + localized("labelled", ["label": attribute.label, "text": $0]) }
        }
        return [home.map { "\(name) (\($0))" } ?? name] + told
    }
}

/// One thing that is told of another.
struct Attribute {
    /// Its key in JSON, in the words of the home file.
    let key: String
    /// What people call it.
    let label: String
    /// What it is.
    let json: JSON
    /// The same for people; nil where there is nothing to tell.
    let text: String?
    /// The same on a line with others; nil where it can be left out.
    let brief: String?

    /// The most names that are told on a line with others; more are counted.
    private static let maximumNames = 4

    /// An attribute of which programs and people are told in different ways.
    init(_ key: String, _ label: String? = nil, json: JSON, text: String?, brief: String?) {
        self.key = key
        self.label = label ?? Self.label(of: key)
        self.json = json
        self.text = text
        self.brief = brief
    }

    /// What people call what programs know by a key.
    private static func label(of key: String) -> String { localized("label", ["key": key]) }

    private static func brief(_ key: String, _ label: String?, _ text: String) -> String {
        localized("labelled-briefly", ["label": label ?? self.label(of: key), "text": text])
    }

    /// A text, or that there is none.
    init(_ key: String, _ label: String? = nil, text: String?) {
        let brief = text.map { Self.brief(key, label, $0) }
        self.init(key, label, json: text.map { .string($0) } ?? .null, text: text, brief: brief)
    }

    /// A text that a device made up, shown so that it can do no harm; or that there is none.
    init(_ key: String, _ label: String? = nil, ofDevice text: String?) {
        let shown = text.map(Output.quoted)
        let brief = shown.map { Self.brief(key, label, $0) }
        self.init(key, label, json: text.map { .string($0) } ?? .null, text: shown, brief: brief)
    }

    /// Names of other things, for programs with what else there is to tell of them.
    init(_ key: String, _ label: String? = nil, names: [String], json: JSON? = nil) {
        let list = names.joined(separator: ", ")
        let brief =
            names.count > Self.maximumNames
            ? localized("labelled-count", ["label": label ?? Self.label(of: key), "count": names.count])
            : Self.brief(key, label, list)
        self.init(
            key, label, json: json ?? JSON(texts: names), text: names.isEmpty ? nil : list,
            brief: names.isEmpty ? nil : brief)
    }
}
