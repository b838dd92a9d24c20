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

    /// Whether it may contain speech: the loud parts are above any room's noise and twice the quiet parts.
    ///
    /// Measured on stretches of 20 ms, of which a twentieth may be louder than what counts as loud (a click) and a tenth
    /// quieter than what counts as noise. Speech varies by a factor of ten and more within a second; steady noise, however
    /// loud, does not vary.
    var containsSpeech: Bool {
        let levels = self.levels.sorted()
        guard levels.count >= Self.fewestLevels else { return false }
        let loud = levels[levels.count * 19 / 20]
        let quiet = levels[levels.count / 10]
        return loud >= Self.faintestSpeech && loud >= 2 * quiet
    }

    /// A tenth of a second: less is no word of any language.
    private static let fewestLevels = 5
    /// The root mean square of speech that can only just be heard, of 32768; a talker at arm's length comes to 1000 or more.
    private static let faintestSpeech = 40.0

    /// The root mean square around the mean of each 20 ms.
    var levels: [Double] {
        let length = Self.sampleRate / 50
        return samples.withUnsafeBufferPointer { samples in
            (0..<samples.count / length).map { index in
                var (sum, squares) = (0, 0)
                for offset in index * length..<(index + 1) * length {
                    let sample = Int(samples[offset])
                    sum += sample
                    squares += sample * sample
                }
                let mean = Double(sum) / Double(length)
                return max(0, Double(squares) / Double(length) - mean * mean).squareRoot()
            }
        }
    }

    /// The signal-to-noise ratio, as a factor of amplitude.
    ///
    /// It compares the loud parts with the quiet ones, and is large in a quiet room and near 1 in stationary noise.
    var snr: Double {
        let levels = self.levels.sorted()
        guard let last = levels.last, last > 0 else { return 1 }
        return levels[levels.count * 19 / 20] / max(levels[levels.count / 10], 1)
    }

    /// How much louder speech is than what is before and after it, as a factor of amplitude.
    ///
    /// People who talk beside it pause as it does, so that its quiet moments tell nothing of them: of 107 commands with babble 20 dB
    /// below, 18 have an ``snr`` of 40 dB, and 5 stand out of the rest by as much.
    var prominence: Double {
        let levels = self.levels
        let loud = levels.isEmpty ? 0 : levels.sorted()[levels.count * 19 / 20]
        guard loud > 0, let first = levels.firstIndex(where: { $0 >= loud / 10 }),
            let last = levels.lastIndex(where: { $0 >= loud / 10 })
        else { return 1 }
        let rest = (levels.prefix(max(0, first - Self.softLevels)) + levels.dropFirst(last + 1 + Self.softLevels))
            .sorted()
        return rest.count < Self.fewestLevels ? snr : loud / max(rest[rest.count / 2], 1)
    }

    /// Soft sounds at the border of speech, in pieces of 20 ms.
    private static let softLevels = 5

    /// Whether its last 20 ms are 30 dB and more softer than its loudest.
    var endsSoftly: Bool {
        let levels = self.levels
        return (levels.last ?? 0) * 32 < levels.max() ?? 0
    }

    /// The frames of 10 ms that are at most 12 dB softer than the loudest, but for a twentieth.
    var loudFrames: Int {
        let levels = self.levels
        guard !levels.isEmpty else { return 0 }
        let loud = levels.sorted()[levels.count * 19 / 20]
        return 2 * levels.count { $0 > loud / 4 }
    }
}
