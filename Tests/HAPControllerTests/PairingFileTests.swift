import Foundation
import HAPCrypto
import HAPTransport
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

    private func pairing(_ number: UInt8, key: UInt8? = nil, port: Int = 51826) throws -> StoredPairing {
        let id = try #require(DeviceID("AA:BB:CC:DD:EE:" + [number].hexadecimal))
        let key = [UInt8](repeating: key ?? number, count: 32)
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
        try await file.add(pairing(1))
        try await file.add(pairing(2))
        #expect(try await file.pairings() == [pairing(1), pairing(2)])
    }

    @Test func putsANewPairingInThePlaceOfTheOld() async throws {
        try await file.add(pairing(1))
        try await file.add(pairing(2))
        try await file.replace(pairing(1).pairing, with: pairing(1, key: 9, port: 1))
        #expect(try await file.pairings() == [pairing(1, key: 9, port: 1), pairing(2)])
    }

    @Test func refusesToKeepASecondPairingWithADevice() async throws {
        try await file.add(pairing(1))
        await #expect(throws: PairingConflict(present: try pairing(1))) {
            try await file.add(pairing(1, key: 9, port: 1))
        }
        #expect(try await file.pairings() == [pairing(1)])
    }

    @Test func replacesNoPairingButTheOneThatIsNamed() async throws {
        try await file.add(pairing(1))
        await #expect(throws: PairingConflict(present: try pairing(1))) {
            try await file.replace(pairing(1, key: 8).pairing, with: pairing(1, key: 9))
        }
        await #expect(throws: PairingConflict(present: nil)) {
            try await file.replace(pairing(2).pairing, with: pairing(2, key: 9))
        }
        #expect(try await file.pairings() == [pairing(1)])
    }

    @Test func changesAndForgetsNothingOfAnotherKey() async throws {
        try await file.add(pairing(1))
        try await file.move(pairing(1, key: 9).pairing, host: "stranger.local", port: 1)
        try await file.remove(pairing(1, key: 9).pairing)
        #expect(try await file.pairings() == [pairing(1)])
    }

    @Test func letsOneOfManyTakeAnIdentity() async throws {
        let file = file
        let kept = try await withThrowingTaskGroup(of: Bool.self) { group in
            for key in 0..<20 {
                let pairing = try pairing(1, key: UInt8(key))
                group.addTask {
                    do { try await file.add(pairing) } catch is PairingConflict { return false }
                    return true
                }
            }
            return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }
        #expect(kept == 1)
        #expect(try await file.pairings().count == 1)
    }

    @Test func forgetsAPairing() async throws {
        try await file.add(pairing(1))
        try await file.remove(pairing(1).pairing)
        try await file.remove(pairing(2).pairing)
        #expect(try await file.pairings().isEmpty)
    }

    @Test func losesNothingOfManyWriters() async throws {
        let file = file
        try await withThrowingTaskGroup { group in
            for number in 0..<30 {
                let pairing = try pairing(UInt8(number))
                group.addTask { try await file.add(pairing) }
            }
            try await group.waitForAll()
        }
        #expect(try await file.pairings().count == 30)
    }

    @Test func letsNobodyElseReadTheKeys() async throws {
        _ = try await file.identity()
        try await file.add(pairing(1))
        let modes = try [path, folder.file("beckon/pairings"), records()[0].path].map {
            try FileManager.default.attributesOfItem(atPath: $0)[.posixPermissions] as? Int
        }
        #expect(modes == [0o600, 0o700, 0o600])
    }

    @Test func touchesNoOtherPairingWhenOneIsKept() async throws {
        for number in 0..<3 { try await file.add(pairing(UInt8(number))) }
        let before = try records().map(\.written)
        try await file.move(pairing(1).pairing, host: "lamp.local", port: 7)
        try await file.add(pairing(3))
        let after = try records().map(\.written)
        #expect(after.count == 4)
        #expect(zip(before, after).map { $0 == $1 } == [true, false, true])
    }

    @Test func findsThePairingWithADevice() async throws {
        for number in 0..<3 { try await file.add(pairing(UInt8(number))) }
        #expect(try await file.pairing(with: pairing(2).pairing.deviceID) == pairing(2))
        #expect(try await file.pairing(with: pairing(3).pairing.deviceID) == nil)
    }

    @Test func takesUpTheListOfAnEarlierVersion() async throws {
        try writeList(of: [pairing(2), pairing(1)])
        let (file, seed) = (file, [UInt8](repeating: 9, count: 32))
        #expect(try await file.identity().key.seed == seed)
        #expect(try await file.pairings() == [pairing(2), pairing(1)])
        #expect(try await file.pairing(with: pairing(1).pairing.deviceID) == pairing(1))
        try await file.add(pairing(3))
        #expect(try await file.pairings() == [pairing(2), pairing(1), pairing(3)])
        #expect(try await file.identity().key.seed == seed)
        #expect(try records().count == 3)
        #expect(try !String(contentsOfFile: path, encoding: .utf8).contains("pairings"))
    }

    @Test func countsTheListWhileItIsNotSplitUpWhole() async throws {
        // So it is after a power cut between the files and the new `pairings.json`.
        try await file.add(pairing(1))
        try await file.add(pairing(2))
        try writeList(of: [pairing(2)])
        #expect(try await file.pairings() == [pairing(2)])
        try await file.move(pairing(2).pairing, host: "lamp.local", port: 9)
        #expect(try await file.pairings() == [pairing(2, port: 9)])
    }

    @Test func namesAPairingThatCannotBeRead() async throws {
        try await file.add(pairing(1))
        let damaged = try records()[0].path
        try Data("{".utf8).write(to: URL(filePath: damaged))
        await #expect(throws: PairingFileError(path: damaged, fault: .notPairing)) {
            try await file.pairings()
        }
    }

    @Test func readsThePairingsBesideOneThatCannotBeRead() async throws {
        for number in 0..<3 { try await file.add(pairing(UInt8(number))) }
        let damaged = try records()[1].path
        for content in ["", String(repeating: " ", count: 1 << 20)] {
            try Data(content.utf8).write(to: URL(filePath: damaged))
            let census = try await file.census()
            #expect(census.pairings == [try pairing(0), try pairing(2)])
            let fault = try #require(census.unreadable[pairing(1).pairing.deviceID])
            #expect(fault.path == damaged)
        }
        try await file.forget(pairing(1).pairing.deviceID)
        #expect(try await file.census().unreadable.isEmpty)
    }

    @Test func writesNothingThatCouldNotBeReadAgain() async throws {
        try await file.add(pairing(1))
        var endless = try pairing(2)
        endless.name = String(repeating: "é", count: 1 << 20)
        #expect(endless.name.utf8.count == 256)
        endless.host = String(repeating: "x", count: 1 << 17)
        let record = endless
        await #expect(throws: PrivateFileError.self) { try await file.add(record) }
        var nowhere = try pairing(3)
        nowhere.port = 70_000
        let other = nowhere
        await #expect(throws: PairingFileError.self) { try await file.add(other) }
        #expect(try await file.pairings() == [pairing(1)])
    }

    @Test func saysThatANewerProgramWroteIt() async throws {
        _ = try await file.identity()
        try Data(#"{"version": 3, "keys": []}"#.utf8).write(to: URL(filePath: path))
        await #expect(throws: PairingFileError(path: path, fault: .newer, detail: "3")) { try await file.pairings() }
    }

    @Test func makesNoNewIdentityForPairingsOfALostOne() async throws {
        _ = try await file.identity()
        try await file.add(pairing(1))
        try FileManager.default.removeItem(atPath: path)
        await #expect(throws: PairingFileError.self) { try await file.identity() }
    }

    private func writeList(of pairings: [StoredPairing]) throws {
        let key = try SigningKey(seed: [UInt8](repeating: 9, count: 32))
        let identity = ControllerIdentity(id: Array("5F6C0000-0000-4000-8000-00000000000A".utf8), key: key)
        try FileManager.default.createDirectory(atPath: folder.file("beckon"), withIntermediateDirectories: true)
        let list = PairingFileContents(identity: identity, listed: pairings)
        try Data(list.bytes).write(to: URL(filePath: path))
    }

    /// The files of the pairings, by name.
    private func records() throws -> [(path: String, written: Date)] {
        let inner = folder.file("beckon/pairings")
        return try FileManager.default.contentsOfDirectory(atPath: inner).sorted().map { name in
            let attributes = try FileManager.default.attributesOfItem(atPath: inner + "/" + name)
            return (inner + "/" + name, try #require(attributes[.modificationDate] as? Date))
        }
    }

    @Test(arguments: [
        "", "{", "[]", #"{"version":0,"pairings":[]}"#, #"{"version":1}"#, #"{"version":1,"pairings":[{}]}"#,
        #"{"version":1,"pairings":[],"controller":{"id":"A","seed":"00"}}"#,
    ])
    func leavesADamagedFileAsItIs(content: String) async throws {
        try FileManager.default.createDirectory(atPath: folder.file("beckon"), withIntermediateDirectories: true)
        try Data(content.utf8).write(to: URL(filePath: path))
        await #expect {
            try await file.add(pairing(1))
        } throws: { error in
            (error as? PairingFileError)?.path == path
        }
        await #expect(throws: PairingFileError.self) { try await file.identity() }
        #expect(try Data(contentsOf: URL(filePath: path)) == Data(content.utf8))
    }
}
