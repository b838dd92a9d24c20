import Foundation
import HomeModel

/// Has commands sent to the devices of homes only under a lease on the home.
struct DeviceFence: CommandFence {
    let leases: LeaseKeeper
    let memory: OfflineHomes

    func lease(for device: DeviceID) throws(ControlError) -> Lease? {
        // Before the homes were read nobody knows whose it is.
        guard let homes = memory.homes else { throw keptBack }
        let home = homes.first { home in home.home.accessories.contains { $0.address?.device == device } }
        guard let home else { return nil }
        guard let lease = leases.lease(on: home.home.id) else { throw keptBack }
        return lease
    }

    /// Why nothing is sent without a lease: another program has it, or nobody knows.
    private var keptBack: ControlError { leases.isAway ? .cutOff : .servedElsewhere }
}

extension HomePostgres {
    /// Says whether commands may be sent to a device; nil where this program serves no homes, and shares them with nobody who does.
    public var commandFence: (any CommandFence)? { leases.map { DeviceFence(leases: $0, memory: memory) } }

    /// The number under which a program that serves nothing sends commands to a home: a new one where nobody serves the home, so that
    /// whoever does later has a greater one, and that of the lease where a program beside it does.
    ///
    /// - Parameter isBeside: whether a program that holds a lease is one beside it.
    /// - Throws: `HomePostgresError.servedElsewhere` where another holds the lease, and others.
    public func number(for home: Home, beside isBeside: @Sendable (UUID) -> Bool) async throws -> Int64 {
        let new = """
            INSERT INTO lease (home, number, holder, name, renewal, is_shared) VALUES ($1, 1, NULL, '', 0, true)
            ON CONFLICT (home) DO UPDATE SET number = lease.number + 1, renewal = lease.renewal + 1
            WHERE lease.holder IS NULL RETURNING number
            """
        return try await transaction(.writing) { db in
            let key = [home.id.description]
            if let held = try db.row("SELECT holder, number FROM lease WHERE home = $1 AND holder IS NOT NULL", key) {
                if try isBeside(held.uuid("holder")) { return try held.number("number") }
            } else if let row = try db.row(new, key) {
                return try row.number("number")
            }
            throw HomePostgresError.servedElsewhere(home.name)
        }
    }

    /// Who holds the leases on homes; a home that nobody serves is left out.
    ///
    /// - Throws: `HomePostgresError`.
    public func holders(of homes: Set<HomeID>) async throws -> [HomeID: UUID] {
        try await transaction(.reading) { db in
            let rows = try db.rows(
                "SELECT home, holder FROM lease WHERE home = ANY($1) AND holder IS NOT NULL", [homes.map(\.uuid).array])
            return Dictionary(try rows.map { (try $0.id("home"), try $0.uuid("holder")) }) { first, _ in first }
        }
    }
}
