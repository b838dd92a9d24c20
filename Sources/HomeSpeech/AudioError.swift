/// Why a recording cannot be heard, in one sentence with the file, the place and the way out.
public enum AudioError: Error, Hashable, Sendable {
    /// The file is not there or may not be read.
    case unreadable(file: String, reason: String)
    /// The file is larger, or its sound longer, than is taken in.
    case tooLong(file: String, limit: String)
    /// The file is neither WAV nor, by its name, headerless sound.
    case notSound(file: String, found: String)
    /// A part of the WAV header is wrong; the offset is in bytes from the start.
    case badHeader(file: String, offset: Int, fault: String)
    /// The sound is coded in a way that is not read.
    case unsupported(file: String, encoding: String)
    /// The sound ends before its header says that it does.
    case cutShort(file: String, at: Double, of: Double)
    /// There is not one sample.
    case empty(file: String)
}

extension AudioError: CustomStringConvertible {
    /// One line for a person.
    public var description: String {
        switch self {
        case .unreadable(let file, let reason):
            "\(file) cannot be read: \(reason)."
        case .tooLong(let file, let limit):
            "\(file) is longer than \(limit); cut it into shorter recordings."
        case .notSound(let file, let found):
            "\(file) is not a WAV file: it begins with \(found). "
                + "Headerless 16-bit mono sound at 16 kHz is read from files named .raw, .pcm or .s16."
        case .badHeader(let file, let offset, let fault):
            "\(file) is a damaged WAV file: at byte \(offset), \(fault)."
        case .unsupported(let file, let encoding):
            "\(file) holds \(encoding), which is not read; convert it to 16-bit PCM."
        case .cutShort(let file, let at, let of):
            "\(file) is cut short: it ends at \(Self.seconds(at)) s of \(Self.seconds(of)) s; record or copy it again."
        case .empty(let file):
            "\(file) holds no sound."
        }
    }

    private static func seconds(_ value: Double) -> String {
        "\((value * 10).rounded() / 10)"
    }
}
