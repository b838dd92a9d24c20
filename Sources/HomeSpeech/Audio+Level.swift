import Foundation

extension Audio {
    /// How loud the sound is, in decibels of full scale: the root mean square around the mean; −96 is silence.
    public var loudness: Double { Self.loudness(of: samples[...]) }

    /// The same of a stretch of samples.
    static func loudness(of samples: ArraySlice<Int16>) -> Double {
        let power = Self.power(of: samples)
        return power > 0 ? max(quietest, 10 * log10(power) - 20 * log10(32768)) : quietest
    }

    /// The quietest that 16 bits can tell, in decibels of full scale.
    static let quietest = -96.0

    /// The mean square around the mean; 0 without samples.
    static func power(of samples: ArraySlice<Int16>) -> Double {
        guard !samples.isEmpty else { return 0 }
        var (sum, squares) = (0, 0)
        for sample in samples {
            sum += Int(sample)
            squares += Int(sample) * Int(sample)
        }
        let mean = Double(sum) / Double(samples.count)
        return max(0, Double(squares) / Double(samples.count) - mean * mean)
    }
}

extension Audio.Origin {
    /// The origin in a few words: “16-bit PCM, 2 channels, 44100 Hz”.
    public var words: String {
        switch self {
        case .raw: "no header"
        case .wav(let rate, let channels, let encoding):
            "\(encoding), \(channels) channel\(channels == 1 ? "" : "s"), \(rate) Hz"
        }
    }
}
