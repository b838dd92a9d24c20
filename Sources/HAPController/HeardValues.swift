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
        /// Nil where the device told what cannot be one.
        var value: CharacteristicValue?
        /// The number of the last event about it; 0 where there was none.
        var event: UInt64 = 0
        /// Whether an event and a write crossed, so that nobody knows which of them came later.
        var isDoubtful = false
    }

    private struct State {
        /// What somebody listens to; of everything else nothing is kept.
        var wanted: [CharacteristicID: ValueDomain] = [:]
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

    /// Of how many characteristics something is kept.
    var count: Int { state.withLock { $0.values.count } }

    /// Keeps and tells from now on what these characteristics become, and nothing of others.
    func listen(to wanted: [CharacteristicID: ValueDomain]) {
        state.withLock { state in
            state.wanted = wanted
            state.values = state.values.filter { wanted[$0.key] != nil }
        }
    }

    /// Takes an event of the device; what nobody listens to is passed over.
    func hear(_ event: HTTPMessage) {
        guard state.withLock({ !$0.wanted.isEmpty }) else { return }
        // An event that cannot be read tells nothing; the next read of the value will.
        guard let answer = try? CharacteristicAnswer(reading: event.body) else { return }
        state.withLock { state in
            state.events += 1
            for entry in answer.entries {
                guard let domain = state.wanted[entry.id], let told = entry.value else { continue }
                let value: CharacteristicValue?
                switch told.result(in: domain) {
                case .success(let known): value = known.isShort ? known : nil
                // What cannot be a value says that the last one counts no more; null says nothing.
                case .failure(.notUnderstood): value = nil
                case .failure: continue
                }
                state.values[entry.id] = Heard(value: value, event: state.events)
                tell(.value(change(value, of: entry.id, in: domain)))
            }
        }
    }

    /// Takes a value that this controller wrote itself, of which the device tells nobody here.
    ///
    /// - Returns: whether it is certain that the device has this value: an event of another value since the mark may have
    ///   been sent before the write was carried out, or after.
    func note(_ value: CharacteristicValue, of id: CharacteristicID, since mark: Mark) -> Bool {
        state.withLock { state in
            guard let domain = state.wanted[id] else { return true }
            let last = state.values[id]
            let isDoubtful = last.map { $0.event > mark.events && $0.value != value } ?? false
            state.values[id] = Heard(value: value, event: last?.event ?? 0, isDoubtful: isDoubtful)
            tell(.written(change(value, of: id, in: domain)))
            return !isDoubtful
        }
    }

    /// Takes what came of a read of what somebody listens to; tells it where it is another than the last one heard.
    ///
    /// An event since the mark is believed instead: had the value changed after it, another would follow.
    func catchUp(_ result: ReadResult, of id: CharacteristicID, since mark: Mark) {
        let value: CharacteristicValue?
        switch result {
        case .success(let known): value = known.isShort ? known : nil
        case .failure(.notUnderstood): value = nil
        // What did not answer has not told anything else.
        case .failure: return
        }
        state.withLock { state in
            guard let domain = state.wanted[id] else { return }
            let last = state.values[id]
            guard last.map({ $0.event <= mark.events }) ?? true else { return }
            state.values[id] = Heard(value: value, event: last?.event ?? 0)
            // What cannot be a value is news even where it is the first word.
            guard last.map({ $0.isDoubtful || $0.value != value }) ?? (value == nil) else { return }
            tell(.value(change(value, of: id, in: domain)))
        }
    }

    /// Tells whether the device answers.
    func tellReachability(_ isReachable: Bool) { tell(.reachability(device, isReachable)) }

    /// Tells that the device has another database.
    func tellDatabase() { tell(.database(device)) }

    private func change(
        _ value: CharacteristicValue?, of id: CharacteristicID, in domain: ValueDomain
    ) -> CharacteristicChange {
        let accessory = AccessoryAddress(device: device, aid: id.aid)
        let address = CharacteristicAddress(accessory: accessory, iid: id.iid, domain: domain)
        return CharacteristicChange(address: address, value: value)
    }
}

extension CharacteristicValue {
    /// Whether it is of a length that can be kept and told for each of thousands of events.
    fileprivate var isShort: Bool { if case .string(let text) = self { text.utf8.count <= 4_096 } else { true } }
}
