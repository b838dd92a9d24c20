import HomeModel
import UtteranceAnalysis

/// Which rooms of a home words of place mean.
struct Place {
    let home: HomeView
    /// The room that the speaker is in.
    let here: RoomID?

    /// The rooms that a referent allows within places said elsewhere; nil where nothing says a place.
    func rooms(of referent: Referent, within places: [Referent]) -> Set<RoomID>? {
        Self.both(both(referent), any(places))
    }

    /// The rooms that one of the places allows; nil where there are none, or where one allows all.
    private func any(_ places: [Referent]) -> Set<RoomID>? {
        if places.count == 1 { return both(places[0]) }
        var rooms: Set<RoomID> = []
        for place in places {
            guard let allowed = both(place) else { return nil }
            rooms.formUnion(allowed)
        }
        return places.isEmpty ? nil : rooms
    }

    /// The rooms that a referent and the places beside it allow.
    private func both(_ referent: Referent) -> Set<RoomID>? {
        var rooms: Set<RoomID>? = referent.has(.here) ? Set([here].compactMap(\.self)) : nil
        // No room is in another: the light of the 厨房餐厅 is that of both.
        let named = referent.names.filter { $0.kind == .room }.map(home.rooms(of:))
        if let first = named.first { rooms = Self.both(rooms, named.dropFirst().reduce(first) { $0.union($1) }) }
        for name in referent.names where name.kind == .zone { rooms = Self.both(rooms, home.rooms(of: name)) }
        return Self.both(rooms, any(referent.places))
    }

    private static func both(_ one: Set<RoomID>?, _ other: Set<RoomID>?) -> Set<RoomID>? {
        guard let one, let other else { return one ?? other }
        return one.intersection(other)
    }
}
