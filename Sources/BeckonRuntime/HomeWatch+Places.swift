import HomeModel

/// Where everything that is watched is: by its address on the wire, and by its device.
struct WatchedPlaces {
    /// What is listened to on each device.
    private(set) var devices: [DeviceID: [CharacteristicAddress]] = [:]
    /// What is read to see whether a device is there.
    private(set) var probes: [DeviceID: CharacteristicAddress] = [:]
    /// The accessories of each device.
    private(set) var accessories: [DeviceID: [WatchedPlace]] = [:]
    private var characteristics: [CharacteristicAddress: WatchedCharacteristic] = [:]
    private var services: [ServiceReference: WatchedPlace] = [:]

    init() {}

    /// The places in the homes of a snapshot.
    init(in snapshot: HomeSnapshot) {
        for home in snapshot.homes {
            let rooms = Dictionary(home.rooms.map { ($0.id, $0.name) }) { first, _ in first }
            for accessory in home.accessories {
                let room = accessory.room.flatMap { rooms[$0] }
                add(
                    accessory,
                    WatchedPlace(home: home.name, room: room, accessory: accessory.name, accessoryID: accessory.id))
            }
        }
    }

    /// The characteristic at an address.
    subscript(address: CharacteristicAddress) -> WatchedCharacteristic? { characteristics[address] }

    /// The value that an event of the database tells; nil where it tells something else, or of what nobody speaks of.
    func value(of event: HomeEvent) -> WatchedValue? {
        guard let change = event.value, case .service(let reference)? = event.thing, let place = services[reference]
        else { return nil }
        return WatchedValue(place: place, characteristic: change.characteristic, value: change.value, by: event.author)
    }

    private mutating func add(_ accessory: Accessory, _ place: WatchedPlace) {
        if let device = accessory.address?.device {
            accessories[device, default: []].append(place)
            devices[device, default: []] += []
            probes[device] = probes[device] ?? accessory.probe
        }
        for service in accessory.toldServices {
            var place = place
            let reference = ServiceReference(accessory: accessory.id, service: service.id)
            (place.service, place.reference) = (service.name ?? accessory.name, reference)
            services[reference] = place
            guard let address = accessory.address else { continue }
            for characteristic in service.characteristics where characteristic.metadata.permissions.contains(.notify) {
                guard let whole = CharacteristicAddress(of: characteristic, in: address) else { continue }
                devices[address.device, default: []].append(whole)
                characteristics[whole] = WatchedCharacteristic(place: place, type: characteristic.type)
            }
        }
    }
}

extension Accessory {
    /// Any characteristic that can be read.
    fileprivate var probe: CharacteristicAddress? {
        let readable = services.lazy.flatMap(\.characteristics).first {
            $0.iid != nil && $0.metadata.permissions.contains(.read)
        }
        return readable.flatMap(address(of:))
    }
}

/// A characteristic that is listened to.
struct WatchedCharacteristic {
    let place: WatchedPlace
    let type: CharacteristicType

    /// A value of it.
    func value(_ value: CharacteristicValue?) -> WatchedValue {
        WatchedValue(place: place, characteristic: type, value: value)
    }
}
