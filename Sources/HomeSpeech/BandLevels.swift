import Foundation

/// How loud each frame of a sound is in eight bands, in which speech lies; the sound comes in piece by piece.
struct BandLevels {
    /// The length of a step from frame to frame, in samples: 20 ms.
    static let step = Audio.sampleRate / 50
    /// The levels of one frame, in decibels.
    typealias Frame = [Float]
    /// How many bands there are.
    static let count = edges.count - 1

    /// The borders of the bands, in Hertz.
    private static let edges = [200, 350, 550, 800, 1_150, 1_600, 2_200, 3_000, 4_200]
    private static let bins = edges.map { $0 * Fourier.size / Audio.sampleRate }
    private static let window = (0..<Fourier.size).map { place in
        Float(0.5 - 0.5 * cos(2 * .pi * Double(place) / Double(Fourier.size)))
    }
    private static let fourier = Fourier()

    private var sound: [Int16] = []

    /// The frames that the next piece completes.
    mutating func take(_ piece: [Int16]) -> [Frame] {
        sound += piece
        var frames: [Frame] = []
        var start = 0
        while start + Fourier.size <= sound.count {
            frames.append(Self.levels(of: sound[start..<start + Fourier.size]))
            start += Self.step
        }
        sound.removeFirst(start)
        return frames
    }

    /// The frames of a whole sound.
    static func frames(of sound: [Int16]) -> [Frame] {
        var levels = BandLevels()
        return levels.take(sound)
    }

    private static func levels(of samples: ArraySlice<Int16>) -> Frame {
        var real = zip(samples, window).map { Float($0) * $1 }
        var imaginary = [Float](repeating: 0, count: Fourier.size)
        real.withUnsafeMutableBufferPointer { real in
            imaginary.withUnsafeMutableBufferPointer { imaginary in
                guard let one = real.baseAddress, let other = imaginary.baseAddress else { return }
                fourier.transform(one, other)
            }
        }
        return (0..<count).map { band in
            var power: Float = 0
            for bin in bins[band]..<bins[band + 1] { power += real[bin] * real[bin] + imaginary[bin] * imaginary[bin] }
            return 10 * log10(power / Float(bins[band + 1] - bins[band]) + 1)
        }
    }
}
