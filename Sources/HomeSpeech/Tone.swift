import Foundation

/// Short tones by which the ear answers without words.
public enum Tone: Hashable, Sendable, CaseIterable {
    /// It listens now: two notes, upwards.
    case listening
    /// It did not understand: two notes, downwards.
    case notUnderstood
    /// It is done: two notes, alike.
    case done

    /// The tone at 16 kHz, soft and without a click at either end.
    public var samples: [Int16] {
        switch self {
        case .listening: Self.note(660) + Self.note(880)
        case .notUnderstood: Self.note(440) + Self.note(330)
        case .done: Self.note(880) + Self.note(880)
        }
    }

    /// A tenth of a second, fading in and out over 10 ms.
    private static func note(_ frequency: Double) -> [Int16] {
        let length = Audio.sampleRate / 10
        let fade = Double(Audio.sampleRate / 100)
        return (0..<length).map { index in
            let envelope = min(1, Double(index) / fade, Double(length - 1 - index) / fade)
            return Int16(6000 * envelope * sin(2 * .pi * frequency * Double(index) / Double(Audio.sampleRate)))
        }
    }
}
