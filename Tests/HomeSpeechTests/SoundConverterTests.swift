import Foundation
import Testing

@testable import HomeSpeech

struct SoundConverterTests {
    /// A note as bytes of a form, and the note at 16 kHz.
    private func note(rate: Int, width: Int, channels: Int) -> [UInt8] {
        (0..<rate).flatMap { place -> [UInt8] in
            let value = 0.5 * sin(2 * .pi * 440 * Double(place) / Double(rate))
            let bits = Int32(value * 2_147_483_647)
            let bytes = (0..<4).map { UInt8(truncatingIfNeeded: bits >> Int32(8 * $0)) }
            let sample = width == 1 ? [bytes[3] &+ 128] : Array(bytes.suffix(width))
            return Array(repeatElement(sample, count: channels).joined())
        }
    }

    @Test(arguments: [(16_000, 2, 1), (16_000, 1, 1), (48_000, 4, 2), (44_100, 3, 1), (8_000, 2, 2)])
    func bringsSoundToItsForm(rate: Int, width: Int, channels: Int) {
        let bytes = note(rate: rate, width: width, channels: channels)
        for piece in [7, 1_000, bytes.count] {
            guard var converter = SoundConverter.of(rate: rate, width: width, channels: channels) else {
                Issue.record("there is no converter")
                return
            }
            var samples: [Int16] = []
            for start in stride(from: 0, to: bytes.count, by: piece) {
                samples += converter.samples(of: Array(bytes[start..<min(start + piece, bytes.count)]))
            }
            #expect(abs(samples.count - 16_000) < 200, "\(samples.count)")
            // A sine of half the height, cut nowhere.
            let middle = samples[2_000..<14_000]
            let power = middle.reduce(0.0) { $0 + Double($1) * Double($1) } / 12_000
            #expect(abs(power.squareRoot() - 11_585) < 150, "\(power.squareRoot())")
            let crossings = zip(middle, middle.dropFirst()).count { $0 < 0 && $1 >= 0 }
            #expect(abs(crossings - 330) <= 1)
        }
    }

    @Test func takesNoFormThatNobodyRecordsIn() {
        for (rate, width, channels) in [(0, 2, 1), (16_000, 5, 1), (16_000, 2, 0)] {
            let isTaken = SoundConverter.of(rate: rate, width: width, channels: channels) != nil
            #expect(!isTaken)
        }
    }
}
