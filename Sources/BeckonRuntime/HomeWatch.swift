import HAPController
import HomeModel

/// Watches the homes: what others change in the shared database, and what the accessories themselves tell (row O6).
///
/// Whoever is told keeps the watch waiting; what is missed meanwhile is told as one `homesUpdated` (row O5).
public actor HomeWatch {
    private let database: any SharedHomeStore
    private let controller: HomeController
    private let interval: Duration
    /// Puts into a home what a bridge has got.
    private let enrol: (@Sendable (PairedDevice) async throws -> Void)?
    /// Told whose changes are told from now on.
    private let following: (@Sendable (Set<AccessoryID>) -> Void)?
    private let tell: @Sendable (WatchedEvent) -> Void
    private var places = WatchedPlaces()
    /// The devices to which somebody listens.
    private var followed: Set<DeviceID> = []

    /// A watch that looks every so often whether each accessory is still there.
    init(
        database: any SharedHomeStore, controller: HomeController, interval: Duration = .seconds(2),
        enrol: (@Sendable (PairedDevice) async throws -> Void)? = nil,
        following: (@Sendable (Set<AccessoryID>) -> Void)? = nil,
        tell: @escaping @Sendable (WatchedEvent) -> Void
    ) {
        self.database = database
        self.controller = controller
        self.interval = interval
        self.enrol = enrol
        self.following = following
        self.tell = tell
    }

    /// Tells of everything that happens, until the task is cancelled; the first is `homesUpdated`.
    ///
    /// - Throws: `HomeDatabaseError` where the database cannot be opened.
    public func run() async throws {
        let observer = try database.observer()
        let (events, controller, interval) = (controller.events(), controller, interval)
        await withDiscardingTaskGroup { group in
            group.addTask { await self.listen(to: events) }
            for await event in observer.events {
                for device in take(await observer.known, event) {
                    group.addTask { await controller.follow(device, for: self, every: interval) }
                }
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
    /// Tells what accessories tell by themselves (rows C7, B8), and whether they can be reached.
    private func listen(to events: AsyncStream<ControlEvent>) async {
        await withDiscardingTaskGroup { group in
            for await event in events {
                switch event {
                // What this program writes itself is told by nobody else.
                case .value(let change), .written(let change): hear(change.value, of: change.address)
                case .reachability(let device, let isReachable):
                    for place in places.accessories[device] ?? [] { tell(.reachability(place, isReachable)) }
                case .database(let device): group.addTask { await self.takeUp(device) }
                }
            }
        }
    }

    /// Puts into the home what a device has now; the change of the home is then told like every other.
    private func takeUp(_ device: DeviceID) async {
        // What does not answer now is asked by the next program that hears of the number of its database.
        guard let enrol, let accessories = try? await controller.accessories(of: device),
            let first = accessories.first(where: { $0.address.aid == 1 }) ?? accessories.first
        else { return }
        // Whoever may not change the home watches it as it is.
        try? await enrol(PairedDevice(id: device, name: first.name, accessories: accessories))
    }

    private func hear(_ value: CharacteristicValue?, of address: CharacteristicAddress) {
        if let place = places[address] { tell(.value(place.value(value))) }
    }
}

/// It listens to a device for as long as a home has it.
extension HomeWatch: DeviceFollower {
    func wanted(of device: DeviceID) -> WantedCharacteristics? {
        guard let addresses = places.devices[device] else {
            followed.remove(device)
            return nil
        }
        return WantedCharacteristics(observed: Set(addresses), read: places.probes[device].map { [$0] } ?? [])
    }

    func observes(_ device: DeviceID) {
        following?(Set((places.accessories[device] ?? []).compactMap(\.accessoryID)))
    }

    /// What a device answers does not matter here: the controller tells whether it did.
    func take(_ answers: [(address: CharacteristicAddress, result: ReadResult)]) {}
}

extension House {
    /// A watch over the homes of the shared database and their accessories, which is told of what this program does, too.
    ///
    /// - Parameters:
    ///   - interval: how often it is looked whether an accessory that breaks nothing off is there.
    ///   - following: told whose changes are told from now on: what is read of them then stays fresh.
    /// - Throws: `InputError.readOnly` with a home file, `HomeDatabaseError`.
    public func watch(
        every interval: Duration = .seconds(2), following: (@Sendable (Set<AccessoryID>) -> Void)? = nil,
        _ tell: @escaping @Sendable (WatchedEvent) -> Void
    ) throws -> HomeWatch {
        let (place, author) = (place, Author(account: Installation.account))
        _ = try store()
        return HomeWatch(
            database: try place.store(), controller: controller, interval: interval,
            enrol: { device in
                // Through a database of its own: the watch is told of it as of everyone else's changes.
                try await place.store().enrol(device, by: author)
            }, following: following, tell: tell)
    }
}
