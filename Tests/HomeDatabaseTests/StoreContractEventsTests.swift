import Foundation
import HomeModel
import TestSupport
import Testing

@testable import HomeDatabase

/// What every store keeps of events that set triggers off, and of where a home is (rows S8, S9).
struct StoreContractEventsTests {
    @Test("S8: a trigger may wait for an event instead of a date", arguments: StoreKind.allCases)
    func s8KeepsAnEvent(kind: StoreKind) async throws {
        let store = try await StoreUnderTest.cottage(kind)
        let trigger = try await store.waiting(for: "Back Door", "ContactSensorState", .equal(.int(1)))
        try await store.edit(.addTrigger(trigger))
        let home = try await store.edit(.setEnabled(trigger.id, true))
        let kept = try home.trigger(called: trigger.name)
        #expect(kept.event == trigger.event && kept.isEnabled && kept.fireDate == nil)
        // With a date it waits for nothing else.
        let timed = try await store.edit(
            .setTimer(trigger.id, fireDate: "2030-01-01T22:30:00Z", timeZone: nil, recurrence: nil))
        #expect(try timed.trigger(called: trigger.name).event == nil)
    }

    @Test("S8: what sets a trigger off is one thing, and is in the home", arguments: StoreKind.allCases)
    func s8RefusesWhatIsNoEvent(kind: StoreKind) async throws {
        let store = try await StoreUnderTest.cottage(kind)
        var trigger = try await store.waiting(for: "Back Door", "ContactSensorState", .equal(.int(1)))
        trigger.fireDate = "2030-01-01T22:30:00Z"
        #expect(try await store.refusal(.addTrigger(trigger)) == .invalidParameter)
        (trigger.fireDate, trigger.recurrence) = (nil, .every(1, .days))
        #expect(try await store.refusal(.addTrigger(trigger)) == .invalidParameter)
        let other = try await store.waiting(for: "Back Door", "Brightness", .above(50))
        #expect(try await store.refusal(.addTrigger(other)) == .notFound)
        var gone = try await store.waiting(for: "Back Door", "ContactSensorState", .equal(.int(1)))
        gone.event = .characteristic(
            CharacteristicEvent(
                [ServiceReference(accessory: AccessoryID(), service: ServiceID())], "On", .equal(.bool(true))))
        #expect(try await store.refusal(.addTrigger(gone)) == .notFound)
        var sun = Trigger(name: "Evening")
        sun.event = .significantTime(try #require(SignificantTimeEvent(.sunset)))
        #expect(try await store.refusal(.addTrigger(sun)) == .invalidParameter)
        sun.recurrence = .weekdays([.monday])
        #expect(try await store.edit(.addTrigger(sun)).trigger(called: "Evening").event == sun.event)
    }

    @Test("M16: an accessory that goes is waited for no longer", arguments: StoreKind.allCases)
    func m16LeavesOutWhatIsGone(kind: StoreKind) async throws {
        let store = try await StoreUnderTest.cottage(kind)
        let trigger = try await store.waiting(for: "Back Door", "ContactSensorState", .equal(.int(1)))
        try await store.edit(.addTrigger(trigger))
        let enabled = try await store.edit(.setEnabled(trigger.id, true))
        let home = try await store.edit(.remove(.accessory(try enabled.accessory(called: "Back Door").id)))
        let kept = try home.trigger(called: trigger.name)
        #expect(kept.event?.characteristic?.services == [] && !kept.isEnabled)
        #expect(try await store.refusal(.setEnabled(trigger.id, true)) == .invalidParameter)
    }

    @Test("S9: a home may say where it is, in what other programs keep with it", arguments: StoreKind.allCases)
    func s9KeepsAPlace(kind: StoreKind) async throws {
        let store = try await StoreUnderTest.cottage(kind)
        let place = try #require(Coordinates(latitude: -33.87, longitude: 151))
        let home = try await store.edit(.setCoordinates(place))
        #expect(home.coordinates == place)
        #expect(home.extra?["place"]?.line == #"{"latitude":-33.87,"longitude":151}"#)
        #expect(try await store.edit(.setCoordinates(nil)).coordinates == nil)
        #expect(Coordinates(latitude: 90.1, longitude: 0) == nil && Coordinates(latitude: .nan, longitude: 0) == nil)
    }
}

extension StoreUnderTest {
    /// A trigger of the first scene that waits for an accessory's first service; it is in no store yet.
    fileprivate func waiting(
        for accessory: String, _ characteristic: CharacteristicType, _ test: CharacteristicEvent.Test
    ) async throws -> Trigger {
        let home = try #require(try await store.snapshot().homes.first)
        let accessory = try home.accessory(called: accessory)
        let service = ServiceReference(accessory: accessory.id, service: accessory.services[0].id)
        var trigger = Trigger(name: "Door Watch")
        trigger.event = .characteristic(CharacteristicEvent([service], characteristic, test))
        trigger.actionSets = [home.actionSets[0].id]
        return trigger
    }
}

/// Who claims an event is the only one, and not too often (row S10).
struct EventClaimTests {
    private let start = Date(timeIntervalSince1970: 1_893_477_600)

