import Foundation
import TestSupport
import Testing

@testable import BeckonRuntime

/// A backup is a tar archive like any, and no other bytes are taken for one.
struct TapeArchiveTests {
    private static let archive = TapeArchive([
        .init(name: "empty", bytes: []), .init(name: "block", bytes: [UInt8](repeating: 7, count: 512)),
        .init(name: "more", bytes: Array("a few words".utf8)),
    ])
    private static let bytes = archive.bytes(date: 1_900_000_000)

    @Test func comesBackAsItWas() throws {
        #expect(Self.bytes.count % 512 == 0)
        #expect(try TapeArchive(reading: Self.bytes) == Self.archive)
    }

    @Test func isReadByTar() throws {
        let folder = TemporaryFolder()
        try Data(Self.bytes).write(to: URL(filePath: folder.file("b.tar")))
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["tar", "-xf", folder.file("b.tar"), "-C", folder.path]
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(try Data(contentsOf: URL(filePath: folder.file("more"))) == Data("a few words".utf8))
    }

    @Test func refusesEveryBeginningOfOne() {
        for length in 0..<Self.bytes.count - 1024 + 512 {
            #expect(throws: BackupFault.self) { try TapeArchive(reading: Array(Self.bytes.prefix(length))) }
        }
    }

    @Test func trapsOnNoChangedByte() {
        var numbers = SeededNumbers(seed: 28)
        for _ in 0..<2_000 {
            var bytes = Self.bytes
            bytes[Int.random(in: 0..<1_100, using: &numbers)] = UInt8.random(in: 0...255, using: &numbers)
            // Either is right; it may only not trap, and not read more than there is.
            _ = try? TapeArchive(reading: bytes)
        }
    }
}
