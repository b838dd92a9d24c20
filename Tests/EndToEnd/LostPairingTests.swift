import Foundation
import Testing

/// Pairings that are damaged, lost or of a later version: what is told must not lead anybody to reset an accessory.
struct LostPairingTests {
    private static let requests = [
        ["say", "is the front door locked"], ["accessory", "show", "Front Door"],
        ["accessory", "identify", "Front Door"],
    ]

    /// What is said of the door by every way to it; each fails, and none says that it is not paired.
    private func complaints(of hut: HutWithLock, at place: SourceLocation = #_sourceLocation) throws -> [String] {
        try Self.requests.map { request in
            let result = try Program.run(request + ["--data-dir", hut.folder])
            let said = result.output + result.errors
            #expect(result.status != 0, "\(request)", sourceLocation: place)
            #expect(!said.contains("not paired"), "\(said)", sourceLocation: place)
            return said
        }
    }

    @Test func tellsOfAnEmptyStore() throws {
        let hut = try HutWithLock()
        let path = hut.folder + "/pairings.json"
        try Data().write(to: URL(filePath: path))
        for said in try complaints(of: hut) { #expect(said.contains("\(path) is damaged: it is empty"), "\(said)") }
        let listed = try hut.run("accessory", "list")
        #expect(listed.status == 78)
        #expect(listed.errors.contains("beckon pairings import"), "it says how to mend it")
        #expect(try Data(contentsOf: URL(filePath: path)).isEmpty, "it was left as it is")
    }

    @Test func tellsOfAStoreOfALaterVersion() throws {
        let hut = try HutWithLock()
        let path = hut.folder + "/pairings.json"
        try Data(#"{"version": 3}"#.utf8).write(to: URL(filePath: path))
        for said in try complaints(of: hut) {
            #expect(said.contains("\(path) was written by a newer Beckon (version 3)"), "\(said)")
        }
    }

    @Test func tellsOfPairingsThatAreMissing() throws {
        for lost in ["/pairings", "/pairings.json"] {
            let hut = try HutWithLock()
            try FileManager.default.removeItem(atPath: hut.folder + lost)
            for said in try complaints(of: hut) { #expect(said.contains("missing"), "\(said)") }
        }
        let hut = try HutWithLock()
        for lost in ["/pairings", "/pairings.json"] { try FileManager.default.removeItem(atPath: hut.folder + lost) }
        for said in try complaints(of: hut) { #expect(said.contains("its pairing is missing in \(hut.folder)")) }
        let listed = try hut.run("accessory", "list")
        #expect(listed.output.contains("its pairing is missing in \(hut.folder): do not reset it"))
        #expect(!FileManager.default.fileExists(atPath: hut.folder + "/pairings.json"), "reading makes no identity")
    }

    @Test func tellsOfOneRecordThatCannotBeReadAndReachesTheOthers() throws {
        let hut = try HutWithLock()
        let other = try SimulatedLock()
        _ = try hut.run("accessory", "list")
        #expect(try hut.add(other, "--name", "Back Door").status == 0)
        let record = try #require(hut.records().keys.first { $0.contains(hut.door.deviceID.filter { $0 != ":" }) })
        let path = hut.folder + "/pairings/" + record
        try Data(repeating: UInt8(ascii: " "), count: 1 << 20).write(to: URL(filePath: path))
        for said in try complaints(of: hut) { #expect(said.contains(path), "\(said)") }
        let listed = try hut.run("accessory", "list")
        #expect(listed.status == 0)
        #expect(listed.lines.contains { $0.hasPrefix("Front Door") && $0.contains(path) })
        #expect(listed.lines.contains { $0.hasPrefix("Back Door") && $0.contains(" at 127.0.0.1:") })
        #expect(try hut.run("accessory", "show", "Back Door").status == 0)
        #expect(try hut.run("accessory", "remove", "Front Door").status != 0)
        #expect(try hut.run("accessory", "remove", "--force", "Front Door").status == 0)
        #expect(try hut.run("accessory", "show", "Back Door").status == 0)
    }
}
