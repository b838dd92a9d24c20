import Foundation
import HAPCrypto
import HAPWire
import HomeModel
import TestSupport
import Testing

@testable import HAPController

/// Pairings in a file that two programs share.
struct PairingFileTests {
    private let folder = TemporaryFolder()
    private var file: PairingFile { PairingFile(folder: folder.file("beckon")) }
    private var path: String { folder.file("beckon/pairings.json") }

    private func pairing(_ number: UInt8, port: Int = 51826) throws -> StoredPairing {
        let id = try #require(DeviceID("AA:BB:CC:DD:EE:" + [number].hexadecimal))
        let key = [UInt8](repeating: number, count: 32)
        return StoredPairing(
            pairing: ControllerPairing(deviceID: id, accessoryKey: key), host: "lamp.local", port: port, name: "Lampe é"
        )
    }

    @Test func makesOneIdentityAndKeepsIt() async throws {
        let first = try await file.identity()
        let again = try await file.identity()
        #expect(first.id == again.id)
        #expect(first.key.seed == again.key.seed)
        #expect(first.id.count == 36)
    }

    @Test func makesOneIdentityForManyAtOnce() async throws {
        let file = file
        let ids = try await withThrowingTaskGroup(of: [UInt8].self) { group in
            for _ in 0..<20 { group.addTask { try await file.identity().id } }
            return try await group.reduce(into: Set<[UInt8]>()) { $0.insert($1) }
        }
        #expect(ids.count == 1)
    }

    @Test func readsWhatWasSaved() async throws {
        try await file.save(pairing(1))
        try await file.save(pairing(2))
        #expect(try await file.pairings() == [pairing(1), pairing(2)])
    }

    @Test func putsANewPairingInThePlaceOfTheOld() async throws {
        try await file.save(pairing(1))
        try await file.save(pairing(2))
        try await file.save(pairing(1, port: 1))
        #expect(try await file.pairings().map(\.port) == [1, 51826])
    }

    @Test func forgetsAPairing() async throws {
        try await file.save(pairing(1))
        try await file.remove(pairing(1).pairing.deviceID)
        try await file.remove(pairing(2).pairing.deviceID)
        #expect(try await file.pairings().isEmpty)
    }

    @Test func losesNothingOfManyWriters() async throws {
        let file = file
        try await withThrowingTaskGroup { group in
            for number in 0..<30 {
                let pairing = try pairing(UInt8(number))
                group.addTask { try await file.save(pairing) }
            }
            try await group.waitForAll()
        }
        #expect(try await file.pairings().count == 30)
    }

    @Test func letsNobodyElseReadTheKeys() async throws {
        _ = try await file.identity()
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test(arguments: [
        "", "{", "[]", #"{"version":2,"pairings":[]}"#, #"{"version":1}"#, #"{"version":1,"pairings":[{}]}"#,
        #"{"version":1,"pairings":[],"controller":{"id":"A","seed":"00"}}"#,
    ])
    func leavesADamagedFileAsItIs(content: String) async throws {
        try FileManager.default.createDirectory(atPath: folder.file("beckon"), withIntermediateDirectories: true)
        try Data(content.utf8).write(to: URL(filePath: path))
        await #expect {
            try await file.save(pairing(1))
        } throws: { error in
            "\(error)".hasPrefix("\(path) is damaged: ")
        }
        await #expect(throws: PairingFileError.self) { try await file.identity() }
        #expect(try Data(contentsOf: URL(filePath: path)) == Data(content.utf8))
    }
}
