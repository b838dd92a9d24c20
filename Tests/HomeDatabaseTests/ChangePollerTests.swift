import HomeModel
import TestSupport
import Testing

@testable import HomeDatabase

/// Absences, and readers who cannot keep up, one look at a time (row O5).
struct ChangePollerTests {
    private let folder = TemporaryFolder()
    private let own: HomeDatabase
    private let other: HomeDatabase
    private let poller: ChangePoller
    private let told: AsyncStream<HomeEvent>
    private let end: AsyncStream<HomeEvent>.Continuation
    private let start = ContinuousClock.now

    init() async throws {
        own = try HomeDatabase(folder: folder.path)
        other = try HomeDatabase(folder: folder.path)
        try await own.replace(with: Fixture.home("cottage"))
        (told, end) = AsyncStream.makeStream(of: HomeEvent.self, bufferingPolicy: .bufferingOldest(10))
        poller = try ChangePoller(of: own, publishingTo: end)
        await poller.poll(at: start)
    }

    private func add(_ rooms: [String], by database: HomeDatabase? = nil) async throws {
        let database = database ?? other
        let home = try #require(try await database.home(named: nil)).id
        try await database.apply(rooms.map { .change(home, .addRoom(Room(name: $0))) }, by: .owner)
    }

    /// All that was told; the stream is at its end then.
    private func allTold() async -> [String] {
        end.finish()
        return await told.reduce(into: []) { $0.append($1.line) }
    }

    @Test("O5: after a gap of more than two seconds one homesUpdated stands for the backlog")
    func o5AGapBetweenTwoLooks() async throws {
        try await add(["A"])
        await poller.poll(at: start + .seconds(2))
        try await add(["B", "C"])
        await poller.poll(at: start + .seconds(5))
        await poller.poll(at: start + .seconds(9))
        try await add(["D"])
        await poller.poll(at: start + .seconds(10))
        #expect(
            await allTold() == [
                "homesUpdated changed -", "rooms added A", "homesUpdated changed -", "rooms added D",
            ])
    }

    @Test("O5: after a gap with nothing but changes of one's own, nothing is told")
    func o5AGapWithNothingNew() async throws {
        try await add(["A"], by: own)
        await poller.poll(at: start + .seconds(5))
        #expect(await poller.known.primaryHome?.rooms.last?.name == "A")
        #expect(await allTold() == ["homesUpdated changed -"])
    }

    @Test("O5: more than a thousand changes at once are one homesUpdated")
    func o5MoreThanAThousandChanges() async throws {
        try await add((0...1_000).map { "Cell \($0)" })
        await poller.poll(at: start)
        #expect(await poller.known == .loaded(try await other.snapshot()))
        #expect(await allTold() == ["homesUpdated changed -", "homesUpdated changed -"])
    }

    @Test("O5: where the log has forgotten what happened, everything is read again")
    func o5TheLogHasForgotten() async throws {
        let home = try #require(try await other.home(named: nil)).id
        let units = [TemperatureUnit.fahrenheit, .celsius]
        for _ in 0..<2 {
            try await other.apply(
                (0...(ChangeLog.limit / 2)).map { .change(home, .setTemperatureUnit(units[Int($0) % 2])) }, by: .owner)
        }
        let kept = try await other.reading { db in try db.row("SELECT count(*) AS rows FROM change")?.number("rows") }
        #expect(kept == ChangeLog.limit)
        try await add(["A"], by: own)
        await poller.poll(at: start)
        #expect(await poller.known == .loaded(try await other.snapshot()))
        #expect(await allTold() == ["homesUpdated changed -", "homesUpdated changed -"])
    }

    @Test("O5: a reader who is too slow gets one homesUpdated for what found no room")
    func o5AReaderWhoIsTooSlow() async throws {
        try await add((0..<20).map { "Cell \($0)" })
        await poller.poll(at: start)
        try await add(["A"])
        await poller.poll(at: start)
        var events = told.makeAsyncIterator()
        for _ in 0..<10 { _ = await events.next() }
        await poller.poll(at: start)
        try await add(["B"])
        await poller.poll(at: start)
        #expect(await allTold() == ["homesUpdated changed -", "rooms added B"])
    }

    @Test func readsAgainOnlyTheHomesThatHaveChanged() async throws {
        try await own.replace(with: Fixture.home("castle"))
        await poller.poll(at: start)
        let lodge = try #require(try await own.home(named: "Hunting Lodge")).id
        // The castle's rows are damaged behind everybody's back; who reads them again notices.
        try await own.writing { db in try db.run("UPDATE home SET temperature_unit = '' WHERE id <> ?", [lodge.column])
        }
        try await other.apply([.change(lodge, .addRoom(Room(name: "Den")))], by: .owner)
        await poller.poll(at: start)
        #expect(await poller.known.homes.first { $0.id == lodge }?.rooms.last?.name == "Den")
    }

    @Test func endsItsEventsWhenItIsGone() async throws {
        var observer: HomeObserver? = try HomeObserver(of: own)
        let events = try #require(observer).events
        observer = nil
        #expect(await events.reduce(into: 0) { count, _ in count += 1 } <= 1)
        #expect(observer == nil)
    }
}
