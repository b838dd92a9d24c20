import Foundation
import HomeModel
import TestSupport
import Testing

@testable import HomePostgres

/// Of all programs that share homes, each home is served by one at a time.
@Suite(.enabled(if: PostgresServer.isPossible, Comment(rawValue: PostgresServer.need)))
struct LeaseTests {
    private let store: HomePostgres
    private let home: Home
    /// As usual, only that nothing runs out within a test, however slow the machine is.
    private static let terms: LeaseTerms = {
        var terms = LeaseTerms()
        terms.duration = .seconds(60)
        terms.interval = .milliseconds(40)
        return terms
    }()

    /// The same, for who waits until something runs out.
    private static let shortTerms: LeaseTerms = {
        var terms = Self.terms
        terms.duration = .milliseconds(600)
        terms.margin = .milliseconds(150)
        return terms
    }()

    init() async throws {
        let server = try PostgresServer.shared.get()
        store = try await HomePostgres(url: server.url(server.freshSchema()), connections: 4)
        try await store.replace(with: Fixture.home("cottage"))
        home = try #require(try await store.home(named: nil))
    }

    private func keeper(
        _ name: String = "hub", terms: LeaseTerms = Self.terms, isYielding: Bool = false, after ended: UUID? = nil
    ) -> LeaseKeeper {
        LeaseKeeper(of: store, as: name, terms: terms, isYielding: isYielding, beside: ended.map { Ended(program: $0) })
    }

    /// Waits until something is so; false where it takes too long.
    private func wait(_ time: Duration = .seconds(30), until isSo: () -> Bool) async -> Bool {
        let end = ContinuousClock.now + time
        while !isSo() {
            if .now > end { return false }
            // A test that is cancelled waits no longer.
            guard (try? await Task.sleep(for: .milliseconds(5))) != nil else { return false }
        }
        return true
    }

    @Test func theFirstServesAndHoldsForAsLongAsNobodyStandsBy() async throws {
        let first = keeper()
        await first.turn()
        let lease = try #require(first.lease(on: home.id))
        #expect(lease.number == 1 && lease.end == nil)
        #expect(first.held == [home.id: lease])
        await first.turn()
        #expect(first.lease(on: home.id)?.number == 1)
    }

    @Test func whoStandsByTakesOverAfterACrashAndNeverBefore() async throws {
        let (first, second) = (keeper("first", terms: Self.shortTerms), keeper("second", terms: Self.shortTerms))
        await first.turn()
        await second.turn()
        #expect(second.lease(on: home.id) == nil)
        await first.turn()
        // From now on the first knows that somebody stands by, and is not heard of any more.
        let crash = ContinuousClock.now
        let end = first.lease(on: home.id)?.end ?? crash
        let keeping = Task { await second.run() }
        #expect(await wait { second.lease(on: home.id) != nil })
        #expect(ContinuousClock.now >= end && first.lease(on: home.id) == nil)
        #expect(.now - crash < .seconds(3))
        #expect(second.lease(on: home.id)?.number == 2)
        await first.turn()
        #expect(first.held.isEmpty)
        keeping.cancel()
        await keeping.value
    }

    @Test func whoEndsIsFollowedAtOnce() async throws {
        let (first, second) = (keeper("first"), keeper("second"))
        await first.turn()
        let keeping = Task { await second.run() }
        try await Task.sleep(for: .milliseconds(100))
        await first.end()
        let ended = ContinuousClock.now
        #expect(await wait { second.lease(on: home.id) != nil })
        #expect(.now - ended < .seconds(3), "long before it would have run out")
        await second.end()
        await keeping.value
        #expect(try await store.services().map(\.machine) == [nil])
    }

    @Test func whatAProgramOfThisMachineHeldIsFreeOnceItHasEnded() async throws {
        let first = keeper("first")
        await first.turn()
        let second = keeper("second", after: first.program)
        await second.turn()
        #expect(second.lease(on: home.id)?.number == 2)
    }

    @Test func whatNobodyStoodByForIsTakenOverByNobodyUntilItIsReleased() async throws {
        let (first, second) = (keeper("first", terms: Self.shortTerms), keeper("second", terms: Self.shortTerms))
        await first.turn()
        let keeping = Task { await second.run() }
        #expect(await !wait(.seconds(1)) { second.lease(on: home.id) != nil })
        #expect(first.lease(on: home.id)?.holds() == true)
        try await store.release(home.id)
        #expect(await wait { second.lease(on: home.id)?.number == 2 })
        keeping.cancel()
        await keeping.value
    }

