import HomeModel

/// The names that are still free in a home.
struct FreeNames {
    /// The name of what calls itself nothing that can be said.
    static let fallback = "Accessory"
    /// The longest label that is kept, in scalars.
    static let longestLabel = 256

    private var taken: Set<NameKey>
    /// The number from which a name is tried next, so that a thousand things of one name are numbered at once.
    private var nextNumber: [NameKey: Int] = [:]

    /// The names that are free in a home.
    init(in home: Home) { taken = home.nameKeys }

    /// The names that are free for another home (row N5).
    init(among homes: [Home]) { taken = Set(homes.flatMap(\.names).map(NameKey.init)) }

    /// Whether a name is nobody's.
    func isFree(_ name: String) -> Bool { !taken.contains(NameKey(name)) }

    /// Takes a name, free or not.
    mutating func take(_ name: String) { taken.insert(NameKey(name)) }

    /// Takes a legal and free name as near as possible to a label (row N13).
    mutating func claim(like label: String) -> String {
        let base = Name.fault(in: label) == nil ? label : Name.legal(from: label) ?? Self.fallback
        let key = NameKey(base)
        var name = base
        while taken.contains(NameKey(name)) {
            let number = nextNumber[key, default: 2]
            nextNumber[key] = number + 1
            name = Self.numbered(base, number)
        }
        take(name)
        return name
    }

    /// What a device calls itself, as it is kept: shortened, and without control characters.
    static func label(_ text: String) -> String {
        let shown = text.unicodeScalars.lazy.filter { $0.properties.generalCategory != .control }
        return String(String.UnicodeScalarView(shown.prefix(longestLabel)))
    }

    private static func numbered(_ base: String, _ number: Int) -> String {
        let suffix = " \(number)"
        return (Name.legal(from: String(base.prefix(Name.maximumLength - suffix.count))) ?? fallback) + suffix
    }
}

extension Home {
    /// The keys of all names in the home's namespace, its own included (rows N6, N8, N14).
    var nameKeys: Set<NameKey> {
        var all = names + rooms.flatMap(\.names) + zones.flatMap(\.names) + accessories.flatMap(\.names)
        for service in accessories.flatMap(\.services) { all += [service.name].compactMap { $0 } + service.aliases }
        all += serviceGroups.flatMap(\.names) + actionSets.flatMap(\.names) + triggers.flatMap(\.names)
        return Set(all.map(NameKey.init))
    }
}
