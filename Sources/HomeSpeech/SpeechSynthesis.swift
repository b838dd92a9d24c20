/// Turns text into speech.
public protocol SpeechSynthesis: Sendable {
    /// What the voice is called: “slt”, “espeak-ng”.
    var name: String { get }
    /// The code of the language that it speaks; nil where nobody knows.
    var language: String? { get }

    /// A text said aloud, 16-bit mono at 16 kHz.
    ///
    /// - Throws: `SpeechError.voice` where there is no sound of it.
    func sound(of text: String) async throws(SpeechError) -> [Int16]
}

/// The voice of libflite, in this process: English.
public struct FliteVoice: SpeechSynthesis {
    /// The voice that the library brings.
    public var name: String { "slt" }
    /// The only language that it speaks.
    public var language: String? { "en" }

    /// The voice.
    public init() {}

    /// A text said aloud; texts that are asked for at the same time are said one after the other.
    public func sound(of text: String) async throws(SpeechError) -> [Int16] {
        try await BlockingWork.run { () throws(SpeechError) in try SpeechSynthesiser.sound(of: text) }
    }
}

/// The voice of any program that writes a WAV file to its standard output, such as `espeak-ng --stdout`.
///
/// The text comes as its last argument. What takes too long or writes too much is ended.
public struct CommandVoice: SpeechSynthesis {
    /// The command, as the shell reads it.
    public let command: String
    /// Its first word.
    public var name: String { command.split(separator: " ").first.map(String.init) ?? command }
    /// Whatever the program speaks.
    public var language: String? { nil }
    private let limit: Duration

    /// How long a program may take for a text.
    public static let patience = Duration.seconds(10)
    /// The most bytes that it may write: two minutes at 16 kHz.
    static let mostBytes = 4 << 20

    /// Names a command.
    public init(_ command: String, within limit: Duration = patience) {
        self.command = command
        self.limit = limit
    }

    /// A text said aloud.
    public func sound(of text: String) async throws(SpeechError) -> [Int16] {
        try await BlockingWork.run { () throws(SpeechError) in try run(text) }
    }

    private func run(_ text: String) throws(SpeechError) -> [Int16] {
        // Nothing that is said is taken for an option.
        let said = String(SpeechSynthesiser.beginning(of: text).drop { $0 == "-" || $0.isWhitespace })
        let words = ["-c", command + " \"$1\"", "voice", said.replacing("\0", with: "")]
        let bytes: [UInt8]
        do throws(ProgramFault) {
            bytes = try ProgramRun.bytes(of: "/bin/sh", words, within: limit, atMost: Self.mostBytes)
        } catch { throw .voice(command, .program(error)) }
        do throws(AudioError) { return try Audio(bytes: bytes, named: "its sound").samples } catch {
            throw .voice(command, .sound(error))
        }
    }
}

extension SpeechSynthesiser {
    /// The voice of a command line, or the library's where there is none.
    public static func voice(_ command: String?) -> any SpeechSynthesis {
        command.map { CommandVoice($0) } ?? FliteVoice()
    }
}
