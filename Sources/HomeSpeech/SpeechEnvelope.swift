import Foundation

/// How the loudness of an utterance goes up and down, by which two microphones tell that they heard the same.
public struct SpeechEnvelope: Hashable, Sendable {
    /// The levels of each 20 ms, in decibels, at most so far below the loudest.
    private let levels: [Double]
    /// How loud it is, in decibels of full scale.
    public let loudness: Double

    /// What is further below the loudest is the room, in decibels.
    private static let depth = 30.0
    /// How far apart two microphones may hear the same, in steps: sound that comes from afar, and in pieces over a network.
    private static let mostShift = 8
    /// The steps of a second.
    private static let steps = 50.0
    /// What is shorter than half a second is like anything.
    private static let fewest = 25

    /// The envelope of an utterance.
    public init(_ audio: Audio) {
        let levels = audio.levels.map { 20 * log10(max($0, 1)) }
        let loudest = levels.max() ?? 0
        self.levels = levels.map { max($0, loudest - Self.depth) }
        loudness = audio.loudness
    }

    /// How alike two are that were heard at about the same time: 1 for the same, about 0 for others.
    ///
    /// - Parameter delay: how much later the other began, in seconds; a sixth of a second more or less does not count.
    public func likeness(to other: SpeechEnvelope, after delay: Double) -> Double {
        // What lies further apart than an utterance can be long has nothing in common.
        let shift = Int((max(-60, min(delay, 60)) * Self.steps).rounded())
        return (shift - Self.mostShift...shift + Self.mostShift).map { likeness(to: other, at: $0) }.max() ?? 0
    }

    /// The correlation of what both have at the same time, where the other begins so many steps later.
    private func likeness(to other: SpeechEnvelope, at shift: Int) -> Double {
        let (mine, theirs) = (levels.dropFirst(max(0, shift)), other.levels.dropFirst(max(0, -shift)))
        let count = min(mine.count, theirs.count)
        guard count >= Self.fewest, 2 * count >= max(levels.count, other.levels.count) else { return 0 }
        let (one, two) = (mine.prefix(count), theirs.prefix(count))
        let (meanOne, meanTwo) = (one.reduce(0, +) / Double(count), two.reduce(0, +) / Double(count))
        var (both, powerOne, powerTwo) = (0.0, 0.0, 0.0)
        for (level, otherLevel) in zip(one, two) {
            let (deviation, otherDeviation) = (level - meanOne, otherLevel - meanTwo)
            both += deviation * otherDeviation
            powerOne += deviation * deviation
            powerTwo += otherDeviation * otherDeviation
        }
        return powerOne > 0 && powerTwo > 0 ? both / (powerOne * powerTwo).squareRoot() : 0
    }
}
