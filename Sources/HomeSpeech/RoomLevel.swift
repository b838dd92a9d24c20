import Foundation

/// How loud the room is, and how loud what stands out of it, followed frame by frame.
///
/// The level is that of the treble-boosted sound, because rooms rumble and speech hisses: fans, kettles and streets have
/// most of their power below the consonants that end a word. The floor is the quietest that the smoothed level was within
/// two seconds, so that it rises with a fan that starts and stays below speech, which has a gap in any two seconds.
struct RoomLevel {
    /// The length of a frame, in samples: 10 ms.
    static let frameLength = Audio.sampleRate / 100

    /// The level of the last frames, in decibels of full scale, smoothed over 40 ms.
    private(set) var level = Audio.quietest
    /// The level of the room without speech, in the same decibels.
    private(set) var floor = Audio.quietest

    private var powers: [Double] = []
    private var last = 0.0
    /// The quietest levels of the last quarters of a second, the running one last.
    private var minima: [Double] = []
    private var framesInQuarter = 0

    private static let smoothing = 4
    private static let quarter = 25
    private static let quarters = 8

    /// Takes one frame.
    mutating func take(_ frame: ArraySlice<Int16>) {
        var power = 0.0
        for sample in frame {
            let boosted = Double(sample) - 0.97 * last
            last = Double(sample)
            power += boosted * boosted
        }
        powers.append(power / Double(max(1, frame.count)))
        if powers.count > Self.smoothing { powers.removeFirst() }
        let mean = powers.reduce(0, +) / Double(powers.count)
        level = mean > 0 ? max(Audio.quietest, 10 * log10(mean) - 20 * log10(32768)) : Audio.quietest
        follow()
    }

    /// The level above the floor, in decibels.
    var prominence: Double { level - floor }

    private mutating func follow() {
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
