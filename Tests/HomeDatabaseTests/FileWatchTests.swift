import Foundation
import TestSupport
import Testing

@testable import HomeDatabase

/// What the system tells of a database's files.
struct FileWatchTests {
    private let folder = TemporaryFolder()

    @Test func tellsOfWritesToTheFileAndToWhatLiesBesideIt() async throws {
        let path = folder.path + "/home.sqlite"
        let watch = try #require(FileWatch(of: path))
        var writes = watch.writes.makeAsyncIterator()
        for ending in ["", "-wal"] {
            try Data([1]).write(to: URL(filePath: path + ending))
            await writes.next()
        }
        // As a restored database takes the place of another.
        try Data([2]).write(to: URL(filePath: path), options: .atomic)
        await writes.next()
    }

    @Test func aFolderThatIsNotThereCannotBeWatched() {
        #expect(FileWatch(of: folder.path + "/nowhere/home.sqlite") == nil)
    }
}
