import Foundation

/// How the loudness of an utterance goes up and down, by which two microphones tell that they heard the same.
public struct SpeechEnvelope: Hashable, Sendable {
    /// The levels of each 20 ms, in decibels, at most so far below the loudest.
    private let levels: [Double]
    /// How loud it is, in decibels of full scale.
    public let loudness: Double

    /// What is further below the loudest is the room, in decibels.
    private static let depth = 30.0
    /// So much earlier or later one of two may begin, in steps of 20 ms: half a second.
    private static let mostShift = 25
    /// What is shorter than half a second is like anything.
    private static let fewest = 25

    /// The envelope of an utterance.
    public init(_ audio: Audio) {
        let levels = audio.levels.map { 20 * log10(max($0, 1)) }
        let loudest = levels.max() ?? 0
        self.levels = levels.map { max($0, loudest - Self.depth) }
        loudness = audio.loudness
    }

    /// How alike two are, where one is shifted so that it fits best: 1 for the same, about 0 for others.
    public func likeness(to other: SpeechEnvelope) -> Double {
        (-Self.mostShift...Self.mostShift).map { likeness(to: other, at: $0) }.max() ?? 0
    }

    /// The correlation of both, where they end at the same time but for a shift.
    private func likeness(to other: SpeechEnvelope, at shift: Int) -> Double {
        // Counted from the end: the endings of one sentence lie closer together than what a microphone heard before.
        let (mine, theirs) = (levels.dropLast(max(0, shift)), other.levels.dropLast(max(0, -shift)))
        let count = min(mine.count, theirs.count)
        guard count >= Self.fewest, 2 * count >= max(mine.count, theirs.count) else { return 0 }
        let pairs = zip(mine.suffix(count), theirs.suffix(count))
        let (one, two) = (mine.suffix(count).reduce(0, +), theirs.suffix(count).reduce(0, +))
        let (meanOne, meanTwo) = (one / Double(count), two / Double(count))
        var (both, powerOne, powerTwo) = (0.0, 0.0, 0.0)
        for (level, otherLevel) in pairs {
            let (deviation, otherDeviation) = (level - meanOne, otherLevel - meanTwo)
            both += deviation * otherDeviation
            powerOne += deviation * deviation
            powerTwo += otherDeviation * otherDeviation
        }
        return powerOne > 0 && powerTwo > 0 ? both / (powerOne * powerTwo).squareRoot() : 0
    }
}
