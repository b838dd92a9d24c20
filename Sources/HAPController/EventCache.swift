import HAPWire
import HomeModel
import Synchronization

/// The event cache of one device: the last known value of each subscribed characteristic; changes are published from here.
///
/// Events arrive on the network's own thread and are published in the order in which they arrived. An answer may be older
/// than an event that overtook it, so each request notes the sequence number of the last event before it.
final class EventCache: Sendable {
    /// A position in the sequence of events.
    struct Sequence: Sendable {
        fileprivate var number: UInt64
    }

    private struct Entry {
        /// Nil where the device sent what cannot be a value.
        var value: CharacteristicValue?
        /// The sequence number of the last event about it; 0 where there was none.
        var event: UInt64 = 0
        /// Whether an event and a write crossed, so that their order is unknown.
        var isAmbiguous = false
    }

    private struct State {
        /// The subscribed characteristics; nothing else is cached.
        var subscriptions: [CharacteristicID: ValueDomain] = [:]
        var sequence: UInt64 = 0
        var entries: [CharacteristicID: Entry] = [:]
    }

    private let device: DeviceID
    private let state = Mutex(State())
    private let publish: @Sendable (ControlEvent) -> Void

    init(of device: DeviceID, publish: @escaping @Sendable (ControlEvent) -> Void) {
        self.device = device
        self.publish = publish
    }

    /// The sequence number of the last event.
    var sequence: Sequence { state.withLock { Sequence(number: $0.sequence) } }

    /// How many characteristics are cached.
    var count: Int { state.withLock { $0.entries.count } }

    /// Caches and publishes changes of these characteristics from now on, and of no others.
    func setSubscriptions(_ subscriptions: [CharacteristicID: ValueDomain]) {
        state.withLock { state in
            state.subscriptions = subscriptions
            state.entries = state.entries.filter { subscriptions[$0.key] != nil }
        }
    }

    /// Takes an event of the device; characteristics without a subscription are passed over.
    func apply(_ event: HTTPMessage) {
        guard state.withLock({ !$0.subscriptions.isEmpty }) else { return }
        // An event that cannot be read tells nothing; the next read of the value will.
        guard let answer = try? CharacteristicAnswer(reading: event.body) else { return }
        state.withLock { state in
            state.sequence += 1
            for entry in answer.entries {
                guard let domain = state.subscriptions[entry.id], let told = entry.value else { continue }
                let value: CharacteristicValue?
                switch told.result(in: domain) {
                case .success(let known): value = known.isShort ? known : nil
                // What cannot be a value says that the last one counts no more; null says nothing.
                case .failure(.notUnderstood): value = nil
                case .failure: continue
                }
                state.entries[entry.id] = Entry(value: value, event: state.sequence)
                publish(.value(change(value, of: entry.id, in: domain)))
            }
        }
    }

    /// Takes a value that this controller wrote itself, of which the device sends no event here.
    ///
    /// - Returns: whether it is certain that the device has this value: an event of another value since then may have
    ///   been sent before the write was carried out, or after.
    func recordWrite(_ value: CharacteristicValue, of id: CharacteristicID, since sequence: Sequence) -> Bool {
        state.withLock { state in
            guard let domain = state.subscriptions[id] else { return true }
            let last = state.entries[id]
            let isAmbiguous = last.map { $0.event > sequence.number && $0.value != value } ?? false
            state.entries[id] = Entry(value: value, event: last?.event ?? 0, isAmbiguous: isAmbiguous)
            publish(.written(change(value, of: id, in: domain)))
            return !isAmbiguous
        }
    }

    /// Takes the result of reading a subscribed characteristic; publishes it where it differs from the cached value.
    ///
    /// An event since then is believed instead: had the value changed after it, another would follow.
    func recordRead(_ result: ReadResult, of id: CharacteristicID, since sequence: Sequence) {
        let value: CharacteristicValue?
        switch result {
        case .success(let known): value = known.isShort ? known : nil
        case .failure(.notUnderstood): value = nil
        // What did not answer has not told anything else.
        case .failure: return
        }
        state.withLock { state in
            guard let domain = state.subscriptions[id] else { return }
            let last = state.entries[id]
            guard last.map({ $0.event <= sequence.number }) ?? true else { return }
            state.entries[id] = Entry(value: value, event: last?.event ?? 0)
            // What cannot be a value is published even where it is the first result.
            guard last.map({ $0.isAmbiguous || $0.value != value }) ?? (value == nil) else { return }
            publish(.value(change(value, of: id, in: domain)))
        }
    }

    /// Publishes whether the device answers.
    func publishReachability(_ isReachable: Bool) { publish(.reachability(device, isReachable)) }

    /// Publishes that the device has another attribute database.
    func publishDatabaseChange() { publish(.database(device)) }

    private func change(
        _ value: CharacteristicValue?, of id: CharacteristicID, in domain: ValueDomain
    ) -> CharacteristicChange {
        let accessory = AccessoryAddress(device: device, aid: id.aid)
        let address = CharacteristicAddress(accessory: accessory, iid: id.iid, domain: domain)
        return CharacteristicChange(address: address, value: value)
    }
}

extension CharacteristicValue {
    /// Whether it is of a length that can be kept and published for each of thousands of events.
    fileprivate var isShort: Bool { if case .string(let text) = self { text.utf8.count <= 4_096 } else { true } }
}
