import Foundation

/// Tracks the noise floor of a room, and the level above it, frame by frame in two bands.
///
/// Vowels stand out below 1 kHz and consonants above it, while a fan rumbles and a kettle hisses; speech is what stands
/// out in either band. The floor of a band is the quietest that its smoothed level was within two seconds, so that it
/// rises with a fan that starts and stays below speech, which has a gap in any two seconds.
struct NoiseFloorTracker {
    /// The length of a frame, in samples: 10 ms.
    static let frameLength = Audio.sampleRate / 100

    /// The bands: below 1 kHz and above.
    private(set) var bands = [Band(), Band()]

    // States of the filters, all of one pole: rumble below 130 Hz is left out, the rest is parted at 1 kHz.
    private var last = 0.0
    private var withoutRumble = 0.0
    private var low = 0.0
    private static let rumblePole = 0.95
    private static let lowShare = 0.325

    /// Takes one frame.
    mutating func take(_ frame: ArraySlice<Int16>) {
        var (lowPower, highPower) = (0.0, 0.0)
        for sample in frame {
            withoutRumble = Double(sample) - last + Self.rumblePole * withoutRumble
            last = Double(sample)
            low += Self.lowShare * (withoutRumble - low)
            let high = withoutRumble - low
            lowPower += low * low
            highPower += high * high
        }
        let length = Double(max(1, frame.count))
        bands[0].take(power: lowPower / length)
        bands[1].take(power: highPower / length)
    }

    /// The SNR of the last frames, in decibels: in the band in which it is higher.
    var snr: Double { bands.map { $0.level - $0.floor }.max() ?? 0 }

    /// The level of the last frames, in decibels of full scale.
    var level: Double { bands.map(\.level).max() ?? Audio.quietest }

    /// One band's level, smoothed over 40 ms, and the room's share of it; both in decibels of full scale.
    struct Band {
        private(set) var level = Audio.quietest
        private(set) var floor = Audio.quietest

        private var powers: [Double] = []
        /// The quietest levels of the last quarters of a second, the running one last.
        private var minima: [Double] = []
        private var framesInQuarter = 0

        private static let smoothing = 4
        private static let quarter = 25
        private static let quarters = 8

        mutating func take(power: Double) {
            powers.append(power)
            if powers.count > Self.smoothing { powers.removeFirst() }
            let mean = powers.reduce(0, +) / Double(powers.count)
            level = mean > 0 ? max(Audio.quietest, 10 * log10(mean) - 20 * log10(32768)) : Audio.quietest
            if framesInQuarter == 0 {
                minima.append(level)
                if minima.count > Self.quarters { minima.removeFirst() }
            } else {
                minima[minima.count - 1] = min(minima[minima.count - 1], level)
            }
            framesInQuarter = (framesInQuarter + 1) % Self.quarter
            floor = minima.min() ?? level
        }
    }
}
