import Foundation

/// The discrete Fourier transform of 512 values and back, in place.
struct Fourier {
    /// How many values a transform takes.
    static let size = 512
    /// How many of the frequencies tell all of a real signal.
    static let distinct = size / 2 + 1

    private let cosines: [Float]
    private let sines: [Float]
    private let swaps: [(Int, Int)]

    init() {
        let angles = (0..<Self.size / 2).map { 2 * Double.pi * Double($0) / Double(Self.size) }
        cosines = angles.map { Float(cos($0)) }
        sines = angles.map { Float(sin($0)) }
        let bits = Self.size.trailingZeroBitCount
        swaps = (0..<Self.size).compactMap { index in
            let mirrored = (0..<bits).reduce(0) { $0 | (index >> $1 & 1) << (bits - 1 - $1) }
            return index < mirrored ? (index, mirrored) : nil
        }
    }

    /// Replaces a signal by its spectrum; with the two parts exchanged, a spectrum by its signal times ``size``.
    func transform(_ real: UnsafeMutablePointer<Float>, _ imaginary: UnsafeMutablePointer<Float>) {
        for (one, other) in swaps {
            (real[one], real[other]) = (real[other], real[one])
            (imaginary[one], imaginary[other]) = (imaginary[other], imaginary[one])
        }
        cosines.withUnsafeBufferPointer { cosines in
            sines.withUnsafeBufferPointer { sines in
                var half = 1
                while half < Self.size {
                    Self.join(real, imaginary, half, cosines, sines)
                    half *= 2
                }
            }
        }
    }

    /// One round: spectra of `half` values become spectra of twice as many.
    private static func join(
        _ real: UnsafeMutablePointer<Float>, _ imaginary: UnsafeMutablePointer<Float>, _ half: Int,
        _ cosines: UnsafeBufferPointer<Float>, _ sines: UnsafeBufferPointer<Float>
    ) {
        let step = size / (2 * half)
        var start = 0
        while start < size {
            var offset = 0
            while offset < half {
                let (low, high) = (start + offset, start + offset + half)
                let (cosine, sine) = (cosines[offset * step], sines[offset * step])
                let turned = real[high] * cosine + imaginary[high] * sine
                let lifted = imaginary[high] * cosine - real[high] * sine
                (real[high], imaginary[high]) = (real[low] - turned, imaginary[low] - lifted)
                (real[low], imaginary[low]) = (real[low] + turned, imaginary[low] + lifted)
                offset += 1
            }
            start += 2 * half
        }
    }
}
