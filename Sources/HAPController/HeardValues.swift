import HAPWire
import HomeModel
import Synchronization

/// What was last heard of each characteristic of one device that somebody listens to, and who is told of news.
///
/// Events arrive on the network's own thread, and are told in the order in which they came. An answer may be older than an
/// event that overtook it, so each request is sent with a mark of what had been heard before.
final class HeardValues: Sendable {
    /// A moment in what was heard.
    struct Mark: Sendable {
        fileprivate var events: UInt64
    }

    private struct Heard {
        var value: CharacteristicValue
        /// The number of the last event about it; 0 where there was none.
        var event: UInt64 = 0
        /// Whether an event and a write crossed, so that nobody knows which of them came later.
        var isDoubtful = false
    }

    private struct State {
        var events: UInt64 = 0
        var values: [CharacteristicID: Heard] = [:]
    }

    private let device: DeviceID
    private let state = Mutex(State())
    private let tell: @Sendable (ControlEvent) -> Void

    init(of device: DeviceID, tell: @escaping @Sendable (ControlEvent) -> Void) {
        self.device = device
        self.tell = tell
    }

    /// The present moment.
    var mark: Mark { state.withLock { Mark(events: $0.events) } }

    /// Takes an event of the device.
    func hear(_ event: HTTPMessage) {
        // An event that cannot be read tells nothing; the next read of the value will.
        guard let answer = try? CharacteristicAnswer(reading: event.body) else { return }
        state.withLock { state in
            state.events += 1
            for entry in answer.entries {
                guard let value = entry.value?.characteristicValue else { continue }
                state.values[entry.id] = Heard(value: value, event: state.events)
                tell(.value(change(value, of: entry.id)))
            }
        }
    }

    /// Takes a value that this controller wrote itself, of which the device tells nobody here.
    ///
    /// - Returns: whether it is certain that the device has this value: an event of another value since the mark may have
    ///   been sent before the write was carried out, or after.
    func note(_ value: CharacteristicValue, of id: CharacteristicID, since mark: Mark) -> Bool {
        state.withLock { state in
            let last = state.values[id]
            let isDoubtful = last.map { $0.event > mark.events && $0.value != value } ?? false
            state.values[id] = Heard(value: value, event: last?.event ?? 0, isDoubtful: isDoubtful)
            tell(.written(change(value, of: id)))
            return !isDoubtful
        }
    }

    /// Takes a value that was read; tells it where it is another than the last one heard.
    ///
    /// An event since the mark is believed instead: had the value changed after it, another would follow.
    func catchUp(_ value: CharacteristicValue, of id: CharacteristicID, since mark: Mark) {
        state.withLock { state in
            let last = state.values[id]
            guard last.map({ $0.event <= mark.events }) ?? true else { return }
            state.values[id] = Heard(value: value, event: last?.event ?? 0)
            if let last, last.isDoubtful || last.value != value { tell(.value(change(value, of: id))) }
        }
    }

    /// Tells whether the device answers.
    func tellReachability(_ isReachable: Bool) { tell(.reachability(device, isReachable)) }

    /// Tells that the device has another database.
    func tellDatabase() { tell(.database(device)) }

    private func change(_ value: CharacteristicValue, of id: CharacteristicID) -> CharacteristicChange {
        let address = CharacteristicAddress(accessory: AccessoryAddress(device: device, aid: id.aid), iid: id.iid)
        return CharacteristicChange(address: address, value: value)
    }
}
