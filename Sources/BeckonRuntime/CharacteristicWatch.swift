import HAPController
import HomeModel

/// Listens to just the characteristics that some triggers wait for, for as long as they do.
///
/// A device that goes away is asked again every few seconds, and what changed meanwhile is told once it is back.
actor CharacteristicWatch {
    /// The values, in the order in which devices told them; nil is what cannot be one.
    ///
    /// The first of each is what it was when somebody began to listen.
    nonisolated let values: AsyncStream<CharacteristicChange>

    private let controller: HomeController
    private let interval: Duration
    private let tell: AsyncStream<CharacteristicChange>.Continuation
    private var wanted: [DeviceID: Set<CharacteristicAddress>] = [:]
    private var followed: [DeviceID: Task<Void, Never>] = [:]
    private var listening: Task<Void, Never>?
    /// What was told how it is to begin with.
    private var begun: Set<CharacteristicAddress> = []

    /// A watch that nobody has told what to listen to yet; it looks every so often whether each device is there.
    init(_ controller: HomeController, interval: Duration = .seconds(5)) {
        self.controller = controller
        self.interval = interval
        // As many as the controller keeps for a reader that is slow.
        (values, tell) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(4096))
    }

    /// Listens to these and to nothing else.
    func listen(to addresses: Set<CharacteristicAddress>) {
        wanted = Dictionary(grouping: addresses, by: \.accessory.device).mapValues { Set($0) }
        begun.formIntersection(addresses)
        if listening == nil, !wanted.isEmpty {
            // What is told while it is asked for is heard, too.
            let events = controller.events()
            listening = Task { await self.hear(events) }
        }
        for (device, task) in followed where wanted[device] == nil {
            task.cancel()
            followed[device] = nil
        }
        for device in wanted.keys where followed[device] == nil {
            followed[device] = Task { await controller.follow(device, for: self, every: interval) }
        }
    }

    /// Listens to nothing more.
    func end() async {
        listening?.cancel()
        for task in followed.values { task.cancel() }
        for task in followed.values { await task.value }
        (followed, wanted) = ([:], [:])
        tell.finish()
    }

    private func hear(_ events: AsyncStream<ControlEvent>) async {
        for await event in events {
            switch event {
            case .value(let change), .written(let change):
                if wanted[change.address.accessory.device]?.contains(change.address) == true { tell.yield(change) }
            case .reachability, .database: break
            }
        }
    }
}

extension CharacteristicWatch: DeviceFollower {
    func wanted(of device: DeviceID) -> WantedCharacteristics? {
        wanted[device].map { WantedCharacteristics(observed: $0, read: Array($0)) }
    }

    func observes(_ device: DeviceID) {}

    /// The controller tells what differs from what it knew; the first value of each it tells nobody but whoever asks.
    func take(_ answers: [(address: CharacteristicAddress, result: ReadResult)]) {
        for (address, result) in answers where wanted[address.accessory.device]?.contains(address) == true {
            guard case .success(let value) = result, begun.insert(address).inserted else { continue }
            tell.yield(CharacteristicChange(address: address, value: value))
        }
    }
}
