import HomeModel

/// What can be wanted of a thing, as the ear's grammar sorts things: `names.dimmed` is whatever can be dimmed.
enum SpokenAbility: String, CaseIterable {
    case powered, dimmed, leveled, spun, colored, whitened, opened, placed, locked, heated

    /// Whether it can be wanted of a service.
    func isOf(_ service: Service) -> Bool {
        types.contains(service.type.name)
            || service.characteristics.contains { characteristics.contains($0.type.name) }
    }

    /// Whatever has one of these characteristics has the ability.
    private var characteristics: Set<String> {
        switch self {
        case .powered: ["On", "Active", "TargetHeatingCoolingState", "TargetHeaterCoolerState"]
        case .dimmed: ["Brightness"]
        case .leveled: ["Brightness", "RotationSpeed", "TargetPosition", "Volume", "TargetRelativeHumidity"]
        case .spun: ["RotationSpeed"]
        case .colored: ["Hue"]
        case .whitened: ["ColorTemperature"]
        case .opened: ["TargetPosition", "TargetDoorState"]
        case .placed: ["TargetPosition"]
        case .locked: ["LockTargetState"]
        case .heated: ["TargetTemperature", "HeatingThresholdTemperature", "CoolingThresholdTemperature"]
        }
    }

    /// Services of these types have it, even where their characteristics are not known yet.
    private var types: Set<String> {
        switch self {
        case .powered: ["Lightbulb", "Switch", "Outlet", "Fan", "Fanv2", "Television"]
        case .opened: ["Door", "Window", "WindowCovering", "GarageDoorOpener", "Valve"]
        case .locked: ["LockMechanism"]
        case .heated: ["Thermostat"]
        case .placed: ["Door", "Window", "WindowCovering"]
        case .dimmed, .leveled, .spun, .colored, .whitened: []
        }
    }
}

extension HomeSnapshot {
    /// The services that the name of a thing stands for, by the thing.
    var servicesByThing: [NamedThing: [Service]] {
        var found: [NamedThing: [Service]] = [:]
        for home in homes {
            let placed = Dictionary(home.spokenServices.map { ($0.reference, $0.service) }) { first, _ in first }
            for accessory in home.accessories { found[.accessory(accessory.id)] = accessory.spokenServices }
            for (reference, service) in placed { found[.service(reference)] = [service] }
            for group in home.serviceGroups {
                found[.serviceGroup(group.id)] = group.services.compactMap { placed[$0] }
            }
        }
        return found
    }

    /// The name of the room that each thing is in.
    var roomsByThing: [NamedThing: String] {
        var found: [NamedThing: String] = [:]
        for home in homes {
            let names = Dictionary(home.rooms.map { ($0.id, $0.name) }) { first, _ in first }
            for accessory in home.accessories {
                guard let name = accessory.room.flatMap({ names[$0] }) else { continue }
                found[.accessory(accessory.id)] = name
                for service in accessory.spokenServices {
                    found[.service(ServiceReference(accessory: accessory.id, service: service.id))] = name
                }
            }
        }
        return found
    }

    /// The services in each room and zone, by the names of these.
    var servicesByPlace: [String: [Service]] {
        var found: [String: [Service]] = [:]
        for home in homes {
            let services = Dictionary(grouping: home.accessories, by: \.room).mapValues { accessories in
                accessories.flatMap(\.spokenServices)
            }
            for room in home.rooms { found[room.name, default: []] += services[room.id] ?? [] }
            for zone in home.zones { found[zone.name, default: []] += zone.rooms.flatMap { services[$0] ?? [] } }
        }
        return found
    }
}
