import HomeModel
import TestSupport
import Testing

/// The rows S and U that every store keeps.
struct StoreContractUsersTests {
    @Test("a user or a room may have a language, in what other programs keep with it", arguments: StoreKind.allCases)
    func keepsALanguage(kind: StoreKind) async throws {
        let cottage = try await StoreUnderTest.cottage(kind)
        let room = try #require(try await cottage.home.rooms.first)
        let user = User(name: "Eva", role: .administrator)
        try await cottage.edit(.addUser(user))
        #expect(
            try await cottage.told(of: .setLanguage("de", of: .room(room.id))) == ["rooms changed \(room.name)"])
        #expect(try await cottage.told(of: .setLanguage("de", of: .room(room.id))).isEmpty)
        try await cottage.edit(.setLanguage("fr", of: .user(user.id)))
        let homes = try await cottage.store.snapshot()
        #expect(homes.language(ofUser: "eva", room: room.name) == "fr")
        #expect(homes.language(ofUser: nil, room: room.name) == "de")
        #expect(homes.language(ofUser: "Nobody", room: room.name, home: "No Such Home") == nil)
        #expect(try await cottage.refusal(.setLanguage("../de", of: .user(user.id))) == .invalidParameter)
        try await cottage.edit(.setLanguage(nil, of: .user(user.id)))
        #expect(try await cottage.store.snapshot().language(ofUser: "Eva", room: room.name) == "de")
    }

    @Test("S3: a trigger runs scenes, and to fire it needs one", arguments: StoreKind.allCases)
    func s3ATriggerRunsScenes(kind: StoreKind) async throws {
        let cottage = try await StoreUnderTest.cottage(kind)
        let home = try await cottage.home
        let (lockUp, night, movie) = (
            try home.trigger("Lock Up"), try home.scene("Good Night"), try home.scene("Movie Time")
        )
        #expect(try await cottage.told(of: .addToTrigger(lockUp, movie)) == ["triggers changed Lock Up"])
        #expect(try await cottage.refusal(.addToTrigger(lockUp, movie)) == .alreadyExists)
        #expect(try await cottage.refusal(.addToTrigger(lockUp, ActionSetID())) == .notFound)
        try await cottage.edit(.removeFromTrigger(lockUp, night))
        #expect(try await cottage.refusal(.removeFromTrigger(lockUp, night)) == .notFound)
        #expect(try await cottage.home.triggers[0].isEnabled)
        #expect(
            try await cottage.told(of: .remove(.actionSet(movie))).sorted()
                == ["actionSets removed Movie Time", "triggers changed Lock Up"])
        #expect(try await cottage.home.triggers[0].isEnabled == false)
        #expect(try await cottage.refusal(.setEnabled(lockUp, true)) == .noRegisteredActionSets)
    }

    @Test("S4, S5: the time of a trigger obeys the rules", arguments: StoreKind.allCases)
    func s4TheTimeOfATriggerObeysTheRules(kind: StoreKind) async throws {
        let cottage = try await StoreUnderTest.cottage(kind)
        let lockUp = try await cottage.home.trigger("Lock Up")
        func fault(
            _ date: String?, _ zone: String? = nil, _ recurrence: Recurrence? = nil
        ) async throws -> HomeError? {
            var new = Trigger(name: "New", fireDate: date)
            (new.timeZone, new.recurrence) = (zone, recurrence)
            let error = try await cottage.refusal(
                .setTimer(lockUp, fireDate: date, timeZone: zone, recurrence: recurrence))
            #expect(try await cottage.refusal(.addTrigger(new)) == error)
            return error
        }
        #expect(try await fault("tomorrow") == .invalidParameter)
        #expect(try await fault("2030-02-30T10:00:00Z") == .invalidParameter)
        #expect(try await fault("2030-01-01T10:00:30Z") == .fireDateNotOnMinute)
        #expect(try await fault("2027-01-15T08:00:00Z") == .fireDateInPast)
        #expect(try await fault("2027-01-15T10:00:00+02:00") == .fireDateInPast)
        #expect(try await fault("2030-01-01T10:00:00Z", "Europe/Atlantis") == .invalidParameter)
        #expect(try await fault(nil, nil, .every(4, .minutes)) == .recurrenceTooSmall)
        #expect(try await fault(nil, nil, .every(6, .weeks)) == .recurrenceTooLarge)
        #expect(try await fault("2027-01-15T08:01:00Z", "Europe/Paris", .every(5, .weeks)) == nil)
    }

    @Test("S6: a new trigger is disabled, and enabling it is a step of its own", arguments: StoreKind.allCases)
    func s6ANewTriggerIsDisabled(kind: StoreKind) async throws {
        let cottage = try await StoreUnderTest.cottage(kind)
        let night = try await cottage.home.scene("Good Night")
        var trigger = Trigger(name: "Late", fireDate: "2027-01-15T22:00:00Z")
        trigger.isEnabled = true
        trigger.actionSets = [night]
        #expect(try await cottage.told(of: .addTrigger(trigger)) == ["triggers added Late"])
        #expect(try await cottage.home.triggers.last?.isEnabled == false)
        #expect(try await cottage.told(of: .setEnabled(trigger.id, true)) == ["triggers changed Late"])
        #expect(try await cottage.home.triggers.last?.isEnabled == true)
        #expect(try await cottage.edit(.setEnabled(trigger.id, false)).triggers.last?.isEnabled == false)
        var dateless = Trigger(name: "Some Day")
        dateless.actionSets = [night]
        #expect(
            try await cottage.refusal(.addTrigger(dateless), .setEnabled(dateless.id, true)) == .invalidParameter)
        dateless.actionSets = [ActionSetID()]
        #expect(try await cottage.refusal(.addTrigger(dateless)) == .notFound)
    }

    @Test("S6: a date that has passed is no date to enable, unless it comes again", arguments: StoreKind.allCases)
    func s6ADateThatHasPassed(kind: StoreKind) async throws {
        var snapshot = Fixture.home("cottage")
        for index in 0...1 {
            snapshot.homes[0].triggers[index].fireDate = "2026-01-01T10:00:00Z"
            snapshot.homes[0].triggers[index].isEnabled = false
        }
        snapshot.homes[0].triggers[1].recurrence = nil
        let cottage = try await StoreUnderTest(kind, snapshot)
        let triggers = try await cottage.home.triggers.map(\.id)
        #expect(try await cottage.edit(.setEnabled(triggers[0], true)).triggers[0].isEnabled)
        #expect(try await cottage.refusal(.setEnabled(triggers[1], true)) == .fireDateInPast)
    }

    @Test("S1, C5: an action writes a value that its characteristic takes", arguments: StoreKind.allCases)
    func s1AnActionWritesAValue(kind: StoreKind) async throws {
        let cottage = try await StoreUnderTest.cottage(kind)
        let home = try await cottage.home
        let (movie, lamp) = (try home.scene("Movie Time"), try home.service("Floor Lamp"))
        func action(_ type: String, _ value: CharacteristicValue, on service: ServiceReference? = nil) -> HomeEdit {
            .setAction(
                Action(service: service ?? lamp, characteristic: CharacteristicType(type), value: value), in: movie)
        }
        #expect(try await cottage.told(of: action("Brightness", .double(40))) == ["actionSets changed Movie Time"])
        #expect(try await cottage.home.actionSets[1].actions[0].value == .int(40))
        #expect(try await cottage.edit(action("On", .int(1))).actionSets[1].actions.last?.value == .bool(true))
        #expect(try await cottage.refusal(action("Brightness", .int(101))) == .valueHigherThanMaximum)
        #expect(try await cottage.refusal(action("Brightness", .string("x"))) == .invalidValueType)
        #expect(try await cottage.refusal(action("LockTargetState", .int(1))) == .notFound)
        let sensor = try home.service("Weather Station")
        #expect(try await cottage.refusal(action("CurrentTemperature", .int(1), on: sensor)) == .readOnlyCharacteristic)
        let on = CharacteristicType("On")
        #expect(try await cottage.edit(.removeAction(lamp, on, from: movie)).actionSets[1].actions.count == 3)
        #expect(try await cottage.refusal(.removeAction(lamp, on, from: movie)) == .notFound)
    }

    @Test("U1: who creates a home is its administrator", arguments: StoreKind.allCases)
    func u1WhoCreatesAHomeIsItsAdministrator(kind: StoreKind) async throws {
        let stores = try await StoreUnderTest(kind, ownsStore: false)
        let (hut, tent, barn) = (HomeID(), HomeID(), HomeID())
        try await stores.store.apply([.addHome(id: hut, name: "Hut")], by: Author(account: "dee_2"))
        let users = try await stores.home.users
        #expect(users.map(\.name) == ["dee 2"])
        #expect(users.map(\.role) == [.administrator])
        try await stores.edit(.addRoom(Room(name: "Kitchen")), by: Author(account: "dee_2"))
        #expect(
            try await stores.refusal(.addRoom(Room(name: "Den")), by: Author(account: "eve"))
                == .insufficientPrivileges)
        try await stores.store.apply([.addHome(id: tent, name: "Tent")], by: Author(user: "Fay", account: "dee_2"))
        #expect(try await stores.store.home(tent)?.users.map(\.name) == ["Fay"])
        try await stores.store.apply([.addHome(id: barn, name: "Barn")], by: .owner)
        #expect(try await stores.store.home(barn)?.users == [])
    }

    @Test("U2: an added user is a guest, and an administrator only by a step of its own", arguments: StoreKind.allCases)
    func u2AnAddedUserIsAGuest(kind: StoreKind) async throws {
        let cottage = try await StoreUnderTest.cottage(kind)
        let cy = User(name: "Cy", role: .guest)
        #expect(try await cottage.told(of: .addUser(cy)) == ["users added Cy"])
        #expect(
            try await cottage.refusal(.addRoom(Room(name: "Den")), by: Author(user: "cy")) == .insufficientPrivileges)
        #expect(try await cottage.told(of: .setRole(.administrator, of: cy.id)) == ["users changed Cy"])
        try await cottage.edit(.addRoom(Room(name: "Den")), by: Author(user: "cy"))
        let ann = try await cottage.home.user("Ann")
        try await cottage.edit(.setRole(.guest, of: ann))
        #expect(try await cottage.refusal(.setRole(.guest, of: cy.id)) == .invalidParameter)
        #expect(try await cottage.refusal(.remove(.user(cy.id))) == .invalidParameter)
        #expect(try await cottage.refusal(.addUser(User(name: "ANN", role: .guest))) == .alreadyExists)
        #expect(try await cottage.refusal(.setRole(.guest, of: UserID())) == .notFound)
    }

    @Test("U3, U4: a guest changes values and nothing else", arguments: StoreKind.allCases)
    func u4AGuestChangesNothing(kind: StoreKind) async throws {
        let cottage = try await StoreUnderTest.cottage(kind)
        let (home, bo) = (try await cottage.home, Author(user: "Bo"))
        let edits: [HomeEdit] = [
            .rename(.home, to: "Bo's"), .addAlias("Bo's", to: .home), .setTemperatureUnit(.fahrenheit),
            .addRoom(Room(name: "Den")), .remove(.home), .remove(.room(home.rooms[0].id)),
            .assign(home.accessories[0].id, to: nil), .setEnabled(home.triggers[0].id, false),
            .setRole(.administrator, of: try home.user("Bo")), .mapAccount("bo", to: try home.user("Bo")),
            .remove(.user(try home.user("Ann"))),
        ]
        for edit in edits { #expect(try await cottage.refusal(edit, by: bo) == .insufficientPrivileges, "\(edit)") }
        #expect(try await cottage.refusal([.makePrimary(home.id)], by: bo) == .insufficientPrivileges)
        #expect(try await cottage.refusal([.replaceAll(HomeSnapshot())], by: bo) == .insufficientPrivileges)
        let nobody = Author(user: "Zed")
        #expect(try await cottage.refusal(.addRoom(Room(name: "Den")), by: nobody) == .insufficientPrivileges)
        var lamp = try home.accessory(called: "Desk Lamp")
        lamp.services[0].characteristics[0].value = .bool(lamp.services[0].characteristics[0].value != .bool(true))
        #expect(try await cottage.told(of: .refresh(lamp), by: bo) == ["values changed Desk Lamp"])
        #expect(try await cottage.refusal(.refresh(lamp), by: nobody) == .insufficientPrivileges)
    }

    @Test("U5: an account acts as the user it is mapped to, and is never read back", arguments: StoreKind.allCases)
    func u5AnAccountActsAsItsUser(kind: StoreKind) async throws {
        let cottage = try await StoreUnderTest.cottage(kind, ownsStore: false)
        let (ann, root) = (Author(user: "Ann"), Author(account: "root"))
        #expect(try await cottage.refusal(.addRoom(Room(name: "Den")), by: root) == .insufficientPrivileges)
        #expect(try await cottage.refusal(.addRoom(Room(name: "Den")), by: .owner) == .insufficientPrivileges)
        try await cottage.edit(.addRoom(Room(name: "Den")), by: Author(account: "ANN"))
        let before = try await cottage.home
        #expect(try await cottage.edit(.mapAccount("root", to: before.user("Ann")), by: ann) == before)
        try await cottage.edit(.addRoom(Room(name: "Loft")), by: root)
        #expect(
            String(decoding: HomeFile.write(try await cottage.store.snapshot()), as: UTF8.self).contains("root")
                == false)
        try await cottage.edit(
            .mapAccount("root", to: before.user("Bo")), by: ann)
        #expect(try await cottage.refusal(.mapAccount("", to: before.user("Bo")), by: ann) == .invalidParameter)
        #expect(try await cottage.refusal(.addRoom(Room(name: "Attic")), by: root) == .insufficientPrivileges)
        try await cottage.edit(.mapAccount(nil, to: before.user("Bo")), by: ann)
        let owned = try await StoreUnderTest.cottage(kind)
        try await owned.edit(.addRoom(Room(name: "Den")), by: root)
        #expect(
            try await owned.refusal(.addRoom(Room(name: "Loft")), by: Author(account: "bo")) == .insufficientPrivileges)
    }
}

