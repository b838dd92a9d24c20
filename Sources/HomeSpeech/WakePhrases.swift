import Foundation

/// What was measured of wake phrases: the default, the bounds of each, and what people say anyway.
public struct WakePhrases: Hashable, Sendable, Codable {
    /// How well a phrase must fit to count; leads are those of ``WakeScore``.
    public struct Bounds: Hashable, Sendable, Codable {
        /// The least lead of the whole phrase where the room is quiet.
        public var lead: Double
        /// The same in noise, which a free loop of phones follows better than any words can.
        public var leadInNoise: Double
        /// From this lead on the phrase counts, whatever else the decoder makes of the utterance.
        public var sure: Double
        /// The least lead of its worst word.
        public var weakest: Double

        /// Whether a look counts.
        public func admit(_ look: WakeScore) -> Bool {
            look.margin >= (look.isClear ? lead : leadInNoise) && look.weakestMargin >= weakest
        }

        /// Whether a look that counts needs no second one.
        public func isSure(of look: WakeScore) -> Bool { admit(look) && look.margin >= sure }
    }

    /// A phrase with bounds of its own.
    public struct Measured: Hashable, Sendable, Codable {
        /// The words.
        public var words: String
        /// How well it must fit.
        public var bounds: Bounds
    }

    /// The phrase that is taken where none is named.
    public var preset: String
    /// The bounds of phrases that nobody measured.
    public var others: Bounds
    /// The phrases that were measured.
    public var measured: [Measured]
    /// What people say to each other all day, which no phrase may sound like.
    public var everyday: [String]

    /// Reads `wake-phrases.json` in the folder of the models.
    ///
    /// - Throws: `SpeechError.badModel` where it is not there or has another form.
    public init(modelFolder: String) throws(SpeechError) {
        let path = modelFolder + "/wake-phrases.json"
        do {
            self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
        } catch let error as DecodingError {
            throw .badModel(file: path, SpeechError.ModelFault(error))
        } catch {
            throw .badModel(file: path, .unreadable(FileFault(error)))
        }
    }

    /// How well a phrase must fit.
    public func bounds(of words: [String]) -> Bounds {
        measured.first { $0.words == words.joined(separator: " ") }?.bounds ?? others
    }
}
