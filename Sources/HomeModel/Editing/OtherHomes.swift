import Foundation

/// What an edit has to know of the homes of a store that it is not about: a store with thousands need not read them.
public struct OtherHomes: Hashable, Sendable {
    /// Of the identities that the edit brings, those that something in another home has.
    public var identities: Set<UUID> = []
    /// The name of another home that has the name which the edit gives a home; nil where none has.
    public var namesake: String?
    /// How many other homes there are.
    public var count = 0

    /// What is to be known where there is no other home.
    public init() {}
}

extension Edit {
    /// The name that it gives a home, among all homes; nil where it gives none.
    public var nameOfHome: String? {
        switch self {
        case .addHome(_, let name), .change(_, .rename(.home, let name)), .change(_, .addAlias(let name, .home)): name
        default: nil
        }
    }

    /// The identities that it brings; what it replaces as a whole is not among them.
    public var identities: [UUID] {
        switch self {
        case .addHome(let id, _): [id.uuid]
        case .change(_, let edit): edit.identities
        case .makePrimary, .replaceAll: []
        }
    }
}

extension HomeEdit {
    fileprivate var identities: [UUID] {
        switch self {
        case .addRoom(let room): [room.id.uuid]
        case .addZone(let zone): [zone.id.uuid]
        case .addAccessory(let accessory): [accessory.id.uuid] + accessory.services.map(\.id.uuid)
        case .refresh(let accessory): accessory.services.map(\.id.uuid)
        case .addServiceGroup(let group): [group.id.uuid]
        case .addActionSet(let scene): [scene.id.uuid]
        case .addTrigger(let trigger): [trigger.id.uuid]
        case .addUser(let user): [user.id.uuid]
        default: []
        }
    }
}
