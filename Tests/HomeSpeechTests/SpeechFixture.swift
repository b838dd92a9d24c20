import Foundation
import GrammarKit

@testable import HomeSpeech

/// What the tests of this folder share: the real model, a small grammar, and voices that say whatever is wanted.
enum SpeechFixture {
    static let modelFolder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Models").path

    static func model() throws -> SpeechModel {
        try SpeechModel.locate(environment: [:], modelFolders: [modelFolder])
    }

    static let languageFolder = URL(fileURLWithPath: modelFolder).deletingLastPathComponent()
        .appendingPathComponent("Grammars/en").path

    static func settings() throws -> SpeechSettings { try SpeechSettings(folder: languageFolder) }

    static func pronunciations() throws -> Pronunciations { try Pronunciations(model: model(), settings: settings()) }

    static func grammar(_ rules: String = home) throws -> Grammar {
        try GrammarReader.read("#JSGF V1.0 UTF-8 en;\ngrammar test;\n" + rules, file: "test.gram")
    }

    /// A recogniser that hears the sentences of a grammar.
    static func recogniser(_ rules: String = home) async throws -> Recogniser {
        let recogniser = try Recogniser(model: model(), pronunciations: pronunciations())
        try await recogniser.use(grammar(rules))
        return recogniser
    }

    /// Commands for a home with names that no dictionary knows.
    static let home = """
        public <command> = <power> | <dim> | <lock> | <heat> | <ask> | <scene>;
        <power> = turn (on | off) the <thing> {power} | turn the <thing> (on | off);
        <dim> = (set | dim) the <thing> to <number> percent;
        <lock> = (lock | unlock) the (front door | back door) | (open | close) the garage door;
        <heat> = set the <room> thermostat to <number> degrees;
        <ask> = is the <thing> on | is the front door locked | what is the temperature in the <room>;
        <scene> = run the (bedtime | movie | away) scene;
        <thing> = <room> (lights | lamp | fan) | nanoleaf | aqara hub | ecobee | meross plug | kid's lamp | tv | lamp two;
        <room> = kitchen | living room | bedroom | nursery | office | hallway | bathroom;
        <number> = ten | twenty | thirty | forty | fifty | sixty | seventy | eighty | ninety;
        """

    /// Says a sentence by one of flite's voices (`slt`, `rms`, `awb`, `kal16`).
    static func speech(_ sentence: String, voice: String = "slt") throws -> Audio {
        try Audio(bytes: [UInt8](recording(sentence, voice: voice)), named: "speech.wav")
    }

    /// The WAV file that flite writes.
    static func recording(_ sentence: String, voice: String = "slt") throws -> Data {
        try written { ["flite", "-voice", voice, "-t", sentence, "-o", $0] }
    }

    /// Says a sentence by espeak-ng, whose recordings have 22 050 samples a second.
    static func robotSpeech(_ sentence: String, voice: String = "en-us+f3") throws -> Audio {
        let bytes = try written { ["espeak-ng", "-v", voice, "-s", "150", "-w", $0, sentence] }
        return try Audio(bytes: [UInt8](bytes), named: "speech.wav")
    }

    private static func written(by command: (String) -> [String]) throws -> Data {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("beckon-\(UUID().uuidString).wav")
        defer { try? FileManager.default.removeItem(at: file) }
        let words = command(file.path)
        _ = try ProgramRun.output(of: words[0], Array(words.dropFirst()), within: .seconds(60))
        return try Data(contentsOf: file)
    }

    /// Even noise that is the same each time.
    static func noise(seconds: Double, amplitude: Int) -> [Int16] {
        var state: UInt32 = 7
        return (0..<Int(seconds * Double(Audio.sampleRate))).map { _ in
            state = state &* 1_664_525 &+ 1_013_904_223
            return Int16(clamping: Int(state >> 16) % (2 * amplitude + 1) - amplitude)
        }
    }
}
