extension Audio {
    /// How much louder the loud parts are than the quiet ones, as a factor; large in a quiet room, near 1 in even noise.
    var clearness: Double {
        let levels = self.levels.sorted()
        guard let last = levels.last, last > 0 else { return 1 }
        return levels[levels.count * 19 / 20] / max(levels[levels.count / 10], 1)
    }

    /// The frames of 10 ms that are at most 12 dB softer than the loudest, but for a twentieth.
    var loudFrames: Int {
        let levels = self.levels
        guard !levels.isEmpty else { return 0 }
        let loud = levels.sorted()[levels.count * 19 / 20]
        return 2 * levels.count { $0 > loud / 4 }
    }

    /// The part that stands out of the noise, with a little before and after; the whole where none clearly does.
    ///
    /// Other people's voices before and after a command are otherwise heard as courtesy: "would you … in the flat". What
    /// is cut off also costs no time.
    var standingOut: Audio {
        let levels = self.levels
        let sorted = levels.sorted()
        guard levels.count > 10 else { return self }
        let (loud, quiet) = (sorted[sorted.count * 19 / 20], sorted[sorted.count / 10])
        let bound = max(Self.aboveQuiet * quiet, Self.belowLoud * loud)
        guard bound < loud / 2, let first = levels.firstIndex(where: { $0 >= bound }),
            let last = levels.lastIndex(where: { $0 >= bound })
        else { return self }
        let length = Self.sampleRate / 50
        let start = max(0, (first - Self.framesBefore) * length)
        let end = min(samples.count, (last + 1 + Self.framesAfter) * length)
        return Audio(samples: Array(samples[start..<end]), origin: origin)
    }

    /// Speech is so many times louder than what is quiet, or so loud beside what is loud.
    private static let aboveQuiet = 3.0
    private static let belowLoud = 0.03
    /// Soft sounds at the border of speech, in pieces of 20 ms.
    private static let framesBefore = 20
    private static let framesAfter = 20
}
