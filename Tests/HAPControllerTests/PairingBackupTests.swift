import HAPCrypto
import HAPWire
import HomeModel
import TestSupport
import Testing

@testable import HAPController

/// Pairings that are carried to another machine.
struct PairingBackupTests {
    private let folder = TemporaryFolder()
    private let password = SecretBytes(Array("correct horse".utf8))

    private func store(_ name: String) -> PairingFile { PairingFile(folder: folder.file(name)) }

    private func pairing(_ id: String) throws -> StoredPairing {
        let device = try #require(DeviceID(id))
        let pairing = ControllerPairing(deviceID: device, accessoryKey: [UInt8](repeating: 3, count: 32))
        return StoredPairing(pairing: pairing, host: "127.0.0.1", port: 1234, name: "Lamp")
    }

    @Test func comesBackElsewhereAsItWas() async throws {
        let (old, new) = (store("old"), store("new"))
        let identity = try await old.identity()
        try await old.add(pairing("3E:10:00:00:00:01"))
        let sealed = try #require(try await old.sealed(password: password))
        #expect(try await new.restore(sealed, password: password, replacing: false) == 1)
        #expect(try await new.identity().id == identity.id)
        #expect(try await new.identity().key.publicKey == identity.key.publicKey)
        #expect(try await new.pairings() == old.pairings())
        try await old.add(pairing("3E:10:00:00:00:02"))
        #expect(try await old.restore(sealed, password: password, replacing: false) == 2)
    }

    @Test func losesNoPairingsOfAnotherIdentity() async throws {
        let (old, new) = (store("old"), store("new"))
        _ = try await old.identity()
        let sealed = try #require(try await old.sealed(password: password))
        let identity = try await new.identity()
        try await new.add(pairing("3E:10:00:00:00:02"))
        await #expect(throws: PairingRestoreError(pairings: 1)) {
            try await new.restore(sealed, password: password, replacing: false)
        }
        #expect(try await new.identity().id == identity.id)
        #expect(try await new.restore(sealed, password: password, replacing: true) == 0)
        #expect(try await new.identity().id == old.identity().id)
    }

    @Test func sealsNothingWhereNothingIsPaired() async throws {
        #expect(try await store("empty").sealed(password: password) == nil)
    }
}
