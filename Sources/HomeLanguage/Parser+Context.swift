import HomeModel
import HomeNames
import HomeOutcomes
import UtteranceAnalysis

extension Parser {
    /// The homes that may be meant: the one of the context, or all, with the primary first.
    ///
    /// Where only the speaker's room is known, a home that has such a room comes before those that have none.
    func homes(in context: Context) -> [HomeView] {
        if let name = context.home { return views.filter { $0.home.isCalled(name) } }
        guard let room = context.room else { return views }
        return views.filter { $0.room(named: room) != nil } + views.filter { $0.room(named: room) == nil }
    }

    /// A service as the target of an intent on one of its characteristics; nil where it is gone.
    public func target(_ type: CharacteristicType, of reference: ServiceReference) -> Target? {
        views.lazy.flatMap(\.services).first { $0.reference == reference }?.target(type)
    }

    /// What to say where the home or the room of the context is nowhere.
    func missingPlace(in context: Context) -> Reply.Content? {
        let homes = homes(in: context)
        if let home = context.home, homes.isEmpty {
            let near = index.nearest(to: home, limit: 3) { $0.thing == .home }.map(\.name)
            return .unknownName(home, near: near, home: nil)
        }
        guard let room = context.room, !homes.contains(where: { $0.room(named: room) != nil }) else { return nil }
        let ids = Set(homes.map(\.home.id))
        let near = index.nearest(to: room, limit: 3) { $0.thing.kind == .room && ids.contains($0.home) }.map(\.name)
        return .unknownRoom(room, near: near, home: homes.first?.home.name ?? primary)
    }
}
