import Foundation
import TestSupport
import Testing

@testable import LanguagePack

/// The folder of a language, and what is wrong with one.
struct LanguageFolderTests {
    @Test func listsItsFilesInOrderAndKnowsItsCode() throws {
        let temporary = TemporaryFolder()
        let path = try temporary.language()
        let files = try LanguageFolder(path).files(ending: ".ftl")
        #expect(files == files.sorted() && files.count > 3)
        #expect(files.allSatisfy { $0.hasPrefix(path + "/") && $0.hasSuffix(".ftl") })
        #expect(LanguageFolder.code(of: path) == "en")
    }

    @Test func saysWhichFolderIsNotThere() {
        #expect(throws: LanguageError.noSuchFolder("/nowhere/en")) { try LanguageFolder("/nowhere/en") }
    }

    @Test func saysWhichFileIsNoText() throws {
        let temporary = TemporaryFolder()
        let path = temporary.file("a.ftl")
        #expect(throws: LanguageError.unreadable(path)) { try LanguageFolder.text(of: path) }
        try Data([0x61, 0x0A, 0x61, 0xff, 0x0A]).write(to: URL(filePath: path))
        #expect(throws: LanguageError.notText(path, line: 2)) { try LanguageFolder.text(of: path) }
    }

    @Test func readsNothingOfAFileThatIsTooLongOrNone() throws {
        let temporary = TemporaryFolder()
        let path = temporary.file("forms.aff")
        #expect(throws: LanguageError.unreadable(temporary.path)) { try LanguageFolder.text(of: temporary.path) }
        let size = LanguageFolder.longestFile + 1
        try Data(repeating: 0x23, count: size).write(to: URL(filePath: path))
        #expect(throws: LanguageError.tooLong(path, size, limit: size - 1)) { try LanguageFolder.text(of: path) }
        #expect(mkfifo(temporary.file("words.txt"), 0o600) == 0)
        #expect(throws: LanguageError.unreadable(temporary.file("words.txt"))) {
            try LanguageFolder.bytes(of: temporary.file("words.txt"))
        }
        let link = temporary.file("weights.txt")
        try "a: 1".write(toFile: temporary.file("other.txt"), atomically: true, encoding: .utf8)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: temporary.file("other.txt"))
        #expect(try LanguageFolder.text(of: link) == "a: 1")
    }
}
