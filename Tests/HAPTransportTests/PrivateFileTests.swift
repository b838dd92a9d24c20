import Foundation
import TestSupport
import Testing

@testable import HAPTransport

/// Files that only their owner may read.
struct PrivateFileTests {
    private let temporary = TemporaryFolder()
    private var folder: String { temporary.file("inner") }
    private var file: PrivateFile { PrivateFile(folder: folder, name: "secrets.json") }

    private func mode(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    private func put(_ bytes: [UInt8]) async throws { try await file.update { _ in (bytes, ()) } }

    @Test func readsNothingWhereNothingIs() async throws {
        #expect(try await file.read() == nil)
    }

    @Test func readsWhatWasPut() async throws {
        let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
        try await put(bytes)
        #expect(try await file.read() == bytes)
    }

    @Test func letsNobodyElseRead() async throws {
        try await put([1])
        #expect(try mode(file.path) == 0o600)
        #expect(try mode(folder) == 0o700)
    }

    @Test func losesNothingOfManyWriters() async throws {
        let file = file
        try await withThrowingTaskGroup { group in
            for number in 0..<50 {
                group.addTask { try await file.update { (($0 ?? []) + [UInt8(number)], ()) } }
            }
            try await group.waitForAll()
        }
        #expect(try await file.read()?.sorted() == Array(0..<50))
    }

    @Test func isHeldByManyTogetherOrByOneAlone() async throws {
        let (file, soon) = (file, Duration.milliseconds(30))
        var first = try await file.lock("work", exclusively: false, within: .zero)
        let second = try await file.lock("work", exclusively: false, within: .zero)
        #expect(first != nil && second != nil)
        #expect(try await file.lock("work", exclusively: true, within: soon) == nil)
        #expect(try await file.lock("else", exclusively: true, within: .zero) != nil)
        first = nil
        withExtendedLifetime(second) {}
    }

    @Test func isHeldAloneAsSoonAsOthersLetGo() async throws {
        let file = file
        var other = try await file.lock("work", exclusively: true, within: .zero)
        #expect(other != nil)
        async let next = file.lock("work", exclusively: true, within: .seconds(20))
        other = nil
        #expect(try await next != nil)
    }

    @Test func writesNothingWhereTheChangeThrows() async throws {
        try await put([1])
        await #expect(throws: CancellationError.self) {
            try await file.update { _ -> ([UInt8]?, Void) in throw CancellationError() }
        }
        #expect(try await file.read() == [1])
    }

    @Test func survivesATemporaryFileOfACrash() async throws {
        try await put([1])
        try Data([9]).write(to: URL(filePath: file.path + ".new"))
        try await put([2])
        #expect(try await file.read() == [2])
    }

    @Test func namesTheFileThatItCannotUse() async throws {
        try FileManager.default.createDirectory(
            atPath: folder + "/secrets.json", withIntermediateDirectories: true)
        await #expect {
            _ = try await file.read()
        } throws: { error in
            (error as? PrivateFileError)?.path == file.path && (error as? PrivateFileError)?.action == .read
        }
    }

    @Test func readsItsOwnHexadecimal() {
        #expect([UInt8]([0, 0x9f, 255]).hexadecimal == "009fff")
        #expect([UInt8](hexadecimal: "009FfF") == [0, 0x9f, 255])
        #expect([UInt8](hexadecimal: "0") == nil)
        #expect([UInt8](hexadecimal: "zz") == nil)
    }
}
