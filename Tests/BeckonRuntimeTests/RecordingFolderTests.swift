import Foundation
import HomeLanguage
import HomeModel
import HomeOutcomes
import HomeSpeech
import TestSupport
import Testing

@testable import BeckonRuntime

struct RecordingFolderTests {
    private static let outcome = Outcome(
        text: "lock the door", language: "en", status: .understood, confidence: 0.9, told: .verbatim("Locking."))

    private static func folder() -> String {
        FileManager.default.temporaryDirectory.appendingPathComponent("beckon-\(UUID().uuidString)").path
    }

    private static func mode(of path: String) -> Int? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return (attributes?[.posixPermissions] as? NSNumber)?.intValue
    }

    @Test func keepsWhatWasSaidForItsOwnerAlone() throws {
        let path = Self.folder()
        defer { try? FileManager.default.removeItem(atPath: path) }
        let folder = try RecordingFolder(making: path)
        let audio = Audio(samples: [1, -2, 32767, -32768])
        try folder.keep(audio, Self.outcome, Context(room: "Kitchen", user: "Ann"), .wakePhrase, wake: "okay house")
        #expect(Self.mode(of: path) == 0o700)
        let files = try FileManager.default.contentsOfDirectory(atPath: path)
        #expect(files.count == 2)
        for file in files { #expect(Self.mode(of: path + "/" + file) == 0o600) }
        let name = try #require(folder.names.first)
        let kept = try folder.recording(named: name)
        #expect(kept.audio.samples == audio.samples)
        #expect(kept.note?.outcome == Self.outcome.json)
        #expect(kept.note?.wake == "okay house" && kept.note?.use == .wakePhrase)
        #expect(kept.note?.context.room == "Kitchen" && kept.note?.context.user == "Ann")
        #expect(kept.note?.context.now != nil)
    }

    @Test func dropsTheOldestWhereThereAreTooMany() throws {
        let path = Self.folder()
        defer { try? FileManager.default.removeItem(atPath: path) }
        let folder = try RecordingFolder(making: path)
        for number in 0..<RecordingFolder.maximumRecordings {
            let name = path + "/said-\(String(format: "%017d", number)).wav"
            try Data(SpeechSynthesiser.wav([5])).write(to: URL(fileURLWithPath: name))
        }
        try Data("mine".utf8).write(to: URL(fileURLWithPath: path + "/notes.txt"))
        try folder.keep(Audio(samples: [1]), Self.outcome, Context(), wake: nil)
        #expect(folder.names.count == RecordingFolder.maximumRecordings)
        #expect(folder.names.first == "said-00000000000000001")
        #expect(FileManager.default.fileExists(atPath: path + "/notes.txt"))
    }

    @Test func saysThatAFolderIsNotThere() {
        #expect(throws: InputError.noSuchFile("/no/such")) { try RecordingFolder("/no/such") }
        #expect(throws: InputError.notWritable("/no/such/folder")) { try RecordingFolder(making: "/no/such/folder") }
    }

    @Test func takesNoDamagedNote() {
        for text in ["[]", "{}", "{\"outcome\": 5}", "null"] {
            #expect((try? JSON(reading: text.utf8)).flatMap(RecordingNote.init(json:)) == nil, "\(text)")
        }
    }
}
