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
        // A room with something in it: elsewhere there is nothing to turn off.
        _ = try home.says("room", "rename", "Study", "Xqzt")
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

    @Test func warnsOfASpokenFormThatSomethingElseIsCalledBy() throws {
        let home = try SetUpHome(SetUpHome.mapleStreet)
        let taught = try home.run(["pronounce", "Den", "--as", "kitchen"])
        #expect(taught.status == 0)
        #expect(taught.errors.hasPrefix("beckon: warning: said as “kitchen”, it would be confused: the room “Kitchen”"))
        #expect(try home.run(["pronounce", "Den", "--as", "badger hole"]).errors.isEmpty)
    }

    @Test func saysClearlyWhereThereIsNothingToSayOrToSayItOn() throws {
        let home = try SetUpHome()
        for name in ["", "!!!", String(repeating: "a", count: 65)] {
            let refused = try home.run(["pronounce", "--", name])
            #expect(refused.status == 65)
            #expect(refused.output.isEmpty && refused.errors.split(separator: "\n").count == 1)
        }
        let file = try home.run(["pronounce", "Cellar", "--wav", "/nowhere/cellar.wav"])
        #expect(file.status == 77)
        #expect(file.errors.contains("cannot be written"))
        // Whether a machine has a loudspeaker is not ours to say; without one, it is told plainly.
        let played = try home.run(["pronounce", "Cellar", "--play"])
        #expect(played.lines == ["Cellar: S EH L ER"])
        if played.status != 0 {
            #expect(played.status == 69)
            #expect(played.errors.contains("loudspeaker") && played.errors.contains("--wav"))
        }
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
