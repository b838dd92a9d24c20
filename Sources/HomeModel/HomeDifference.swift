/// What differs between two states of the homes, thing by thing; things are matched by their kind and name.
///
/// It is empty exactly where both states give the same home file.
public struct HomeDifference: Hashable, Sendable {
    /// The differences, in the order of the homes; what was removed stands before what is there still.
    public private(set) var changes: [Change] = []

    /// The difference between two states.
    public init(from before: HomeSnapshot, to after: HomeSnapshot) {
        var common = Details()
        common.noteOrder("homes", before.homes, after.homes)
        common.noteExtra(before.extra, after.extra)
        if !common.texts.isEmpty { changes.append(Change(verb: .changed, name: "", details: common.texts)) }
        for (old, new) in HomeDifference.pairs(before.homes, after.homes) {
            var comparison = HomeComparison(old, new)
            comparison.compare(wasPrimary: old?.id == before.primaryHome, isPrimary: new?.id == after.primaryHome)
            changes += comparison.changes
        }
    }

    /// Whether nothing differs.
    public var isEmpty: Bool { changes.isEmpty }

    /// One thing that differs.
    public struct Change: Hashable, Sendable {
        /// Added, removed or changed.
        public var verb: HomeEvent.Verb
        /// What kind of thing it is; nil for the homes together.
        public var kind: NamedThing.Kind?
        /// Its name; that of a service without one is its accessory's.
        public var name: String
        /// The accessory that a service is of.
        public var accessory: String?
        /// The home that it is in, or is.
        public var home: String?
        /// What has changed in it, each in a few words.
        public var details: [String] = []
    }

    /// The things of both lists, matched by name: first those that are gone, then those that are there now.
    static func pairs<Thing: Named>(_ before: [Thing], _ after: [Thing]) -> [(old: Thing?, new: Thing?)] {
        let old = Dictionary(before.map { (NameKey($0.name), $0) }) { first, _ in first }
        let kept = Set(after.map { NameKey($0.name) })
        let gone = before.filter { !kept.contains(NameKey($0.name)) }
        return gone.map { ($0, nil) } + after.map { (old[NameKey($0.name)], $0) }
    }
}

extension HomeDifference.Change {
    /// "~ accessory Desk Lamp (Maple Street): room: Kitchen → Study".
    public var line: String {
        let sign = verb == .added ? "+" : verb == .removed ? "-" : "~"
        let what = kind.map { "\($0.word) \(shown(name))" } ?? "the homes"
        let owner = accessory.map { " of \(shown($0))" } ?? ""
        let place = kind == .home ? "" : home.map { " (\(shown($0)))" } ?? ""
        return "\(sign) \(what)\(owner)\(place)" + (details.isEmpty ? "" : ": " + details.joined(separator: "; "))
    }

    /// The same as a JSON object.
    public var json: JSON {
        var members: [String: JSON] = [
            "change": .string(verb.rawValue), "kind": .string(kind?.rawValue ?? "homes"),
            "details": JSON(texts: details),
        ]
        if kind != nil { members["name"] = .string(name) }
        members["accessory"] = accessory.map { .string($0) }
        members["home"] = home.map { .string($0) }
        return .object(members)
    }
}
