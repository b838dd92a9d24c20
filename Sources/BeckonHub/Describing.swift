import BeckonRuntime
import Foundation
import HomeModel

extension Hub {
    /// The homes that a caller may know of, the primary one first.
    func homes(visibleTo caller: Caller) async throws -> [Home] {
        let snapshot = try await house(for: caller).snapshot()
        let primary = snapshot.homes.filter { $0.id == snapshot.primaryHome }
        return (primary + snapshot.homes.filter { $0.id != snapshot.primaryHome }).filter(caller.mayEnter)
    }

    /// What changes a home for a caller; nil is the primary one.
    func editor(of home: String?, for caller: Caller) throws -> HomeEditor {
        try HomeEditor(in: settings.place, home: home, author: caller.author)
    }
}

extension Home {
    /// The home, as clients are told of it.
    func described(isPrimary: Bool) -> JSON {
        let names = Dictionary(rooms.map { ($0.id, $0.name) }) { first, _ in first }
        return .object([
            "name": .string(name), "primary": .bool(isPrimary),
            "temperatureUnit": .string(temperatureUnit.rawValue), "rooms": JSON(texts: rooms.map(\.name)),
            "scenes": JSON(texts: actionSets.filter { !$0.actions.isEmpty && !$0.isTimed }.map(\.name)),
            "zones": .array(
                zones.map { zone in
                    .object([
                        "name": .string(zone.name), "rooms": JSON(texts: zone.rooms.compactMap { names[$0] }),
                    ])
                }),
        ])
    }
}

extension PlacedService {
    /// The thing, as clients are told of it: what can be set of it has the range that it takes.
    func described(
        in home: Home, room: String?, _ values: [CharacteristicType: CharacteristicValue], _ isReachable: Bool?
    ) -> JSON {
        let told = values.map { ($0.key.name, JSON($0.value)) }
        let settings = service.settings.map { ($0.type.name, $0.metadata.range) }
        return .object([
            "id": .string(ThingID(reference).text), "name": .string(service.name ?? accessory.name),
            "home": .string(home.name), "room": room.map { .string($0) } ?? .null,
            "accessory": .string(accessory.name), "type": .string(service.type.name),
            "paired": .bool(accessory.address != nil), "reachable": isReachable.map { .bool($0) } ?? .null,
            "values": .object(Dictionary(told) { first, _ in first }),
            "settings": .object(Dictionary(settings) { first, _ in first }),
        ])
    }
}

extension CharacteristicMetadata {
    fileprivate var range: JSON {
        var members: [String: JSON] = [:]
        members["minimum"] = minimum.map { .double($0) }
        members["maximum"] = maximum.map { .double($0) }
        members["step"] = step.map { .double($0) }
        return .object(members)
    }
}

extension Trigger {
    /// The trigger, as clients are told of it.
    func described(in home: Home) -> JSON {
        let when = event?.words(in: home) ?? recurrence?.words
        let next = isEnabled ? nextFireDate(after: Date()) : nil
        return .object([
            "name": .string(name), "home": .string(home.name), "enabled": .bool(isEnabled),
            "when": when.map { .string($0) } ?? .null,
            "next": next.map { .string(FireDate.text(of: $0, in: zone ?? .gmt)) } ?? .null,
            "scenes": JSON(
                texts: actionSets.compactMap { id in home.actionSets.first { $0.id == id && !$0.isTimed }?.name }),
        ])
    }
}
