import HomeModel
import Synchronization
import TestSupport
import Testing

/// What guards a home, and what lets it be opened.
struct ConsentTests {
    @Test("whatever is not known to keep a home shut opens it")
    func takesWhateverIsNotKnownToKeepShutForOpening() {
        let shut: [(ServiceType, CharacteristicType, [CharacteristicValue])] = [
            ("LockMechanism", "LockTargetState", [.int(1), .double(1), .bool(true)]),
            ("GarageDoorOpener", "TargetDoorState", [.int(1)]),
            ("SecuritySystem", "SecuritySystemTargetState", [.int(0), .int(1), .int(2)]),
            ("Door", "TargetPosition", [.int(0)]), ("Door", "LockControlPoint", []),
        ]
        let values: [CharacteristicValue] = [
            .int(0), .int(1), .int(2), .int(3), .int(-1), .int(50), .double(0.5), .double(1), .double(.nan),
            .bool(true),
            .bool(false), .string("1"), .string(""),
        ]
        for (service, type, keeping) in shut {
            for value in values {
                let keeps = keeping.contains { $0 == value || $0.number == value.number && value.number != nil }
                #expect(service.isOpened(by: value, of: type) == !keeps, "\(type) \(value)")
            }
        }
        #expect(!ServiceType("WindowCovering").isOpened(by: .int(100), of: "TargetPosition"))
        #expect(!ServiceType("Lightbulb").isOpened(by: .bool(true), of: "On"))
    }

    @Test func aYesInTimeByWhoWasAskedLetsEachOpeningBeWrittenOnce() throws {
        let house = House()
        guard let question = house.question(by: "Ann") else { preconditionFailure("to unlock is asked about") }
        var consent = question.yes(by: Author(user: "Ann"))
        let write = try CharacteristicWrite(house.unlocking, with: &consent)
        #expect(write.value == .int(0) && write.address == house.unlocking.place.address)
        #expect(throws: ControlError.needsConsent) { try house.write(house.unlocking, &consent) }
        #expect(throws: ControlError.needsConsent) { try house.write(house.opening, &consent) }
        #expect(CharacteristicWrite(house.unlocking) == nil)
        #expect(CharacteristicWrite(WriteProposal(.int(1), for: house.unlocking.place)) != nil)
    }

    @Test func neitherALateYesNorAnothersIsConsent() {
        for (seconds, user) in [(60.0, "Ann"), (59, "Bo"), (3_600, "Ann")] {
            let house = House()
            guard let question = house.question(by: "Ann") else { preconditionFailure("to unlock is asked about") }
            house.pass(seconds)
            let isOpen = question.isOpen(to: Author(user: user))
            #expect(!isOpen)
            var consent = question.yes(by: Author(user: user))
            #expect(throws: ControlError.needsConsent) { try house.write(house.unlocking, &consent) }
        }
    }

    @Test func consentEndsAfterAMinute() {
        let house = House()
        guard let question = house.question(by: nil) else { preconditionFailure("to unlock is asked about") }
        var consent = question.yes(by: Author())
        house.pass(60)
        #expect(throws: ControlError.needsConsent) { try house.write(house.unlocking, &consent) }
    }

    @Test func whatOpensNothingNeedsNoQuestion() {
        if ConsentQuestion(about: [], to: .owner) != nil { Issue.record("nothing is asked about") }
    }

    @Test func aTriggerOpensWhatItWasAllowedToAtItsTimeAlone() throws {
        let house = House()
        var trigger = Trigger(name: "Morning", fireDate: "2030-01-01T07:00:00Z")
        let opening = try #require(house.unlocking.opening)
        let later = Opening(opening.service, opening.characteristic, opening.value, at: trigger.firingTime)
        guard let question = ConsentQuestion(about: [later], to: .owner) else {
            preconditionFailure("that is asked about")
        }
        var consent = question.yes(by: .owner)
        // A yes to seven o'clock is none to now.
        #expect(throws: ControlError.needsConsent) { try house.write(house.unlocking, &consent) }
        let kept = consent.standing(for: trigger)
        let standing = try #require(kept)
        let again = consent.standing(for: trigger)
        #expect(again == nil)
        var firing = standing.firing(trigger)
        _ = try house.write(house.unlocking, &firing)
        #expect(throws: ControlError.needsConsent) { try house.write(house.opening, &firing) }
        trigger.fireDate = "2030-01-01T03:00:00Z"
        var other = standing.firing(trigger)
        #expect(throws: ControlError.needsConsent) { try house.write(house.unlocking, &other) }
        var stranger = standing.firing(Trigger(name: "Morning", fireDate: "2030-01-01T07:00:00Z"))
        #expect(throws: ControlError.needsConsent) { try house.write(house.unlocking, &stranger) }
    }
}

/// The gatehouse on the wire, and a clock that is moved by hand.
private final class House: Sendable {
    let unlocking: WriteProposal
    let opening: WriteProposal
    private let now = Mutex(ContinuousClock.now)

    init() {
        let home = Fixture.home("gatehouse").homes[0]
        func proposal(_ name: String, _ type: CharacteristicType) -> WriteProposal {
            guard var accessory = home.accessories.named(name), let id = DeviceID("AA:BB:CC:00:00:01") else {
                preconditionFailure("the gatehouse has no \(name)")
            }
            accessory.address = AccessoryAddress(device: id, aid: UInt64(name.count))
            for index in accessory.services[0].characteristics.indices {
                accessory.services[0].characteristics[index].iid = UInt64(index + 2)
            }
            guard let place = accessory.place(of: type, in: accessory.services[0]) else {
                preconditionFailure("\(name) has no \(type)")
            }
            return WriteProposal(.int(0), for: place)
        }
        unlocking = proposal("Front Door", "LockTargetState")
        opening = proposal("Garage Door", "TargetDoorState")
    }

    func question(by user: String?) -> ConsentQuestion? {
        ConsentQuestion(about: Set([unlocking.opening].compactMap(\.self)), to: Author(user: user)) { [self] in
            now.withLock { $0 }
        }
    }

    func pass(_ seconds: Double) { now.withLock { $0 += .seconds(seconds) } }

    func write(_ proposal: WriteProposal, _ consent: inout Consent) throws(ControlError) -> CharacteristicWrite {
        try CharacteristicWrite(proposal, with: &consent)
    }
}
