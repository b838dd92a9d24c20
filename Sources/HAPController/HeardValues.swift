import HAPWire
import HomeModel
import Synchronization

/// What was last heard of each characteristic of one device that somebody listens to, and who is told of news.
///
/// Events arrive on the network's own thread, and are told in the order in which they came.
final class HeardValues: Sendable {
    private let device: DeviceID
    private let values = Mutex<[CharacteristicID: CharacteristicValue]>([:])
    private let tell: @Sendable (ControlEvent) -> Void

    init(of device: DeviceID, tell: @escaping @Sendable (ControlEvent) -> Void) {
        self.device = device
        self.tell = tell
    }

    /// Takes an event of the device.
    func hear(_ event: HTTPMessage) {
        // An event that cannot be read tells nothing; the next read of the value will.
        guard let answer = try? CharacteristicAnswer(reading: event.body) else { return }
        values.withLock { values in
            for entry in answer.entries {
                guard let value = entry.value?.characteristicValue else { continue }
                values[entry.id] = value
                report(value, of: entry.id)
            }
        }
    }

    /// Takes a value that this controller wrote itself, of which the device tells nobody here.
    func note(_ value: CharacteristicValue, of id: CharacteristicID) {
        values.withLock { values in values[id] = value }
    }

    /// Takes a value that was read to catch up; tells it where it is another than the last one heard.
    func catchUp(_ value: CharacteristicValue, of id: CharacteristicID) {
        values.withLock { values in
            let last = values.updateValue(value, forKey: id)
            if let last, last != value { report(value, of: id) }
        }
    }

    /// Tells whether the device answers.
    func tellReachability(_ isReachable: Bool) { tell(.reachability(device, isReachable)) }

    /// Tells that the device has another database.
    func tellDatabase() { tell(.database(device)) }

    private func report(_ value: CharacteristicValue, of id: CharacteristicID) {
        let address = CharacteristicAddress(accessory: AccessoryAddress(device: device, aid: id.aid), iid: id.iid)
        tell(.value(CharacteristicChange(address: address, value: value)))
    }
}
