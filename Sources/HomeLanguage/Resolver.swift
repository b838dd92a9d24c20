import HomeModel
import HomeNames

/// Finds out what a frame means in the homes at hand.
struct Resolver {
    /// The most readings of one frame in one home.
    private static let choiceLimit = 128

    /// The homes that may be meant, the likeliest first.
    let homes: [HomeView]
    /// Where the speaker is; nil where that is not known.
    let context: Context

    /// All readings of a frame; none where its names are in no home.
    func readings(of frame: Frame) -> [Reading] {
        let places = homes.enumerated().filter { isMeant($0.element, by: frame) }
        // Words without the names of things, such as "the lights" and "the kitchen lights", speak of the likeliest home
        // only (row R7).
        let isUnnamed = frame.names.allSatisfy { [.home, .room, .zone].contains($0.kind) }
        return places.prefix(isUnnamed ? 1 : places.count).flatMap { rank, home in
            choices(of: frame, in: home).flatMap { choice in
                HomeResolver(home: home, frame: frame, entries: choice, room: room(in: home)).readings.map { reading in
                    var reading = reading
                    reading.rank.home = rank
                    return reading
                }
            }
        }
    }

    private func isMeant(_ view: HomeView, by frame: Frame) -> Bool {
        frame.names.allSatisfy { name in
            name.hit.entries.contains { $0.home == view.home.id && $0.thing.kind == name.kind }
        }
    }

    /// One entry for each name, in every combination; more than one only where shortened names meet.
    private func choices(of frame: Frame, in view: HomeView) -> [[NameEntry]] {
        let candidates = frame.names.map { name in
            name.hit.entries.filter { $0.home == view.home.id && $0.thing.kind == name.kind }
        }
        let rooms = candidates.joined().map { view.rooms(of: $0.thing) }.filter { !$0.isEmpty }
        let here = room(in: view).map { [Set([$0])] } ?? []
        let limits = rooms.isEmpty ? here : rooms
        return candidates.reduce([[]]) { choices, entries in
            let entries = entries.count > 1 ? near(entries, limits, view) : entries
            return Array(choices.flatMap { choice in entries.map { choice + [$0] } }.prefix(Self.choiceLimit))
        }
    }

    /// Of many things of one shortened name those that stand where the sentence or the speaker is, if there are any.
    private func near(_ entries: [NameEntry], _ limits: [Set<RoomID>], _ view: HomeView) -> [NameEntry] {
        let near = entries.filter { entry in
            view.services(of: entry.thing).contains { service in
                limits.allSatisfy { rooms in service.room.map { rooms.contains($0.id) } ?? false }
            }
        }
        return near.isEmpty ? entries : near
    }

    private func room(in view: HomeView) -> RoomID? { context.room.flatMap { view.room(named: $0) }?.id }
}
