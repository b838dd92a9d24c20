import HomeModel

extension HomeStore {
    /// Makes sure that an accessory may be added, before a device is touched; gives the home that is decided on.
    ///
    /// Where neither home nor room is asked for, one that the author may add to will do: which it is, the device decides.
    ///
    /// - Throws: `EditRefusal` where home or room are not there, the name cannot be had, or the author may not.
    func expect(home: String?, room: String?, name: String?, by author: Author) async throws -> HomeID? {
        let snapshot = try await snapshot()
        let chosen = try home.map { try snapshot.home(called: $0) } ?? (room == nil ? nil : snapshot.primary)
        guard !snapshot.homes.isEmpty else {
            let first = Home(name: Enrolment.firstHome)
            let trial = try Edit.trial(name: name, room: room, in: first)
            try await rehearse([.addHome(id: first.id, name: first.name), trial], by: author)
            return nil
        }
        var refusal: EditRefusal?
        for home in chosen.map({ [$0] }) ?? snapshot.homes {
            do {
                try await rehearse([.trial(name: name, room: room, in: home)], by: author)
                return chosen?.id
            } catch let error as EditRefusal {
                refusal = refusal ?? error
            }
        }
        if let refusal { throw refusal }
        return chosen?.id
    }
}

extension Edit {
    /// What adds an accessory that shows whether a name and a room can be had.
    fileprivate static func trial(name: String?, room: String?, in home: Home) throws(EditRefusal) -> Edit {
        var names = FreeNames(in: home)
        var accessory = Accessory(name: name ?? names.claim(like: FreeNames.fallback))
        if let room { accessory.room = try home.place(called: room) }
        return .change(home.id, .addAccessory(accessory))
    }
}

extension Home {
    /// The room of a name or alias as accessories refer to it: nil is the room for the entire home (row M6).
    ///
    /// - Throws: `EditRefusal` of `notFound`, with the nearest names.
    func place(called name: String) throws(EditRefusal) -> RoomID? {
        let room = try room(called: name)
        return room.id == roomForEntireHome.id ? nil : room.id
    }
}

extension HomeSnapshot {
    /// The home of a name or alias.
    ///
    /// - Throws: `EditRefusal` of `notFound`.
    func home(called name: String) throws(EditRefusal) -> Home {
        if let home = homes.named(name) { return home }
        throw .notFound(.home, name)
    }
}
