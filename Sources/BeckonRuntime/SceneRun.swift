import HomeModel

/// What of a home goes into a scene that is made of the present.
public struct SceneScope: Sendable {
    /// The rooms, zones and accessories that are meant; where there are none, the whole home.
    public var rooms: [String] = []
    /// Zones, by name.
    public var zones: [String] = []
    /// Accessories, by name.
    public var accessories: [String] = []
    /// Whether everything goes in, and not just what is on.
    public var isAll = false
    /// Whether accessories that do not answer may be left out.
    public var isPartial = false

    /// The whole home, as far as it is on.
    public init() {}

    /// The services that are meant.
    func services(of home: Home) throws(EditRefusal) -> [PlacedService] {
        var ids: Set<AccessoryID> = []
        for name in rooms { ids.formUnion(home.accessories(in: try home.room(called: name)).map(\.id)) }
        for name in zones {
            let members = Set(try home.zone(called: name).rooms)
            ids.formUnion(home.accessories.filter { $0.room.map(members.contains) == true }.map(\.id))
        }
        for name in accessories { ids.insert(try home.accessory(called: name).id) }
        let isWhole = rooms.isEmpty && zones.isEmpty && accessories.isEmpty
        return home.spokenServices.filter { placed in
            (isWhole || ids.contains(placed.accessory.id))
                && (isAll ? !placed.service.settings.isEmpty : placed.service.power != nil)
        }
    }
}

/// One setting of the present, as its accessory told it.
struct PresentSetting: Sendable {
    let service: PlacedService
    let characteristic: Characteristic
    let value: CharacteristicValue
    /// Whether its service is switched on.
    let isOn: Bool

    var line: String { "\(service.name) \(characteristic.type) = \(JSON(value).line)" }
}

/// The settings of services, read from their accessories.
struct Present: Sendable {
    private(set) var settings: [PresentSetting] = []
    /// The accessories that did not answer, and why: "Desk Lamp cannot be reached".
    private(set) var silent: [String] = []

    init(of services: [PlacedService], through control: any HomeControl) async {
        var asked: [(service: Int, characteristic: Characteristic)] = []
        var addresses: [CharacteristicAddress] = []
        for (number, placed) in services.enumerated() {
            for characteristic in placed.service.settings {
                guard let address = placed.accessory.address(of: characteristic) else {
                    note(.notPaired, of: placed)
                    continue
                }
                asked.append((number, characteristic))
                addresses.append(address)
            }
        }
        let answers = addresses.isEmpty ? [] : await control.read(addresses)
        let found = Dictionary(grouping: zip(asked, answers), by: \.0.service)
        for (number, placed) in services.enumerated() { add(found[number] ?? [], of: placed) }
    }

    private mutating func add(
        _ answers: [((service: Int, characteristic: Characteristic), ReadResult)], of placed: PlacedService
    ) {
        let power = placed.service.power?.type
        let isOn = answers.contains { asked, answer in
            asked.characteristic.type == power && (try? answer.get())?.number ?? 0 > 0
        }
        for (asked, answer) in answers {
            switch answer {
            case .success(let value):
                settings.append(
                    PresentSetting(service: placed, characteristic: asked.characteristic, value: value, isOn: isOn))
            case .failure(let error): note(error, of: placed)
            }
        }
    }

    private mutating func note(_ error: ControlError, of placed: PlacedService) {
        let text = "\(placed.accessory.name) \(error)"
        if !silent.contains(text) { silent.append(text) }
    }
}

/// A scene that was made of the present.
public struct SavedScene: Sendable {
    /// Its name.
    public let name: String
    /// Its home.
    public let home: String
    /// Whether it was not there before.
    public internal(set) var isNew = true
    /// The accessories that did not answer, and why.
    public let silent: [String]
    /// What would unlock or open what guards the home, and was left out.
    public private(set) var guarded: [String] = []
    /// What an accessory told that it would not take, and was left out.
    public private(set) var unusable: [String] = []
    private(set) var settings: [(line: String, action: Action)] = []

    /// What the scene sets: "Desk Lamp On = true".
    public var lines: [String] { settings.map(\.line) }

    init(name: String, home: String, silent: [String]) {
        self.name = name
        self.home = home
        self.silent = silent
    }

    mutating func add(_ setting: PresentSetting) {
        let type = setting.characteristic.type
        if setting.service.service.isOpened(by: setting.value, of: type) {
            guarded.append(setting.line)
            return
        }
        do throws(HomeError) {
            let value = try setting.characteristic.writable(setting.value)
            let action = Action(service: setting.service.reference, characteristic: type, value: value)
            settings.append((setting.line, action))
        } catch {
            unusable.append(setting.line)
        }
    }
}

/// Why the present could not be made a scene: accessories did not answer.
public struct SceneSavingFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// Those, and why: "Desk Lamp cannot be reached".
    public let silent: [String]

    /// One line for a person: what is wrong, where, and how to mend it.
    public var description: String {
        let more = silent.count > 8 ? ", and \(silent.count - 8) more" : ""
        return "nothing was saved: \(silent.prefix(8).joined(separator: ", "))\(more);"
            + " leave out what does not answer with --partial"
    }
}
