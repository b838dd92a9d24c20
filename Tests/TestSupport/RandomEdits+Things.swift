import Foundation
import HomeModel

extension RandomEdits {
    mutating func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }

    /// Whether something happens that does so so many times in so many.
    mutating func happens(_ times: Int, in all: Int) -> Bool { number(1...all) <= times }

    mutating func one<Element>(of elements: [Element]) -> Element? { elements.randomElement(using: &random) }

    mutating func some<Element>(of elements: [Element], atMost most: Int) -> [Element] {
        Array(elements.shuffled(using: &random).prefix(number(0...most)))
    }

    mutating func uuid() -> UUID {
        let (high, low) = (random.next(), random.next())
        let bytes = [high, low].flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * UInt64($0))) } }
        return NSUUID(uuidBytes: bytes) as UUID
    }

    private static let names = [
        "Kitchen", "Den", "Lamp", "Desk Lamp", "Kid's Room", "Küche", "Straße", "卧室", "Кухня", "Hall", "Attic", "Fan",
        "Porch", "Office", "Cellar", "Garage 1", "Night", "Movie Time", "Lock Up", "Ann", "Bo", "Cy", "Study", "Loft",
        "Garden", "Pond", "Door", "Strip", "Left", "Right", "Upstairs", "Bridge", "Home 1", "Home 2", "Barn", "Tent",
    ]
    private static let badNames = [
        "", " ", "Secret Lair #13", "'s", "s'", " Den", "Den ", "a\u{0}b", "💡", String(repeating: "n", count: 65),
        "a" + String(repeating: "\u{301}", count: 9),
    ]
    static let accounts = ["ann", "root", "BO", "o'hara", "_", ""]

    /// A name, in one of its spellings; now and then one that breaks a rule.
    mutating func name() -> String {
        if happens(1, in: 25) { return one(of: Self.badNames) ?? "" }
        return respelt(one(of: Self.names) ?? "")
    }

    /// Ways to say a name: mostly some that can be kept, now and then one that cannot, or far too many.
    mutating func spokenForms() -> [String] {
        if happens(1, in: 20) { return (0..<20).map { "form \($0)" } }
        let forms = some(of: ["moon beam", "the den", "küche", "Room 2", "moonbeam", "卧室"], atMost: 3)
        return happens(1, in: 8) ? forms + [one(of: Self.badNames + ["a/b", "moon beam"]) ?? ""] : forms
    }

    /// Another spelling of the same name.
    mutating func respelt(_ name: String) -> String {
        switch number(0...9) {
        case 0: name.uppercased()
        case 1: name.lowercased()
        case 2: name.replacingOccurrences(of: " ", with: "")
        case 3: String(name.prefix(1)) + "'" + name.dropFirst()
        case 4: String(name.prefix(1)) + "\u{2019}" + name.dropFirst()
        case 5: name.decomposedStringWithCanonicalMapping
        default: name
        }
    }

    /// Somebody, with rights or without.
    mutating func author(in home: Home?) -> Author {
        switch number(0...19) {
        case 0...8: .owner
        case 9...14:
            Author(user: one(of: home?.users.filter { $0.role == .administrator } ?? []).map { respelt($0.name) })
        case 15, 16: Author(user: one(of: home?.users ?? []).map { respelt($0.name) } ?? "Zed")
        case 17: Author(user: name(), account: one(of: Self.accounts))
        default: Author(account: one(of: Self.accounts))
        }
    }

    /// Something in a home, now and then something that is not there.
    mutating func thing(in home: Home, besidesHome: Bool = false) -> NamedThing {
        switch number(0...(besidesHome ? 8 : 9)) {
        case 0: .room(room(in: home))
        case 1: .zone(one(of: home.zones)?.id ?? ZoneID(uuid()))
        case 2, 3: .accessory(accessory(in: home))
        case 4: .service(service(in: home))
        case 5: .serviceGroup(one(of: home.serviceGroups)?.id ?? ServiceGroupID(uuid()))
        case 6: .actionSet(scene(in: home))
        case 7: .trigger(one(of: home.triggers)?.id ?? TriggerID(uuid()))
        case 8: .user(one(of: home.users)?.id ?? UserID(uuid()))
        default: .home
        }
    }

    mutating func room(in home: Home) -> RoomID {
        if happens(1, in: 20) { return happens(1, in: 2) ? home.roomForEntireHome.id : RoomID(uuid()) }
        return one(of: home.rooms)?.id ?? RoomID(uuid())
    }

    mutating func accessory(in home: Home) -> AccessoryID {
        if happens(1, in: 30) { return AccessoryID(uuid()) }
        return one(of: home.accessories)?.id ?? AccessoryID(uuid())
    }

    mutating func scene(in home: Home) -> ActionSetID {
        if happens(1, in: 30) { return ActionSetID(uuid()) }
        return one(of: home.actionSets)?.id ?? ActionSetID(uuid())
    }

    mutating func service(in home: Home) -> ServiceReference {
        let accessory = one(of: home.accessories.filter { !$0.services.isEmpty })
        let service = happens(1, in: 30) ? nil : one(of: accessory?.services ?? [])
        return ServiceReference(
            accessory: accessory?.id ?? AccessoryID(uuid()), service: service?.id ?? ServiceID(uuid()))
    }

    mutating func action(in home: Home) -> Action {
        let reference = service(in: home)
        let characteristic = one(of: home.service(reference)?.service.characteristics ?? [])
        let values: [CharacteristicValue] = [
            .bool(true), .bool(false), .int(0), .int(1), .int(40), .int(-1), .int(1_000), .double(21.5), .double(0.123),
            .string("x"),
        ]
        var value = one(of: values) ?? .int(0)
        if happens(2, in: 3), let last = characteristic?.value { value = last }
        return Action(
            service: reference, characteristic: characteristic?.type ?? CharacteristicType("On"), value: value)
    }

    mutating func fireDate() -> String? {
        one(of: [
            nil, "2030-01-01T22:30:00+01:00", "2031-06-30T07:00:00Z", "2020-01-01T10:00:00Z", "2030-01-01T10:00:30Z",
            "2030-02-30T10:00:00Z", "soon", "2030-03-31T02:30:00-08:00",
        ]) ?? nil
    }

    mutating func timeZone() -> String? { one(of: [nil, nil, "UTC", "Europe/Paris", "Europe/Atlantis", ""]) ?? nil }

    mutating func recurrence() -> Recurrence? {
        one(of: [
            nil, nil, .every(1, .days), .every(30, .minutes), .weekdays([.monday, .friday]), .every(4, .minutes),
            .every(6, .weeks), .weekdays([]),
        ]) ?? nil
    }
}
