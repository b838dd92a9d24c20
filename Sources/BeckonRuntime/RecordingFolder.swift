import Foundation
import HomeLanguage
import HomeModel
import HomeOutcomes
import HomeSpeech

/// Recordings of what was said to the home, which only their owner may read; kept by choice alone.
///
/// Each is a WAV file and, under the same name, what was made of it as JSON. When there are too many, or they are too
/// large, the oldest go.
public struct RecordingFolder: Sendable {
    /// The most recordings that are kept.
    public static let maximumRecordings = 500
    /// The most bytes of sound that are kept.
    public static let maximumBytes = 64 << 20

    private let path: String
    private static let mark = "said-"

    /// Opens a folder, which is made where it is missing.
    ///
    /// - Throws: `InputError` where it cannot be made or written.
    public init(making path: String) throws(InputError) {
        try self.init(path, isMade: true)
    }

    /// Opens a folder that is there.
    ///
    /// - Throws: `InputError.noSuchFile` where it is not.
    public init(_ path: String) throws(InputError) {
        try self.init(path, isMade: false)
    }

    private init(_ path: String, isMade: Bool) throws(InputError) {
        self.path = path
        if isMade, mkdir(path, 0o700) != 0, errno != EEXIST { throw .notWritable(path) }
        guard access(path, F_OK) == 0 else { throw .noSuchFile(path) }
        guard !isMade || access(path, W_OK) == 0 else { throw .notWritable(path) }
    }

    /// Keeps a recording with what was made of it.
    ///
    /// - Throws: `InputError.notWritable`.
    func keep(
        _ audio: Audio, _ outcome: Outcome, _ context: Context, _ use: ActivationMode = .openMicrophone, wake: String?
    ) throws(InputError) {
        var context = context
        context.now = context.now ?? PresentTime()
        let note = RecordingNote(outcome: outcome.json, context: context, use: use, wake: wake)
        let moment = Date().timeIntervalSince1970
        let name = Self.mark + Self.stamp(moment)
        try write(SpeechSynthesiser.wav(audio.samples), name + ".wav")
        try write(Array((note.json.line + "\n").utf8), name + ".json")
        try removeSurplus()
    }

    /// The names of all recordings, without ending, the oldest first.
    var names: [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return files.filter { $0.hasPrefix(Self.mark) && $0.hasSuffix(".wav") }.map { String($0.dropLast(4)) }.sorted()
    }

    /// A recording and what was made of it; the note is nil where it is missing or damaged.
    func recording(named name: String) throws -> (audio: Audio, note: RecordingNote?) {
        let file = path + "/" + name
        let audio = try Audio(bytes: InputFile.bytes(of: file + ".wav"), named: file + ".wav")
        let bytes = try? InputFile.bytes(of: file + ".json")
        return (audio, bytes.flatMap { try? JSON(reading: $0) }.flatMap(RecordingNote.init(json:)))
    }

    /// Writes a new file that only its owner can read; one of that name is never touched.
    private func write(_ bytes: [UInt8], _ name: String) throws(InputError) {
        let file = path + "/" + name
        let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .notWritable(file) }
        defer { close(descriptor) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { throw .notWritable(file) }
        }
    }

    private func removeSurplus() throws(InputError) {
        var names = self.names
        var bytes = names.reduce(0) { $0 + size(of: $1) }
        while let oldest = names.first, names.count > 1,
            names.count > Self.maximumRecordings || bytes > Self.maximumBytes
        {
            bytes -= size(of: oldest)
            names.removeFirst()
            unlink(path + "/" + oldest + ".json")
            guard unlink(path + "/" + oldest + ".wav") == 0 else { throw .notWritable(path + "/" + oldest + ".wav") }
        }
    }

    private func size(of name: String) -> Int {
        var state = stat()
        return stat(path + "/" + name + ".wav", &state) == 0 ? Int(state.st_size) : 0
    }

    /// Microseconds since 1970 with as many digits each time, so that names sort by age.
    private static func stamp(_ moment: Double) -> String {
        let digits = "\(Int(moment * 1_000_000))"
        return String(repeating: "0", count: max(0, 17 - digits.count)) + digits
    }
}
