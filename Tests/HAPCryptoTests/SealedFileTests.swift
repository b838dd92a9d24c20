import TestSupport
import Testing

@testable import HAPCrypto

/// Files that are sealed with a password.
struct SealedFileTests {
    private let password = SecretBytes(Array("correct horse".utf8))

    @Test(arguments: [0, 4096, 4097])
    func opensWhatItSealed(_ length: Int) throws {
        let content = (0..<length).map { UInt8(truncatingIfNeeded: $0) }
        let file = try SealedFile.seal(content, password: password)
        #expect(try SealedFile.open(file, password: password) == content)
        #expect(try SealedFile.seal(content, password: password) != file)
    }

    @Test func opensWithNoOtherPassword() throws {
        let file = try SealedFile.seal([1, 2, 3], password: password)
        #expect(throws: SealedFileError.notOpened) {
            try SealedFile.open(file, password: SecretBytes(Array("correct horsf".utf8)))
        }
    }

    @Test func noticesEveryCutAndChange() throws {
        let content = [UInt8](repeating: 9, count: 9000)
        let file = try SealedFile.seal(content, password: password)
        // Each opening costs Argon2, so only the telling places are tried: mark, salt, header, pieces and their ends.
        let piece = 16 + 16 + 24 + 4096 + 17
        for length in [15, 60, piece, piece + 4113] {
            #expect(throws: SealedFileError.self) {
                try SealedFile.open(Array(file.prefix(length)), password: password)
            }
        }
        for place in [20, 40, file.count - 1] {
            var changed = file
            changed[place] ^= 1
            #expect(throws: SealedFileError.self) { try SealedFile.open(changed, password: password) }
        }
        let pieces = file[56...]
        let swapped =
            Array(file[..<56]) + pieces.dropFirst(4113).prefix(4113) + pieces.prefix(4113) + pieces.dropFirst(8226)
        #expect(throws: SealedFileError.notOpened) { try SealedFile.open(swapped, password: password) }
        #expect(throws: SealedFileError.notOpened) { try SealedFile.open(file + [0], password: password) }
    }
}
