import Foundation

/// Sound as the recogniser takes it: 16-bit samples, one channel, 16 kHz.
public struct Audio: Hashable, Sendable {
    /// Samples a second.
    public static let sampleRate = 16_000
    /// The longest recording that is taken in, in seconds.
    public static let longest = 600.0
    /// The largest file that is opened, in bytes.
    public static let largestFile = 256 << 20

    /// How the sound came in.
    public enum Origin: Hashable, Sendable {
        /// From a microphone or a program, without a header.
        case raw
        /// From a WAV file of this rate, number of channels and coding, such as “24-bit PCM”.
        case wav(rate: Int, channels: Int, encoding: String)
    }

    /// The samples.
    public var samples: [Int16]
    /// How the sound came in.
    public let origin: Origin

    /// Takes samples that are already at 16 kHz.
    public init(samples: [Int16], origin: Origin = .raw) {
        self.samples = samples
        self.origin = origin
    }

    /// Reads a recording.
    ///
    /// A file that begins with `RIFF` is WAV: PCM of 8, 16, 24 or 32 bits, floating point, A-law or µ-law, up to 32
    /// channels, which are mixed down, and 4 to 192 kHz. A file named `.raw`, `.pcm`, `.sw` or `.s16` has no header and holds 16-bit
    /// little-endian mono sound at 16 kHz.
    ///
    /// - Throws: `AudioError`.
    public init(contentsOf path: String) throws(AudioError) {
        try self.init(bytes: Self.bytes(of: path), named: path)
    }

    /// Reads a recording that is already in memory; its name decides about headerless sound and stands in errors.
    ///
    /// - Throws: `AudioError`.
    public init(bytes: [UInt8], named name: String) throws(AudioError) {
        if bytes.starts(with: "RIFF".utf8) {
            self = try WAVReader(bytes, name: name).audio()
        } else if Self.isHeaderless(name) {
            self = try Self.raw(bytes, name: name)
        } else if bytes.isEmpty {
            throw .empty(file: name)
        } else {
            throw .notSound(
                file: name, format: Self.format(of: bytes),
                bytes: bytes.prefix(4).map { String($0, radix: 16) }.joined(separator: " "))
        }
    }

    /// How long the sound lasts.
    public var seconds: Double { Double(samples.count) / Double(Self.sampleRate) }

    private static func isHeaderless(_ name: String) -> Bool {
        [".raw", ".pcm", ".sw", ".s16", ".s16le"].contains { name.lowercased().hasSuffix($0) }
    }

    private static func raw(_ bytes: [UInt8], name: String) throws(AudioError) -> Audio {
        guard !bytes.isEmpty else { throw .empty(file: name) }
        guard bytes.count % 2 == 0 else {
            throw .badHeader(file: name, offset: bytes.count - 1, .halfSample)
        }
        guard bytes.count / 2 <= Int(longest) * sampleRate else {
            throw .tooLong(file: name, limit: "\(Int(longest)) s")
        }
        return Audio(samples: samples(littleEndian: bytes[...]))
    }

    /// Pairs of bytes as samples; an odd last byte is left out.
    static func samples(littleEndian bytes: ArraySlice<UInt8>) -> [Int16] {
        bytes.withUnsafeBytes { raw in
            (0..<raw.count / 2).map { Int16(littleEndian: raw.loadUnaligned(fromByteOffset: $0 * 2, as: Int16.self)) }
        }
    }

    /// The format that a file seems to have, told by its first bytes.
    private static func format(of bytes: [UInt8]) -> String? {
        let known = [
            ("fLaC", "FLAC"), ("OggS", "Ogg"), ("ID3", "MP3"), ("RIFX", "RIFX"), ("RF64", "RF64"), (".snd", "AU"),
            ("FORM", "AIFF"),
        ]
        return known.first { bytes.starts(with: $0.0.utf8) }?.1
    }

    private static func bytes(of path: String) throws(AudioError) -> [UInt8] {
        do {
            let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
            let data = try handle.read(upToCount: largestFile + 1) ?? Data()
            guard data.count <= largestFile else {
                throw AudioError.tooLong(file: path, limit: "\(largestFile >> 20) MiB")
            }
            return [UInt8](data)
        } catch let error as AudioError {
            throw error
        } catch {
            throw .unreadable(file: path, FileFault(error))
        }
    }
}

extension Audio.Origin {
    /// The origin in a few words: “16-bit PCM, 2 channels, 44100 Hz”.
    public var words: String {
        switch self {
        case .raw: "no header"
        case .wav(let rate, let channels, let encoding):
            "\(encoding), \(channels) channel\(channels == 1 ? "" : "s"), \(rate) Hz"
        }
    }
}
