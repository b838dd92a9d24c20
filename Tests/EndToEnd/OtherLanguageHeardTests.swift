import Foundation
import TestSupport
import Testing

/// A language is heard by what its own folder says, whatever its code: there is no free model of another language to try it with,
/// so the English one stands under another code, with a model folder of its own.
struct OtherLanguageHeardTests {
    @Test func hearsWithTheModelAndTheGrammarThatTheFolderOfTheLanguageNames() throws {
        let (grammars, models) = try Self.folders()
        let heard = try hear("turn off the tower fan", in: grammars, models: models)
        #expect(heard.status == 0, "\(heard.errors)")
        #expect(heard.objects.first?["transcript"] as? String == "turn off the tower fan")
        #expect(heard.objects.first?["language"] as? String == Self.code)
        let intents = heard.objects.first?["intents"] as? [[String: Any]]
        #expect(intents?.first?["characteristic"] as? String == "On")
    }

    @Test func hearsWordsThatItsOwnGrammarHasAndEnglishHasNot() throws {
        let (grammars, models) = try Self.folders()
        let acts = URL(filePath: "\(grammars)/\(Self.code)/_act.gram")
        let rules = String(decoding: try Data(contentsOf: acts), as: UTF8.self)
        let own = rules.replacing("<stopping> = ", with: "<stopping> = banish | ")
        try #require(own != rules)
        try Data(own.utf8).write(to: acts)
        let heard = try hear("banish the tower fan", in: grammars, models: models).objects.first
        #expect(heard?["transcript"] as? String == "banish the tower fan")
        #expect(heard?["reply"] as? String == "Turning off the Tower Fan.")
        let english = try Program.run([
            "hear", "--dry-run", "--json", "--home-file", Self.home, try spoken("banish the tower fan"),
        ])
        #expect(english.objects.first?["transcript"] as? String != "banish the tower fan")
    }

    @Test func refusesToHearALanguageOfWhichNothingSaysHow() throws {
        let heard = try Program.run([
            "hear", "--dry-run", "--json", "--language", "de", "--home-file", Self.home,
            try spoken("turn off the tower fan"),
        ])
        #expect(heard.status == 78)
        #expect(heard.errors.contains("Grammars/de/speech.txt"), "\(heard.errors)")
    }

    private static let code = "nl"
    private static let home = Fixture.project + "/Scripts/demo-home.json"

    /// The English folder under another code, whose `speech.txt` names a model that only this folder of models has.
    private static func folders() throws -> (grammars: String, models: String) {
        let (grammars, models) = (try Scratch.folder(), try Scratch.folder())
        let files = FileManager.default
        try Scratch.copyEnglish(to: grammars, as: code)
        for file in try files.contentsOfDirectory(atPath: "\(grammars)/\(code)") where file.hasSuffix(".gram") {
            let path = URL(filePath: "\(grammars)/\(code)/\(file)")
            let text = String(decoding: try Data(contentsOf: path), as: UTF8.self)
            let renamed = text.replacing("UTF-8 en;", with: "UTF-8 \(code);").replacing(
                "grammar en.", with: "grammar \(code)."
            )
            .replacing("import <en.", with: "import <\(code).")
            try Data(renamed.utf8).write(to: path)
        }
        let speech = URL(filePath: "\(grammars)/\(code)/speech.txt")
        let said = String(decoding: try Data(contentsOf: speech), as: UTF8.self)
        try Data(said.replacing("model en-us", with: "model another").utf8).write(to: speech)
        try files.copyItem(atPath: Fixture.project + "/Models/en-us", toPath: "\(models)/another")
        try files.copyItem(
            atPath: Fixture.project + "/Models/wake-phrases.json", toPath: "\(models)/wake-phrases.json")
        return (grammars, models)
    }

    private func hear(_ sentence: String, in grammars: String, models: String) throws -> Program.Result {
        try Program.run(
            ["hear", "--dry-run", "--json", "--language", Self.code, "--home-file", Self.home, try spoken(sentence)],
            environment: ["BECKON_GRAMMARS": grammars, "BECKON_MODELS": models])
    }

    /// A recording at 16 kHz by flite's voice slt.
    private func spoken(_ sentence: String) throws -> String {
        let file = try Scratch.file(ending: ".wav").path
        let made = try Program.run("/usr/bin/env", ["flite", "-voice", "slt", "-t", sentence, "-o", file])
        try #require(made.status == 0, "flite is missing: run Scripts/test, which installs it")
        return file
    }
}
