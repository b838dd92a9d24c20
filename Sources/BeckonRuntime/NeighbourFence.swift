import HAPController
import HomeModel
import HomePostgres
import Synchronization

/// Keeps a program that serves no homes from moving accessories of homes that a hub elsewhere serves.
///
/// What a program of the same data folder serves, this one may move as well, under the same number: they have the pairings and the
/// machine in common, as where the homes are in a file. What nobody serves is moved under a number of its own. Who serves what is asked
/// when a command is about to be sent, and holds for a second.
final class NeighbourFence: CommandFence {
    private static let freshness = Duration.seconds(1)

    private let server: HomePostgres
    private let marks: ProgramMarks
    private let homes: @Sendable () async throws -> [Home]
    /// The last look, under way or done.
    private let last = Mutex<Look?>(nil)
    private let found = Mutex<[DeviceID: Result<Lease, ControlError>]>([:])

    /// What is asked once for all commands of a second.
    private final class Look: Sendable {
        let began = ContinuousClock.now
        let homes: Task<[Home], any Error>
        private let numbers = Mutex<[HomeID: Task<Int64, any Error>]>([:])

        init(_ homes: @escaping @Sendable () async throws -> [Home]) { self.homes = Task { try await homes() } }

        /// The number of a home, which is asked for once.
        func number(of home: HomeID, _ ask: @escaping @Sendable () async throws -> Int64) async throws -> Int64 {
            let asked = numbers.withLock { numbers in
                let work = numbers[home] ?? Task { try await ask() }
                numbers[home] = work
                return work
            }
            return try await asked.value
        }
    }

    /// - Parameter homes: those of which things may be moved.
    init(of server: HomePostgres, in folder: String, over homes: @escaping @Sendable () async throws -> [Home]) {
        (self.server, marks, self.homes) = (server, ProgramMarks(in: folder), homes)
    }

    func look(before device: DeviceID) async {
        let look = last.withLock { last in
            if let last, ContinuousClock.now - last.began < Self.freshness { return last }
            let look = Look(homes)
            last = look
            return look
        }
        let lease: Result<Lease, ControlError>?
        do { lease = try await self.lease(for: device, look).map { .success($0) } } catch {
            if case HomePostgresError.servedElsewhere = error {
                lease = .failure(.servedElsewhere)
            } else {
                lease = .failure(.cutOff)
            }
        }
        found.withLock { $0[device] = lease }
    }

    private func lease(for device: DeviceID, _ look: Look) async throws -> Lease? {
        let home = try await look.homes.value.first { home in
            home.accessories.contains { $0.address?.device == device }
        }
        guard let home else { return nil }
        let number = try await look.number(of: home.id) { [server, marks] in
            try await server.number(for: home, beside: { marks.areOf($0) })
        }
        return Lease(home: home.id, number: number, end: nil)
    }

    func lease(for device: DeviceID) throws(ControlError) -> Lease? {
        try found.withLock { $0[device] }?.get()
    }
}
