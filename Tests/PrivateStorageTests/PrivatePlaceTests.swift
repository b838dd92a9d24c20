import Foundation
import TestSupport
import Testing

@testable import PrivateStorage

/// What is kept is its owner's alone.
struct PrivatePlaceTests {
    private let temporary = TemporaryFolder()
    private static let isRoot = geteuid() == 0

    private func mode(_ path: String) -> mode_t {
        var status = stat()
        return stat(path, &status) == 0 ? status.st_mode & 0o7777 : 0
    }

    private func file(_ name: String, mode: mode_t = 0o600) throws -> String {
        let path = temporary.file(name)
        try Data().write(to: URL(filePath: path))
        #expect(chmod(path, mode) == 0)
        return path
    }

    @Test func makesAFolderAndThoseItLiesInForItsOwnerAlone() throws {
        try PrivatePlace.make(folder: temporary.file("a/b/c"))
        for name in ["a", "a/b", "a/b/c"] { #expect(mode(temporary.file(name)) == 0o700) }
        try PrivatePlace.make(folder: temporary.file("a/b/c"))
    }

    @Test func closesWhatOthersCanWrite() throws {
        let (folder, file) = (temporary.file("open"), try file("file", mode: 0o666))
        try PrivatePlace.make(folder: folder)
        #expect(chmod(folder, 0o777) == 0)
        #expect(try PrivatePlace.check(folder: folder))
        #expect(try PrivatePlace.check(file: file))
        #expect(mode(folder) == 0o755)
        #expect(mode(file) == 0o644)
    }

    @Test func leavesAFolderThatAccountsShareAsItIs() throws {
        let folder = temporary.file("shared")
        try PrivatePlace.make(folder: folder)
        #expect(chmod(folder, 0o1777) == 0)
        #expect(throws: PrivatePlaceError.self) { try PrivatePlace.check(folder: folder) }
        #expect(mode(folder) == 0o1777)
    }

    @Test(.enabled(if: isRoot)) func refusesWhatBelongsToAnotherAccount() throws {
        let (folder, file) = (temporary.file("foreign"), try file("foreign-file"))
        try PrivatePlace.make(folder: folder)
        let link = temporary.file("link")
        #expect(symlink(folder, link) == 0)
        #expect(try PrivatePlace.check(folder: link))
        #expect(lchown(link, 54_321, 54_321) == 0)
        #expect(throws: PrivatePlaceError.self) { try PrivatePlace.check(folder: link) }
        for path in [folder, file] { #expect(chown(path, 54_321, 54_321) == 0) }
        #expect(throws: PrivatePlaceError.self) { try PrivatePlace.check(folder: folder) }
        #expect(throws: PrivatePlaceError.self) { try PrivatePlace.check(file: file) }
    }

    @Test func refusesALinkInThePlaceOfAFile() throws {
        let link = temporary.file("link")
        #expect(symlink(try file("elsewhere"), link) == 0)
        #expect(throws: PrivatePlaceError.self) { try PrivatePlace.check(file: link) }
        #expect(throws: PrivatePlaceError.self) { try PrivatePlace.check(file: temporary.path) }
        #expect(try PrivatePlace.check(file: temporary.file("nothing")) == false)
        #expect(try PrivatePlace.check(folder: temporary.file("nothing")) == false)
    }
}
