import HAPController
import HAPWire
import HomeModel
import Synchronization
import TestSupport
import Testing

@testable import BeckonRuntime

/// The dialogue of a guided set-up, without a terminal and without devices.
struct GuidedSetupTests {
    /// Answers that are given one after another, and all that was said meanwhile.
    private final class Script: SetupTalk {
        private let answers: Mutex<[String]>
        private let said = Mutex<[String]>([])

        init(_ answers: [String]) { self.answers = Mutex(answers) }

        func ask(_ question: String) async -> String? {
            said.withLock { $0.append(question) }
            return answers.withLock { $0.isEmpty ? nil : $0.removeFirst() }
        }

        func tell(_ text: String) async { said.withLock { $0.append(text) } }

        var transcript: [String] { said.withLock { $0 } }
        var rest: [String] { answers.withLock { $0 } }
    }

    /// Devices that take one code, at any place.
    private final class Devices: SetupDevices {
        private let device: PairedDevice
        private let isPaired = Mutex(false)
        let released = Mutex<[DeviceID]>([])
        /// Whether it names the identity of a known device under another key.
        let isStranger = Mutex(false)

        init(_ device: PairedDevice, isPaired: Bool = false) {
            self.device = device
            self.isPaired.withLock { $0 = isPaired }
        }

        func pair(
            with meant: DeviceReference, code: SetupCode, claims: IdentityClaims, by right: AdministratorRight
        ) async throws -> PairedDevice {
            if case .place(let place) = meant, place.port == 9 { throw PairingFailure.connection(.refused) }
            guard code.text == "031-45-154" else { throw PairingFailure.refused(.authentication) }
            if isStranger.withLock({ $0 }), claims.released != device.id {
                throw PairingFailure.identityInUse(device.id, of: nil)
            }
            isPaired.withLock { $0 = true }
            return device
        }

        func release(_ device: PairedDevice, by right: AdministratorRight) async {
            released.withLock { $0.append(device.id) }
        }

        func paired(except known: Set<DeviceID>) async throws -> [PairedDevice] {
            isPaired.withLock { $0 } && !known.contains(device.id) ? [device] : []
        }
    }

    private static let code = "031-45-154"

    private func device(_ names: String...) throws -> PairedDevice {
        let id = try #require(DeviceID("AA:BB:CC:DD:EE:FF"))
        let found = names.enumerated().map { number, name in
            DiscoveredAccessory(
                address: AccessoryAddress(device: id, aid: UInt64(number + 1)), name: name,
                services: number == 0 && names.count > 1 ? [] : [Service(type: "Lightbulb", name: name)],
                isBridge: number == 0 && names.count > 1)
        }
        return PairedDevice(id: id, name: names[0], accessories: found)
    }

    /// What was said when these answers were given.
    private func run(
        _ answers: [String], on store: MemoryHomeStore, _ devices: Devices, home: String? = nil,
        author: Author = .owner
    ) async throws -> [String] {
        let script = Script(answers)
        try await GuidedSetup(store: store, devices: devices, talk: script, home: home, author: author).run()
        #expect(script.rest.isEmpty, "every answer was asked for")
        return script.transcript
    }

