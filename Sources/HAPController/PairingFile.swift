import HAPCrypto
import HAPTransport
import HAPWire
import HomeModel

/// Keeps who we are in `pairings.json` and each pairing in a file of its own beside it, in `pairings/`, all of which only
/// their owner may read.
///
/// So one more pairing costs the same however many there are. Several programs may use the same folder at once: each
/// change is made under a lock. A file that cannot be understood is reported and left as it is. Earlier versions kept the
/// pairings in `pairings.json`, too; while that has a list of them, the list counts, and the next change splits it up.
public struct PairingFile: PairingStore {
    let file: PrivateFile
    let records: PairingRecords
    private let folder: String
    private let random: RandomSource

    /// The pairings in the given folder, which need not exist yet.
    public init(folder: String, random: @escaping RandomSource = systemRandom) {
        self.folder = folder
        file = PrivateFile(folder: folder, name: "pairings.json")
        records = PairingRecords(folder: PrivateFolder(path: folder + "/pairings"))
        self.random = random
    }

    /// Who we are; made and brought to the disk at the first call.
    public func identity() async throws -> ControllerIdentity {
        if let known = try await contents().identity { return known }
        let (random, path) = (random, file.path)
        return try await change { contents, records in
            if let known = contents.identity { return known }
            // Pairings go with the identity that made them; with another one they would only be in the way.
            guard try records.isEmpty else {
                throw PairingFileError(path: path, fault: .noIdentity)
            }
            let made = ControllerIdentity(random: random)
            contents.identity = made
            return made
        }
    }

    /// All pairings, in the order in which they were made.
    public func pairings() async throws -> [StoredPairing] {
        if let listed = try await contents().listed { return listed }
        let records = records
        return try await file.onThread { try records.all() }
    }

    /// All pairings that can be read, in the order in which they were made, and why others cannot be.
    ///
    /// - Throws: `PairingFileError`, `PrivateFileError` where that is so of all of them.
    public func census() async throws -> PairingCensus {
        if let listed = try await contents().listed { return PairingCensus(pairings: listed) }
        let records = records
        return try await file.onThread { try records.census() }
    }

    /// The folder of the file, to be told to people.
    public var place: String { folder }

    /// The pairing with a device, where there is one.
    public func pairing(with id: DeviceID) async throws -> StoredPairing? {
        if let listed = try await contents().listed { return listed.first { $0.pairing.deviceID == id } }
        let records = records
        return try await file.onThread { try records.record(of: id) }
    }

    /// Brings a pairing to the disk.
    ///
    /// - Throws: `PairingConflict` where one with the same device is there.
    public func add(_ pairing: StoredPairing) async throws {
        try await change { _, records in
            let present = try records.record(of: pairing.pairing.deviceID)
            guard present == nil else { throw PairingConflict(present: present) }
            try records.put(pairing)
        }
    }

    /// Brings a pairing to the disk in the place of another one with the same device, in one step.
    ///
    /// - Throws: `PairingConflict` where that other one is not there.
    public func replace(_ old: ControllerPairing, with new: StoredPairing) async throws {
        precondition(old.deviceID == new.pairing.deviceID, "a pairing takes the place of one with the same device")
        try await change { _, records in
            let present = try records.record(of: old.deviceID)
            guard present?.pairing == old else { throw PairingConflict(present: present) }
            try records.put(new)
        }
    }

    /// Forgets a pairing; that it is not there is no error.
    public func remove(_ pairing: ControllerPairing) async throws {
        try await change { _, records in
            guard try records.record(of: pairing.deviceID)?.pairing == pairing else { return }
            try records.remove(pairing.deviceID)
        }
    }

    /// Forgets whatever is kept of a device, also what cannot be read.
    public func forget(_ id: DeviceID) async throws {
        try await change { _, records in try records.remove(id) }
    }

    /// Brings to the disk what is noted of a device; nothing where the pairing is not kept any more.
    public func amend(
        _ pairing: ControllerPairing, _ change: @escaping @Sendable (inout DeviceNotes) -> Void
    ) async throws {
        try await self.change { _, records in
            guard var stored = try records.record(of: pairing.deviceID), stored.pairing == pairing else { return }
            change(&stored.notes)
            try records.put(stored)
        }
    }

    /// Locks the folder against other programs.
    public func lock(exclusively isExclusive: Bool, within time: Duration) async throws -> (any StoreLock)? {
        try await file.lock("pairing", exclusively: isExclusive, within: time)
    }

    /// Splits up the list of an earlier version, if there is one.
    func splitUp() async throws { try await change { _, _ in } }

    private func contents() async throws -> PairingFileContents {
        try PairingFileContents(reading: await file.read(), at: file.path)
    }

    /// Changes what is kept, with no other writer in between.
    ///
    /// A list of an earlier version counts until all of it lies in the folder.
    private func change<Answer: Sendable>(
        _ change: @escaping @Sendable (inout PairingFileContents, PairingRecords) throws -> Answer
    ) async throws -> Answer {
        let (file, records) = (file, records)
        return try await file.update { bytes in
            let before = try PairingFileContents(reading: bytes, at: file.path)
            var after = before
            if let listed = before.listed {
                try records.replace(with: listed)
                after.listed = nil
            }
            let answer = try change(&after, records)
            return (bytes == nil || after != before ? after.bytes : nil, answer)
        }
    }
}
