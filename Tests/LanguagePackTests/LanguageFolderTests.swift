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
        try Data([0x61, 0xff]).write(to: URL(filePath: path))
        #expect(throws: LanguageError.notText(path)) { try LanguageFolder.text(of: path) }
    }
}
