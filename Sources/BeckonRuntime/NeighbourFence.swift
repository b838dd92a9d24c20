import HAPController
import HomeModel
import HomePostgres
import Synchronization

/// Keeps a program that serves no homes from moving accessories of homes that a hub elsewhere serves.
///
/// What a program of the same data folder serves, this one may move as well: they have the pairings and the machine in common,
/// as where the homes are in a file.
final class NeighbourFence: CommandFence {
    private let server: HomePostgres
    private let marks: ProgramMarks
    private let served = Mutex<Set<DeviceID>>([])

    init(of server: HomePostgres, in folder: String) {
        (self.server, marks) = (server, ProgramMarks(in: folder))
    }

    /// Looks who serves the homes now.
    func look(at snapshot: HomeSnapshot) async {
        // Whoever may not ask that is kept from nothing.
        guard let holders = try? await server.holders(of: Set(snapshot.homes.map(\.id))) else { return }
        let elsewhere = snapshot.homes.filter { home in holders[home.id].map { !marks.areOf($0) } ?? false }
        let devices = elsewhere.flatMap { $0.accessories.compactMap { $0.address?.device } }
        served.withLock { $0 = Set(devices) }
    }

    func lease(for device: DeviceID) throws(ControlError) -> Lease? {
        if served.withLock({ $0.contains(device) }) { throw .servedElsewhere }
        return nil
    }
}
