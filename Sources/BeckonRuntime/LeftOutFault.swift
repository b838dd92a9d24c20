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
        let things = [
            told(homes) { localized("left-out-homes", ["count": $0, "names": $1]) },
            told(accessories) { localized("left-out-accessories", ["count": $0, "names": $1]) },
        ]
        return localizedList(things.compactMap(\.self), .and)
    }

    private func told(_ names: [String], _ told: (Int, String) -> String) -> String? {
        if names.isEmpty { return nil }
        let (first, more) = (localizedList(Array(names.prefix(Self.mostTold))), names.count - Self.mostTold)
        return told(names.count, more > 0 ? localized("and-more", ["told": first, "more": more]) : first)
    }

    /// One line for a person: what is wrong, where, and how to mend it.
    public var description: String {
        localized("leaves-out", ["file": path, "things": leftOut])
    }
}
