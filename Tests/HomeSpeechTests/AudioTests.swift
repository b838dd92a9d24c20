import Foundation
import Testing

@testable import HomeSpeech

struct AudioTests {
    private static func little(_ value: Int, _ bytes: Int) -> [UInt8] {
        (0..<bytes).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }

    private static func chunk(_ id: String, _ body: [UInt8], size: Int? = nil) -> [UInt8] {
        Array(id.utf8) + little(size ?? body.count, 4) + body
    }

    private static func format(code: Int = 1, channels: Int = 1, rate: Int = 16_000, bits: Int = 16) -> [UInt8] {
        let frame = channels * bits / 8
        return chunk(
            "fmt ",
            little(code, 2) + little(channels, 2) + little(rate, 4) + little(rate * frame, 4) + little(frame, 2)
                + little(bits, 2))
    }

    private static func wav(_ chunks: [UInt8]...) -> [UInt8] {
        let body = Array("WAVE".utf8) + chunks.flatMap { $0 }
        return chunk("RIFF", body)
    }

    /// What is wrong with a file; nil where it is read.
    private static func fault(_ bytes: [UInt8], named name: String = "a.wav") -> AudioError? {
        do throws(AudioError) {
            _ = try Audio(bytes: bytes, named: name)
            return nil
        } catch { return error }
    }

    private static func header(_ fault: AudioError.HeaderFault, at offset: Int, of file: String = "a.wav") -> AudioError
    {
        .badHeader(file: file, offset: offset, fault)
    }

    @Test func readsSixteenBitMonoAsItIs() throws {
        let bytes = Self.wav(
            Self.chunk("LIST", [1, 2, 3]) + [0], Self.format(), Self.chunk("data", [1, 0, 255, 127, 0, 128]))
        let audio = try Audio(bytes: bytes, named: "a.wav")
        #expect(audio.samples == [1, 32767, -32768])
        #expect(audio.origin == .wav(rate: 16_000, channels: 1, encoding: "16-bit PCM"))
    }

    @Test func mixesChannelsDownAndReadsEveryWidth() throws {
        let half = Double(0.5).bitPattern
        let frames: [(Int, Int, [UInt8])] = [
            (1, 8, [192]), (1, 16, Self.little(16384, 2)), (1, 24, Self.little(1 << 22, 3)),
            (1, 32, Self.little(1 << 30, 4)), (3, 32, Self.little(Int(Float(0.5).bitPattern), 4)),
            (3, 64, (0..<8).map { UInt8(truncatingIfNeeded: half >> (8 * $0)) }),
        ]
        for (code, bits, left) in frames {
            let right = [UInt8](repeating: bits == 8 ? 128 : 0, count: bits / 8)
            let data = Array([left + right, left + right].joined())
            let bytes = Self.wav(Self.format(code: code, channels: 2, bits: bits), Self.chunk("data", data))
            #expect(try Audio(bytes: bytes, named: "a.wav").samples == [8192, 8192], "\(code) \(bits)")
        }
    }

    /// Values of ITU-T G.711, tables 1 and 2, as 16-bit samples.
    @Test func readsTheCodingsOfTelephony() throws {
        let codings: [(Int, [UInt8], [Int16])] = [
            (6, [0xD5, 0x55, 0xAA, 0x2A, 0x80], [8, -8, 32256, -32256, 5504]),
            (7, [0xFF, 0x7F, 0x80, 0x00, 0xF0], [0, 0, 32124, -32124, 120]),
        ]
        for (code, bytes, samples) in codings {
            let file = Self.wav(Self.format(code: code, bits: 8), Self.chunk("data", bytes))
            let read = try Audio(bytes: file, named: "a.wav").samples
            // On the way the samples are floating point, which costs the last bit.
            #expect(zip(read, samples).allSatisfy { abs(Int($0) - Int($1)) <= 1 }, "\(code): \(read)")
        }
    }

    @Test func readsTheExtensibleFormat() throws {
        var format = Self.format(code: 0xFFFE)
        format[4] = 40
        format +=
            Self.little(22, 2) + Self.little(16, 2) + Self.little(4, 4) + Self.little(1, 2)
            + [UInt8](repeating: 0, count: 14)
        #expect(try Audio(bytes: Self.wav(format, Self.chunk("data", [5, 0])), named: "a.wav").samples == [5])
    }

