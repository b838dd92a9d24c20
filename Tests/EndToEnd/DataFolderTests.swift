import Foundation
import TestSupport
import Testing

/// A data folder that others could write is closed to them, or not used.
struct DataFolderTests {
    private static let isRoot = geteuid() == 0

    private func mode(_ path: String) throws -> Int {
        try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
    }

    private func put(_ mode: Int, _ path: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    }

    /// A data folder with a home and with pairings: the identity is made by the first attempt to pair.
    private func home() throws -> SetUpHome {
        let home = try SetUpHome(SetUpHome.mapleStreet)
        _ = try home.run(["accessory", "add", "127.0.0.1:1", "--setup-code", "031-45-154"])
        try #require(FileManager.default.fileExists(atPath: home.folder + "/pairings.json"))
        return home
    }

    @Test func closesToOthersWhatTheyCouldWrite() throws {
        let home = try home()
        let files = ["home.sqlite", "pairings.json", "pairings.json.lock"]
        try put(0o777, home.folder)
        for file in files { try put(0o666, home.folder + "/" + file) }
        #expect(try home.run(["accessory", "list"]).status == 0)
        #expect(try mode(home.folder) & 0o022 == 0)
        for file in files.dropLast() { #expect(try mode(home.folder + "/" + file) & 0o022 == 0, "\(file)") }
        #expect(try mode(home.folder + "/pairings.json") == 0o600)
        #expect(try home.run(["accessory", "add", "127.0.0.1:1", "--setup-code", "031-45-154"]).status == 3)
        #expect(try mode(home.folder + "/pairings.json.pairing") == 0o600)
    }

    @Test(.enabled(if: isRoot), arguments: ["", "/home.sqlite", "/pairings.json"])
    func refusesWhatBelongsToAnotherAccount(file: String) throws {
        let home = try home()
        #expect(chown(home.folder + file, 54_321, 54_321) == 0)
        for command in [["accessory", "list"], ["room", "add", "Hall"]]
        where file != "/pairings.json" || command[0] == "accessory" {
            let result = try home.run(command)
            #expect(result.status == 77, "\(command): \(result.errors)")
            #expect(result.errors.contains("belongs to the account 54321"))
            #expect(result.errors.split(separator: "\n").count == 1)
        }
    }

    @Test(arguments: ["home.sqlite", "pairings.json"]) func followsNoLinkToAFile(file: String) throws {
        let home = try home()
        let (path, elsewhere) = (home.folder + "/" + file, home.folder + "/elsewhere")
        try FileManager.default.moveItem(atPath: path, toPath: elsewhere)
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: elsewhere)
        let result = try home.run(["accessory", "list"])
        #expect(result.status == 77, "\(result.output)\(result.errors)")
        #expect(result.errors.contains("link"))
    }

    @Test func leavesAFolderThatAccountsShareAsItIs() throws {
        let folder = try Scratch.folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try put(0o1777, folder)
        let result = try Program.run(["home", "add", "Hut", "--data-dir", folder])
        #expect(result.status == 77)
        #expect(result.errors.contains("others may write it, too"))
        #expect(try mode(folder) == 0o1777)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    }

    @Test func makesFoldersForTheirOwnerAlone() throws {
        let folder = try Scratch.folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(try Program.run(["home", "add", "Hut", "--data-dir", folder + "/a/b"]).status == 0)
        for made in ["/a", "/a/b"] { #expect(try mode(folder + made) == 0o700) }
    }
}
