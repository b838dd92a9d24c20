import Foundation

/// The identity of something in a home, or of the home itself; no two things of a store have the same.
public struct HomeIdentity: Hashable, Sendable {
    /// What it is the identity of.
    public let kind: NamedThing.Kind
    /// The identity.
    public let id: UUID
    /// What people call the thing.
    public let name: String
}

extension Home {
    /// The identity of the home, and of everything in it.
    public var identities: [HomeIdentity] {
        var all = [HomeIdentity(kind: .home, id: id.uuid, name: name)]
        all += rooms.map { HomeIdentity(kind: .room, id: $0.id.uuid, name: $0.name) }
        all += zones.map { HomeIdentity(kind: .zone, id: $0.id.uuid, name: $0.name) }
        for accessory in accessories {
            all.append(HomeIdentity(kind: .accessory, id: accessory.id.uuid, name: accessory.name))
            all += accessory.services.map {
                HomeIdentity(kind: .service, id: $0.id.uuid, name: $0.name ?? accessory.name)
            }
        }
        all += serviceGroups.map { HomeIdentity(kind: .serviceGroup, id: $0.id.uuid, name: $0.name) }
        all += actionSets.map { HomeIdentity(kind: .actionSet, id: $0.id.uuid, name: $0.name) }
        all += triggers.map { HomeIdentity(kind: .trigger, id: $0.id.uuid, name: $0.name) }
        all += users.map { HomeIdentity(kind: .user, id: $0.id.uuid, name: $0.name) }
        return all
    }
}

extension HomeSnapshot {
    /// Makes sure that no two things have one identity.
    ///
    /// - Throws: `EditRefusal` where two have.
    public func checkIdentities() throws(EditRefusal) {
        var seen: Set<UUID> = []
        for home in homes {
            for identity in home.identities where !seen.insert(identity.id).inserted {
                throw .alreadyExists(identity.kind, identity.name, in: home.name)
            }
        }
    }
}
