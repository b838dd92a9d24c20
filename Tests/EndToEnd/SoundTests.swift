import Foundation
import TestSupport
import Testing

/// Microphones, recordings and grammars of one's own, through the program.
struct SoundTests {
    private static let home = ["--home-file", Fixture.project + "/Scripts/demo-home.json"]

    @Test func hearsByAnyGrammarWithTags() throws {
        let folder = try Scratch.folder()
        try Data("#JSGF V1.0;\ngrammar sizes; public <size> = small | (extra large);".utf8)
            .write(to: URL(filePath: folder + "/sizes.gram"))
        try Data(
            """
            #JSGF V1.0; grammar coffee; import <sizes.size>;
            public <order> = [please] (make | get) me a <size> {size} (latte | espresso) {drink};
            """.utf8
        ).write(to: URL(filePath: folder + "/coffee.gram"))
        let (order, talk) = (try spoken("make me a extra large latte"), try spoken("how are you today my friend"))
        let heard = try Program.run([
            "hear", "--json", "--grammar", folder + "/coffee.gram", order, "/no/such.wav", talk,
        ])
        #expect(heard.status == 66)
        #expect(heard.objects.map { $0["status"] as? String } == ["understood", "failed", "notUnderstood"])
        #expect(heard.objects.first?["words"] as? String == "make me a extra large latte")
        #expect(heard.objects.first?["tags"] as? [String] == ["size", "drink"])
        let slots = heard.objects.first?["slots"] as? [[String: String]]
        #expect(slots?.first == ["tag": "size", "words": "extra large"])
        #expect((heard.objects.first?["confidence"] as? Double ?? 0) > 0.3)
        let text = try Program.run(["hear", "--grammar", folder + "/coffee.gram", order])
        #expect(text.lines.dropFirst() == ["  {size} extra large", "  {drink} latte"])
    }

    @Test func refusesAWrongGrammarInOneLine() throws {
        let file = try Scratch.file(Data("#JSGF V1.0;\ngrammar a;\npublic <b> = (one;\n".utf8), ending: ".gram").path
        let heard = try Program.run(["hear", "--grammar", file, "a.wav"])
        #expect(heard.status == 65)
        #expect(heard.errors.split(separator: "\n").count == 1 && heard.errors.contains("\(file):3:"))
    }

    @Test func hearsTheSameAgainFromRecordingsThatWereKept() throws {
        let folder = try Scratch.folder() + "/kept"
        let listened = try Program.run(
            [
                "listen", "--dry-run", "--json", "--quiet", "--keep", folder, "--mic-command",
                try microphone("lock the front door"),
            ]
                + Self.home)
        #expect(listened.objects.map { $0["transcript"] as? String } == ["lock the front door"])
        let replayed = try Program.run(["replay", "--json", folder] + Self.home)
        #expect(replayed.status == 0)
        #expect(replayed.objects.map { $0["same"] as? Bool } == [true])
        #expect(replayed.objects.first?["transcript"] as? String == "lock the front door")
    }

    @Test func wakesByItsPhraseAlone() throws {
        let phrase = ["--wake", "okay my house"]
        let woken = try Program.run(
            [
                "listen", "--dry-run", "--json", "--quiet", "--mic-command",
                try microphone("lock the front door", "okay my house, turn on the desk lamp", "is the tower fan on"),
            ]
                + phrase + Self.home)
        #expect(woken.objects.map { $0["transcript"] as? String } == ["okay my house turn on the desk lamp"])
        let characteristic = (woken.objects.first?["intents"] as? [[String: Any]])?.first?["characteristic"] as? String
        #expect(characteristic == "On")
    }

    @Test func recordsAndShowsLevels() throws {
        let file = try Scratch.folder() + "/recorded.wav"
        let recorded = try Program.run([
            "mic", "record", "--seconds", "1", "--mic-command", "head -c 64000 /dev/zero", file,
        ])
        #expect(recorded.status == 0 && recorded.lines == ["\(file): 1.0 s"])
        #expect(try Data(contentsOf: URL(filePath: file)).count == 44 + 32_000)
        let again = try Program.run(["mic", "record", "--mic-command", "head -c 64000 /dev/zero", file])
        #expect(again.status == 77)
        let meter = try Program.run(["mic", "meter", "--seconds", "0.5", "--mic-command", "head -c 64000 /dev/zero"])
        #expect(meter.lines.count == 5 && meter.lines.first?.hasSuffix("-96 dB") == true)
    }

    /// A command that gives what a microphone would, with pauses.
    private func microphone(_ sentences: String...) throws -> String {
        let parts = try sentences.map { "tail -c +45 '\(try spoken($0))'; head -c 48000 /dev/zero" }
        return "head -c 48000 /dev/zero; " + parts.joined(separator: "; ")
    }

    /// A recording at 16 kHz by flite's voice slt.
    private func spoken(_ sentence: String) throws -> String {
        let file = try Scratch.file(ending: ".wav").path
        let made = try Program.run("/usr/bin/env", ["flite", "-voice", "slt", "-t", sentence, "-o", file])
        try #require(made.status == 0, "flite is missing: run Scripts/test, which installs it")
        return file
    }
}
