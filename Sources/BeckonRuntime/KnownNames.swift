import FoundationEssentials
import HomeDatabase
import HomeModel

/// The names that the homes of a data folder have, and the words that they were taught: what a shell completes to.
public enum KnownNames: String, Sendable, CaseIterable {
    case home, room, zone, accessory, service, group, scene, trigger, user, phrase

    /// The names, each once; none where there is no database, or none that can be read.
    ///
    /// Nothing is made that is missing: somebody only pressed a key.
    public func list(in place: DataPlace) async -> [String] {
        let isThere =
            place.server != nil || FileManager.default.fileExists(atPath: place.folder + "/" + HomeDatabase.fileName)
        guard isThere, let store: any SharedHomeStore = try? place.file(patience: .milliseconds(500)) ?? place.server,
            let snapshot = try? await store.snapshot()
        else { return [] }
        return Set(snapshot.homes.flatMap(names)).sorted()
    }

    private func names(in home: Home) -> [String] {
        switch self {
        case .home: [home.name]
        case .room: home.rooms.map(\.name)
        case .zone: home.zones.map(\.name)
        case .accessory: home.accessories.map(\.name)
        case .service: home.accessories.flatMap { $0.services.compactMap(\.name) }
        case .group: home.serviceGroups.map(\.name)
        case .scene: home.actionSets.map(\.name)
        case .trigger: home.triggers.map(\.name)
        case .user: home.users.map(\.name)
        case .phrase: home.phrases.map(\.words)
        }
    }
}