extension StoreContractUsersTests {
    @Test("U1 to U4: a right is only made for who has it", arguments: StoreKind.allCases)
    func makesARightOnlyForWhoHasIt(kind: StoreKind) async throws {
        let cottage = try await StoreUnderTest.cottage(kind, ownsStore: false)
        let (store, home) = (cottage.store, try await cottage.home.id)
        #expect(try await store.administratorRight(over: [home], by: Author(user: "Ann")).homes == [home])
        try await store.require(.guest, in: .homes([home]), of: Author(user: "Bo"))
        for author in [Author(user: "Bo"), Author(user: "Zed"), Author(account: "bo"), .owner] {
            await #expect(throws: EditRefusal.self) { try await store.administratorRight(over: [home], by: author) }
            await #expect(throws: EditRefusal.self) { try await store.administratorRightOverAll(by: author) }
            await #expect(throws: EditRefusal.self) { try await store.administratorRightOverFirstHome(by: author) }
        }
        await #expect(throws: EditRefusal.self) {
            try await store.administratorRight(over: [home, HomeID()], by: Author(user: "Ann"))
        }
        _ = try await store.administratorRightOverAll(by: Author(user: "Ann"))
        try await store.apply([.addHome(id: HomeID(), name: "Hut")], by: Author(user: "Fay"))
        for user in ["Ann", "Fay"] {
            await #expect(throws: EditRefusal.self) {
                try await store.administratorRightOverAll(by: Author(user: user))
            }
        }
        let empty = try await StoreUnderTest(kind, ownsStore: false).store
        _ = try await empty.administratorRightOverFirstHome(by: Author(account: "dee"))
        await #expect(throws: EditRefusal.self) { try await empty.administratorRightOverAll(by: .owner) }
        _ = try await StoreUnderTest(kind).store.administratorRightOverAll(by: .owner)
    }
}
