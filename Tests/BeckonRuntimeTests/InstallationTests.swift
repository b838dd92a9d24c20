import Foundation
import TestSupport
import Testing

@testable import BeckonRuntime

struct InstallationTests {
    @Test func takesTheDataFolderThatIsGiven() {
        #expect(Installation(environment: [:], program: "/x").dataFolder("/data") == "/data")
    }

    @Test func putsDataWhereTheDesktopSaysAndElseIntoTheHomeFolder() {
        #expect(
            Installation(environment: ["XDG_DATA_HOME": "/d", "HOME": "/h"], program: "/x").dataFolder(nil)
                == "/d/beckon")
        #expect(Installation(environment: ["HOME": "/h"], program: "/x").dataFolder(nil) == "/h/.local/share/beckon")
    }

    @Test func findsWhatWasInstalledBesideItBeforeAnothersFolders() throws {
        let folder = TemporaryFolder()
        let prefix = folder.path
        for shared in ["share/beckon/Grammars/en", "share/beckon/Models"] {
            try FileManager.default.createDirectory(atPath: folder.file(shared), withIntermediateDirectories: true)
        }
        let installation = Installation(environment: [:], program: prefix + "/bin/beckon")
        #expect(try installation.grammars(language: "en") == prefix + "/share/beckon/Grammars/en")
        #expect(try installation.models() == prefix + "/share/beckon/Models")
    }

    @Test func looksInEachPlaceOnce() {
        let installation = Installation(environment: [:], program: "/usr/bin/beckon")
        let error = #expect(throws: InstallationError.self) { try installation.grammars(language: "no-such") }
        #expect(error?.tried.filter { $0.hasPrefix("/usr/share/beckon/") }.count == 1)
        #expect(Set(error?.tried ?? []).count == error?.tried.count)
    }

    @Test func saysOfWhichCommitItIsBuilt() {
        #expect(Release(number: "1.2.3", commit: "2030-01-31 0a1b2c3").description == "1.2.3 (2030-01-31 0a1b2c3)")
        #expect(Release(number: "1.2.3", commit: "").description == "1.2.3 (built in a checkout)")
    }

    @Test func tellsEachPlaceWhereItLookedForAFolder() {
        let installation = Installation(environment: ["BECKON_GRAMMARS": "/nowhere"], program: "/x/y")
        #expect(throws: InstallationError(missing: "Grammars", tried: ["/nowhere/en"])) {
            try installation.grammars(language: "en")
        }
    }

    @Test func speaksTheLanguageThatAFileSetsAndTheEnvironmentBeforeIt() throws {
        let folder = TemporaryFolder()
        let file = folder.file("beckon/beckon.toml")
        try FileManager.default.createDirectory(atPath: folder.file("beckon"), withIntermediateDirectories: true)
        try Data("language = 'nl,en'\n".utf8).write(to: URL(filePath: file))
        var environment = ["XDG_CONFIG_HOME": folder.path, "LANG": "en_GB.UTF-8"]
        #expect(Installation(environment: environment, program: "/x").language == "nl,en")
        environment["BECKON_LANGUAGE"] = "tlh"
        #expect(Installation(environment: environment, program: "/x").language == "tlh")
    }

    @Test(arguments: [
        (["BECKON_LANGUAGE": "tlh", "LANG": "nl_BE.UTF-8"], "tlh"), (["LANG": "nl_BE.UTF-8"], "nl"),
        (["LC_ALL": "", "LC_MESSAGES": "nl@euro", "LANG": "en_GB"], "nl"), (["LANG": "pt_BR.UTF-8"], "pt-BR"),
        (["LANG": "pt_PT.UTF-8"], "en"), (["LC_ALL": "C", "LANG": "nl_NL"], "en"), ([:], "en"),
    ])
    func speaksTheLanguageOfTheLocaleWhereItIsThere(environment: [String: String], code: String) throws {
        let folder = TemporaryFolder()
        for code in ["en", "nl", "pt-BR"] {
            try FileManager.default.createDirectory(atPath: folder.file(code), withIntermediateDirectories: true)
            try Data().write(to: URL(filePath: folder.file("\(code)/_sentence.gram")))
        }
        let grammars = environment.merging(["BECKON_GRAMMARS": folder.path]) { $1 }
        #expect(Installation(environment: grammars, program: "/x").language == code)
    }
}
