import Foundation
import HomeModel
import TestSupport
import Testing

@testable import HomePostgres

/// What many programs that use one database at once may rely on.
@Suite(.enabled(if: PostgresServer.isPossible, Comment(rawValue: PostgresServer.need)))
struct ConcurrencyTests {
    private let url: String

    init() throws {
        let server = try PostgresServer.shared.get()
        url = server.url(server.freshSchema())
    }

    /// So many programs, each with connections of its own.
    private func programs(_ count: Int) async throws -> [HomePostgres] {
        var programs: [HomePostgres] = []
        for _ in 0..<count { programs.append(try await HomePostgres(url: url, connections: 2)) }
        return programs
    }

    @Test func noChangeIsLostAndNoNumberGivenTwice() async throws {
        let programs = try await programs(4)
        try await programs[0].replace(with: Fixture.home("cottage"))
        let home = try #require(try await programs[0].home(named: nil))
        let before = try await programs[0].apply([.change(home.id, .setTemperatureUnit(.fahrenheit))], by: .owner)
        let numbers = try await withThrowingTaskGroup(of: Int64.self) { group in
            for (place, program) in programs.enumerated() {
                for number in 0..<10 {
                    let room = Room(name: "Cell \(place) \(number)")
                    group.addTask { try await program.apply([.change(home.id, .addRoom(room))], by: .owner) }
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(numbers.sorted() == Array(before + 1...before + 40))
        let after = try #require(try await programs[3].home(home.id))
        #expect(after.rooms.count == home.rooms.count + 40)
        for program in programs { #expect(try await program.home(home.id) == after) }
        let changes = try #require(try await programs[1].changes(of: home.id, after: before))
        #expect(changes.map(\.event.sequence) == Array(before + 1...before + 40))
        #expect(Set(changes.compactMap(\.event.name)).count == 40)
    }

    @Test func ofTwoWhoGiveOneNameOneIsRefused() async throws {
        let programs = try await programs(2)
        try await programs[0].replace(with: Fixture.home("cottage"))
        let home = try #require(try await programs[0].home(named: nil)).id
        for number in 0..<10 {
            let edits: [[Edit]] = [
                [.change(home, .addRoom(Room(name: "Den \(number)")))], [.addHome(id: HomeID(), name: "Hut \(number)")],
            ]
            for edits in edits {
                let refusals = await withTaskGroup(of: (any Error)?.self) { group in
                    for program in programs {
                        // Each has identities of its own.
                        let edits = edits.map { edit -> Edit in
                            guard case .change(let home, .addRoom(let room)) = edit else {
                                return .addHome(id: HomeID(), name: "Hut \(number)")
                            }
                            return .change(home, .addRoom(Room(name: room.name)))
                        }
                        group.addTask {
                            do { try await program.apply(edits, by: .owner) } catch { return error }
                            return nil
                        }
                    }
                    return await group.reduce(into: []) { if let error = $1 { $0.append(error) } }
                }
                #expect(refusals.count == 1 && refusals[0] is EditRefusal, "\(refusals)")
            }
        }
    }

    @Test func oneIdentityIsGivenInOneHome() async throws {
        let programs = try await programs(2)
        let homes = [HomeID(), HomeID()]
        try await programs[0].apply(
            [.addHome(id: homes[0], name: "One"), .addHome(id: homes[1], name: "Two")], by: .owner)
        for _ in 0..<10 {
            let room = Room(name: "Room \(UUID().uuidString.prefix(8))")
            let errors = await withTaskGroup(of: (any Error)?.self) { group in
                for (program, home) in zip(programs, homes) {
                    group.addTask {
                        do { try await program.apply([.change(home, .addRoom(room))], by: .owner) } catch {
                            return error
                        }
                        return nil
                    }
                }
                return await group.reduce(into: []) { if let error = $1 { $0.append(error) } }
            }
            #expect(errors.count == 1 && (errors[0] as? EditRefusal)?.error == .alreadyExists, "\(errors)")
        }
    }

    @Test func namesAndIdentitiesMayChangePlacesWithinOneEdit() async throws {
        let store = try await programs(1)[0]
        let (one, two) = (HomeID(), HomeID())
        try await store.apply([.addHome(id: one, name: "One"), .addHome(id: two, name: "Two")], by: .owner)
        try await store.apply([.change(one, .addRoom(Room(name: "Den")))], by: .owner)
        var snapshot = try await store.snapshot()
        let rooms = snapshot.homes[0].rooms
        (snapshot.homes[0].name, snapshot.homes[1].name) = ("Two", "One")
        (snapshot.homes[0].rooms, snapshot.homes[1].rooms) = ([], rooms)
        snapshot.homes.swapAt(0, 1)
        try await store.replace(with: snapshot)
        #expect(try await store.snapshot() == snapshot)
        #expect(try await programs(1)[0].snapshot() == snapshot)
        #expect(try await store.home(named: "one")?.id == two)
    }

    @Test func aHomeThatIsMadeAgainGoesOnWithItsNumbers() async throws {
        let programs = try await programs(2)
        let id = HomeID()
        let first = try await programs[0].apply([.addHome(id: id, name: "Hut")], by: .owner)
        try await programs[1].apply([.change(id, .addRoom(Room(name: "Den")))], by: .owner)
        #expect(try await programs[0].home(id)?.rooms.count == 1)
        try await programs[1].apply([.change(id, .remove(.home))], by: .owner)
        #expect(try await programs[0].home(id) == nil)
        let again = try await programs[1].apply([.addHome(id: id, name: "Hut")], by: .owner)
        #expect(again > first)
        #expect(try await programs[0].home(id)?.rooms == [])
    }
}
