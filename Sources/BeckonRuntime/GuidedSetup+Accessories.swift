import HAPController
import HAPTransport
import HAPWire
import HomeModel

extension GuidedSetup {
    /// Asks what is still missing of the accessories that are there: those in no room, and those whose name nobody chose.
    func finishAccessories(of home: HomeID) async throws {
        let known = try await current(home)
        let unfinished = known.accessories.filter { !$0.isBridge && ($0.room == nil || $0.bearsDerivedName) }
        if unfinished.isEmpty { return }
        await talk.tell(
            localized("unfinished", ["things": NamedThing.Kind.accessory.counted(unfinished.count)]))
        for accessory in unfinished { try await settle(accessory.id, in: home) }
    }

    /// Asks for one device after another, until an empty line.
    func addDevices(to home: HomeID) async throws {
        let known = Set(try await store.snapshot().homes.flatMap(\.accessories).compactMap { $0.address?.device })
        for device in try await devices.paired(except: known) {
            await talk.tell(localized("paired-in-no-home", ["name": device.name.onOneLine]))
            await warn(of: device, in: home)
            try await settle(store.enrol(device, home: home, by: author), of: device, in: home)
        }
        await talk.tell(Self.whereAccessoriesAre)
        while let meant = try await nextDevice() { try await add(meant, to: home) }
    }

    /// Why an address is asked for, and where people find it.
    private static var whereAccessoriesAre: String { localized("where-accessories-are") }

    /// The device that is added next: one that waits in the network, or one at an address; nil where there is none.
    private func nextDevice() async throws -> DeviceReference? {
        let found = await devices.waiting()
        if !found.isEmpty { await talk.tell(localized("waiting-in-network")) }
        for (number, device) in found.enumerated() {
            let announcement = device.announcement
            await talk.tell(
                localized(
                    "waiting-device",
                    [
                        "number": number + 1, "name": announcement.name.onOneLine,
                        "category": announcement.category.localized,
                    ]))
        }
        while true {
            let question = localized("next-accessory", ["isAnyFound": !found.isEmpty])
            let typed = try await answer(to: question)
            if typed.isEmpty { return nil }
            if let place = NetworkPlace(typed) { return .place(place) }
            if let number = Int(typed), found.indices.contains(number - 1) { return .announced(found[number - 1]) }
            await talk.tell(localized("that-is-no-address"))
        }
    }

    private func add(_ meant: DeviceReference, to home: HomeID) async throws {
        if let question = meant.certificationQuestion {
            let typed = try await answer(to: localized("yes-or-back", ["question": question]))
            guard typed.saysYes else { return }
        }
        if let name = meant.announcedName { try await warn(ofAnnounced: name, in: home) }
        while true {
            let typed = try await secret(for: localized("its-setup-code"))
            if typed.isEmpty { return }
            let code: SetupCode
            do throws(SetupCodeFault) { code = try SetupCode(reading: typed) } catch {
                await talk.tell(localized(fault: error).asSentence)
                continue
            }
            do {
                let right = try await store.administratorRight(over: [home], by: author)
                guard let device = try await pair(meant, code: code, by: right) else { return }
                await warn(of: device, in: home)
                return try await settle(enrol(device, in: home, by: right), of: device, in: home)
            } catch let fault as AccessoryError {
                return await talk.tell(localized(fault: fault).asSentence)
            } catch let failure as PairingFailure {
                await talk.tell(localized(fault: failure))
                // A wrong code is asked for again (row B3); anything else is not the code's fault.
                guard failure == .refused(.authentication) else { return }
            }
        }
    }

    /// Pairs with a device, asking first where it has the identity of another one; nil where it is not that one.
    private func pair(
        _ meant: DeviceReference, code: SetupCode, by right: AdministratorRight
    ) async throws -> PairedDevice? {
        let snapshot = try await store.snapshot()
        do {
            return try await devices.pair(with: meant, code: code, claims: snapshot.claims(), by: right)
        } catch let failure as PairingFailure {
            guard let question = IdentityQuestion(of: failure, meant: meant, in: snapshot) else { throw failure }
            let typed = try await answer(to: localized("yes-or-back", ["question": question.text]))
            guard typed.saysYes else { return nil }
            let owners = snapshot.homes(of: question.id)
            if !owners.isEmpty { try await store.require(.administrator, in: .homes(owners), of: author) }
            let claims = snapshot.claims(released: question.id)
            return try await devices.pair(with: meant, code: code, claims: claims, by: right)
        }
    }

