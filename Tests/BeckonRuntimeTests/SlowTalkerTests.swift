import Foundation
import HomeLanguage
import HomeModel
import HomeSpeech
import TestSupport
import Testing

@testable import BeckonRuntime

/// Whoever takes breath within a sentence is heard out.
struct SlowTalkerTests {
    private let folder = TemporaryFolder()
    private let ear: Ear

    init() async throws {
        let language = try English.language.get()
        let house = try await House(language: language, in: DataPlace(folder: folder.path))
        _ = try await house.homeFile.importHomes(from: Fixture.file("cottage").path, by: .owner)
        ear = try await Ear(house, models: Fixture.project + "/Models")
    }

    @Test(
        .timeLimit(.minutes(1)),
        arguments: [
            ["turn off the lights", "in the kitchen"], ["turn off", "the desk lamp"], ["lock", "the front door"],
            ["set the desk lamp to", "fifty percent"],
        ],
        [0.3, 0.5]) func isHeardOut(parts: [String], pause: Double) async throws
    {
        let heard = try await transcripts(of: parts, pause: pause)
        #expect(heard == [parts.joined(separator: " ")])
    }

    /// What is heard of a sentence that is said with pauses.
    private func transcripts(of parts: [String], pause: Double) async throws -> [String] {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("beckon-\(UUID().uuidString).raw")
        defer { try? FileManager.default.removeItem(at: file) }
        let breath = Self.room(seconds: pause)
        let speech = try parts.map { try Self.trimmed(SpeechSynthesiser.sound(of: $0)) }.joined(separator: breath)
        let sound = Self.room(seconds: 1) + speech + Self.room(seconds: 1)
        try sound.withUnsafeBytes { Data($0) }.write(to: file)
        var heard: [String] = []
        for try await event in ear.listen(ListeningSettings(.command("cat '\(file.path)'")), in: Context()) {
            if case .heard(let said) = event { heard.append(said.outcome.hearing?.transcript ?? "") }
        }
        return heard
    }

    /// A room in which something hums softly.
    private static func room(seconds: Double) -> [Int16] {
        (0..<Int(seconds * 16_000)).map { Int16($0 * 7919 % 17) - 8 }
    }

    /// Speech without the silence before and after it.
    private static func trimmed(_ samples: [Int16]) -> [Int16] {
        guard let first = samples.firstIndex(where: { abs($0) > 200 }),
            let last = samples.lastIndex(where: { abs($0) > 200 })
        else { return samples }
        return Array(samples[first...last])
    }
}