    @Test func whoYieldsGivesBackAsSoonAsAnotherStandsBy() async throws {
        let (first, second) = (keeper("first", isYielding: true), keeper("second"))
        await first.turn()
        #expect(first.lease(on: home.id) != nil)
        await second.turn()
        await first.turn()
        #expect(first.held.isEmpty)
        await second.turn()
        #expect(second.lease(on: home.id)?.number == 2)
        await first.turn()
        #expect(first.held.isEmpty && second.lease(on: home.id) != nil)
    }

    @Test func whatIsWrittenWithoutTheLeaseIsRefusedInTheSameTransaction() async throws {
        let (first, second) = (keeper("first"), keeper("second"))
        await first.turn()
        let (one, other) = (store.serving(under: first), store.serving(under: second))
        let edit = Edit.change(home.id, .addRoom(Room(name: "Den")))
        await #expect(throws: HomePostgresError.servedElsewhere(home.name)) {
            try await other.apply([edit], by: .owner)
        }
        try await one.apply([edit], by: .owner)
        // A lease that was lost meanwhile is told by its number, whatever the program believes.
        try await store.release(home.id)
        await second.turn()
        #expect(first.lease(on: home.id) != nil)
        let next = Edit.change(home.id, .addRoom(Room(name: "Attic")))
        await #expect(throws: HomePostgresError.servedElsewhere(home.name)) { try await one.apply([next], by: .owner) }
        try await other.apply([next], by: .owner)
        // A home that is made here is served here.
        try await other.apply([.addHome(id: HomeID(), name: "Hut")], by: .owner)
        let hut = try #require(try await other.home(named: "Hut"))
        try await other.apply([.change(hut.id, .addRoom(Room(name: "Nook")))], by: .owner)
        await second.turn()
        #expect(second.held.count == 2)
        // Who serves nothing edits as before.
        try await store.apply([.change(home.id, .addRoom(Room(name: "Cellar")))], by: .owner)
    }

    @Test func aDateIsClaimedUnderTheLeaseAlone() async throws {
        let home = try await enabled()
        let (first, second) = (keeper("first"), keeper("second"))
        await first.turn()
        let (one, other) = (store.serving(under: first), store.serving(under: second))
        let watched = try #require(try await one.watchedTriggers().first)
        let date = try #require(watched.timetable?.next(after: .now))
        await #expect(throws: HomePostgresError.servedElsewhere(home.name)) {
            try await other.claim(watched, named: "Lamp", at: date)
        }
        #expect(try await one.claim(watched, named: "Lamp", at: date).date == date)
    }

    @Test func commandsToADeviceNeedTheLeaseOnItsHome() async throws {
        let device = try #require(DeviceID("12:34:56:78:9A:BC"))
        var lamp = home.accessories[0]
        lamp.address = AccessoryAddress(device: device, aid: 1)
        try await store.apply([.change(home.id, .refresh(lamp))], by: .owner)
        let first = keeper()
        let serving = store.serving(under: first)
        let fence = try #require(serving.commandFence)
        #expect(throws: ControlError.servedElsewhere) { try fence.lease(for: device) }
        _ = try await serving.snapshot()
        #expect(throws: ControlError.servedElsewhere) { try fence.lease(for: device) }
        await first.turn()
        #expect(try fence.lease(for: device)?.number == 1)
        let stranger = try #require(DeviceID("AB:34:56:78:9A:BC"))
        #expect(try fence.lease(for: stranger) == nil)
        #expect(store.commandFence == nil)
    }

    @Test func someHomesAloneAreServedAndKnown() async throws {
        try await store.apply([.addHome(id: HomeID(), name: "Hut")], by: .owner)
        let keeper = LeaseKeeper(of: store, serving: ["hut"], as: "hub", terms: Self.terms)
        await keeper.turn()
        let serving = store.serving(["hut"], under: keeper)
        #expect(try await serving.snapshot().homes.map(\.name) == ["Hut"])
        #expect(try await serving.home(named: nil)?.name == "Hut")
        #expect(keeper.held.count == 1)
        try await serving.apply(by: .owner) { snapshot in
            [.change(snapshot.homes[0].id, .addRoom(Room(name: "Nook")))]
        }
        #expect(try await store.snapshot().homes.count == 2)
    }

    // MARK: - Away

    /// The home with one trigger that comes every five minutes.
    private func enabled(from date: String = "2027-01-01T08:00:00Z") async throws -> Home {
        var changed = home
        var trigger = Trigger(name: "Lamp", fireDate: date)
        trigger.recurrence = .every(5, .minutes)
        trigger.actionSets = [changed.actionSets[0].id]
        trigger.isEnabled = true
        changed.triggers = [trigger]
        var snapshot = try await store.snapshot()
        snapshot.homes = [changed]
        try await store.apply([.replaceAll(snapshot)], by: .owner)
        return changed
    }

    @Test func awayFromTheServerItGoesOnWithWhatItKnowsAndJoinsAgain() async throws {
        let home = try await enabled()
        let guest = try await Guest(of: store)
        let keeper = LeaseKeeper(of: guest.store, as: "hub", terms: Self.terms)
        let hub = guest.store.serving(under: keeper)
        await keeper.turn()
        let (snapshot, watched) = (try await hub.snapshot(), try await hub.watchedTriggers())
        let dates = try #require(watched.first?.timetable).dates(after: .now, atMost: 3)
        #expect(try await hub.claim(watched[0], named: "Lamp", at: dates[0]).date == dates[0])
        let first = try #require(try await hub.firing(of: watched[0].trigger.id, at: dates[0]))
        _ = try await hub.watchedTriggers()

        try guest.shutOut()
        await keeper.turn()
        #expect(keeper.isAway && keeper.lease(on: home.id) != nil)
        #expect(try await hub.snapshot() == snapshot)
        #expect(try await hub.home(named: nil)?.id == home.id)
        #expect(try await hub.update(since: hub.update(since: nil).position).events == [])
        await #expect(throws: HomePostgresError.away(hub.server)) {
            try await hub.apply([.change(home.id, .addRoom(Room(name: "Den")))], by: .owner)
        }
        var done = first
        done.status = .done
        try await hub.finish(done)
        let alone = try #require(try await hub.watchedTriggers().first)
        #expect(try await hub.claim(alone, named: "Lamp", at: dates[1]).date == dates[1])
        #expect(try await hub.claim(alone, named: "Lamp", at: dates[1]) == FiringClaim())

        try guest.letIn()
        // What was done alone is done, also before the server knows it.
        #expect(try await hub.claim(alone, named: "Lamp", at: dates[1]) == FiringClaim())
        await keeper.turn()
        #expect(!keeper.isAway)
        let again = try #require(try await hub.watchedTriggers().first)
        #expect(again.checkedUntil == dates[1])
        #expect(try await hub.claim(again, named: "Lamp", at: dates[1]) == FiringClaim())
        #expect(try await hub.claim(again, named: "Lamp", at: dates[2]).date == dates[2])
        let firings = try await store.firings(of: watched[0].trigger.id, in: nil, atMost: 10)
        #expect(firings.map(\.date) == [dates[2], dates[1], dates[0]])
        #expect(firings.last?.status == .done)
        try await hub.apply([.change(home.id, .addRoom(Room(name: "Den")))], by: .owner)
    }

    @Test func aServerThatNeverAnswersIsAwayWithinSecondsAndKeepsNobodyWaiting() async throws {
        let server = try PostgresServer()
        let store = try await HomePostgres(url: server.url(server.freshSchema()), connections: 2)
        try await store.replace(with: Fixture.home("cottage"))
        let keeper = LeaseKeeper(of: store, as: "hub", terms: Self.terms)
        let hub = store.serving(under: keeper)
        await keeper.turn()
        let snapshot = try await hub.snapshot()
        let triggers = try await hub.watchedTriggers().map(\.trigger.id)
        try server.freeze()
        defer { try? server.goOn() }
        let start = ContinuousClock.now
        let keeping = Task { await keeper.run() }
        // Who asks while nobody knows yet is answered as soon as it is known.
        async let one = hub.snapshot()
        async let other = hub.home(named: nil)
        async let third = hub.watchedTriggers()
        let (homes, home, watched) = (try await one, try await other, try await third)
        #expect(homes == snapshot && home?.id == snapshot.homes[0].id)
        #expect(watched.map(\.trigger.id) == triggers)
        #expect(keeper.isAway && keeper.lease(on: snapshot.homes[0].id) != nil)
        #expect(.now - start < .seconds(12))
        await #expect(throws: HomePostgresError.away(hub.server)) {
            try await hub.apply([.change(snapshot.homes[0].id, .addRoom(Room(name: "Den")))], by: .owner)
        }
        #expect(try await hub.snapshot() == snapshot)
        try server.goOn()
        #expect(await wait { !keeper.isAway })
        try await hub.apply([.change(snapshot.homes[0].id, .addRoom(Room(name: "Den")))], by: .owner)
        try server.freeze()
        let end = ContinuousClock.now
        #expect(await !keeper.end())
        await keeping.value
        #expect(.now - end < .seconds(15))
    }

    @Test func awayFromTheServerNothingIsClaimedUnderALeaseThatOthersWaitFor() async throws {
        _ = try await enabled()
        let guest = try await Guest(of: store)
        let keeper = LeaseKeeper(of: guest.store, as: "hub", terms: Self.terms)
        let hub = guest.store.serving(under: keeper)
        await keeper.turn()
        _ = try await hub.snapshot()
        let watched = try #require(try await hub.watchedTriggers().first)
        let date = try #require(watched.timetable?.next(after: .now))
        // Somebody begins to stand by, and may take over once the lease has run out.
        let other = self.keeper("other")
        await other.turn()
        await keeper.turn()
        try guest.shutOut()
        await keeper.turn()
        #expect(keeper.isAway && keeper.lease(on: home.id)?.end != nil)
        await #expect(throws: HomePostgresError.self) { try await hub.claim(watched, named: "Lamp", at: date) }
        #expect(try await hub.watchedTriggers().first?.checkedUntil == watched.checkedUntil)
        try guest.letIn()
        await keeper.turn()
        #expect(try await hub.claim(watched, named: "Lamp", at: date).date == date)
    }

    /// One of two hubs of a home, which can be shut out of the server.
    private struct Side {
        let guest: Guest
        let keeper: LeaseKeeper
        let hub: HomePostgres

        init(_ guest: Guest, _ keeper: LeaseKeeper) {
            (self.guest, self.keeper, hub) = (guest, keeper, guest.store.serving(under: keeper))
        }

        /// The trigger that it fires, with all else that it knows.
        func watched() async throws -> WatchedTrigger {
            _ = try await hub.snapshot()
            return try #require(try await hub.watchedTriggers().first)
        }

        func isShutOut() async throws {
            try guest.shutOut()
            await keeper.turn()
        }

        func isLetIn() async throws {
            try guest.letIn()
            await keeper.turn()
        }
    }

    /// Two hubs of one home, of which the first holds it and the second stands by.
    private func pair(terms: LeaseTerms = Self.terms) async throws -> (Side, Side) {
        let (near, far) = (try await Guest(of: store), try await Guest(of: store))
        let first = LeaseKeeper(of: near.store, as: "first", terms: terms)
        let second = LeaseKeeper(of: far.store, as: "second", terms: terms)
        await first.turn()
        await second.turn()
        await first.turn()
        return (Side(near, first), Side(far, second))
    }

    @Test func whereAllHubsOfAHomeHaveLostTheServerItsHolderGoesOn() async throws {
        _ = try await enabled()
        let (near, far) = try await pair(terms: Self.outageTerms)
        let (first, second) = (near.keeper, far.keeper)
        let watched = try await near.watched()
        try await near.isShutOut()
        // Whoever reaches the server promises nothing: it takes over what is not renewed.
        await first.requestGrants()
        let end = try #require(first.lease(on: home.id)?.end)
        #expect(end - .now < Self.outageTerms.duration)
        try await far.isShutOut()
        // Even after it has run out, as long as nobody can have it.
        try await Task.sleep(until: end)
        await first.turn()
        #expect(first.held.isEmpty)
        await first.requestGrants()
        let lease = try #require(first.lease(on: home.id))
        #expect(lease.number == 1 && lease.end.map { $0 > end } == true && second.held.isEmpty)
        // What falls into what was promised is fired by the holder, and by nobody else.
        let now = Date.now
        await #expect(throws: HomePostgresError.self) {
            try await near.hub.claim(watched, named: "Lamp", at: now.addingTimeInterval(20))
        }
        // The second cannot take it before its promise ends, whatever the server says, and then knows what may have been done.
        try await far.isLetIn()
        #expect(second.held.isEmpty && first.lease(on: home.id) != nil)
        let keeping = Task { await second.run() }
        #expect(await wait { second.lease(on: home.id)?.number == 2 })
        #expect(first.held.isEmpty)
        let checked = try await far.watched().checkedUntil
        #expect(checked >= now && checked < now.addingTimeInterval(5))
        keeping.cancel()
        await keeping.value
    }

    @Test func whoStoodByAndIsStartedAgainMeanwhilePromisesForTheOneBefore() async throws {
        let near = try await Guest(of: store)
        let far = try await Guest(of: store)
        let first = LeaseKeeper(of: near.store, as: "first", terms: Self.terms)
        let (ended, responder) = try await stoodBy(for: first, through: far)
        for guest in [near, far] { try guest.shutOut() }
        await first.turn()
        let end = try #require(first.lease(on: home.id)?.end)
        await first.requestGrants()
        #expect(first.lease(on: home.id)?.end == end, "nobody is there to promise")
        let second = LeaseKeeper(
            of: far.store, as: "second", terms: Self.terms, beside: Ended(program: ended, responder: responder))
        await second.turn()
        #expect(second.isAway && second.standsIn)
        await first.requestGrants()
        let promised = try #require(first.lease(on: home.id)?.end)
        #expect(promised > end)
        // It does as it has promised, though the server says that nobody has the home any more.
        try far.letIn()
        try await store.release(home.id)
        await second.turn()
        #expect(!second.isAway && second.held.isEmpty)
    }

    /// A program that has stood by for a keeper and has ended since, and where it was asked to wait.
    private func stoodBy(for keeper: LeaseKeeper, through guest: Guest) async throws -> (UUID, responder: String?) {
        let other = LeaseKeeper(of: guest.store, as: "second", terms: Self.terms)
        await keeper.turn()
        await other.turn()
        await keeper.turn()
        return (other.program, other.responder)
    }

    @Test func thatAnEventIsOverIsSaidByWhoHoldsTheHomeAlone() async throws {
        let (near, far) = try await pair(terms: Self.shortTerms)
        let second = far.keeper
        let trigger = try await enabled().triggers[0]
        _ = try await near.watched()
        try await near.isShutOut()
        try await near.hub.eventIsOver(of: trigger)
        let taking = Task { await second.run() }
        #expect(await wait { second.lease(on: home.id)?.number == 2 })
        // It has happened again since, as the next one has noted.
        let owner = try Connection(to: store.address)
        try owner.statement("UPDATE watch SET has_happened = true")
        try await near.isLetIn()
        #expect(try owner.row("SELECT has_happened FROM watch")?.flag("has_happened") == true)
        await #expect(throws: HomePostgresError.servedElsewhere(home.name)) {
            try await near.hub.eventIsOver(of: trigger)
        }
        try await far.hub.eventIsOver(of: trigger)
        #expect(try owner.row("SELECT has_happened FROM watch")?.flag("has_happened") == false)
        taking.cancel()
        await taking.value
    }

    @Test func whoServesNothingCommandsUnderANumberOfItsOwnOrItsNeighbours() async throws {
        #expect(try await store.number(for: home) { _ in false } == 1)
        #expect(try await store.number(for: home) { _ in false } == 2)
        let first = keeper()
        await first.turn()
        #expect(first.lease(on: home.id)?.number == 3)
        #expect(try await store.number(for: home) { $0 == first.program } == 3)
        await #expect(throws: HomePostgresError.servedElsewhere(home.name)) {
            try await store.number(for: home) { _ in false }
        }
        await first.end()
        #expect(try await store.number(for: home) { _ in false } == 4)
        #expect(try await store.services().map(\.machine) == [nil])
    }

    /// For hubs that go on while the server is away: long enough for a busy machine, and short enough to be waited for.
    private static let outageTerms: LeaseTerms = {
        var terms = Self.terms
        (terms.duration, terms.margin) = (.seconds(5), .seconds(1))
        return terms
    }()

    @Test func whoDoesNotAnswerHasPromisedNothing() async throws {
        let (near, far) = try await pair()
        let (first, third) = (near.keeper, keeper("third"))
        await third.turn()
        await first.turn()
        try await near.isShutOut()
        try await far.isShutOut()
        let end = try #require(first.lease(on: home.id)?.end)
        // The second has lost the server, the third has not.
        await first.requestGrants()
        #expect(first.lease(on: home.id)?.end == end)
    }

    @Test func aHomeIsTakenOverByThoseAloneWhomItsHolderHasSeen() async throws {
        let (near, far) = try await pair(terms: Self.shortTerms)
        let (first, second) = (near.keeper, far.keeper)
        #expect(first.lease(on: home.id)?.end != nil)
        let late = keeper("late", terms: Self.shortTerms)
        let keeping = Task { await late.run() }
        #expect(await !wait(.seconds(2)) { late.lease(on: home.id) != nil })
        keeping.cancel()
        await keeping.value
        // The one that was seen may, and is followed by whoever it has seen.
        let taking = Task { await second.run() }
        #expect(await wait { second.lease(on: home.id)?.number == 2 })
        taking.cancel()
        await taking.value
    }

    // MARK: - Started again while away

    /// A hub of a store that keeps copies in a folder, and finds there what another has left.
    private func keeper(of guest: Guest, in folder: String, after other: UUID? = nil) -> LeaseKeeper {
        LeaseKeeper(
            of: guest.store, as: "hub", terms: Self.terms, beside: other.map { Ended(program: $0, folder: folder) },
            folder: folder)
    }

    /// A hub that serves the home alone, and keeps a copy of it in a folder.
    private func keeperWithCopy(of guest: Guest, in folder: String) async throws -> LeaseKeeper {
        let keeper = keeper(of: guest, in: folder)
        await keeper.turn()
        _ = try await guest.store.serving(under: keeper).snapshot()
        await keeper.turn()
        return keeper
    }

    @Test func whatTheHolderFiredAloneIsFiredByNobodyElse() async throws {
        // A whole minute that is to come, and comes before what is promised ends.
        let due = Date(timeIntervalSince1970: (Date.now.timeIntervalSince1970 / 60 + 0.5).rounded(.up) * 60)
        let trigger = try await enabled(from: due.formatted(.iso8601)).triggers[0]
        var terms = Self.terms
        terms.duration = .seconds(120)
        let (near, far) = try await pair(terms: terms)
        let watched = try await near.watched()
        try await near.isShutOut()
        try await far.isShutOut()
        await near.keeper.requestGrants()
        let claim = try await near.hub.claim(watched, named: "Lamp", at: due)
        #expect(claim.date == due)
        // What comes later than was promised is not fired alone.
        let later = due.addingTimeInterval(300)
        await #expect(throws: HomePostgresError.self) { try await near.hub.claim(watched, named: "Lamp", at: later) }
        // Whoever promised to wait does so, though the server says that nobody has the home any more.
        try await store.release(home.id)
        try await far.isLetIn()
        #expect(far.keeper.held.isEmpty)
        try await near.isLetIn()
        #expect(try await store.firings(of: trigger.id, in: nil, atMost: 10).map(\.date) == [due])
        #expect(try await far.hub.watchedTriggers().isEmpty)
    }

    @Test func whatIsStartedAgainWhileAwayGoesOnUnderTheLeaseThatNobodyElseCanTake() async throws {
        let home = try await enabled()
        let (guest, temporary) = (try await Guest(of: store), TemporaryFolder())
        let folder = temporary.path
        let first = keeper(of: guest, in: folder)
        await first.turn()
        let snapshot = try await guest.store.serving(under: first).snapshot()
        let there = try await guest.store.serving(under: first).watchedTriggers()
        let timetable = try #require(there.first?.timetable)
        await first.turn()
        // It is killed here, and the server cannot be reached as the next one is started.
        try guest.shutOut()
        let began = Date.now
        let second = keeper(of: guest, in: folder, after: first.program)
        let hub = guest.store.serving(under: second)
        await second.turn()
        #expect(second.isAway && second.lease(on: home.id) == Lease(home: home.id, number: 1, end: nil))
        #expect(try await hub.snapshot() == snapshot)
        let watched = try #require(try await hub.watchedTriggers().first)
        // What the first has fired nobody knows: only what comes is fired.
        #expect(watched.checkedUntil >= began)
        let date = try #require(timetable.next(after: watched.checkedUntil))
        #expect(try await hub.claim(watched, named: "Lamp", at: date).date == date)
        #expect(try await hub.runningFirings().isEmpty)
        await #expect(throws: HomePostgresError.away(hub.server)) {
            try await hub.apply([.change(home.id, .addRoom(Room(name: "Den")))], by: .owner)
        }
        try guest.letIn()
        await second.turn()
        #expect(second.lease(on: home.id)?.number == 2)
        #expect(try await hub.claim(watched, named: "Lamp", at: date) == FiringClaim())
        #expect(try await store.firings(of: watched.trigger.id, in: nil, atMost: 10).map(\.date) == [date])
        #expect(ServedCopies(of: first.program, in: folder).homes.isEmpty)
    }

    @Test func whatIsStartedAgainWhileAwayWaitsWhereAnotherMayHaveTakenOver() async throws {
        let (guest, temporary) = (try await Guest(of: store), TemporaryFolder())
        let folder = temporary.path
        let first = try await keeperWithCopy(of: guest, in: folder)
        #expect(ServedCopies(of: first.program, in: folder).homes == [home.id])
        // Somebody begins to stand by, and as soon as the server has that, the copy is gone.
        await keeper("other").turn()
        await first.turn()
        #expect(first.lease(on: home.id)?.end != nil)
        #expect(ServedCopies(of: first.program, in: folder).homes.isEmpty)
        try guest.shutOut()
        let second = keeper(of: guest, in: folder, after: first.program)
        await second.turn()
        #expect(second.isAway && second.held.isEmpty)
    }

    @Test func whatIsEndedLeavesACopyOnlyWhereItCouldNotGiveTheLeaseBack() async throws {
        let (guest, temporary) = (try await Guest(of: store), TemporaryFolder())
        let folder = temporary.path
        for isReached in [true, false] {
            let hub = try await keeperWithCopy(of: guest, in: folder)
            if !isReached { try guest.shutOut() }
            #expect(await hub.end() == isReached)
            #expect(ServedCopies(of: hub.program, in: folder).homes == (isReached ? [] : [home.id]))
        }
    }

    @Test func aCopyThatCannotBeReadIsNone() async throws {
        let (guest, temporary) = (try await Guest(of: store), TemporaryFolder())
        let folder = temporary.path
        let first = try await keeperWithCopy(of: guest, in: folder)
        let copies = ServedCopies(of: first.program, in: folder)
        let path = "\(folder)/serving-\(first.program)/\(home.id).json"
        let whole = try #require(FileManager.default.contents(atPath: path))
        #expect(copies.all(from: guest.store.server).map(\.home.home) == [home])
        #expect(copies.all(from: "elsewhere/homes").isEmpty)
        for length in stride(from: 0, to: whole.count, by: 97) {
            try whole.prefix(length).write(to: URL(filePath: path))
            #expect(copies.all(from: guest.store.server).isEmpty)
        }
    }

    @Test func triggersOfHomesThatAreServedHereAreWatchedAlone() async throws {
        _ = try await enabled()
        let (first, second) = (keeper("first"), keeper("second"))
        await first.turn()
        await second.turn()
        #expect(try await store.serving(under: first).watchedTriggers().count == 1)
        #expect(try await store.serving(under: second).watchedTriggers().isEmpty)
        #expect(try await store.watchedTriggers().count == 1)
    }
}

