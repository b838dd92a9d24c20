import Foundation
import TestSupport
import Testing

/// What is kept goes to another machine in one file, and back.
struct BackupTests {
    private let password = Data("correct horse\n".utf8)

    private func backedUp(_ folder: String, to file: String) throws {
        let run = try Program.run(
            ["backup", "--data-dir", folder, "--password-file", "-", file], input: password)
        #expect(run.status == 0, "\(run.errors)")
    }

    private func restore(_ file: String, to folder: String, _ more: [String] = [], password: Data? = nil) throws
        -> Program.Result
    {
        try Program.run(
            ["restore", "--data-dir", folder, "--password-file", "-"] + more + [file], input: password ?? self.password)
    }

    @Test func carriesHomesAndPairingsToAnotherMachine() throws {
        let home = try SimulatedHome()
        let (old, new, file) = (home.folder + "/beckon", try Scratch.folder(), try Scratch.folder() + "/beckon.tar")
        try backedUp(old, to: file)
        let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
        #expect(mode == 0o600)

        let wrong = try restore(file, to: new, password: Data("another one\n".utf8))
        #expect(wrong.status == 65)
        #expect(try Program.run(["home", "list", "--data-dir", new]).output.isEmpty)

        let restored = try restore(file, to: new)
        #expect(restored.status == 0, "\(restored.errors)")
        #expect(restored.output.contains("2 accessories are paired."))
        let exported = try Program.run(["export", "--data-dir", new]).output
        #expect(try exported == Program.run(["export", "--data-dir", old]).output)
        let said = try Program.run(["say", "--data-dir", new, "--no-time-keeper", "turn on the desk lamp"])
        #expect(said.status == 0, "\(said.output)")
        #expect(!FileManager.default.subpaths(atPath: new)!.contains { $0.hasPrefix("backup-") })
    }

    @Test func leavesHomesThatAreThereUnlessTheyMayGo() throws {
        let (old, new, file) = (try Scratch.folder(), try Scratch.folder(), try Scratch.folder() + "/beckon.tar")
        _ = try Program.run(["home", "add", "--data-dir", old, "Villa"])
        _ = try Program.run(["home", "add", "--data-dir", new, "Hut"])
        try backedUp(old, to: file)
        let refused = try restore(file, to: new)
        #expect(refused.status == 5)
        #expect(refused.errors.contains("Hut"))
        #expect(try restore(file, to: new, ["--replace"]).status == 0)
        let homes = try Program.run(["home", "list", "--data-dir", new]).output
        #expect(homes.contains("Villa") && !homes.contains("Hut"))
        // It goes on being a home that is changed.
        #expect(try Program.run(["room", "add", "--data-dir", new, "Attic"]).status == 0)
    }

    @Test func overwritesNoFileAndTakesNoOther() throws {
        let folder = try Scratch.folder()
        let there = try Scratch.file(Data("mine".utf8))
        #expect(try Program.run(["backup", "--data-dir", folder + "/none", folder + "/b"]).status == 66)
        _ = try Program.run(["home", "add", "--data-dir", folder, "Villa"])
        #expect(try Program.run(["backup", "--data-dir", folder, there.path]).status == 77)
        #expect(try Data(contentsOf: there) == Data("mine".utf8))
        let fault = try restore(there.path, to: try Scratch.folder())
        #expect(fault.status == 65)
        #expect(fault.errors.contains("this is no backup"))
    }

    @Test func refusesADatabaseThatIsBroken() throws {
        let (folder, file) = (try Scratch.folder(), try Scratch.folder() + "/beckon.tar")
        _ = try Program.run(["home", "add", "--data-dir", folder, "Villa"])
        try backedUp(folder, to: file)
        var bytes = try Data(contentsOf: URL(filePath: file))
        let pages = try #require(bytes.range(of: Data("SQLite format 3".utf8))).lowerBound
        for place in pages + 4096..<pages + 12_288 { bytes[place] = 0x5A }
        // A disk that turns one bit over is seen too, though the database stays one.
        var turned = try Data(contentsOf: URL(filePath: file))
        turned[try #require(turned.range(of: Data("Villa".utf8))).lowerBound] ^= 2
        for damaged in [bytes, turned] {
            let broken = try Scratch.file(damaged)
            let fault = try restore(broken.path, to: folder, ["--replace"])
            #expect(fault.status != 0)
            #expect(fault.errors.contains("damaged"))
        }
        #expect(try Program.run(["home", "list", "--data-dir", folder]).output.contains("Villa"))
    }
}