    @Test(arguments: [4000, 8000, 11_025, 22_050, 44_100, 48_000, 192_000])
    func bringsEveryRateToSixteenKilohertz(rate: Int) throws {
        let tone = (0..<rate / 2).flatMap { index in
            Self.little(Int(10_000 * sin(2 * .pi * 440 * Double(index) / Double(rate))), 2)
        }
        let audio = try Audio(bytes: Self.wav(Self.format(rate: rate), Self.chunk("data", tone)), named: "a.wav")
        #expect(abs(audio.samples.count - 8000) <= 2)
        let middle = audio.samples[2000..<6000]
        let crossings = zip(middle, middle.dropFirst()).filter { ($0 < 0) != ($1 < 0) }.count
        #expect(abs(crossings - 220) <= 2)
        #expect(abs(Int(middle.max() ?? 0) - 10_000) < 600)
    }

    @Test func readsHeaderlessSoundByItsName() throws {
        #expect(try Audio(bytes: [1, 0, 2, 0], named: "a.raw").samples == [1, 2])
        #expect(Self.fault([1, 0, 2], named: "a.pcm") == Self.header(.halfSample, at: 2, of: "a.pcm"))
        #expect(Self.fault([], named: "a.raw") == .empty(file: "a.raw"))
    }

    @Test func tellsWhereARecordingIsCutShort() {
        let data = Self.chunk("data", [UInt8](repeating: 0, count: 38_400), size: 96_000)
        #expect(Self.fault(Self.wav(Self.format(), data)) == .cutShort(file: "a.wav", at: 1.2, of: 3))
    }

    @Test func takesAnOpenEndedRecordingToTheEndOfTheFile() throws {
        for size in [0, 0x7FFF_F000, 0xFFFF_FFFF] {
            let data = Self.chunk("data", [1, 0, 2, 0, 3], size: size)
            #expect(try Audio(bytes: Self.wav(Self.format(), data), named: "a.wav").samples == [1, 2])
        }
    }

    @Test func saysWhatIsWrongWithADamagedHeader() {
        let data = Self.chunk("data", [1, 0])
        #expect(Self.fault(Self.wav(data)) == Self.header(.noFormat, at: 12))
        #expect(Self.fault(Self.wav(Self.format())) == Self.header(.endsBeforeSound, at: 36))
        #expect(Self.fault(Self.wav(Self.format(), Self.chunk("data", []))) == .empty(file: "a.wav"))
        #expect(
            Self.fault(Self.wav(Self.format(rate: 0), data))
                == Self.header(.rate(0, from: 4000, to: 192_000), at: 24))
        #expect(Self.fault(Self.wav(Self.format(channels: 0), data)) == Self.header(.channels(0), at: 22))
        #expect(
            Self.fault(Self.wav(Self.format(code: 2, bits: 4), data)) == .unsupported(file: "a.wav", encoding: "ADPCM"))
        #expect(
            Self.fault(Self.wav(Self.format(bits: 12), data)) == .unsupported(file: "a.wav", encoding: "12-bit PCM"))
        #expect(Self.fault(Array("fLaC....".utf8)) == .notSound(file: "a.wav", format: "FLAC", bytes: "66 4c 61 43"))
        #expect(Self.fault([]) == .empty(file: "a.wav"))
        #expect(Self.fault(Array("RIFF".utf8)) == Self.header(.noMark, at: 8))
    }

    @Test func refusesMoreThanTenMinutes() {
        let data = Self.chunk("data", [UInt8](repeating: 128, count: 4000 * 601))
        #expect(Self.fault(Self.wav(Self.format(rate: 4000, bits: 8), data)) == .tooLong(file: "a.wav", limit: "600 s"))
    }

    @Test func saysThatAFileIsNotThere() {
        #expect(throws: AudioError.unreadable(file: "/no/such.wav", .missing)) {
            try Audio(contentsOf: "/no/such.wav")
        }
        #expect(throws: AudioError.self) { try Audio(contentsOf: "/tmp") }
    }

    @Test func readsOrRefusesEveryPrefixAndEveryChangedByte() {
        let bytes = Self.wav(Self.format(rate: 8000), Self.chunk("data", [UInt8](repeating: 7, count: 40)))
        for length in bytes.indices { _ = Self.fault(Array(bytes[..<length])) }
        var state: UInt32 = 1
        for _ in 0..<3000 {
            var changed = bytes
            for _ in 0..<3 {
                state = state &* 1_664_525 &+ 1_013_904_223
                changed[Int(state >> 8) % bytes.count] = UInt8(truncatingIfNeeded: state >> 24)
            }
            _ = Self.fault(changed)
        }
    }
}