    @Test("B4: home, rooms, then each accessory: added, named and put into a room")
    func b4SetsUpAHomeInOrder() async throws {
        let store = MemoryHomeStore()
        let devices = Devices(try device("Hue-Bridge", "Hue-Lamp #2", "Spot"))
        let said = try await run(
            [
                "Maple Street", "Kitchen", "Study", "", "192.0.2.7:51826", Self.code,
                "", "", "", "study", "Reading Light", "1", "",
            ], on: store, devices)
        let home = try #require(await store.snapshot().primary)
        #expect(home.name == "Maple Street")
        #expect(home.rooms.map(\.name) == ["Kitchen", "Study"])
        #expect(home.accessories.map(\.name) == ["Hue Bridge", "Hue Lamp 2", "Reading Light"])
        #expect(home.accessories.map { home.room($0.room)?.name } == [nil, "Study", "Kitchen"])
        #expect(home.accessories.last?.services.map(\.name) == ["Reading Light"])
        #expect(said.contains("An accessory calls itself “Hue-Lamp #2”."))
        #expect(said.contains("Its name [Hue Lamp 2]:"))
        #expect(
            said.last == "Maple Street has 2 rooms and 3 accessories. `beckon setup` goes on from here at any time.")
    }

    @Test("N11: a name that breaks a rule is told with the rule, and a legal and free one is offered")
    func n11OffersALegalAndFreeName() async throws {
        let store = MemoryHomeStore()
        let devices = Devices(try device("Spot"))
        let said = try await run(
            [
                "Lair #13", "", "Kitchen", "kitchen", "", "'Attic", "-", "",
                "192.0.2.7:51826", Self.code, "KITCHEN'", "", "Lair 13", "",
            ], on: store, devices)
        let home = try #require(await store.snapshot().primary)
        #expect(home.name == "Lair 13")
        #expect(home.rooms.map(\.name) == ["Kitchen", "kitchen 2"])
        #expect(home.accessories.map(\.name) == ["KITCHEN 3"])
        #expect(said.contains { $0.contains("“#” at character 6 is not allowed") })
        #expect(said.contains("Another name, or “-” for none [Lair 13]:"))
        #expect(said.contains { $0.contains("is taken in Lair 13 by the room “Kitchen”") })
        #expect(said.contains { $0.contains("a name starts with a letter or a digit") })
    }

    @Test("B3: a wrong setup code is a clear error, changes nothing, and is asked for again")
    func b3AsksAgainAfterAWrongCode() async throws {
        var snapshot = HomeSnapshot(homes: [Home(name: "Hut")])
        snapshot.homes[0].rooms = [Room(name: "Kitchen")]
        let store = MemoryHomeStore(snapshot)
        let devices = Devices(try device("Spot"))
        let said = try await run(
            ["", "nowhere", "192.0.2.7:51826", "12345", "111-22-333", "", "192.0.2.7:9", Self.code, ""], on: store,
            devices)
        #expect(said.contains(localized(fault: PairingFailure.refused(.authentication))))
        #expect(said.contains(localized(fault: PairingFailure.connection(.refused))))
        #expect(said.contains { $0.hasPrefix("That is no address") })
        #expect(said.contains { $0.hasPrefix("That is no setup code") })
        #expect(!said.contains { $0.contains("111-22-333") || $0.contains(Self.code) })
        #expect(await store.snapshot() == snapshot)
        #expect(await store.events.isEmpty)
    }

    @Test func asksBeforeADeviceGetsAnIdentityThatIsKnown() async throws {
        let place = "192.0.2.7:51826"
        for (answer, count) in [("", 0), ("yes", 1)] {
            let store = MemoryHomeStore(HomeSnapshot(homes: [Home(name: "Hut")]))
            let devices = Devices(try device("Spot"))
            devices.isStranger.withLock { $0 = true }
            let rest = answer.isEmpty ? [""] : ["", "", ""]
            let said = try await run(["", place, Self.code, answer] + rest, on: store, devices)
            #expect(said.contains { $0.contains("What is at \(place) calls itself AA:BB:CC:DD:EE:FF, which is") })
            #expect(await store.snapshot().homes[0].accessories.count == count)
        }
    }

    @Test func goesOnWhereItWasLeftWhereverThatWas() async throws {
        let answers = [
            "Maple Street", "Kitchen", "Study", "", "192.0.2.7:51826", Self.code, "Left Lamp", "Kitchen", "Spot Light",
            "Hall", "",
        ]
        let device = try device("Hue-Lamp #2")
        let bare = PairedDevice(
            id: device.id, name: "Hue",
            accessories: try [self.device("Hue-Lamp #2").accessories[0], self.device("a", "Spot").accessories[1]])
        // Whenever the answers end, nothing is lost and the next set-up asks for what is missing only.
        for end in 0...answers.count {
            let store = MemoryHomeStore()
            let devices = Devices(bare)
            _ = try await run(Array(answers.prefix(end)), on: store, devices)
            let known = await store.snapshot()
            if end == 0 {
                #expect(known.homes.isEmpty)
                continue
            }
            #expect(known.primary?.rooms.map(\.name).prefix(2) == ["Kitchen", "Study"].prefix(max(0, min(2, end - 1))))
            let said = try await run([], on: store, devices)
            #expect(said.first?.hasPrefix("Going on with Maple Street") == true)
            #expect(await store.snapshot() == known, "no answer, no change")
        }
    }

    @Test func asksForWhatIsMissingOfAccessoriesThatAreThere() async throws {
        var home = Home(name: "Hut")
        home.rooms = [Room(name: "Kitchen")]
        var placed = Accessory(name: "Spot")
        placed.room = home.rooms[0].id
        var derived = placed
        derived = Accessory(name: "Hue Lamp 2")
        derived.label = "Hue-Lamp #2"
        derived.room = home.rooms[0].id
        var chosen = Accessory(name: "Left Light")
        chosen.label = "Hue-Lamp #3"
        chosen.room = home.rooms[0].id
        home.accessories = [placed, derived, chosen, Accessory(name: "Fan")]
        let store = MemoryHomeStore(HomeSnapshot(homes: [home]))
        let said = try await run(["", "Right Light", "", "", "Hall", ""], on: store, Devices(device("x")))
        let now = try #require(await store.snapshot().primary)
        #expect(said.contains("2 accessories still to be named or placed."))
        #expect(now.accessories.map(\.name) == ["Spot", "Right Light", "Left Light", "Fan"])
        #expect(now.accessories.map { now.room($0.room)?.name } == ["Kitchen", "Kitchen", "Kitchen", "Hall"])
    }

    @Test func takesInADeviceThatWasPairedBeforeItWasLeft() async throws {
        let store = MemoryHomeStore(HomeSnapshot(homes: [Home(name: "Hut")]))
        let said = try await run(["", "Lamp", "-", ""], on: store, Devices(device("Spot"), isPaired: true))
        #expect(said.contains("Spot is paired, but in no home yet."))
        #expect(await store.snapshot().primary?.accessories.map(\.name) == ["Lamp"])
    }

    @Test("U4: a guest is told at once, and asked nothing")
    func u4RefusesAGuest() async throws {
        var home = Home(name: "Hut")
        home.users = [User(name: "Ann", role: .administrator), User(name: "Bo", role: .guest)]
        let store = MemoryHomeStore(HomeSnapshot(homes: [home]))
        let script = Script([])
        let setup = GuidedSetup(
            store: store, devices: Devices(try device("Spot")), talk: script, author: Author(user: "Bo"))
        let refusal = await #expect(throws: EditRefusal.self) { try await setup.run() }
        #expect(refusal?.error == .insufficientPrivileges)
        #expect(script.transcript.isEmpty)
    }

    @Test(arguments: 0..<200) func survivesWhateverIsAnswered(seed: Int) async throws {
        var random = SeededNumbers(seed: seed)
        let words = [
            "", " ", "-", "1", "0", "99999999999999999999", "Kitchen", "kitchen'", "Lair #13", "192.0.2.7:51826",
            "[::1]:9", Self.code, "11111111", "\u{1B}[2J", "💡", String(repeating: "a", count: 70), "Küche", "Hut",
        ]
        let answers = (0..<60).map { _ in words[Int.random(in: words.indices, using: &random)] }
        let store = MemoryHomeStore()
        let script = Script(answers)
        let devices = Devices(try device("Hue-Bridge", "Hue-Lamp #2", "Spot", "Spot"))
        try await GuidedSetup(store: store, devices: devices, talk: script, author: .owner).run()
        let file = HomeFile.write(await store.snapshot())
        #expect(try HomeFile.write(HomeFile.read(file)) == file)
    }
}
