import Foundation
import TestSupport
import Testing

/// Whoever may not change a home reaches none of its pairings, by whatever command (rows U3, U4).
///
/// The home of the demo is paired, its second home is not; Bo is a guest in the first, and nobody in the second.
struct PairingRightsTests {
    private static let key = String(repeating: "ab", count: 32)

    /// Who acts: a user by name, or the account that runs the tests as a user.
    enum Acting: CaseIterable { case byName, byAccount }

    private func demo(_ acting: Acting) throws -> SimulatedHome {
        let home = try SimulatedHome(isPaired: false)
        let bridge = try #require(home.servers.first)
        let added = try home.run(
            "accessory", "add", "127.0.0.1:\(bridge.port)", "--setup-code", bridge.setupCode, "--user", "Ann")
        #expect(added.status == 0, "\(added.errors)")
        if acting == .byAccount {
            #expect(try home.run("user", "account", "Bo", NSUserName(), "--user", "Ann").status == 0)
        }
        return home
    }

    /// What commands of pairings could change: the pairings of the data folder, and those of the accessories.
    private func contents(_ home: SimulatedHome) throws -> [String: Data] {
        var contents: [String: Data] = [:]
        for folder in ["/beckon/pairings", "/simulator"] {
            for file in try FileManager.default.subpathsOfDirectory(atPath: home.folder + folder) {
                contents[file] = FileManager.default.contents(atPath: home.folder + folder + "/" + file)
            }
        }
        contents["identity"] = FileManager.default.contents(atPath: home.folder + "/beckon/pairings.json")
        return contents
    }

    @Test(arguments: Acting.allCases) func refusesAGuestEveryPairing(acting: Acting) throws {
        let home = try demo(acting)
        let lake = try #require(home.servers.last)
        let (password, sealed) = (home.folder + "/password", home.folder + "/sealed")
        try "correct horse battery".write(toFile: password, atomically: true, encoding: .utf8)
        #expect(
            try home.run("pairings", "export", sealed, "--password-file", password, "--user", "Ann").status == 0)
        let before = try contents(home)
        for command in commands(sealed: sealed, password: password, lake: lake, acting) {
            let who = acting == .byName ? ["--user", "Bo"] : []
            let result = try Program.run(command + who, environment: ["XDG_DATA_HOME": home.folder])
            #expect(result.status == 4, "\(command): \(result.status) \(result.output)\(result.errors)")
            #expect(result.output.isEmpty)
            #expect(result.errors.contains("ask one of its administrators to"), "\(command): \(result.errors)")
            #expect(result.errors.split(separator: "\n").count == 1)
        }
        #expect(!FileManager.default.fileExists(atPath: sealed + ".stolen"))
        #expect(try contents(home) == before)
    }

    private func commands(
        sealed: String, password: String, lake: SimulatedHome.Server, _ acting: Acting
    ) -> [[String]] {
        let add = ["accessory", "add", "127.0.0.1:\(lake.port)", "--setup-code", lake.setupCode]
        let commands = [
            ["accessory", "controllers", "Front Door"],
            ["accessory", "controllers", "add", "Front Door", "EVE", "--public-key", Self.key, "--administrator"],
            ["accessory", "controllers", "remove", "Front Door", "EVE"],
            ["accessory", "remove", "Maple Bridge"], ["accessory", "remove", "Maple Bridge", "--force"], add,
            ["pairings", "export", sealed + ".stolen", "--password-file", password],
            ["pairings", "import", sealed, "--password-file", password],
            ["pairings", "import", sealed, "--password-file", password, "--replace"],
            ["home", "remove", "Maple Street", "--yes"], ["setup"],
        ]
        // An account that owns the folder and is no user of the second home acts there as its owner.
        return acting == .byName
            ? commands + [add + ["--home", "Lake House"], ["setup", "--home", "Lake House"]] : commands
    }

    @Test func letsAGuestIdentifyAndAnAdministratorDoAll() throws {
        let home = try demo(.byName)
        let file = home.folder + "/password"
        try "correct horse battery".write(toFile: file, atomically: true, encoding: .utf8)
        #expect(try home.run("accessory", "identify", "Front Door", "--user", "Bo").status == 0)
        #expect(try home.run("accessory", "identify", "Front Door", "--user", "Zed").status == 4)
        let name = "EVE"
        for user in [["--user", "Ann"], []] {
            let commands = [
                ["accessory", "controllers", "add", "Front Door", name, "--public-key", Self.key],
                ["accessory", "controllers", "list", "Front Door"],
                ["accessory", "controllers", "remove", "Front Door", name],
                ["pairings", "export", home.folder + "/sealed\(user.count)", "--password-file", file],
                ["pairings", "import", home.folder + "/sealed\(user.count)", "--password-file", file],
            ]
            for command in commands {
                let result = try Program.run(command + user, environment: ["XDG_DATA_HOME": home.folder])
                #expect(result.status == 0, "\(command): \(result.errors)")
            }
        }
    }
}
