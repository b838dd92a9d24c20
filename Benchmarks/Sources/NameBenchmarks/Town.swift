import Chance
import HomeModel

/// Homes of some 300 names each, in several languages; numbers go on, so that names differ between homes.
enum Town {
    private static let rooms = [
        "Kitchen", "Bedroom", "Bathroom", "Living Room", "Hallway", "Attic", "Cellar", "Garage", "Garden", "Office",
        "Nursery", "Terrace", "Küche", "Schlafzimmer", "Wohnzimmer", "Salle de Bain", "Chambre", "Cocina", "Dormitorio",
        "卧室", "客厅", "厨房", "Кухня", "Спальня", "Ванная",
    ]
    private static let places = [
        "Ceiling", "Desk", "Window", "Corner", "Wall", "Door", "Left", "Right", "Big", "Little", "Night", "Reading",
        "Floor", "Table", "Shelf", "Mirror",
    ]
    private static let things = [
        "Light", "Lamp", "Fan", "Switch", "Outlet", "Blind", "Heater", "Sensor", "Speaker", "Camera", "Licht", "Lampe",
        "Lumière", "Lámpara", "灯", "Свет",
    ]

    /// At least so many names.
    static func snapshot(names count: Int) -> HomeSnapshot {
        var homes: [Home] = []
        var random = SeededNumbers(state: 1)
        var made = 0
        while made < count {
            var home = Home(name: "Home \(homes.count + 1)")
            home.rooms = rooms.map { Room(name: $0) }
            for room in home.rooms {
                for _ in 0..<11 { home.accessories.append(accessory(in: room, made + home.accessories.count, &random)) }
            }
            made += 1 + home.rooms.count + home.accessories.count
            homes.append(home)
        }
        return HomeSnapshot(homes: homes)
    }

    private static func accessory(in room: Room, _ number: Int, _ random: inout SeededNumbers) -> Accessory {
        let place = places.randomElement(using: &random)!
        let thing = things.randomElement(using: &random)!
        var accessory = Accessory(name: "\(room.name) \(place) \(thing) \(number)")
        accessory.room = room.id
        return accessory
    }

    /// A name with one or two letters left out, put in, changed or swapped.
    static func misspelling(of name: String, _ random: inout SeededNumbers) -> String {
        var letters = Array(name)
        for _ in 0..<Int.random(in: 1...2, using: &random) {
            let place = Int.random(in: 1..<letters.count - 1, using: &random)
            switch Int.random(in: 0...3, using: &random) {
            case 0: letters.remove(at: place)
            case 1: letters.insert("e", at: place)
            case 2: letters[place] = "e"
            default: letters.swapAt(place, place - 1)
            }
        }
        return String(letters)
    }

    /// A stand-in for pronunciations that costs next to nothing: one or two syllables a word, drawn from its letters.
    ///
    /// Words are said alike wherever they stand, and a name has 6 to 14 phones, as names of homes have. The vowels and
    /// consonants are drawn as often as they stand in English words.
    @Sendable static func pronunciations(of name: String) -> [[String]] {
        var phones: [String] = []
        phones.reserveCapacity(16)
        var random = SeededNumbers(state: 0)
        var isInWord = false
        for byte in name.utf8 {
            if byte != UInt8(ascii: " ") {
                random.state = (random.state ^ UInt64(byte)) &* 0x100_0000_01B3
                isInWord = true
            } else if isInWord {
                say(&random, &phones)
                isInWord = false
            }
        }
        if isInWord { say(&random, &phones) }
        return [phones]
    }

    /// Says a word and forgets it.
    private static func say(_ random: inout SeededNumbers, _ phones: inout [String]) {
        var drawn = random.next()
        func draw(_ some: [String]) -> String {
            defer { drawn /= UInt64(some.count) }
            return some[Int(drawn % UInt64(some.count))]
        }
        for _ in 0..<1 + Int(drawn & 1) {
            drawn >>= 1
            phones += [draw(consonants), draw(vowels)]
            if drawn & 1 == 0 { phones.append(draw(consonants)) }
        }
        random.state = 0
    }

    private static let vowels = [
        "AH", "AH", "AH", "IH", "IH", "IH", "IY", "IY", "EH", "EH", "AE", "AE", "AA", "ER", "EY", "OW", "AO", "AY",
        "UW",
        "AW", "UH", "OY",
    ]
    private static let consonants = [
        "N", "N", "N", "T", "T", "T", "L", "L", "L", "S", "S", "S", "R", "R", "R", "K", "K", "D", "D", "M", "M", "Z",
        "P",
        "P", "B", "F", "V", "NG", "SH", "G", "HH", "JH", "CH", "W", "TH", "Y", "DH", "ZH",
    ]
}
