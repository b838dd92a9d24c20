import HomeLanguage
import HomeModel
import HomeOutcomes
import HomeSpeech

/// What was heard in a recording, how sure that is, and why it was read as it was.
public struct SpokenExplanation: Sendable {
    /// What became of it.
    public let outcome: Outcome
    private let file: String
    private let audio: Audio
    private let reading: Explanation?
    private let alternatives: [String]
    private let finding: UnfilteredHypothesis?

    init(
        file: String, audio: Audio, outcome: Outcome, reading: Explanation?, alternatives: [String],
        finding: UnfilteredHypothesis?
    ) {
        self.file = file
        self.audio = audio
        self.outcome = outcome
        self.reading = reading
        self.alternatives = alternatives
        self.finding = finding
    }
}

extension Ear {
    /// What a recording in a file asks for, and why; nothing is done.
    ///
    /// - Throws: `InputError` where the file cannot be read, `AudioError` where it is damaged.
    public func explain(file path: String, in context: Context, _ parser: Parser) async throws -> SpokenExplanation {
        try await explain(Audio(bytes: InputFile.bytes(of: path), named: path), named: path, in: context, parser)
    }

    /// What a sound asks for, and why; nothing is done.
    func explain(
        _ audio: Audio, named path: String, in context: Context, _ parser: Parser
    ) async throws -> SpokenExplanation {
        let (said, hearing) = try await listen(to: audio, in: context, for: .openMicrophone)
        let outcome = said.outcome
        let heard = outcome.hearing?.transcript ?? ""
        let reading = heard.isEmpty ? nil : parser.explain(heard, in: context)
        let (alternatives, finding) = try await recognisers.withRecogniser(for: nil) { recogniser in
            (
                try await self.alternatives(to: hearing, by: recogniser),
                try await recogniser.unfilteredHypothesis(in: audio)
            )
        }
        return SpokenExplanation(
            file: path, audio: audio, outcome: outcome, reading: reading, alternatives: alternatives, finding: finding)
    }
}

extension SpokenExplanation {
    /// Lines for a person.
    public var lines: [String] {
        var lines = ["\(file): \(sound)"]
        let seconds = outcome.hearing?.decodeSeconds ?? 0
        let factor = audio.seconds > 0 ? ", \(Self.short(seconds / audio.seconds)) of the sound's length" : ""
        lines.append("  decoded in \(Self.short(seconds)) s\(factor)")
        guard let reading else {
            let nearest = finding.map { ["  nearest: \($0.text), but it is taken for other speech"] } ?? []
            return lines + ["  heard: nothing"] + nearest + [outcome.reply]
        }
        lines.append("  heard: \(outcome.hearing?.transcript ?? "")")
        lines += alternatives.map { "  or: \($0)" }
        lines.append("  confidence \(Self.short(outcome.confidence)), of the decoder and the parse together")
        return lines + reading.lines
    }

    /// The outcome as JSON, with the reading and the sound as further members.
    public var json: JSON {
        guard case .object(var members) = outcome.json else { return outcome.json }
        if case .object(let read)? = reading?.json { members["explanation"] = read["explanation"] }
        members["alternatives"] = .array(alternatives.map { .string($0) })
        members["finding"] = finding?.json
        members["sound"] = .object([
            "seconds": .double(audio.seconds), "origin": .string(audio.origin.words),
            "loudness": .double(audio.loudness),
        ])
        return .object(members)
    }

    private var sound: String {
        "\(Self.short(audio.seconds)) s, \(audio.origin.words), \(Self.short(audio.loudness)) dB of full scale"
    }

    /// A number with three figures that matter.
    private static func short(_ value: Double) -> String {
        let step = abs(value) < 1 ? 1000.0 : abs(value) < 10 ? 100 : 10
        return "\((value * step).rounded() / step)"
    }
}
