import Foundation
import TestSupport
import Testing

/// What disks and clocks do to a house that is kept for years: it is told, and nothing is lost.
struct BadDiskTests {
    private static let isRoot = geteuid() == 0

    private func imported() throws -> String {
        let folder = try Scratch.folder() + "/beckon"
        let home = Fixture.file("cottage").path
        #expect(try Program.run(["import", "--data-dir", folder, home]).status == 0)
        return folder
    }

    private func rooms(_ folder: String) throws -> [String] {
        try Program.run(["room", "list", "--json", "--data-dir", folder]).objects.compactMap { $0["name"] as? String }
    }

    /// Runs the program with a fault in what it asks the system for the database's files.
    private func run(_ arguments: [String], in folder: String, failing calls: String) throws -> Program.Result {
        let files = ["", "-wal"].flatMap { ["-P", "\(folder)/home.sqlite\($0)"] }
        let fault = ["-f", "-qq", "-o", "/dev/null", "-e", "trace=\(calls)", "-e", "inject=\(calls):error=EIO"]
        return try Program.run("/usr/bin/strace", fault + files + [Program.path] + arguments + ["--data-dir", folder])
    }

    @Test(.enabled(if: isRoot && FileManager.default.isExecutableFile(atPath: "/usr/bin/unshare")))
    func readsOnWhereTheDiskIsFullAndTellsWhatItCannotKeep() throws {
        let home = try SimulatedHome(isPaired: false)
        let server = try #require(home.servers.first)
        let script = #"""
            set -u
            mount -t tmpfs -o size=2m,mode=700 none "$1/beckon.full" && cp -p "$1"/beckon/* "$1/beckon.full" && cd "$1/beckon.full"
            told() { echo "$1: $?"; }
            beckon() { "$PROGRAM" "$@" --data-dir "$PWD" 2>>"$ERRORS"; }
            cat /dev/zero >fill 2>/dev/null
            beckon room list | grep -c Kitchen
            beckon room add Attic >/dev/null; told add
            beckon accessory add "127.0.0.1:$2" --setup-code "$3" >/dev/null; told pair
            beckon parse "turn on the desk lamp" >/dev/null; told parse
            rm fill
            beckon room add Attic >/dev/null; told added
            beckon accessory add "127.0.0.1:$2" --setup-code "$3" >/dev/null; told paired
            beckon say "turn on the desk lamp" >/dev/null; told said
            """#
        try FileManager.default.createDirectory(atPath: home.folder + "/beckon.full", withIntermediateDirectories: true)
        let errors = home.folder + "/errors"
        let run = try Program.run(
            "/usr/bin/unshare",
            ["-m", "sh", "-c", script, "sh", home.folder, "\(server.port)", server.setupCode],
            environment: ["PROGRAM": Program.path, "ERRORS": errors])
        let told = try String(contentsOfFile: errors, encoding: .utf8)
        #expect(
            run.lines.dropFirst() == ["add: 69", "pair: 69", "parse: 0", "added: 0", "paired: 0", "said: 0"],
            "\(run.output)\(told)")
        #expect(run.lines.first.flatMap { Int($0) } ?? 0 > 0)
        #expect(told.split(separator: "\n").count == 2 && told.matches(of: /is full/).count == 2, "\(told)")
    }

    @Test(.enabled(if: isRoot && FileManager.default.isExecutableFile(atPath: "/usr/bin/nsenter")))
    func aHubThatBeganOnAFullDiskWritesAndSeesWhatIsWrittenOnceThereIsRoom() throws {
        let folder = try imported()
        let added = try Program.run(["client", "add", "Desk", "--may-set-up", "--data-dir", folder])
        let token = added.output.trimmingCharacters(in: .newlines)
        let full = #"""
            mkdir "$0.full" && mount -t tmpfs -o size=2m,mode=700 none "$0.full" && cp -p "$0"/*.* "$0.full" || exit
            mount --bind "$0.full" "$0"
            cat /dev/zero >"$0/fill" 2>/dev/null
            exec "$@"
            """#
        let hub = try HubProgram(folder: folder, launcher: ["/usr/bin/unshare", "-m", "/bin/sh", "-c", full, folder])
        func add(_ room: String) throws -> HubProgram.Answer {
            try hub.ask(
                "POST", "/v1/edits", token: token, body: #"{"edit": "add", "kind": "room", "name": "\#(room)"}"#)
        }
        func hasRoom(_ name: String) throws -> Bool {
            try hub.ask("GET", "/v1/homes", token: token).list.contains {
                ($0["rooms"] as? [String])?.contains(name) == true
            }
        }
        #expect(try hasRoom("Kitchen"))
        let refused = try add("Attic")
        #expect(refused.status == 503 && refused.body.contains("is full"), "\(refused.body)")
        try FileManager.default.removeItem(atPath: "/proc/\(hub.identifier)/root\(folder)/fill")
        #expect(try add("Attic").status == 200)
        let other = try Program.run(
            "/usr/bin/nsenter",
            ["-t", "\(hub.identifier)", "-m", Program.path, "room", "add", "Shed", "--data-dir", folder])
        #expect(other.status == 0, "\(other.errors)")
        // Others' changes are looked for twenty times a second.
        let end = ContinuousClock.now + .seconds(20)
        while try !(hasRoom("Attic") && hasRoom("Shed")) {
            try #require(ContinuousClock.now < end, "the hub does not see what others write")
        }
    }

    @Test(
        .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/strace")),
        arguments: ["pread64", "pwrite64", "fsync,fdatasync"])
    func tellsThatTheDiskFailsAndLosesNothing(call: String) throws {
        let folder = try imported()
        let before = try rooms(folder)
        let changed = try run(["room", "add", "Attic"], in: folder, failing: call)
        #expect(changed.status == 69)
        #expect(changed.errors.contains("the disk that holds \(folder)/home.sqlite fails"), "\(changed.errors)")
        #expect(changed.errors.split(separator: "\n").count == 1)
        #expect(try rooms(folder) == before)
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/faketime")))
    func losesNothingWhereTheClockIsSetBackByAYear() throws {
        let folder = try imported()
        func run(_ arguments: String...) throws -> Program.Result {
            try Program.run(
                "/usr/bin/faketime", ["-f", "-365d", Program.path] + arguments + ["--data-dir", folder],
                environment: ["DONT_FAKE_MONOTONIC": "1"])
        }
        #expect(try Program.run(["room", "add", "Attic", "--data-dir", folder]).status == 0)
        #expect(try run("room", "add", "Shed").status == 0)
        #expect(try run("home", "undo").output.contains("Shed"))
        #expect(try run("home", "undo").output.contains("Attic"))
        #expect(try run("trigger", "list").lines.count == 2)
        #expect(try run("room", "add", "Cellar").status == 0)
        // When the clock is right again, all is there, and what was kept before is taken back as ever.
        #expect(try rooms(folder).contains("Cellar"))
        #expect(try Program.run(["room", "add", "Loft", "--data-dir", folder]).status == 0)
        #expect(try Program.run(["home", "undo", "--data-dir", folder]).output.contains("Loft"))
        let doctor = try run("doctor", "--json", "--patience", "1").objects
        #expect(doctor.first { $0["subject"] as? String == "clock" }?["state"] as? String != "good")
        #expect(doctor.first { $0["subject"] as? String == "database" }?["state"] as? String == "good")
    }

    @Test func refusesTheDatabaseOfANewerProgramInWords() throws {
        let folder = try imported()
        #expect(try Program.run("/usr/bin/python3", ["-c", Self.newer, folder + "/home.sqlite"]).status == 0)
        let listed = try Program.run(["room", "list", "--data-dir", folder])
        #expect(listed.status == 78)
        #expect(listed.errors.contains("was written by a newer Beckon (schema 99, known here is"), "\(listed.errors)")
    }

    private static let newer =
        "import sqlite3, sys; db = sqlite3.connect(sys.argv[1]); db.execute('PRAGMA user_version = 99'); db.commit()"
}
