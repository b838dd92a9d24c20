import Foundation
import HomeModel
import TestSupport
import Testing

@testable import HomePostgres

/// The rows of observation (O1 to O6) between programs that use one server.
@Suite(.enabled(if: PostgresServer.isPossible, Comment(rawValue: PostgresServer.need)))
struct ObserverTests {
    private let own: HomePostgres
    private let other: HomePostgres
    private let observer: HomePostgresObserver
    private let home: HomeID

    init() async throws {
        let server = try PostgresServer.shared.get()
        let url = server.url(server.freshSchema())
        own = try await HomePostgres(url: url)
        other = try await HomePostgres(url: url)
        try await own.replace(with: Fixture.home("cottage"))
        home = try #require(try await own.home(named: nil)).id
        observer = HomePostgresObserver(of: own)
        #expect(await next(1) == ["homesUpdated changed -"])
    }

    /// The events that come next, as "topic verb name".
    private func next(_ count: Int) async -> [String] {
        var events: [String] = []
        for await event in observer.events.prefix(count) {
            events.append("\(event.topic) \(event.verb) \(event.name ?? "-")")
        }
        return events
    }

    private func change(_ store: HomePostgres, _ edits: HomeEdit..., by author: Author = .owner) async throws {
        try await store.apply(edits.map { .change(home, $0) }, by: author)
    }

    @Test("O1: a change by another program is told with who made it, and what is read then has it")
    func o1AChangeByAnotherProgramIsTold() async throws {
        let room = Room(name: "Den")
        try await change(other, .addRoom(room), by: Author(user: "ann"))
        var events = observer.events.makeAsyncIterator()
        let event = try #require(await events.next())
        let last = try #require(try await own.changes(of: home, after: 0)?.last?.event.sequence)
        #expect(
            event
                == HomeEvent(
                    sequence: last, topic: .rooms, verb: .added, home: home, homeName: "Cottage",
                    thing: .room(room.id), name: "Den", author: "Ann"))
        #expect(try await own.home(home)?.rooms.last == room)
    }

    @Test("O3, O4: neither one's own changes are told nor those that are refused")
    func o3OwnChangesAreNotTold() async throws {
        try await change(own, .addRoom(Room(name: "Own")))
        await #expect(throws: EditRefusal.self) {
            try await change(other, .addRoom(Room(name: "Den")), .addRoom(Room(name: "den")))
        }
        try await change(other, .addRoom(Room(name: "Other")))
        try await change(own, .addRoom(Room(name: "Own Again")))
        try await change(other, .addRoom(Room(name: "Last")))
        #expect(await next(2) == ["rooms added Other", "rooms added Last"])
    }

    @Test("O5: what changed while the server was away is told once it is there again, once")
    func o5NothingIsMissedWhereAWordIs() async throws {
        let connection = try Connection(to: other.address)
        for number in 0..<5 {
            // All are thrown out, and whoever listens too, so that some words are heard by nobody.
            try connection.rows(
                """
                SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
                WHERE pid <> pg_backend_pid() AND application_name = current_setting('application_name')
                """)
            try await change(other, .addRoom(Room(name: "Cell \(number)")))
        }
        #expect(await next(5) == (0..<5).map { "rooms added Cell \($0)" })
        try await change(other, .addRoom(Room(name: "Last")))
        #expect(await next(1) == ["rooms added Last"])
    }

    @Test("O6: homes that come, go and are replaced are told")
    func o6HomesAreTold() async throws {
        let hut = HomeID()
        try await other.apply([.addHome(id: hut, name: "Hut")], by: .owner)
        #expect(await next(1) == ["homes added Hut"])
        try await other.apply([.change(hut, .remove(.home))], by: .owner)
        #expect(await next(1) == ["homes removed Hut"])
        try await other.replace(with: HomeSnapshot())
        #expect(await next(1) == ["homesUpdated changed -"])
    }
}
