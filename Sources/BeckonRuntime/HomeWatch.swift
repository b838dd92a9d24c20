import HAPController
import HomeDatabase
import HomeModel

/// Watches the homes: what others change in the shared database, and what the accessories themselves tell (row O6).
///
/// Whoever is told keeps the watch waiting; what is missed meanwhile is told as one `homesUpdated` (row O5).
public actor HomeWatch {
    private let database: HomeDatabase
    private let controller: HomeController
    private let interval: Duration
    private let tell: @Sendable (WatchedEvent) -> Void
    private var places = WatchedPlaces()
    /// The devices to which somebody listens.
    private var followed: Set<DeviceID> = []
    /// What was last heard of each characteristic.
    private var values: [CharacteristicAddress: CharacteristicValue] = [:]

    /// A watch that looks every so often whether each accessory is still there.
    init(
        database: HomeDatabase, controller: HomeController, interval: Duration = .seconds(2),
        tell: @escaping @Sendable (WatchedEvent) -> Void
    ) {
        self.database = database
        self.controller = controller
        self.interval = interval
        self.tell = tell
    }

    /// Tells of everything that happens, until the task is cancelled; the first is `homesUpdated`.
    ///
    /// - Throws: `HomeDatabaseError` where the database cannot be opened.
    public func run() async throws {
        let observer = try HomeObserver(of: database)
        await withDiscardingTaskGroup { group in
            group.addTask { await self.listen() }
            for await event in observer.events {
                for device in take(await observer.known, event) { group.addTask { await self.follow(device) } }
            }
            group.cancelAll()
        }
    }

    /// Tells of a change of the database; gives the devices to which nobody listens yet.
    private func take(_ known: KnownHomes, _ event: HomeEvent) -> Set<DeviceID> {
        if case .loaded(let snapshot) = known { places = WatchedPlaces(in: snapshot) }
        if let value = places.value(of: event) { tell(.value(value)) } else { tell(.change(event)) }
        let new = Set(places.devices.keys).subtracting(followed)
        followed.formUnion(new)
        return new
    }
}

extension HomeWatch {
    /// Tells what accessories tell by themselves (rows C7, B8).
    private func listen() async {
        for await change in controller.changes { hear(change.value, of: change.address) }
    }

    private func hear(_ value: CharacteristicValue, of address: CharacteristicAddress) {
        values[address] = value
        if let place = places[address] { tell(.value(place.value(value))) }
    }

    /// Listens to a device and looks whether it is there, for as long as a home has it.
    private func follow(_ device: DeviceID) async {
        var wasReachable = true
        var observed: Set<CharacteristicAddress> = []
        while !Task.isCancelled, let addresses = places.devices[device] {
            let isReachable = await isThere(device)
            if isReachable != wasReachable { tellReachability(of: device, isReachable) }
            wasReachable = isReachable
            if !isReachable {
                observed = []
            } else if !observed.isSuperset(of: addresses) {
                _ = await controller.observe(addresses)
                observed = Set(addresses)
                await catchUp(addresses)
            }
            // It fails only when the watch ends; the loop then ends too.
            try? await Task.sleep(for: interval)
        }
        followed.remove(device)
    }

    /// Whether a device answers; one of which nothing can be read is believed to be there.
    private func isThere(_ device: DeviceID) async -> Bool {
        guard let probe = places.probes[device] else { return true }
        return await controller.read([probe]).contains { $0.isAnswer }
    }

    /// Reads what was not told while nobody listened; what has changed since is told now.
    private func catchUp(_ addresses: [CharacteristicAddress]) async {
        let readable = addresses.filter { places[$0]?.isReadable == true }
        for (address, result) in zip(readable, await controller.read(readable)) {
            guard case .success(let value) = result else { continue }
            if values[address].map({ $0 != value }) ?? false {
                hear(value, of: address)
            } else {
                values[address] = value
            }
        }
    }

    private func tellReachability(of device: DeviceID, _ isReachable: Bool) {
        for place in places.accessories[device] ?? [] { tell(.reachability(place, isReachable)) }
    }
}

extension Result where Failure == ControlError {
    /// Whether the accessory has answered, be it with a refusal.
    fileprivate var isAnswer: Bool {
        switch self {
        case .failure(.unreachable), .failure(.timedOut), .failure(.notPaired), .failure(.pairingGone): false
        default: true
        }
    }
}

extension House {
    /// A watch over the homes of the shared database and their accessories.
    ///
    /// - Throws: `InputError.readOnly` with a home file.
    public func watch(_ tell: @escaping @Sendable (WatchedEvent) -> Void) throws -> HomeWatch {
        HomeWatch(database: try store(), controller: controller, tell: tell)
    }
}
