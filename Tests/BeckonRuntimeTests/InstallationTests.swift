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

    @Test func tellsEachPlaceWhereItLookedForAFolder() {
        let installation = Installation(environment: ["BECKON_GRAMMARS": "/nowhere"], program: "/x/y")
        #expect(throws: InstallationError(missing: "Grammars", tried: ["/nowhere/en"])) {
            try installation.grammars(language: "en")
        }
    }
}
