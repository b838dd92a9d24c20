import HomeLanguage
import HomeModel
import HomeOutcomes
import HomeSpeech

/// Hears kept recordings again, and tells what comes out otherwise.
public struct Replay: Sendable {
    private let folder: RecordingFolder
    private let house: House
    private let models: String

    /// Replays a folder of recordings to the homes of a house.
    public init(_ folder: RecordingFolder, _ house: House, models: String) {
        self.folder = folder
        self.house = house
        self.models = models
    }

    /// How many recordings there are.
    public var count: Int { folder.names.count }

    /// What comes of each recording now, the oldest first; nothing is done.
    public func results(_ give: (Result) -> Void) async throws {
        var ears: [String: Ear] = [:]
        for name in folder.names {
            let (audio, note) = try folder.recording(named: name)
            let wake = note?.wake ?? ""
            if ears[wake] == nil { ears[wake] = try await Ear(house, models: models, wake: wake.isEmpty ? nil : wake) }
            guard let ear = ears[wake] else { continue }
            let heard = try await ear.hear(audio, in: note?.context ?? Context(), for: note?.use ?? .openMicrophone)
            give(Result(name: name, before: note?.outcome, outcome: heard.outcome))
        }
    }

    /// What came of one recording.
    public struct Result: Sendable {
        let name: String
        /// What was made of it when it was recorded; nil where nobody noted that.
        let before: JSON?
        /// What is made of it now.
        public let outcome: Outcome

        /// Whether it is understood as before; how long that took, and how sure it is, may differ.
        public var isSame: Bool { before.map { Self.essence($0) == Self.essence(outcome.json) } ?? false }

        /// One line for a person.
        public var line: String {
            let heard = outcome.hearing?.transcript ?? ""
            guard let before else { return "\(name): new: \(heard) (\(outcome.status.rawValue))" }
            guard !isSame else { return "\(name): same: \(heard) (\(outcome.status.rawValue))" }
            return "\(name): differs: was \(Self.short(before)), now \(heard) (\(outcome.status.rawValue))"
        }

        /// The outcome as JSON, with the recording's name and whether it is the same.
        public var json: JSON {
            guard case .object(var members) = outcome.json else { return outcome.json }
            members["recording"] = .string(name)
            members["same"] = .bool(isSame)
            if let before, !isSame { members["before"] = before }
            return .object(members)
        }

        private static func essence(_ json: JSON) -> [JSON?] {
            ["transcript", "status", "intents", "candidates"].map { json[$0] }
        }

        private static func short(_ json: JSON) -> String {
            func text(_ key: String) -> String { if case .string(let text)? = json[key] { text } else { "?" } }
            return "\(text("transcript")) (\(text("status")))"
        }
    }
}
