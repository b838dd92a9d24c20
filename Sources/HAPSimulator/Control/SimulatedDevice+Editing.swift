import HomeModel

/// How a device gets and loses parts, by the rules of Apple's simulator (rows B5 to B9).
extension SimulatedDevice {
    /// The most accessories of a bridge, itself included; the protocol's bound.
    static let maximumAccessories = 150

    /// The names of its accessories, its own first.
    var names: [String] { [accessory.name] + bridged.map(\.name) }

    /// Changes the accessory of a name.
    mutating func edit(
        _ name: String, _ change: (inout Accessory) throws(CommandFault) -> Void
    ) throws(CommandFault) {
        guard capture == nil else {
            throw CommandFault(
                "\(CommandFields.quoted(name)) is a captured device, whose shape stays as it was captured")
        }
        if accessory.name == name {
            try change(&accessory)
        } else if let place = bridged.firstIndex(where: { $0.name == name }) {
            try change(&bridged[place])
        }
    }

    /// Puts an accessory behind the bridge.
    mutating func add(_ new: Accessory) throws(CommandFault) {
        guard capture == nil else {
            throw CommandFault("\(CommandFields.quoted(accessory.name)) is a captured device; nothing joins it")
        }
        guard bridged.count + 2 <= Self.maximumAccessories else {
            throw CommandFault("a bridge holds \(Self.maximumAccessories) accessories, itself included")
        }
        bridged.append(new)
    }
}

extension Accessory {
    /// Adds a service; every accessory has its information already.
    mutating func add(_ service: Service) throws(CommandFault) {
        guard service.type.name != "AccessoryInformation" else {
            throw CommandFault("every accessory has its AccessoryInformation already")
        }
        guard services.count < HomeFile.maximumServices else {
            throw CommandFault("an accessory has at most \(HomeFile.maximumServices) services")
        }
        if services.contains(where: { $0.type == service.type && $0.name == service.name }) {
            throw CommandFault("there is such a \(service.type) already: give the new one a \"name\" of its own")
        }
        services.append(service)
    }

    /// The place of the service of a name or type.
    func place(ofService wanted: String?, with type: CharacteristicType? = nil) throws(CommandFault) -> Int {
        guard wanted != "AccessoryInformation" else {
            throw CommandFault("an accessory's information stays as it is")
        }
        let offered = services.indices.filter { services[$0].type.name != "AccessoryInformation" }
        let places = offered.filter { place in
            guard let wanted else { return type.map { services[place][$0] != nil } ?? true }
            return services[place].name == wanted
        }
        let found =
            places.isEmpty ? offered.filter { services[$0].type == wanted.flatMap(ServiceType.init(reading:)) } : places
        guard let first = found.first else {
            throw CommandFault(
                wanted.map { "\(CommandFields.quoted(name)) has no service \(CommandFields.quoted($0))" }
                    ?? "say which \"service\" of \(CommandFields.quoted(name)) is meant")
        }
        guard found.count == 1 else {
            throw CommandFault("\(found.count) services are meant: say its name in \"service\"")
        }
        return first
    }
}

extension Service {
    /// What a new service of a type has besides what it must have, as people know it from Apple's simulator.
    private static let usual: [String: [CharacteristicType]] = [
        "Lightbulb": ["Brightness", "Hue", "Saturation"], "Fan": ["RotationDirection", "RotationSpeed"],
        "Fanv2": ["RotationSpeed", "SwingMode"], "AirPurifier": ["RotationSpeed"],
        "Battery": ["BatteryLevel", "ChargingState"], "WindowCovering": ["ObstructionDetected"],
        "HeaterCooler": ["CoolingThresholdTemperature", "HeatingThresholdTemperature"],
        "Thermostat": ["CurrentRelativeHumidity", "TargetRelativeHumidity"],
        "GarageDoorOpener": ["LockCurrentState", "LockTargetState"], "Outlet": ["OutletInUse"],
        "Speaker": ["Volume"], "TelevisionSpeaker": ["Volume", "VolumeSelector"], "Microphone": ["Volume"],
    ]

    /// Gives the service its usual characteristics.
    mutating func complete() {
        for type in Catalogue.required(by: type) + (Self.usual[type.name] ?? []) where self[type] == nil {
            characteristics.append(Characteristic(type: type))
        }
    }

    /// Adds a characteristic; each type once.
    mutating func add(_ characteristic: Characteristic) throws(CommandFault) {
        guard self[characteristic.type] == nil else {
            throw CommandFault("the service has \(characteristic.type) already; each type comes once")
        }
        guard characteristics.count < HomeFile.maximumCharacteristics else {
            throw CommandFault("a service has at most \(HomeFile.maximumCharacteristics) characteristics")
        }
        characteristics.append(characteristic)
    }

    /// Takes a characteristic away that the service need not have.
    mutating func remove(_ type: CharacteristicType) throws(CommandFault) {
        guard self[type] != nil else { throw CommandFault("the service has no \(type)") }
        guard !Catalogue.required(by: self.type).contains(type) else {
            throw CommandFault("a \(self.type) must have \(type); only what is optional can be removed")
        }
        characteristics.removeAll { $0.type == type }
    }
}