/// A program of this machine that is known to have ended, with the copies that it left in a folder.
private struct Ended: LocalPrograms {
    let program: UUID
    var folder: String?
    var responder: String?

    func hasEnded(_ other: UUID) -> Bool { other == program }
    func takeOver() -> [EndedProgram] {
        [EndedProgram(copies: ServedCopies(of: program, in: folder ?? "/nowhere"), responder: responder)]
    }
    func forgetEnded(exceptFor holders: Set<UUID>) {}
}

/// A store as a role has it that the server stops letting in.
private struct Guest {
    let store: HomePostgres
    private let owner: Connection
    private let role: String

    init(of other: HomePostgres) async throws {
        let server = try PostgresServer.shared.get()
        role = server.freshSchema()
        owner = try Connection(to: other.address)
        let schema = try #require(try owner.row("SELECT current_schema() AS name")?.text("name"))
        try owner.statement("CREATE ROLE \(role) LOGIN; \(HomePostgres.grants(to: role, in: schema))")
        store = try await HomePostgres(url: server.url(schema, role: role), connections: 2)
    }

    /// Nobody of the role is let in any more, and nobody stays.
    func shutOut() throws {
        try owner.statement("ALTER ROLE \(role) NOLOGIN")
        try owner.rows("SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE usename = $1", [role])
    }

    func letIn() throws { try owner.statement("ALTER ROLE \(role) LOGIN") }
}
