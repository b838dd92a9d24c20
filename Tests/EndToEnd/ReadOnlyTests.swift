import Foundation
import TestSupport
import Testing

/// Where nothing can be written, everything that only reads goes on.
struct ReadOnlyTests {
    private static let isRoot = geteuid() == 0

    /// Runs the program where a folder cannot be written: on a file system that is mounted anew, to be read alone, in a
    /// name space that ends with the program.
    private func run(_ home: SimulatedHome, _ arguments: [String]) throws -> Program.Result {
        let script = #"mount --bind "$1" "$1" && mount -o remount,bind,ro "$1" && shift && exec "$@""#
        return try Program.run(
            "/usr/bin/unshare", ["-m", "sh", "-c", script, "sh", home.folder + "/beckon", Program.path] + arguments,
            environment: ["XDG_DATA_HOME": home.folder])
    }

    private func names(_ home: SimulatedHome) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: home.folder + "/beckon").sorted()
    }

    @Test(.enabled(if: isRoot && FileManager.default.isExecutableFile(atPath: "/usr/bin/unshare")))
    func listsExportsAndSaysWhereNothingCanBeWritten() throws {
        let home = try SimulatedHome()
        let (exported, listed) = (try home.run("export").output, try home.run("accessory", "list").output)
        let before = try names(home)
        #expect(try run(home, ["room", "list"]).lines.count == 8)
        #expect(try run(home, ["accessory", "list"]).output == listed)
        #expect(try run(home, ["export"]).output == exported)
        #expect(try run(home, ["parse", "turn on the desk lamp"]).status == 0)
        let said = try run(home, ["say", "turn on the desk lamp"])
        #expect(said.status == 0, "\(said.output)\(said.errors)")
        #expect(try home.values(of: "Desk Lamp")["Desk Lamp On"] == "true")
        let changed = try run(home, ["room", "add", "Attic"])
        #expect(changed.status == 77)
        #expect(changed.errors.split(separator: "\n").count == 1)
        // It is the disk, and no owner or permission, that stands in the way; what is on it can be taken elsewhere.
        #expect(changed.errors.contains("can only be read"), "\(changed.errors)")
        #expect(try run(home, ["doctor"]).output.contains("✗ data folder: the disk that holds"))
        let password = try Scratch.file(Data("correct horse\n".utf8)).path
        let saved = try run(home, ["backup", "--password-file", password, home.folder + "/saved.tar"])
        #expect(saved.status == 0, "\(saved.errors)")
        #expect(try names(home) == before)
    }

    @Test(.enabled(if: isRoot && FileManager.default.isExecutableFile(atPath: "/usr/bin/unshare")))
    func readsWhatIsInTheLogAlone() throws {
        let home = try SimulatedHome(isPaired: false)
        // A program that dies leaves its log behind.
        let writer = Process()
        writer.executableURL = URL(filePath: Program.path)
        writer.arguments = ["room", "add", "-", "--data-dir", home.folder + "/beckon"]
        let (input, output) = (Pipe(), Pipe())
        (writer.standardInput, writer.standardOutput) = (input, output)
        writer.standardError = FileHandle.nullDevice
        try writer.run()
        try input.fileHandleForWriting.write(contentsOf: Data("Attic\n".utf8))
        #expect(LineReader(output.fileHandleForReading).next { $0.contains("Attic") } != nil)
        kill(writer.processIdentifier, SIGKILL)
        writer.waitUntilExit()
        let log = home.folder + "/beckon/home.sqlite-wal"
        try #require(FileManager.default.contents(atPath: log)?.isEmpty == false)
        #expect(try run(home, ["room", "list"]).lines.contains("Attic"))
        try FileManager.default.removeItem(atPath: home.folder + "/beckon/home.sqlite-shm")
        #expect(try run(home, ["room", "list"]).lines.contains("Attic"))
        #expect(try run(home, ["room", "add", "Cellar"]).status == 77)
    }

    @Test(.enabled(if: isRoot && FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv")))
    func readsForAnAccountThatMayNotWrite() throws {
        let home = try SimulatedHome()
        for path in try FileManager.default.subpathsOfDirectory(atPath: home.folder) + [""] {
            #expect(chown(home.folder + "/" + path, 54_321, 54_321) == 0)
        }
        #expect(chmod(home.folder + "/beckon", 0o500) == 0)
        let arguments = ["--reuid", "54321", "--regid", "54321", "--clear-groups", Program.path]
        for command in [["room", "list"], ["accessory", "list"], ["export"], ["say", "turn on the desk lamp"]] {
            let result = try Program.run(
                "/usr/bin/setpriv", arguments + command, environment: ["XDG_DATA_HOME": home.folder])
            #expect(result.status == 0, "\(command): \(result.output)\(result.errors)")
        }
    }
}
