import Foundation
import HomeDatabase
import HomeModel
import TestSupport
import Testing

struct HomeDatabaseTests {
    private let folder = TemporaryFolder()

    private func open() throws -> HomeDatabase { try HomeDatabase(folder: folder.path) }

    @Test func knowsNoHomesAtFirst() async throws {
        #expect(try await open().snapshot() == HomeSnapshot())
    }

    @Test(arguments: ["cottage", "castle"]) func keepsHomesByteForByte(name: String) async throws {
        let snapshot = Fixture.home(name)
        try await open().replace(with: snapshot)
        let again = try await open().snapshot()
        #expect(again == snapshot)
        #expect(HomeFile.write(again) == Fixture.bytes(of: name))
    }

    @Test(arguments: 0..<100) func keepsHomesThatNobodyWouldThinkOf(seed: Int) async throws {
        let snapshot = RandomHome.snapshot(seed: seed)
        try await open().replace(with: snapshot)
        #expect(try await open().snapshot() == snapshot)
    }

    @Test func keepsWhatTheFileHasNot() async throws {
        var snapshot = Fixture.home("cottage")
        let device = try #require(DeviceID("AA:BB:CC:DD:EE:FF"))
        snapshot.homes[0].accessories[1].address = AccessoryAddress(device: device, aid: .max)
        snapshot.homes[0].accessories[1].services[0].iid = 1 << 63
        snapshot.homes[0].accessories[1].services[0].characteristics[0].iid = 6_623_462_412_413_293
        snapshot.homes[0].accessories[1].services[0].characteristics[1] = Characteristic(
            type: CharacteristicType("Brightness"), value: .double(0.1),
            metadata: CharacteristicMetadata(
                format: .float, permissions: [.read, .timedWrite, .hidden], unit: .lux, minimum: -1e300, maximum: 1e300,
                step: 1e-7, maximumLength: 7, validValues: [.min, 0, .max]))
        snapshot.extra = .object(["a": .array([.null, .double(2.5), .string("ü\n\u{0}")])])
        try await open().replace(with: snapshot)
        #expect(try await open().snapshot() == snapshot)
    }

    @Test(arguments: [
        CharacteristicValue.bool(true), .int(20), .double(20), .double(1e300), .double(-0.1), .int(.min), .string(""),
        .string("true"), .string("12"), .string("\"ü\\\n\u{0}"), .double(.infinity),
    ])
    func keepsTheKindOfAValue(value: CharacteristicValue) async throws {
        var snapshot = Fixture.home("cottage")
        snapshot.homes[0].accessories[1].services[0].characteristics[0].value = value
        try await open().replace(with: snapshot)
        #expect(try await open().snapshot() == snapshot)
    }

    @Test func readsAgainWhatAnotherConnectionChanged() async throws {
        let (one, other) = (try open(), try open())
        try await one.replace(with: Fixture.home("cottage"))
        #expect(try await other.snapshot().homes[0].name == "Cottage")
        try await one.update { $0.homes[0].name = "Cabin" }
        #expect(try await other.snapshot().homes[0].name == "Cabin")
        try await other.update { $0.homes[0].name = "Hut" }
        #expect(try await one.snapshot().homes[0].name == "Hut")
        #expect(try await other.snapshot().homes[0].name == "Hut")
    }

    @Test func losesNothingWhenTwoConnectionsChangeItAtOnce() async throws {
        try await open().replace(with: Fixture.home("cottage"))
        let before = try await open().snapshot().homes[0].rooms.count
        try await withThrowingTaskGroup(of: Void.self) { group in
            for connection in 0..<4 {
                let database = try open()
                for number in 0..<25 {
                    group.addTask {
                        try await database.update {
                            $0.homes[0].rooms.append(Room(name: "Cell \(connection * 25 + number)"))
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
        let rooms = try await open().snapshot().homes[0].rooms.map(\.name)
        #expect(rooms.count == before + 100)
        #expect(Set(rooms).isSuperset(of: (0..<100).map { "Cell \($0)" }))
    }

    @Test func opensOnceForManyWhoComeAtOnce() async throws {
        let path = folder.file("new/data")
        try await withThrowingTaskGroup(of: HomeSnapshot.self) { group in
            for _ in 0..<16 { group.addTask { try await HomeDatabase(folder: path).snapshot() } }
            for try await snapshot in group { #expect(snapshot.homes.isEmpty) }
        }
    }

    @Test func changesNothingWhereTheChangeFails() async throws {
        struct Refused: Error {}
        let database = try open()
        let cottage = Fixture.home("cottage")
        try await database.replace(with: cottage)
        await #expect(throws: Refused.self) {
            try await database.update { snapshot in
                snapshot.homes = []
                throw Refused()
            }
        }
        #expect(try await database.snapshot() == cottage)
        #expect(try await open().snapshot() == cottage)
    }

    @Test func m4MakesAnotherHomePrimaryWhereThePrimaryOneIsGone() async throws {
        let database = try open()
        try await database.replace(with: Fixture.home("castle"))
        try await database.update { $0.homes.removeFirst() }
        #expect(try await database.snapshot().primary?.name == "Hunting Lodge")
        try await database.update { $0.primaryHome = $0.homes[1].id }
        #expect(try await open().snapshot().primary?.name == "Boat House")
    }

    @Test func keepsTheOrderOfHomesWhenOneChangesAndOthersMove() async throws {
        let database = try open()
        try await database.replace(with: Fixture.home("castle"))
        try await database.update { snapshot in
            snapshot.homes.reverse()
            snapshot.homes[0].rooms.append(Room(name: "Pier"))
        }
        #expect(try await open().snapshot().homes.map(\.name) == ["Boat House", "Hunting Lodge", "Castle"])
        #expect(try await open().snapshot().homes[0].rooms.map(\.name) == ["Dock", "Pier"])
    }

    @Test func m16TakesAwayWhatRefersToWhatIsGone() async throws {
        let database = try open()
        try await database.replace(with: Fixture.home("cottage"))
        try await database.update { snapshot in
            snapshot.homes[0].rooms.removeAll { $0.name == "Study" }
            snapshot.homes[0].accessories.removeAll { $0.name == "Floor Lamp" }
            snapshot.homes[0].actionSets.removeAll { $0.name == "Good Night" }
        }
        let home = try await database.snapshot().homes[0]
        #expect(home.accessories.first { $0.name == "Desk Lamp" }?.room == nil)
        #expect(home.zones.first { $0.name == "Downstairs" }?.rooms.count == 3)
        #expect(home.serviceGroups.first { $0.name == "Reading Lights" }?.services.count == 1)
        #expect(home.actionSets.first { $0.name == "Movie Time" }?.actions.count == 2)
        #expect(home.triggers.first { $0.name == "Lock Up" }?.actionSets.isEmpty == true)
        let file = HomeFile.write(try await database.snapshot())
        #expect(HomeFile.write(try HomeFile.read(file)) == file)
    }
}