    /// Tells what the name that a device announces would be confused with, before it is paired.
    private func warn(ofAnnounced name: String, in home: HomeID) async throws {
        let known = try await current(home)
        if known.accessories.contains(where: { $0.isCalled(name) }) { return }
        guard let verdict = await advise(on: name, for: .accessory, in: home) else { return }
        if verdict.status == .confusable { await warn(of: verdict) }
    }

    /// Tells which names of a device would be confused, all at once, before any of them is in the home.
    private func warn(of device: PairedDevice, in home: HomeID) async {
        for line in await adviseOnDevice?(device, home).lines ?? [] {
            await talk.tell(localized("take-care", ["warning": line]).withLocalizedEnd)
        }
    }

    /// Puts what a device has into the home; where that fails, the pairing is taken back.
    private func enrol(
        _ device: PairedDevice, in home: HomeID, by right: AdministratorRight
    ) async throws -> [AddedAccessory] {
        do {
            return try await store.enrol(device, home: home, by: author)
        } catch {
            await devices.release(device, by: right)
            throw error
        }
    }

    /// Asks for the name and the room of each accessory that a device has brought.
    private func settle(_ added: [AddedAccessory], of device: PairedDevice, in home: HomeID) async throws {
        let accessories = NamedThing.Kind.accessory.counted(added.count)
        await talk.tell(
            localized("device-has", ["device": device.name.onOneLine, "accessories": accessories]))
        for entry in added {
            if !entry.isNew, let room = entry.room {
                await talk.tell(localized("was-expected", ["name": entry.name, "room": room]))
            } else {
                try await settle(entry.id, in: home)
            }
        }
    }

    /// Shows what an accessory calls itself, and asks for its name and its room.
    private func settle(_ id: AccessoryID, in home: HomeID) async throws {
        guard let accessory = try await current(home).accessory(id) else { return }
        await talk.tell(
            localized("accessory-calls-itself", ["label": (accessory.label ?? accessory.name).onOneLine]))
        try await name(localized("its-name"), offering: accessory.name) { name in
            try await freeName(like: name, in: home)
        } use: { typed in
            let name =
                typed == accessory.name ? typed : await settled(typed, for: .accessory, .accessory(id), in: home)
            if name != accessory.name { try await apply(accessory.renaming(to: name), to: home) }
        }
        try await place(id, in: home)
    }

    /// Asks for the room of an accessory: by number, by name, or by a new name, which makes a room.
    private func place(_ id: AccessoryID, in home: HomeID) async throws {
        let known = try await current(home)
        let now = known.room(known.accessory(id)?.room)
        let rooms = known.rooms.enumerated().map { "\($0 + 1) \($1.name)" }.joined(separator: ", ")
        let place = now?.name ?? localized("no-room")
        let typed = try await answer(
            to: rooms.isEmpty
                ? localized("its-room-new", ["now": place]) : localized("its-room", ["rooms": rooms, "now": place]))
        if typed.isEmpty || typed == "-" { return }
        if let room = try await room(typed, of: known) { try await apply([.assign(id, to: room)], to: home) }
    }

    private func room(_ typed: String, of home: Home) async throws -> RoomID? {
        if home.isCalled(typed) { return nil }
        if let room = home.rooms.named(typed) { return room.id }
        if let number = Int(typed), home.rooms.indices.contains(number - 1) { return home.rooms[number - 1].id }
        return try await addRoom(await settled(typed, for: .room, in: home.id), to: home.id)
    }
}

extension Accessory {
    /// Whether its name is still the one that was made from its label (row N13).
    fileprivate var bearsDerivedName: Bool {
        guard let label else { return false }
        let legal = Name.fault(in: label) == nil ? label : Name.legal(from: label) ?? FreeNames.fallback
        let (own, derived) = (NameKey(name).text, NameKey(legal).text)
        return own.hasPrefix(derived) && own.dropFirst(derived.count).allSatisfy(\.isNumber)
    }

    /// What renames it, and the service that shares its name: to a speaker they are one thing (row N9).
    fileprivate func renaming(to name: String) -> [HomeEdit] {
        let sharing = services.first { $0.name.map(NameKey.init) == NameKey(self.name) }
        let service = sharing.map { NamedThing.service(ServiceReference(accessory: id, service: $0.id)) }
        return [.rename(.accessory(id), to: name)] + (service.map { [.rename($0, to: name)] } ?? [])
    }
}
