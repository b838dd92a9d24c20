import HomeConversation
import HomeModel

/// A home in which nothing moves: every write succeeds, and is remembered until the program ends.
///
/// It serves `--dry-run`: the conversation goes on as it would with accessories that do what they are told.
public actor Rehearsal: HomeControl {
    /// The homes, with an address for every characteristic.
    public nonisolated let snapshot: HomeSnapshot
    private var values: [CharacteristicAddress: CharacteristicValue] = [:]
    /// Where the state lies that a target state becomes.
    private let currents: [CharacteristicAddress: CharacteristicAddress]

    /// A rehearsal that begins with the values of a snapshot.
    public init(of snapshot: HomeSnapshot) {
        var snapshot = snapshot
        var values: [CharacteristicAddress: CharacteristicValue] = [:]
        var currents: [CharacteristicAddress: CharacteristicAddress] = [:]
        // Every home is one made-up device; the identity is of a kind that no real device has.
        guard let device = DeviceID("00:00:00:00:00:00") else { preconditionFailure("the made-up identity is one") }
        var aid: UInt64 = 0
        for home in snapshot.homes.indices {
            for accessory in snapshot.homes[home].accessories.indices {
                aid += 1
                let place = AccessoryAddress(device: device, aid: aid)
                snapshot.homes[home].accessories[accessory].rehearse(at: place)
                for (address, characteristic, current) in snapshot.homes[home].accessories[accessory].places {
                    values[address] = characteristic.value
                    currents[address] = current
                }
            }
        }
        self.snapshot = snapshot
        self.values = values
        self.currents = currents
    }

    /// The homes with the values that were written last: what is said next is understood by these.
    public var present: HomeSnapshot {
        var present = snapshot
        for home in present.homes.indices {
            for accessory in present.homes[home].accessories.indices {
                present.homes[home].accessories[accessory].take { values[$0] }
            }
        }
        return present
    }

    /// The values that were written last, or those of the snapshot.
    public func read(_ addresses: [CharacteristicAddress]) async -> [ReadResult] {
        addresses.map { address in values[address].map { .success($0) } ?? .failure(.noSuchCharacteristic) }
    }

    /// Remembers the values; every write succeeds.
    public func write(_ writes: [CharacteristicWrite]) async -> [WriteResult] {
        for write in writes {
            values[write.address] = write.value
            if let current = currents[write.address] { values[current] = write.value }
        }
        return writes.map { _ in .success(()) }
    }
}

extension Accessory {
    /// Gives the accessory and all its characteristics an address.
    fileprivate mutating func rehearse(at place: AccessoryAddress) {
        address = place
        var iid: UInt64 = 0
        for service in services.indices {
            for index in services[service].characteristics.indices {
                iid += 1
                services[service].characteristics[index].iid = iid
            }
        }
    }

    /// Takes the values that are known of its characteristics by their addresses.
    fileprivate mutating func take(_ value: (CharacteristicAddress) -> CharacteristicValue?) {
        for service in services.indices {
            for index in services[service].characteristics.indices {
                guard let known = place(of: services[service].characteristics[index]).flatMap(value) else { continue }
                services[service].characteristics[index].value = known
            }
        }
    }

    /// All characteristics with their addresses, and where the state lies that each becomes.
    fileprivate var places: [(CharacteristicAddress, Characteristic, current: CharacteristicAddress?)] {
        services.flatMap { service in
            service.characteristics.compactMap { characteristic in
                place(of: characteristic).map { address in
                    (address, characteristic, characteristic.type.current.flatMap { service[$0] }.flatMap(place))
                }
            }
        }
    }

    private func place(of characteristic: Characteristic) -> CharacteristicAddress? {
        self.address(of: characteristic)
    }
}
