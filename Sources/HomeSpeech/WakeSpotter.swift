import Foundation
import Synchronization

/// Tells whether an utterance begins with a wake phrase.
///
/// A first look, and a quick one; whoever hears a phrase here decodes the same sound with the whole grammar before it
/// counts. Where many microphones are listened to, several are looked at at a time.
public actor WakeSpotter {
    /// Those that nobody has.
    private var free: [WakeSearch]
    private var waiting: [CheckedContinuation<WakeSearch, Never>] = []
    private let bounds: WakePhrases.Bounds
    /// What was looked at last of each speaker, and what came of it; told even while another is looked at.
    private let looks = Mutex<[Look]>([])
    /// As many as may speak at once.
    private static let mostLooks = 16

    private struct Look: Sendable {
        let speaker: SpeakerID
        let beginning: [Int16]
        let score: WakeScore?

        /// Whether it was one at the utterance that begins so.
        func isOf(_ samples: [Int16]) -> Bool {
            samples.count < beginning.count ? beginning.starts(with: samples) : samples.starts(with: beginning)
        }
    }

    /// Loads a model for a phrase.
    ///
    /// - Parameters:
    ///   - bounds: how well the phrase has to fit.
    ///   - microphones: how many are listened to all the time.
    /// - Throws: `SpeechError`.
    public init(
        _ phrase: WakePhrase, bounds: WakePhrases.Bounds, model: SpeechModel, pronunciations: Pronunciations,
        microphones: Int = 1
    ) throws(SpeechError) {
        self.bounds = bounds
        free = []
        for _ in 0..<Self.count(for: microphones, processors: ProcessInfo.processInfo.activeProcessorCount) {
            free.append(try WakeSearch(phrase, model: model, pronunciations: pronunciations))
        }
    }

    /// How many utterances are looked at at a time: as many as there are recognisers for them, as far as there are processors.
    static func count(for microphones: Int, processors: Int) -> Int {
        min(processors, RecogniserPool.count(for: microphones, processors: processors))
    }

    /// How well an utterance begins with the phrase; nil where it does not at all.
    ///
    /// Where the phrase was surely said, what follows it changes nothing, so that one look is enough. A task that was cancelled
    /// before it begins is not worth the time; what was found counts, even where its speaker went on meanwhile.
    ///
    /// - Parameters:
    ///   - speaker: of whom the last look is remembered; nil remembers none.
    ///   - isWhole: whether the utterance has ended. Who still speaks is looked at only where nobody else is waited for, and
    ///     nothing comes of it else.
    public nonisolated func look(
        at audio: Audio, of speaker: SpeakerID? = nil, isWhole: Bool = true
    ) async throws(SpeechError) -> WakeScore? {
        guard audio.containsSpeech else { return nil }
        // The phrase is at the beginning, and what follows it is for others to hear.
        let beginning = Array(audio.samples.prefix(Self.longestLook))
        if let last = lastLook(of: speaker, at: beginning) {
            return last.score?.told(of: audio, lookedAt: last.beginning.count)
        }
        let score = try await score(of: audio, beginning: beginning, of: speaker, isWhole)
        return score?.told(of: audio, lookedAt: beginning.count)
    }

    /// The last look of a speaker, where it tells all that another at this beginning would.
    private nonisolated func lastLook(of speaker: SpeakerID?, at beginning: [Int16]) -> Look? {
        guard let last = looks.withLock({ $0.first { $0.speaker == speaker } }), last.isOf(beginning) else {
            return nil
        }
        return last.beginning.count >= beginning.count || last.score.map(bounds.isSure(of:)) == true ? last : nil
    }

    private nonisolated func remember(_ look: Look) {
        looks.withLock { looks in
            looks.removeAll { $0.speaker == look.speaker }
            looks = looks.suffix(Self.mostLooks - 1) + [look]
        }
    }

    private func score(
        of audio: Audio, beginning: [Int16], of speaker: SpeakerID?, _ isWhole: Bool
    ) async throws(SpeechError) -> WakeScore? {
        guard isWhole || !free.isEmpty else { return nil }
        let search = await take()
        defer { giveBack(search) }
        guard !Task.isCancelled else { return nil }
        let score = try await search.score(of: audio)
        if let speaker { remember(Look(speaker: speaker, beginning: beginning, score: score)) }
        return score
    }

    /// One that nobody has, as soon as there is one.
    func take() async -> WakeSearch {
        if let search = free.popLast() { return search }
        return await withCheckedContinuation { waiting.append($0) }
    }

    func giveBack(_ search: WakeSearch) {
        if waiting.isEmpty { free.append(search) } else { waiting.removeFirst().resume(returning: search) }
    }

    /// How much of an utterance is looked at, in samples: two and a half seconds.
    public static let longestLook = Audio.sampleRate * 5 / 2
    /// How much of an utterance is worth a look while it is said, in samples: when most phrases have been said, 1.8 s with the
    /// half second before them, and as much as is looked at.
    public static let looks = [Audio.sampleRate * 9 / 5, longestLook]
}

/// How well an utterance begins with a wake phrase.
public struct WakeScore: Hashable, Sendable {
    /// The score of the phrase less that of a free phone loop, per frame: nearer to 0 is better.
    public let margin: Double
    /// The margin of the word that scores worst.
    public let weakestMargin: Double
    /// How long the phrase lasts, in seconds.
    public let seconds: Double
    /// Whether nothing at all was said behind the phrase.
    public private(set) var isAlone: Bool
    /// Whether the room is quiet.
    public let isClear: Bool

    /// Of 72 phrases said 20 dB and more above the noise all were this clear, of 72 at 10 dB none.
    private static let minimumSNR = 12.0

    static func isClear(_ snr: Double) -> Bool { snr >= minimumSNR }

    init?(_ words: [WakeDecoder.Segment], rest: Int, among loop: [WakeDecoder.Segment], snr: Double) {
        isClear = Self.isClear(snr)
        var best: [Int: Double] = [:]
        for segment in loop {
            for frame in segment.frames { best[frame] = Double(segment.score) / Double(segment.frames.count) }
        }
        let margins = words.map { word in
            Double(word.score) - word.frames.reduce(0) { $0 + (best[$1] ?? 0) }
        }
        let lengths = words.map { Double($0.frames.count) }
        let length = lengths.reduce(0, +)
        guard length > 0, let weakest = zip(margins, lengths).map({ $0 / $1 }).min() else { return nil }
        margin = margins.reduce(0, +) / length
        weakestMargin = weakest
        seconds = length / 100
        isAlone = rest < Self.shortestCommand
    }

    /// The same for an utterance of which so many samples were looked at.
    func told(of audio: Audio, lookedAt count: Int) -> WakeScore {
        var score = self
        if audio.samples.count > count { score.isAlone = false }
        return score
    }

    /// In frames; who says “off” takes three times as long.
    private static let shortestCommand = 10
}
