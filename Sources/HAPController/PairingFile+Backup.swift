import HAPCrypto
import HAPTransport
import HAPWire

/// How pairings are carried to another machine, or kept for the day when this one is lost.
extension PairingFile {
    /// Who we are and all pairings, sealed with a password; nil where nothing was ever paired.
    ///
    /// - Throws: `PairingFileError`, `PrivateFileError`, `SealedFileError`.
    func sealed(password: SecretBytes) async throws -> [UInt8]? {
        guard let bytes = try await file.read() else { return nil }
        // What cannot be read here would be no use elsewhere.
        var contents = try PairingFileContents(reading: bytes, at: file.path)
        guard contents.identity != nil else { return nil }
        contents.listed = try await pairings()
        var whole = contents.bytes
        defer { whole.wipe() }
        return try SealedFile.seal(whole, password: password)
    }

    /// Takes back what was sealed, as far as it does no harm.
    ///
    /// Accessories know us by our key: where we have another one and pairings that go with it, those would be lost, and
    /// nothing is changed unless `replacing`. Where the key is the same, what is sealed joins what is there.
    ///
    /// - Returns: how many pairings there are now.
    /// - Throws: `PairingRestoreError` where that would lose pairings, and as `sealed` does.
    func restore(_ sealed: [UInt8], password: SecretBytes, replacing: Bool) async throws -> Int {
        var bytes = try SealedFile.open(sealed, password: password)
        defer { bytes.wipe() }
        let restored = try PairingFileContents(reading: bytes, at: "the sealed file")
        let (path, records) = (file.path, records)
        // A list in the file itself counts alone, so that all is changed in one step.
        let count = try await file.update { bytes in
            let present = try PairingFileContents(reading: bytes, at: path)
            let census = try present.listed.map { PairingCensus(pairings: $0) } ?? records.census()
            let kept = census.pairings
            let isSame = present.identity?.id == restored.identity?.id
            guard isSame || replacing || kept.isEmpty else { throw PairingRestoreError(pairings: kept.count) }
            // One that cannot be read now goes only where the backup has it, or where somebody said so.
            let mended = Set((restored.listed ?? []).map(\.pairing.deviceID))
            if !replacing, let lost = census.unreadable.keys.first(where: { !mended.contains($0) }) {
                _ = try records.record(of: lost)
            }
            var merged = PairingFileContents(identity: restored.identity, listed: restored.listed ?? [])
            if isSame {
                let known = Set((merged.listed ?? []).map(\.pairing.deviceID))
                merged.listed? += kept.filter { !known.contains($0.pairing.deviceID) }
            }
            return (merged.bytes, merged.listed?.count ?? 0)
        }
        try await splitUp()
        return count
    }
}

/// Pairings that would be lost if others took their place.
public struct PairingRestoreError: Error, Hashable, Sendable {
    /// How many.
    public let pairings: Int
}
