/// What differs between two states of the homes, thing by thing; things are matched by their kind and name.
///
/// It is empty exactly where both states give the same home file.
public struct HomeDifference: Hashable, Sendable {
    /// The differences, in the order of the homes; what was removed stands before what is there still.
    public private(set) var changes: [Change] = []

    /// The difference between two states.
    public init(from before: HomeSnapshot, to after: HomeSnapshot) {
        var common = Details()
        common.noteOrder(.homes, before.homes, after.homes)
        common.noteExtra(before.extra, after.extra)
        if !common.list.isEmpty { changes.append(Change(verb: .changed, name: "", details: common.list)) }
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
        /// What has changed in it.
        public var details: [Detail] = []
    }

    /// One thing that has changed in something.
    public enum Detail: Hashable, Sendable {
        /// Something has another value; nil where it has none.
        case changed(Aspect, from: String?, to: String?)
        /// Something is so now, or no longer.
        case became(Aspect, Bool)
        /// One more is in a list.
        case added(Aspect, String)
        /// One is no longer in a list.
        case removed(Aspect, String)
        /// What is in both lists stands in another order.
        case reordered(Aspect)
        /// The characteristic or the action of this name differs in something.
        case value(String, Facet, from: String?, to: String?)
        /// What other programs keep differs.
        case extra
    }

    /// What of a thing can differ.
    public enum Aspect: String, Sendable, CaseIterable {
        case name, alias, label, primary, unit, role, mayOpen
        case room, bridge, isBridge, manufacturer, model, serialNumber, firmware
        case characteristic, service, action, scene, date, event, timeZone, recurrence, enabled
        // Lists that stand in another order.
        case homes, rooms, zones, accessories, services, groups, scenes, triggers, users
    }

    /// What of a characteristic can differ.
    public enum Facet: String, Sendable, CaseIterable {
        case value, format, permissions, unit, range, step, length, validValues
    }

    /// The things of both lists, matched by name: first those that are gone, then those that are there now.
    static func pairs<Thing: Named>(_ before: [Thing], _ after: [Thing]) -> [(old: Thing?, new: Thing?)] {
        let old = Dictionary(before.map { (NameKey($0.name), $0) }) { first, _ in first }
        let kept = Set(after.map { NameKey($0.name) })
        let gone = before.filter { !kept.contains(NameKey($0.name)) }
        return gone.map { ($0, nil) } + after.map { (old[NameKey($0.name)], $0) }
    }
}
