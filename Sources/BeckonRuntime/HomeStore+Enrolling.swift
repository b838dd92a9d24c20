import HAPController
import HomeModel
import Synchronization

extension HomeStore {
    /// Puts the accessories of a newly paired device into a home, then those that are new into a room (row M7).
    ///
    /// That the room fails is told with each accessory; they are in the home all the same.
    ///
    /// - Throws: `EditRefusal` where they cannot be added to the home, and what the store throws.
    @discardableResult
    func enrol(
        _ device: PairedDevice, home: HomeID? = nil, among right: AdministratorRight? = nil, room: String? = nil,
        name: String? = nil, by author: Author
    ) async throws -> [AddedAccessory] {
        let added = Mutex<[AddedAccessory]>([])
        try await apply(by: author) { snapshot in
            let enrolment = try Enrolment(of: device, in: snapshot, home: home, among: right, name: name)
            added.withLock { $0 = enrolment.added }
            return enrolment.edits
        }
        let entries = added.withLock { $0 }
        guard let room, let home = entries.first?.homeID else { return entries }
        return try await place(entries, in: room, of: home, by: author)
    }

    private func place(
        _ entries: [AddedAccessory], in room: String, of home: HomeID, by author: Author
    ) async throws -> [AddedAccessory] {
        var refusal: EditRefusal?
        do {
            try await apply(by: author) { snapshot in
                guard let home = snapshot.home(home) else { throw EditRefusal.gone(.home) }
                let target = try home.place(called: room)
                return entries.filter(\.isNew).map { .change(home.id, .assign($0.id, to: target)) }
            }
        } catch let error as EditRefusal {
            refusal = error
        }
        let known = try await self.home(home)
        return entries.map { entry in
            var entry = entry
            entry.room = known?.room(known?.accessory(entry.id)?.room)?.name
            if entry.isNew { entry.roomRefusal = refusal }
            return entry
        }
    }

    /// Finds out whether edits would be refused; nothing is changed.
    ///
    /// They are tried together with one that is always refused, so that the store takes all of them back.
    ///
    /// - Throws: `EditRefusal` where the edits break a rule or the author may not make them.
    func rehearse(_ edits: [Edit], by author: Author) async throws {
        let mark = "?\(HomeID())"
        do {
            try await apply(edits + [.addHome(id: HomeID(), name: mark)], by: author)
            preconditionFailure("a store keeps no name that breaks a rule")
        } catch EditRefusal.badName(mark, _) {
            // Only the last edit was refused.
        }
    }
}
