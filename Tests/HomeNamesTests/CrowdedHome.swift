import HomeModel
import LanguagePack
import TestSupport

@testable import HomeNames

/// Homes full of names that are near each other, in several scripts.
enum CrowdedHome {
    static func snapshot(seed: Int) -> HomeSnapshot {
        var random = SeededNumbers(seed: seed)
        return HomeSnapshot(
            homes: (0..<2).map { number in
                var home = Home(name: "Home \(number)")
                home.rooms = ["Kitchen", "Kitten", "Küche", "卧室", "Кухня", "Bath"].map { Room(name: $0) }
                home.accessories = (0..<40).map { _ in accessory(in: home, &random) }
                home.zones = [Zone(name: "Upstairs")]
                home.serviceGroups = [ServiceGroup(name: "All Night Lights")]
                home.actionSets = [ActionSet(name: "Good Night")]
                home.triggers = [Trigger(name: "Wake Up")]
                return home
            })
    }

    private static func accessory(in home: Home, _ random: inout SeededNumbers) -> Accessory {
        let words = [
            "Lamp", "Lamb", "Light", "Big", "La", "L", "Straße", "灯", "свет", "e\u{301}", "2", "15", "50", "Kid's",
        ]
        let room = Bool.random(using: &random) ? home.rooms.randomElement(using: &random) : nil
        let count = Int.random(in: 1...3, using: &random)
        let own = (0..<count).map { _ in words.randomElement(using: &random) ?? "Lamp" }
        var accessory = Accessory(name: ((room.map { [$0.name] } ?? []) + own).joined(separator: " "))
        accessory.room = room?.id
        return accessory
    }
}

/// The plain way to look something up: at every name in turn.
struct Scan {
    let names: [NameEntry]

    init(_ snapshot: HomeSnapshot) {
        names = snapshot.homes.flatMap { home in
            var things: [(NamedThing, [String])] = [(.home, home.names)]
            things += home.rooms.map { (.room($0.id), $0.names) }
            things += home.zones.map { (.zone($0.id), $0.names) }
            things += home.accessories.map { (.accessory($0.id), $0.names) }
            things += home.serviceGroups.map { (.serviceGroup($0.id), $0.names) }
            things += home.actionSets.map { (.actionSet($0.id), $0.names) }
            return things.flatMap { thing, names in names.map { NameEntry(home: home.id, thing: thing, name: $0) } }
        }
    }

    func entries(where isWanted: (NameEntry) -> Bool) -> Set<NameEntry> { Set(names.filter(isWanted)) }
}

extension NameIndex {
    /// The names that begin at a place of a text, in the order in which they are told of.
    func names(in text: [UInt8], at offset: Int) -> [(length: Int, entries: [NameEntry])] {
        var found: [(length: Int, entries: [NameEntry])] = []
        forEachName(in: text, at: offset) { length, entries in found.append((length, entries())) }
        return found
    }
}

extension PhoneSet {
    /// The phones of English.
    static let english: PhoneSet = {
        do { return try PhoneSet(folder: Fixture.project + "/Grammars/en") } catch { preconditionFailure("\(error)") }
    }()
}

/// Stand-ins for pronunciations: a letter, a phone.
enum SpeltPhones {
    static func of(_ name: String) -> [String] {
        NameKey(name).text.unicodeScalars.map {
            PhoneSet.english.phones[Int($0.value) % PhoneSet.english.phones.count].name
        }
    }
}

/// Makes the mistakes that people make when they type.
struct Typist {
    private var random: SeededNumbers

    init(seed: Int) {
        random = SeededNumbers(seed: seed)
    }

    mutating func misspelling(of name: String) -> String {
        var letters = Array(name.unicodeScalars)
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            guard !letters.isEmpty else { break }
            let place = Int.random(in: 0..<letters.count, using: &random)
            switch Int.random(in: 0...3, using: &random) {
            case 0: letters.remove(at: place)
            case 1: letters.insert(["e", "a", "灯", "x"].randomElement(using: &random) ?? "e", at: place)
            case 2: letters[place] = ["e", "a", "灯", "x"].randomElement(using: &random) ?? "e"
            default: letters.swapAt(place, max(0, place - 1))
            }
        }
        return String(String.UnicodeScalarView(letters))
    }
}
