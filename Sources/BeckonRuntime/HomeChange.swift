import HomeModel

/// What became of a home through a change.
public struct HomeChange: Sendable {
    private let before: Home
    private let after: Home?

    /// The change from one state of a home to another; nil is the state of having been removed.
    public init(before: Home, after: Home?) {
        self.before = before
        self.after = after
    }

    /// What else became of a home from which something was removed (rows M4, M15, M16), a phrase each.
    public var consequences: [String] {
        guard let after else { return [] }
        return [
            phrase(unplaced(after)) { localized("unplaced", ["count": $0, "name": $1]) },
            phrase(lost(after.zones, before.zones, \.rooms)) { localized("lost-rooms", ["count": $0, "name": $1]) },
            phrase(lost(after.serviceGroups, before.serviceGroups, \.services)) {
                localized("lost-services", ["count": $0, "name": $1])
            },
            phrase(lost(after.actionSets, before.actionSets, \.actions)) {
                localized("lost-actions", ["count": $0, "name": $1])
            },
            phrase(lost(after.triggers, before.triggers, \.actionSets)) {
                localized("lost-scenes", ["count": $0, "name": $1])
            },
            phrase(disabled(after)) { localized("now-disabled", ["count": $0, "name": $1]) },
        ].compactMap { $0 }
    }

    /// What was lost, in a clause: "the zone Upstairs has lost a room", "3 zones have lost rooms"; nil for no names.
    private func phrase(_ names: [String], _ told: (Int, String) -> String) -> String? {
        names.first.map { told(names.count, $0) }
    }

    private func unplaced(_ after: Home) -> [String] {
        let placed = Set(before.accessories.filter { $0.room != nil }.map(\.id))
        return after.accessories.filter { $0.room == nil && placed.contains($0.id) }.map(\.name)
    }

    private func disabled(_ after: Home) -> [String] {
        let enabled = Set(before.triggers.filter(\.isEnabled).map(\.id))
        return after.triggers.filter { !$0.isEnabled && enabled.contains($0.id) }.map(\.name)
    }

    private func lost<Thing: Named & Identified, Member>(
        _ after: [Thing], _ before: [Thing], _ members: (Thing) -> [Member]
    ) -> [String] {
        let counts = Dictionary(before.map { ($0.id, members($0).count) }) { first, _ in first }
        return after.filter { members($0).count < counts[$0.id] ?? 0 }.map(\.name)
    }
}

/// What keeps its identity when it changes.
private protocol Identified { var id: Identifier<Self> { get } }
extension Zone: Identified {}
extension ServiceGroup: Identified {}
extension ActionSet: Identified {}
extension Trigger: Identified {}

extension NamedThing.Kind {
    /// So many of the kind: "1 scene", "3 scenes".
    public func counted(_ count: Int) -> String { localized("counted", ["kind": rawValue, "count": count]) }
}
