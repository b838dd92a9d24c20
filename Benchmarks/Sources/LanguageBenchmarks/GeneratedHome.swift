import HomeModel

/// A home of a known number of names, the same one every time.
struct GeneratedHome {
    /// Something to speak of.
    struct Thing {
        let name: String
        let type: String
    }

    private(set) var home = Home(name: "Generated")
    private(set) var things: [Thing] = []

    /// Makes a home of so many names: one in twenty is a room's, the others are accessories'.
    init(names: Int) {
        let rooms = max(3, names / 20)
        home.rooms = (0..<rooms).map { Room(name: Self.roomName($0)) }
        for number in 0..<names - rooms - 1 {
            let kind = Self.kinds[number % Self.kinds.count]
            let name = Self.thingName(number, kind.word)
            var accessory = Accessory(name: name)
            accessory.room = home.rooms[number % rooms].id
            var service = Service(type: ServiceType(kind.type))
            service.characteristics = kind.characteristics.map { Characteristic(type: CharacteristicType($0)) }
            accessory.services = [service]
            home.accessories.append(accessory)
            things.append(Thing(name: name, type: kind.type))
        }
    }

    /// The home alone, as parsers want it.
    var snapshot: HomeSnapshot { HomeSnapshot(homes: [home]) }

    private static let kinds: [(word: String, type: String, characteristics: [String])] = [
        ("Lamp", "Lightbulb", ["On", "Brightness"]), ("Socket", "Outlet", ["On"]),
        ("Lantern", "Lightbulb", ["On", "Brightness"]),
        ("Bolt", "LockMechanism", ["LockCurrentState", "LockTargetState"]),
        ("Drapes", "WindowCovering", ["CurrentPosition", "TargetPosition", "PositionState"]),
        ("Ventilator", "Fan", ["On", "RotationSpeed"]),
        ("Radiator", "Thermostat", ["CurrentTemperature", "TargetTemperature", "TargetHeatingCoolingState"]),
        ("Candle", "Lightbulb", ["On"]),
    ]
    private static let places = [
        "Library", "Gallery", "Chapel", "Armory", "Larder", "Cloister", "Parlour", "Pantry", "Scullery", "Nursery",
        "Solar", "Oratory", "Treasury", "Stable", "Foundry", "Brewery", "Orangery", "Rotunda", "Belfry", "Arcade",
    ]
    private static let marks = [
        "Amber", "Copper", "Willow", "Raven", "Ivory", "Marble", "Juniper", "Cobalt", "Saffron", "Walnut", "Velvet",
        "Scarlet", "Pewter", "Hazel", "Indigo", "Maple", "Opal", "Crimson", "Laurel", "Granite", "Cedar", "Bronze",
        "Lilac", "Onyx", "Pearl", "Russet", "Silver", "Topaz", "Umber", "Violet",
    ]
    private static let owners = [
        "Abbot", "Baron", "Cooper", "Dancer", "Envoy", "Falconer", "Gardener", "Harper", "Inventor", "Jester",
        "Keeper", "Lancer", "Mason", "Novice", "Oracle", "Painter", "Queen", "Ranger", "Sailor", "Tailor",
    ]

    private static func roomName(_ number: Int) -> String {
        let mark = marks[number / places.count % marks.count]
        return number < places.count ? places[number] : "\(mark) \(places[number % places.count])"
    }

    private static func thingName(_ number: Int, _ word: String) -> String {
        let place = number / kinds.count
        let mark = marks[place % marks.count]
        if place < marks.count { return "\(mark) \(word)" }
        let owner = place / marks.count - 1
        if owner < owners.count { return "\(owners[owner]) \(mark) \(word)" }
        return
            "\(owners[owner % owners.count]) \(mark) \(marks[(owner / owners.count * 7 + place) % marks.count]) \(word)"
    }
}
