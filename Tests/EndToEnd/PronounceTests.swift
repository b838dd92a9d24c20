import Foundation
import TestSupport
import Testing

/// How names are said, shown and taught.
struct PronounceTests {
    @Test func showsThePhonesOfAName() throws {
        let home = try SetUpHome()
        #expect(try home.says("pronounce", "Wine Cellar") == ["Wine Cellar: W AY N S EH L ER"])
    }

    @Test func hearsAThingByASpokenFormAndWritesItsName() throws {
        let home = try SetUpHome(SetUpHome.mapleStreet)
        _ = try home.says("room", "add", "Xqzt")
        let file = try spoken("turn off everything in the moon beam")
        let before = try home.run(["hear", "--dry-run", "--json", file]).objects.first?["transcript"] as? String
        #expect(before?.contains("x q z t") != true)
        #expect(try home.says("pronounce", "Xqzt", "--as", "moon beam").last == "as “moon beam”: M UW N B IY M")
        let heard = try home.run(["hear", "--dry-run", "--json", file])
        #expect(heard.objects.first?["transcript"] as? String == "turn off everything in the x q z t")
        #expect(try home.says("pronounce", "Xqzt", "--forget").count == 1)
        let after = try home.run(["hear", "--dry-run", "--json", file]).objects.first?["transcript"] as? String
        #expect(after == before)
    }

    @Test func refusesWhatCannotBeSaid() throws {
        let home = try SetUpHome(SetUpHome.mapleStreet)
        try home.refuses("pronounce", "Den", "--as", "a/b", because: "letters, digits, spaces and apostrophes")
        try home.refuses("pronounce", "Nowhere", "--as", "den", because: "nothing in")
    }

    @Test func writesTheSoundOfAName() throws {
        let home = try SetUpHome()
        let file = try Scratch.file(ending: ".wav")
        _ = try home.says("pronounce", "Wine Cellar", "--wav", file.path)
        let sound = try Data(contentsOf: file)
        #expect(sound.starts(with: Data("RIFF".utf8)))
        #expect(sound.count > 16_000)
    }

    private func spoken(_ sentence: String) throws -> String {
        let file = try Scratch.file(ending: ".wav").path
        let made = try Program.run("/usr/bin/env", ["flite", "-voice", "slt", "-t", sentence, "-o", file])
        try #require(made.status == 0, "flite is missing: run Scripts/test, which installs it")
        return file
    }
}
