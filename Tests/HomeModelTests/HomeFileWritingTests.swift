import Foundation
import HomeModel
import TestSupport
import Testing

struct HomeFileWritingTests {
    static let files = [
        Fixture.file("cottage"), Fixture.file("castle"),
        URL(filePath: #filePath).appending(path: "../../../Scripts/demo-home.json").standardized,
    ]

    /// With `BECKON_RECORD` set, what differs is written anew instead.
    @Test(arguments: files)
    func writesWhatItReadByteForByte(file: URL) throws {
        let bytes = Array(try Data(contentsOf: file))
        let written = HomeFile.write(try HomeFile.read(bytes))
        if ProcessInfo.processInfo.environment["BECKON_RECORD"] != nil { try Data(written).write(to: file) }
        #expect(String(decoding: written, as: UTF8.self) == String(decoding: bytes, as: UTF8.self))
    }
}
