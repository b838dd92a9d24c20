import Foundation

/// Where an acoustic model and its dictionary are, checked before the decoder opens them.
///
/// The decoder library ends the process when a file of the model is cut short, so the sizes of all files are compared
/// with the model's description each time, and ``verify()`` compares their SHA-256 sums.
public struct SpeechModel: Hashable, Sendable {
    /// The model's name, such as `en-us`.
    public let name: String
    /// The language it hears, such as `en-US`.
    public let language: String
    /// Samples a second that it was trained on.
    public let sampleRate: Int
    /// Under what terms it may be used.
    public let licence: String
    /// The folder of the acoustic model.
    public let acousticModel: String
    /// The pronunciation dictionary.
    public let dictionary: String

    /// A dictionary of fillers, in which each phone is one; nil where a model comes without.
    let fillers: String?
    /// How much sound each frame sees, in seconds; nil where it is as much as the library usually takes.
    let window: Double?
    /// What becomes of the model in noise, the worst first and the least, which quiet counts as, last; none where that is not
    /// known.
    var noises: [Noise]
    /// How hypotheses of this model are trusted.
    let confidence: Confidence

    private let files: [File]

    /// What becomes of the model where the noise is so loud.
    struct Noise: Hashable, Sendable {
        /// Sound of a lower SNR, as a factor of amplitude, is as noisy.
        let bound: Double
        /// The file of a transform of means and variances, as the library reads it.
        let transform: String
    }

    private struct File: Hashable, Sendable, Codable {
        var path: String
        var bytes: Int
        var sha256: String
    }

    /// `model.json`.
    private struct Description: Codable {
        var name: String
        var language: String
        var sampleRate: Int
        var licence: String
        var folder: String
        var acousticModel: String
        var dictionary: String
        var files: [File]
        /// The path is relative to the description.
        var fillers: File?
        /// Seconds.
        var window: Double?
        /// Transforms beside the description; the one without a bound is that of the least noise.
        var noises: [NoiseFile]?
        var confidence: Confidence?
    }

    private struct NoiseFile: Hashable, Sendable, Codable {
        var below: Double?
        var path: String
        var bytes: Int
        var sha256: String
    }

    /// Finds a model.
    ///
    /// The places, in order: `path`, a `model.json` or the folder that holds one; the same from the environment variable
    /// `BECKON_SPEECH_MODEL`; then `<folder>/<name>/model.json` in each of the folders. What is named by path or
    /// environment must be there.
    ///
    /// - Throws: `SpeechError.modelNotFound` with each place that was tried, or `badModel` for what is found and wrong.
    public static func locate(
        _ name: String = "en-us", path: String? = nil,
        environment: [String: String] = ProcessInfo.processInfo.environment, modelFolders: [String]
    ) throws(SpeechError) -> SpeechModel {
        let named = path ?? environment["BECKON_SPEECH_MODEL"].flatMap { $0.isEmpty ? nil : $0 }
        let places = named.map { [description(at: $0)] } ?? modelFolders.map { "\($0)/\(name)/model.json" }
        guard let found = places.first(where: FileManager.default.fileExists) else {
            throw .modelNotFound(name: named ?? name, tried: places)
        }
        return try SpeechModel(description: found)
    }

    /// Reads a `model.json` and checks that each file of the model is there and of the right size.
    ///
    /// - Throws: `SpeechError.badModel`.
    public init(description path: String) throws(SpeechError) {
        let description: Description
        do {
            description = try JSONDecoder().decode(Description.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
        } catch {
            throw .badModel(file: path, fault: "is no description of a model: \(Self.words(for: error))")
        }
        guard description.sampleRate == Audio.sampleRate else {
            throw .badModel(
                file: path, fault: "names \(description.sampleRate) samples a second, not \(Audio.sampleRate)")
        }
        if let window = description.window, !Self.windows.contains(window) {
            let (least, most) = (Self.windows.lowerBound, Self.windows.upperBound)
            throw .badModel(file: path, fault: "has a window of \(window) s, not from \(least) to \(most)")
        }
        let place = URL(fileURLWithPath: path).deletingLastPathComponent()
        let folder = URL(fileURLWithPath: description.folder, relativeTo: place)
        func inside(_ part: String) -> String { folder.appendingPathComponent(part).path }
        name = description.name
        language = description.language
        sampleRate = description.sampleRate
        licence = description.licence
        window = description.window
        confidence = description.confidence ?? Confidence()
        acousticModel = inside(description.acousticModel)
        dictionary = inside(description.dictionary)
        func beside(_ part: String) -> String { place.appendingPathComponent(part).path }
        let fillers = description.fillers.map {
            File(path: beside($0.path), bytes: $0.bytes, sha256: $0.sha256)
        }
        self.fillers = fillers?.path
        let transforms = description.noises ?? []
        noises = transforms.map { Noise(bound: $0.below ?? .infinity, transform: beside($0.path)) }
        files =
            description.files.map { File(path: inside($0.path), bytes: $0.bytes, sha256: $0.sha256) }
            + [fillers].compactMap(\.self)
            + transforms.map { File(path: beside($0.path), bytes: $0.bytes, sha256: $0.sha256) }
        try checkCompleteness(path)
        try checkSizes()
    }

    /// Compares the SHA-256 sum of each file with the description, by the program `sha256sum`.
    ///
    /// - Throws: `SpeechError.badModel` for the first file that differs.
    public func verify() throws(SpeechError) {
        for file in files {
            let sum: String?
            do {
                sum = try ProgramRun.output(of: "sha256sum", ["--", file.path], within: .seconds(60))
            } catch {
                throw .badModel(file: file.path, fault: "could not be summed: \(error)")
            }
            guard sum?.prefix(64).lowercased() == file.sha256.lowercased() else {
                throw .badModel(file: file.path, fault: "has another SHA-256 sum than its description says")
            }
        }
    }

    /// Frames follow each other every 10 ms, and no sound may fall between them.
    private static let windows = 0.01...0.1

    private static func description(at path: String) -> String {
        path.hasSuffix(".json") ? path : "\(path)/model.json"
    }

    /// What the decoder opens must be among the files whose size is known.
    private func checkCompleteness(_ description: String) throws(SpeechError) {
        let known = Set(files.map(\.path))
        let needed = ["mdef", "means", "variances", "transition_matrices", "feat.params", "noisedict"]
        for path in needed.map({ "\(acousticModel)/\($0)" }) + [dictionary] where !known.contains(path) {
            throw .badModel(file: description, fault: "does not tell the size of \(path)")
        }
    }

    /// Compares the size of each file with the description.
    ///
    /// - Throws: `SpeechError.badModel` for the first file that differs.
    func checkSizes() throws(SpeechError) {
        for file in files {
            let attributes: [FileAttributeKey: Any]
            do {
                attributes = try FileManager.default.attributesOfItem(
                    atPath: URL(fileURLWithPath: file.path).resolvingSymlinksInPath().path)
            } catch {
                throw .badModel(file: file.path, fault: "cannot be read: \(FileFault.words(for: error))")
            }
            let bytes = (attributes[.size] as? NSNumber)?.intValue ?? -1
            guard bytes == file.bytes else {
                throw .badModel(file: file.path, fault: "has \(bytes) bytes instead of \(file.bytes)")
            }
        }
    }

    private static func words(for error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, _): "“\(key.stringValue)” is missing"
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            "“\(context.codingPath.map(\.stringValue).joined(separator: "."))” has the wrong form"
        case is DecodingError: "it is not JSON"
        default: FileFault.words(for: error)
        }
    }
}
