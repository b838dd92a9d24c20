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
    /// A transform of the model's means, as the library reads it, that makes it at home in the noise of a house; nil where there
    /// is none.
    var noise: String?
    /// How hypotheses of this model are trusted.
    let confidence: Confidence

    private let files: [File]

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
        /// The path is relative to the description.
        var noise: File?
        var confidence: Confidence?
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
            throw .badModel(file: path, Self.fault(of: error))
        }
        guard description.sampleRate == Audio.sampleRate else {
            throw .badModel(file: path, .sampleRate(description.sampleRate, not: Audio.sampleRate))
        }
        let place = URL(fileURLWithPath: path).deletingLastPathComponent()
        let folder = URL(fileURLWithPath: description.folder, relativeTo: place)
        func inside(_ part: String) -> String { folder.appendingPathComponent(part).path }
        name = description.name
        language = description.language
        sampleRate = description.sampleRate
        licence = description.licence
        confidence = description.confidence ?? Confidence()
        acousticModel = inside(description.acousticModel)
        dictionary = inside(description.dictionary)
        func beside(_ part: String) -> String { place.appendingPathComponent(part).path }
        func file(_ named: File) -> File { File(path: beside(named.path), bytes: named.bytes, sha256: named.sha256) }
        let (fillers, noise) = (description.fillers.map(file), description.noise.map(file))
        self.fillers = fillers?.path
        self.noise = noise?.path
        files =
            description.files.map { File(path: inside($0.path), bytes: $0.bytes, sha256: $0.sha256) }
            + [fillers, noise].compactMap(\.self)
        try checkCompleteness(path)
        try checkSizes()
    }

    /// Compares the SHA-256 sum of each file with the description, by the program `sha256sum`.
    ///
    /// - Throws: `SpeechError.badModel` for the first file that differs.
    public func verify() throws(SpeechError) {
        for file in files {
            let sum: String?
            do throws(ProgramFault) {
                sum = try ProgramRun.output(of: "sha256sum", ["--", file.path], within: .seconds(60))
            } catch {
                throw .badModel(file: file.path, .unsummed(error))
            }
            guard sum?.prefix(64).lowercased() == file.sha256.lowercased() else {
                throw .badModel(file: file.path, .sum)
            }
        }
    }

    private static func description(at path: String) -> String {
        path.hasSuffix(".json") ? path : "\(path)/model.json"
    }

    /// What the decoder opens must be among the files whose size is known.
    private func checkCompleteness(_ description: String) throws(SpeechError) {
        let known = Set(files.map(\.path))
        let needed = ["mdef", "means", "variances", "transition_matrices", "feat.params", "noisedict"]
        for path in needed.map({ "\(acousticModel)/\($0)" }) + [dictionary] where !known.contains(path) {
            throw .badModel(file: description, .unlisted(path))
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
                throw .badModel(file: file.path, .unreadable(FileFault(error)))
            }
            let bytes = (attributes[.size] as? NSNumber)?.intValue ?? -1
            guard bytes == file.bytes else {
                throw .badModel(file: file.path, .size(bytes, of: file.bytes))
            }
        }
    }

    private static func fault(of error: any Error) -> SpeechError.ModelFault {
        switch error {
        case let error as DecodingError: SpeechError.ModelFault(error)
        default: .unreadable(FileFault(error))
        }
    }
}

extension SpeechError.ModelFault {
    /// What is wrong in a file of JSON.
    init(_ error: DecodingError) {
        switch error {
        case .keyNotFound(let key, _): self = .missing(key: key.stringValue)
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            self = .badValue(key: context.codingPath.map(\.stringValue).joined(separator: "."))
        default: self = .notJSON
        }
    }
}
