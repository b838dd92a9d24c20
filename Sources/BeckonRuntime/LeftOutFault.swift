import HomeModel

/// What a home file would take away by not having it: homes, and accessories that are paired.
public struct LeftOutFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file.
    public let path: String
    /// The names of the homes.
    public let homes: [String]
    /// The names of the paired accessories, of homes that the file has.
    public let accessories: [String]

    /// The most things that are named.
    private static let mostTold = 5

    /// What going from some homes to others takes away; nil where that is nothing.
    init?(from before: HomeSnapshot, to after: HomeSnapshot, by path: String) {
        self.path = path
        homes = before.homes.filter { after.home($0.id) == nil }.map(\.name)
        accessories = before.homes.flatMap { home in
            guard let kept = after.home(home.id) else { return [String]() }
            return home.accessories.filter { $0.address != nil && kept.accessory($0.id) == nil }.map(\.name)
        }
        if homes.isEmpty && accessories.isEmpty { return nil }
    }

    /// What is left out: “the home Lake House”.
    public var leftOut: String {
        [told(homes, .home), told(accessories, .accessory, "paired ")].compactMap(\.self).joined(separator: " and ")
    }

    private func told(_ names: [String], _ kind: NamedThing.Kind, _ quality: String = "") -> String? {
        if names.isEmpty { return nil }
        let more = names.count > Self.mostTold ? " and \(names.count - Self.mostTold) more" : ""
        let what = names.count == 1 ? kind.word : kind.words
        return "the \(quality)\(what) \(names.prefix(Self.mostTold).joined(separator: ", "))\(more)"
    }

    /// One line for a person: what is wrong, where, and how to mend it.
    public var description: String {
        "\(path) leaves out \(leftOut), which would be gone: add what is missing, or say --replace; nothing was changed"
    }
}
