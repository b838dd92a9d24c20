import HomeModel

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
    /// The accessories that did not answer, and why.
    private(set) var silent: [SilentAccessory] = []

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
        let accessory = SilentAccessory(name: placed.accessory.name, error: error)
        if !silent.contains(accessory) { silent.append(accessory) }
    }
}
