import CFlite
import Synchronization

/// Says texts aloud, by libflite's voice `slt`.
public enum SpeechSynthesiser {
    /// The most characters of a text.
    public static let longestText = 1_000

    /// The sound of a text at 16 kHz, 16-bit mono.
    ///
    /// - Throws: `SpeechError.decoder` where the library makes none.
    public static func sound(of text: String) throws(SpeechError) -> [Int16] {
        let sound = gate.withLock { _ -> [Int16]? in
            _ = flite_init()
            guard let voice = register_cmu_us_slt(nil),
                let wave = flite_text_to_wave(beginning(of: text), voice)
            else { return nil }
            defer { delete_wave(wave) }
            guard wave.pointee.sample_rate == Audio.sampleRate, wave.pointee.num_channels == 1 else { return nil }
            return Array(UnsafeBufferPointer(start: wave.pointee.samples, count: Int(wave.pointee.num_samples)))
        }
        guard let sound, !sound.isEmpty else { throw .unsayable(text) }
        return sound
    }

    /// As much of a text as is said in about a minute: what is no letter may be said as a word, as each of many digits is.
    static func beginning(of text: String) -> String {
        var left = longestText
        return String(
            text.prefix { character in
                left -= character.isLetter || character.isWhitespace ? 1 : 8
                return left >= 0
            })
    }

    /// The library keeps its voices for the whole process and says nothing about threads, so one speaks at a time.
    private static let gate = Mutex(())

    /// A sound as the bytes of a WAV file.
    public static func wav(_ samples: [Int16]) -> [UInt8] {
        func bytes(_ number: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(number >> (8 * $0) & 0xFF) } }
        let size = samples.count * 2
        let format = bytes(1, 2) + bytes(1, 2) + bytes(Audio.sampleRate, 4) + bytes(Audio.sampleRate * 2, 4)
        let header =
            Array("RIFF".utf8) + bytes(36 + size, 4) + Array("WAVEfmt ".utf8) + bytes(16, 4) + format + bytes(2, 2)
            + bytes(16, 2) + Array("data".utf8) + bytes(size, 4)
        return header + samples.flatMap { bytes(Int($0) & 0xFFFF, 2) }
    }
}
