import HomeModel

/// Which rooms of a home words of place mean.
struct Place {
    let home: HomeView
    /// The room that the speaker is in.
    let here: RoomID?

    /// The rooms that a noun allows within places said elsewhere; nil where nothing says a place.
    func rooms(of noun: Noun, within places: [Noun]) -> Set<RoomID>? {
        Self.both(both(noun), any(places))
    }

    /// The rooms that one of the places allows; nil where there are none, or where one allows all.
    private func any(_ places: [Noun]) -> Set<RoomID>? {
        if places.count == 1 { return both(places[0]) }
        var rooms: Set<RoomID> = []
        for place in places {
            guard let allowed = both(place) else { return nil }
            rooms.formUnion(allowed)
        }
        return places.isEmpty ? nil : rooms
    }

    /// The rooms that a noun and the places beside it allow.
    private func both(_ noun: Noun) -> Set<RoomID>? {
        var rooms: Set<RoomID>? = noun.has(.here) ? Set([here].compactMap(\.self)) : nil
        for name in noun.names where name.kind == .room || name.kind == .zone {
            rooms = Self.both(rooms, home.rooms(of: name))
        }
        return Self.both(rooms, any(noun.places))
    }

    private static func both(_ one: Set<RoomID>?, _ other: Set<RoomID>?) -> Set<RoomID>? {
        guard let one, let other else { return one ?? other }
        return one.intersection(other)
    }
}
