extension EditedHomes {
    /// Has the homes be as they were before an edit, and notes what observers are told: each of its changes the other way
    /// round, the last first.
    ///
    /// The store has found out what the homes were, and that nothing that they would become was changed since.
    ///
    /// - Parameters:
    ///   - earlier: all homes that are here, as they are to be.
    ///   - changed: those that the edit changed.
    ///   - paired: the devices that are still paired; what comes back with another is unpaired.
    ///   - isKnown: whether the log still has all of what the edit changed.
    public mutating func takeBack(
        _ edit: RecordedEdit, to earlier: [Home], changing changed: Set<HomeID>, paired: Set<DeviceID>, isKnown: Bool,
        by author: Author
    ) throws(UndoFault) {
        for home in earlier where changed.contains(home.id) {
            guard home.withoutDanglingReferences == home else { throw .changedSince(edit.id, by: nil) }
            guard home.users.isEmpty || home.users.contains(where: { $0.role == .administrator }) else {
                throw .clashes(edit.id)
            }
            do { try NameRules(home: home).checkAllNames() } catch { throw .clashes(edit.id) }
        }
        do { try HomeSnapshot(homes: earlier).checkHomeNames() } catch { throw .clashes(edit.id) }
        homes = earlier.map { home in
            guard changed.contains(home.id) else { return home }
            let before = homes.first { $0.id == home.id }
            return home.unpaired(except: paired, where: { before?.accessory($0)?.address == nil })
        }
        let users = Set(homes.flatMap(\.users).map(\.id))
        accounts = accounts.filter { users.contains($0.key) }
        tellUndone(edit.changes, isKnown: isKnown, by: author)
    }

    private mutating func tellUndone(_ changes: [HomeEvent], isKnown: Bool, by author: Author) {
        let areOfThings = changes.allSatisfy { change in
            change.home != nil && change.thing != nil && ![.homesUpdated, .values].contains(change.topic)
        }
        guard isKnown, areOfThings, !changes.isEmpty else {
            let event = HomeEvent(topic: .homesUpdated, verb: .changed, author: author.user)
            return self.changes.append(LoggedChange(event))
        }
        for change in changes.reversed() {
            var event = change
            event.verb = event.verb.inverse
            event.author = author.user
            let home = homes.first { $0.id == event.home }
            // What is gone again is told by the name that it had.
            if event.verb != .removed, let thing = event.thing, let name = try? home?.called(thing) {
                event.name = name
            }
            self.changes.append(LoggedChange(event))
        }
    }
}

extension Home {
    /// The home where no accessory of some is paired with a device that is no longer.
    fileprivate func unpaired(except paired: Set<DeviceID>, where isConcerned: (AccessoryID) -> Bool) -> Home {
        var home = self
        for index in home.accessories.indices where isConcerned(home.accessories[index].id) {
            guard let device = home.accessories[index].address?.device, !paired.contains(device) else { continue }
            home.accessories[index].address = nil
        }
        return home
    }
}
