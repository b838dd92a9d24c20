import Foundation
import Testing

@testable import HomeSpeech

struct SpeechModelTests {
    @Test func findsTheModelOfTheProjectAndItsSumsAgree() throws {
        let model = try SpeechFixture.model()
        #expect(model.name == "en-us")
        #expect(model.language == "en-US")
        try model.verify()
    }

    @Test func reportsEachPlaceThatWasTried() {
        #expect(throws: SpeechError.modelNotFound(name: "xx", tried: ["/a/xx/model.json", "/b/xx/model.json"])) {
            try SpeechModel.locate("xx", environment: [:], modelFolders: ["/a", "/b"])
        }
    }

    @Test func prefersAPathToTheEnvironmentAndTheEnvironmentToFolders() throws {
        let folder = "\(SpeechFixture.modelFolder)/en-us"
        let environment = ["BECKON_SPEECH_MODEL": "/no/such"]
        #expect(try SpeechModel.locate(path: folder, environment: environment, modelFolders: []).name == "en-us")
        #expect(throws: SpeechError.modelNotFound(name: "/no/such", tried: ["/no/such/model.json"])) {
            try SpeechModel.locate(environment: environment, modelFolders: [SpeechFixture.modelFolder])
        }
    }

    @Test func refusesAModelWhoseFileIsCutShortOrMissing() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("beckon-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = "\(SpeechFixture.modelFolder)/en-us/model.json"
        let text = try String(contentsOfFile: source, encoding: .utf8)
        let parts = "\(SpeechFixture.modelFolder)/en-us"
        for part in try FileManager.default.contentsOfDirectory(atPath: parts) where part != "model.json" {
            try FileManager.default.copyItem(
                atPath: "\(parts)/\(part)", toPath: folder.appendingPathComponent(part).path)
        }
        func fault(_ text: String) throws -> String {
            let file = folder.appendingPathComponent("model.json")
            try Data(text.utf8).write(to: file)
            do throws(SpeechError) {
                _ = try SpeechModel.locate(path: file.path, modelFolders: [])
                return "found"
            } catch { return "\(error)" }
        }
        #expect(try fault(text) == "found")
        #expect(
            try fault(text.replacingOccurrences(of: "2959176", with: "2959177")).contains("size(2959176, of: 2959177)"))
        #expect(try fault(text.replacingOccurrences(of: "en-us/mdef", with: "en-us/mdeg")).contains("mdef"))
        #expect(try fault(text.replacingOccurrences(of: "16000", with: "8000")).contains("sampleRate(8000"))
        #expect(try fault(text.replacingOccurrences(of: "noise.mllr", with: "noise.mlr")).contains("noise.mlr"))
        #expect(try fault(text.replacingOccurrences(of: "/usr/share", with: "/usr/shore")).contains("missing"))
        #expect(try fault("{").contains("notJSON"))
        #expect(try fault("{}").contains("missing(key:"))
    }
}
