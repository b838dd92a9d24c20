import HomeModel

extension NameIndex {
    /// The index after an event, for the snapshot that followed it.
    ///
    /// Only what the event is about is read again. Whatever else has changed has its own event (row O6).
    public func updated(with event: HomeEvent, in snapshot: HomeSnapshot) -> NameIndex {
        switch event.topic {
        case .homesUpdated: return NameIndex(snapshot, reading: reading)
        case .primaryHome, .users, .reachability, .values: return self
        case .homes:
            guard let id = event.home else { return NameIndex(snapshot, reading: reading) }
            return updated(homes: [id], in: snapshot)
        case .home, .rooms, .zones, .accessories, .services, .serviceGroups, .actionSets, .triggers:
            guard let home = event.home, let thing = event.topic == .home ? .home : event.thing else {
                return event.home.map { updated(homes: [$0], in: snapshot) } ?? NameIndex(snapshot, reading: reading)
            }
            return updated([thing], of: home, in: snapshot)
        }
    }

    /// The index after things of one home have changed, come or gone.
    ///
    /// A room takes along the accessories that stand in it, whose names may begin with its own.
    public func updated(_ things: [NamedThing], of id: HomeID, in snapshot: HomeSnapshot) -> NameIndex {
        guard let home = snapshot.home(id) else { return updated(homes: [id], in: snapshot) }
        var subjects = Set(things.map { NameSubject(id, $0) })
        let rooms = Set(things.filter { $0.kind == .room })
        if !rooms.isEmpty {
            for accessory in home.accessories where accessory.room.map({ rooms.contains(.room($0)) }) == true {
                subjects.insert(NameSubject(id, .accessory(accessory.id)))
            }
        }
        var builder = NameSegmentBuilder(reading: reading)
        // One is sooner compared with each of thousands than each of these is looked up.
        let only = subjects.count == 1 ? subjects.first?.thing : nil
        builder.add(home) { thing in only.map { $0 == thing } ?? subjects.contains(NameSubject(id, thing)) }
        return replacing(subjects, homes: [], with: builder)
    }

    /// The index after whole homes have changed, come or gone.
    public func updated(homes ids: Set<HomeID>, in snapshot: HomeSnapshot) -> NameIndex {
        var builder = NameSegmentBuilder(reading: reading)
        for home in snapshot.homes where ids.contains(home.id) { builder.add(home) }
        var new = replacing([], homes: ids, with: builder)
        new.homePlaces = Self.places(of: snapshot)
        return new
    }

    private func replacing(
        _ subjects: Set<NameSubject>, homes: Set<HomeID>, with builder: NameSegmentBuilder
    ) -> NameIndex {
        var new = self
        for layer in new.layers.indices { new.layers[layer].remove(subjects, homes: homes) }
        if builder.bearers.count > 0 { new.layers.append(NameLayer(segment: NameSegment(builder))) }
        new.merge()
        return new
    }

    /// Joins the last layers while they are of like size, and rewrites a layer most of which is gone.
    ///
    /// So there are never more layers than the logarithm of the number of names, and a name is rewritten as seldom.
    private mutating func merge() {
        while let last = layers.last, layers.count > 1, layers[layers.count - 2].weight < 2 * last.segment.count {
            layers.replaceSubrange((layers.count - 2)..., with: [NameLayer(segment: joined(layers.suffix(2)))])
        }
        if let first = layers.first, first.weight * 4 < first.segment.count * 3 {
            layers = [NameLayer(segment: joined(layers[...]))]
        }
    }

    private func joined(_ layers: ArraySlice<NameLayer>) -> NameSegment {
        var builder = NameSegmentBuilder(reading: reading)
        for layer in layers { builder.add(layer) }
        return NameSegment(builder)
    }
}
