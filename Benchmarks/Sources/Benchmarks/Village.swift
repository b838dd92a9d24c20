import HomeDatabase
import HomeModel

/// A database of many homes with a known number of names in all; one of the homes has 300 accessories.
final class Village {
    private static let namesInHome = 10_000
    private static let accessories = 300

    private let folder: String
    private let database: HomeDatabase
    /// The home that is looked at.
    private let house = HomeID()
    private var added = 0

    /// Makes the database in a folder.
    init(names: Int, folder: String) async throws {
        self.folder = folder
        database = try HomeDatabase(folder: folder)
        try await makeHouse()
        // The house has its own name and, for each accessory, that of the accessory and that of its service.
        var left = names - 1 - 2 * Self.accessories
        while left > 0 {
            let count = min(left, Self.namesInHome)
            try await makeHome(count)
            left -= count
        }
    }

    private func makeHouse() async throws {
        let devices = (1...Self.accessories).map { number in
            var accessory = Accessory(name: "Lamp \(number)")
            var service = Service(type: ServiceType("Lightbulb"), name: "Light \(number)")
            service.characteristics = ["On", "Brightness", "Hue", "Saturation"].map {
                Characteristic(type: CharacteristicType($0), value: $0 == "On" ? .bool(true) : .int(50))
            }
            accessory.services = [service]
            return Edit.change(house, .addAccessory(accessory))
        }
        try await database.apply([.addHome(id: house, name: "House")] + devices, by: .owner)
    }

    private func makeHome(_ names: Int) async throws {
        let home = HomeID()
        added += 1
        let rooms = (1..<max(2, names)).map { Edit.change(home, .addRoom(Room(name: "Room \($0)"))) }
        try await database.apply([.addHome(id: home, name: "Home \(added)")] + rooms, by: .owner)
    }

    private func time(_ operation: () async throws -> Void) async rethrows -> Duration {
        try await ContinuousClock().measure { try await operation() }
    }

    /// How long it takes to add one more room to the house.
    func addRoom() async throws -> Duration {
        added += 1
        let edit = Edit.change(house, .addRoom(Room(name: "Attic \(added)")))
        return try await time { try await database.apply([edit], by: .owner) }
    }

    /// How long it takes to be told that the house has something of the name.
    func addTakenRoom() async throws -> Duration {
        let edit = Edit.change(house, .addRoom(Room(name: "LAMP'150")))
        return try await time {
            do {
                try await database.apply([edit], by: .owner)
                preconditionFailure("the name is taken")
            } catch let refusal as EditRefusal { precondition(refusal.error == .objectWithSimilarNameExistsInHome) }
        }
    }

    /// How long it takes to add one more home.
    func addHome() async throws -> Duration {
        added += 1
        let edit = Edit.addHome(id: HomeID(), name: "Hut \(added)")
        return try await time { try await database.apply([edit], by: .owner) }
    }

    /// How long it takes a program to open the database and read the house.
    func openHome() async throws -> Duration {
        try await time {
            let home = try await HomeDatabase(folder: folder).home(house)
            precondition(home?.accessories.count == Self.accessories)
        }
    }
}
