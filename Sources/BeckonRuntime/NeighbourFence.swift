import HAPController
import HomeModel
import HomePostgres
import Synchronization

/// Keeps a program that serves no homes from moving accessories of homes that a hub elsewhere serves.
///
/// What a program of the same data folder serves, this one may move as well: they have the pairings and the machine in common,
/// as where the homes are in a file. Who serves what is asked when a command is about to be sent, and holds for a second.
final class NeighbourFence: CommandFence {
    private static let freshness = Duration.seconds(1)

    private let server: HomePostgres
    private let marks: ProgramMarks
    private let homes: @Sendable () async throws -> [Home]
    /// The last look, under way or done.
    private let last = Mutex<(began: ContinuousClock.Instant, work: Task<Void, Never>)?>(nil)
    private let served = Mutex<Set<DeviceID>>([])

    /// - Parameter homes: those of which things may be moved.
    init(of server: HomePostgres, in folder: String, over homes: @escaping @Sendable () async throws -> [Home]) {
        (self.server, marks, self.homes) = (server, ProgramMarks(in: folder), homes)
    }

    func look(before device: DeviceID) async {
        let work = last.withLock { last in
            if let last, ContinuousClock.now - last.began < Self.freshness { return last.work }
            let work = Task { await self.lookNow() }
            last = (began: .now, work: work)
            return work
        }
        await work.value
    }

    private func lookNow() async {
        // Whoever may not ask that is kept from nothing.
        guard let homes = try? await homes(), let holders = try? await server.holders(of: Set(homes.map(\.id)))
        else { return }
        let elsewhere = homes.filter { home in holders[home.id].map { !marks.areOf($0) } ?? false }
        let devices = elsewhere.flatMap { $0.accessories.compactMap { $0.address?.device } }
        served.withLock { $0 = Set(devices) }
    }

    func lease(for device: DeviceID) throws(ControlError) -> Lease? {
        if served.withLock({ $0.contains(device) }) { throw .servedElsewhere }
        return nil
    }
}
