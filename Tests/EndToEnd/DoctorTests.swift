import Foundation
import TestSupport
import Testing

/// The doctor looks, tells what to do, and makes nothing.
struct DoctorTests {
    private func findings(
        in folder: String, environment: [String: String] = [:]
    ) throws -> (status: Int32, states: [String: String]) {
        let run = try Program.run(
            ["doctor", "--data-dir", folder, "--patience", "1", "--json"], environment: environment)
        for found in run.objects {
            #expect((found["advice"] is String) == (found["state"] as? String != "good"), "\(found)")
        }
        let states = run.objects.map { ($0["subject"] as? String ?? "", $0["state"] as? String ?? "") }
        return (run.status, Dictionary(states) { $1 })
    }

    @Test func tellsWhatIsMissingAndMakesNothing() throws {
        let folder = try Scratch.folder() + "/none"
        let found = try findings(in: folder)
        #expect(found.states["language en"] == "good")
        #expect(found.states["speech model"] == "good")
        #expect(found.states["data folder"] == "lacking")
        #expect(found.states["database"] == "lacking")
        #expect(found.states["hub"] == "lacking")
        #expect(!FileManager.default.fileExists(atPath: folder))
    }

    @Test func looksAtTheLanguagesThatAreSpoken() throws {
        let folder = try Scratch.folder() + "/none"
        let found = try findings(in: folder, environment: ["BECKON_LANGUAGE": "fr,tlh"])
        #expect(found.states["language fr"] == "good")
        #expect(found.states["language tlh"] == "bad")
        #expect(found.states["language en"] == nil)
        #expect(found.states["speech model"] == "lacking")
        #expect(found.status == 69)
    }

    @Test func findsTheHomesAndAFileThatIsNoDatabase() throws {
        let folder = try Scratch.folder() + "/data"
        _ = try Program.run(["import", "--data-dir", folder, Fixture.project + "/Scripts/demo-home.json"])
        let found = try findings(in: folder).states
        #expect(found["database"] == "good")
        #expect(found["data folder"] == "good")
        #expect(found["permissions"] == "good")
        let database = folder + "/home.sqlite"
        try FileManager.default.setAttributes([.posixPermissions: 0o622], ofItemAtPath: database)
        #expect(try findings(in: folder).states["permissions"] == "bad")
        for ending in ["", "-wal", "-shm"] {
            // Those that SQLite has put away are not there.
            try? FileManager.default.removeItem(atPath: folder + "/home.sqlite" + ending)
        }
        try Data(repeating: 0x41, count: 8192).write(to: URL(filePath: folder + "/home.sqlite"))
        let broken = try findings(in: folder)
        #expect(broken.states["database"] == "bad")
        #expect(broken.status == 69)
    }

    @Test func tellsAnAccessoryThatDoesNotAnswer() throws {
        let home = try SimulatedHome()
        func accessories() throws -> [String] {
            try findings(in: home.folder + "/beckon").states.filter { $0.key.hasPrefix("accessory ") }.map(\.value)
        }
        #expect(try accessories() == ["good", "good"])
        home.switchOff()
        #expect(try accessories() == ["bad", "bad"])
    }

    @Test func reportsAFaultWithoutNamesOrPlaces() throws {
        let home = try SimulatedHome()
        let report = try home.run("report")
        #expect(report.status == 0)
        #expect(report.output.contains("database: 2 homes"), "\(report.output)")
        #expect(report.lines.filter { $0 == "accessory: good" }.count == 2)
        let exported = try home.run("export").output
        let names = exported.matches(of: /"name": "([^"]+)"/).map { String($0.1) }
        #expect(names.count > 30)
        for secret in names + ["127.0.0.1", home.folder] + home.servers.map(\.deviceID) {
            #expect(!report.output.contains(secret), "\(secret)")
        }
    }
}
