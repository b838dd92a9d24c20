import HomeModel
import HomeSpeech

/// Hears the sentences of any JSGF grammar, of homes or not.
public struct GrammarEar: Sendable {
    private let grammar: TaggedGrammar
    private let recogniser: Recogniser
    /// Tokens that nobody can say, so that nothing that needs them can be heard.
    public let leftOut: [String]

    /// Loads a model and a grammar file with what it imports.
    ///
    /// - Throws: `InputError` and `GrammarFileError` for the grammar, `SpeechError` for the model.
    public init(grammar path: String, models: String) async throws {
        let file = try GrammarFile(path)
        let settings = try Installation().speech()
        let model = try SpeechModel.locate(settings.model, modelFolders: [models])
        let pronunciations = try Pronunciations(model: model, settings: settings)
        do throws(SpeechError) {
            grammar = try TaggedGrammar(file.grammar, pronunciations)
            recogniser = try Recogniser(model: model, pronunciations: pronunciations)
            leftOut = grammar.leftOut + (try await recogniser.use(grammar.spoken))
        } catch {
            throw Self.fault(error, path)
        }
    }

    /// What a recording says.
    ///
    /// - Parameter isExplained: whether to tell as well what fits best and what was measured of it, heard or not.
    /// - Throws: `InputError` where the file cannot be read, `AudioError` where it is damaged.
    public func hear(file path: String, isExplained: Bool = false) async throws -> GrammarHearing {
        let audio = try Audio(bytes: InputFile.bytes(of: path), named: path)
        let hearing = try await recogniser.hear(audio, for: .pushToTalk)
        let sentence = hearing.hypothesis.flatMap { grammar.sentence(of: $0.words) }
        let finding = isExplained ? try await recogniser.unfilteredHypothesis(in: audio, for: .pushToTalk) : nil
        return GrammarHearing(file: path, hearing: hearing, sentence: sentence, finding: finding)
    }

    /// A fault of the grammar names its file; others stand for themselves.
    private static func fault(_ error: SpeechError, _ path: String) -> any Error {
        switch error {
        case .badGrammar, .nothingToHear, .unpronounceable: GrammarFileError(fault: "\(path): \(error.localized)")
        default: error
        }
    }
}

/// What came of one recording.
public struct GrammarHearing: Sendable {
    let file: String
    let hearing: RecognitionResult
    let sentence: TaggedSentence?
    let finding: UnfilteredHypothesis?

    /// Whether a sentence of the grammar was heard.
    public var isUnderstood: Bool { hearing.hypothesis != nil }

    /// The words that were heard; empty where none were.
    public var words: String { sentence?.text ?? hearing.hypothesis?.text ?? "" }

    /// Lines for a person: the words, then each tag with the words that it belongs to.
    public var lines: [String] {
        guard isUnderstood else {
            return ["\(file): (\(reason))"]
                + (finding.map { ["  " + localized("grammar-nearest", ["text": $0.text])] } ?? [])
        }
        let slots = sentence.map { sentence in
            sentence.slots.map { "  {\($0.tag)} \(sentence.text(of: $0))" }
        }
        return ["\(file): \(words)"] + (slots ?? [])
    }

    /// The same as JSON.
    public var json: JSON {
        var members: [String: JSON] = [
            "file": .string(file), "status": .string(isUnderstood ? "understood" : "notUnderstood"),
            "words": .string(words), "tags": .array(sentence?.slots.map { .string($0.tag) } ?? []),
            "slots": .array(slots), "confidence": .double(hearing.hypothesis?.confidence ?? 0),
            "audio": .object(["seconds": .double(hearing.seconds), "decodeSeconds": .double(hearing.decodeSeconds)]),
        ]
        if !isUnderstood { members["reason"] = .string(reason) }
        members["finding"] = finding?.json
        return .object(members)
    }

    private var slots: [JSON] {
        guard let sentence else { return [] }
        return sentence.slots.map { .object(["tag": .string($0.tag), "words": .string(sentence.text(of: $0))]) }
    }

    private var reason: String {
        switch hearing.outcome {
        case .nothing: localized("grammar-heard-nothing", ["reason": "nothing"])
        case .tooLong: localized("grammar-heard-nothing", ["reason": "tooLong"])
        case .otherSpeech: localized("grammar-heard-nothing", ["reason": "other"])
        case .sentence: ""
        }
    }
}