    private func watched(in shared: SharedStore) async throws -> (SharedStore.Program, WatchedTrigger) {
        let store = try await shared.program(at: start)
        var snapshot = Fixture.home("cottage")
        let door = try snapshot.homes[0].accessory(called: "Back Door")
        var trigger = Trigger(name: "Door Watch")
        trigger.event = .characteristic(
            CharacteristicEvent(
                [ServiceReference(accessory: door.id, service: door.services[0].id)], "ContactSensorState",
                .equal(.int(1))))
        trigger.isEnabled = true
        trigger.actionSets = [snapshot.homes[0].actionSets[0].id]
        snapshot.homes[0].triggers = [trigger]
        try await store.replace(with: snapshot)
        return (store, try #require(try await store.watchedTriggers().first))
    }

    @Test(
        "S8: of many programs that see an event one does what is to be done", arguments: SharedStore.Kind.allCases)
    func s8IsClaimedByOne(kind: SharedStore.Kind) async throws {
        let shared = try SharedStore(kind)
        let (_, watched) = try await watched(in: shared)
        let claims = try await withThrowingTaskGroup(of: Bool.self) { group in
            for _ in 0..<12 {
                let database = try await shared.program(at: start)
                group.addTask { try await database.claimEvent(of: watched, named: "Door Watch", at: start) }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(claims.count(where: { $0 }) == 1)
    }

    @Test("S10: it fires at most once in 10 seconds and 60 times in an hour", arguments: SharedStore.Kind.allCases)
    func s10IsLimited(kind: SharedStore.Kind) async throws {
        let (database, watched) = try await watched(in: SharedStore(kind))
        var fired: [Double] = []
        for second in stride(from: 0.0, to: 3_600, by: 4) {
            if try await database.claimEvent(of: watched, named: "Door Watch", at: start + second) {
                fired.append(second)
            }
        }
        #expect(fired.count == 60 && zip(fired, fired.dropFirst()).allSatisfy { $1 - $0 >= 10 })
        #expect(try await database.claimEvent(of: watched, named: "Door Watch", at: start + 3_700))
    }

    @Test(arguments: SharedStore.Kind.allCases)
    func aTriggerThatIsDisabledOrAnotherHasNothingToDo(kind: SharedStore.Kind) async throws {
        let store = try SharedStore(kind)
        let (database, watched) = try await watched(in: store)
        try await database.apply([.change(watched.home, .setEnabled(watched.trigger.id, false))], by: .owner)
        #expect(try await !database.claimEvent(of: watched, named: "Door Watch", at: start))
        // Asked of the store itself, which goes with its file once nobody needs it.
        #expect(try await store.program(at: start).firings(of: nil, in: nil, atMost: 100).isEmpty)
    }

    @Test(arguments: SharedStore.Kind.allCases)
    func remembersWhatHasHappenedUntilItIsOver(kind: SharedStore.Kind) async throws {
        let (database, watched) = try await watched(in: SharedStore(kind))
        #expect(try await !database.eventHasHappened(of: watched.trigger))
        _ = try await database.claimEvent(of: watched, named: "Door Watch", at: start)
        #expect(try await database.eventHasHappened(of: watched.trigger))
        try await database.eventIsOver(of: watched.trigger)
        #expect(try await !database.eventHasHappened(of: watched.trigger))
    }
}
