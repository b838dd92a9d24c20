import Foundation
import TestSupport
import Testing

/// Whatever is handed in, the answer is one clear line and the right exit status.
struct BadInputTests {
    let home = ["--home-file", Fixture.project + "/Scripts/demo-home.json"]

    @Test(arguments: [
        "frobnicate the zorkmid", "", "   ", "💡💡💡", String(repeating: "turn on the lamp and ", count: 500),
    ])
    func doesNotUnderstandWhatIsNoSentence(text: String) throws {
        let parsed = try Program.run(["parse"] + home + [text])
        #expect(parsed.status == 1)
        #expect(parsed.lines.count == 1)
        #expect(parsed.errors.isEmpty)
    }

    @Test func refusesACommandLineThatIsNotText() throws {
        let command = "'\(Program.path)' parse --home-file Scripts/demo-home.json \"$(printf 'turn on \\377\\376')\""
        let run = try Program.run("/bin/sh", ["-c", command])
        #expect(run.status == 65)
        #expect(run.errors.split(separator: "\n").count == 1)
    }

    @Test func answersEveryLineOfStandardInputInOrder() throws {
        let lines =
            Data("turn on the desk lamp\n\n".utf8) + [0xff, 0xfe, 0x0a]
            + Data("{\"text\": \"lights off\", \"room\": \"Kitchen\"}\n{\n".utf8)
        let answers = try Program.run(["parse", "--json"] + home + ["-"], input: lines)
        #expect(answers.status == 0)
        #expect(
            answers.objects.map { $0["status"] as? String } == [
                "understood", "notUnderstood", "notUnderstood", "understood", "notUnderstood",
            ])
    }

    @Test func namesEveryFaultOfAHomeFileAndImportsNothing() throws {
        let folder = try Scratch.folder()
        let faulty =
            #"{"version": 1, "homes": [{"name": "Lair #13", "roms": [], "rooms": [{"name": "Kitchen"}, {"name": "kitchen"}]}]}"#
        let file = try Scratch.file(Data(faulty.utf8), ending: ".json")
        let imported = try Program.run(["import", "--data-dir", folder, file.path])
        #expect(imported.status == 65)
        for place in ["homes[0].name", "homes[0].roms", "homes[0].rooms[1].name"] {
            #expect(imported.errors.contains(place))
        }
        #expect(try Program.run(["accessory", "list", "--data-dir", folder]).output.isEmpty)
    }

    @Test func saysThatAFileIsNotThere() throws {
        #expect(try Program.run(["import", "--data-dir", try Scratch.folder(), "/nowhere/home.json"]).status == 66)
        #expect(try Program.run(["hear", "--dry-run"] + home + ["/nowhere/command.wav"]).status == 66)
    }

    @Test func hearsNothingInSilence() throws {
        let silence = try Scratch.file(Sound.wav(samples: [Int16](repeating: 0, count: 32_000)), ending: ".wav")
        let heard = try Program.run(["hear", "--dry-run", "--json"] + home + [silence.path])
        #expect(heard.status == 1)
        #expect(heard.objects.first?["status"] as? String == "notUnderstood")
    }

    @Test func saysWhereATruncatedRecordingEnds() throws {
        let whole = Sound.wav(samples: [Int16](repeating: 0, count: 32_000))
        let cut = try Scratch.file(whole.prefix(20_000), ending: ".wav")
        let heard = try Program.run(["hear", "--dry-run"] + home + [cut.path])
        #expect(heard.status == 65)
        #expect(heard.errors.split(separator: "\n").count == 1)
    }

    @Test func givesBackAnImportedFileByteForByteTheSecondTime() throws {
        let folder = try Scratch.folder()
        #expect(try Program.run(["import", "--data-dir", folder, home[1]]).status == 0)
        let first = try Program.run(["export", "--data-dir", folder]).output
        let file = try Scratch.file(Data(first.utf8), ending: ".json")
        #expect(try Program.run(["import", "--data-dir", folder, file.path]).status == 0)
        #expect(try Program.run(["export", "--data-dir", folder]).output == first)
    }

    @Test(arguments: [
        ["parse"], ["parse", "--nonsense", "x"], ["nonsense"], ["simulate"], ["simulate", "--port", "99999", "x"],
    ])
    func tellsHowACommandIsUsed(arguments: [String]) throws {
        #expect(try Program.run(arguments).status == 64)
    }
}

/// Sound for tests.
enum Sound {
    /// A WAV file of 16 kHz, one channel, 16 bits.
    static func wav(samples: [Int16]) -> Data {
        func bytes(_ value: some FixedWidthInteger) -> Data { withUnsafeBytes(of: value.littleEndian) { Data($0) } }
        let body = samples.reduce(into: Data()) { $0 += bytes($1) }
        let format: [Data] = [
            bytes(UInt16(1)), bytes(UInt16(1)), bytes(UInt32(16_000)), bytes(UInt32(32_000)), bytes(UInt16(2)),
            bytes(UInt16(16)),
        ]
        let head: [Data] = [
            Data("RIFF".utf8), bytes(UInt32(36 + body.count)), Data("WAVEfmt ".utf8), bytes(UInt32(16)),
        ]
        return (head + format + [Data("data".utf8), bytes(UInt32(body.count)), body]).reduce(Data(), +)
    }
}
