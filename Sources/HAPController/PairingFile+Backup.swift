import HAPCrypto
import HAPTransport
import HAPWire

/// How pairings are carried to another machine, or kept for the day when this one is lost.
extension PairingFile {
    /// Who we are and all pairings, sealed with a password; nil where nothing was ever paired.
    ///
    /// - Throws: `PairingFileError`, `PrivateFileError`, `SealedFileError`.
    public func sealed(password: SecretBytes) async throws -> [UInt8]? {
        guard var bytes = try await file.read() else { return nil }
        defer { bytes.wipe() }
        // What cannot be read here would be no use elsewhere.
        guard try PairingFileContents(reading: bytes, at: file.path).identity != nil else { return nil }
        return try SealedFile.seal(bytes, password: password)
    }

    /// Takes back what was sealed, as far as it does no harm.
    ///
    /// Accessories know us by our key: where we have another one and pairings that go with it, those would be lost, and
    /// nothing is changed unless `replacing`. Where the key is the same, what is sealed joins what is there.
    ///
    /// - Returns: how many pairings there are now.
    /// - Throws: `PairingRestoreError` where that would lose pairings, and as `sealed` does.
    public func restore(_ sealed: [UInt8], password: SecretBytes, replacing: Bool) async throws -> Int {
        var bytes = try SealedFile.open(sealed, password: password)
        defer { bytes.wipe() }
        let restored = try PairingFileContents(reading: bytes, at: "the sealed file")
        let path = file.path
        return try await file.update { bytes in
            let present = try PairingFileContents(reading: bytes, at: path)
            let isSame = present.identity?.id == restored.identity?.id
            guard isSame || replacing || present.pairings.isEmpty else {
                throw PairingRestoreError(pairings: present.pairings.count)
            }
            var merged = restored
            if isSame {
                let known = Set(restored.pairings.map(\.pairing.deviceID))
                merged.pairings += present.pairings.filter { !known.contains($0.pairing.deviceID) }
            }
            return (merged.bytes, merged.pairings.count)
        }
    }
}

/// Pairings that would be lost if others took their place.
public struct PairingRestoreError: Error, Hashable, Sendable, CustomStringConvertible {
    /// How many.
    public let pairings: Int

    /// The error in words.
    public var description: String {
        "\(pairings) pairings of another identity are here, and would be lost: use another --data-dir, or --replace"
    }
}
