import TestSupport
import Testing

@testable import RelayProtocol

struct RelayFrameTests {
    private let frames = [
        RelayFrame(.register, [1]), RelayFrame(.open, stream: 7), RelayFrame(.data, stream: .max, [1, 2, 3]),
        RelayFrame(.data, stream: 1, [UInt8](repeating: 9, count: RelayFrame.longestPayload)),
        .close(.busy, stream: 3), RelayFrame(.ping),
    ]

    @Test func framesComeOutAsTheyWentInHoweverTheyAreCut() throws {
        let bytes = frames.flatMap(\.bytes)
        for length in [1, 2, 3, 7, 8, 1_000, bytes.count] {
            var (reader, read) = (RelayFrameReader(), [RelayFrame]())
            for start in stride(from: 0, to: bytes.count, by: length) {
                reader.feed(bytes[start..<min(start + length, bytes.count)])
                while let frame = try reader.next() { read.append(frame) }
            }
            #expect(read == frames, "pieces of \(length)")
        }
    }

    @Test func aFrameThatIsCutIsWaitedFor() throws {
        for frame in frames {
            let bytes = frame.bytes
            var reader = RelayFrameReader()
            reader.feed(bytes.dropLast())
            #expect(try reader.next() == nil)
            reader.feed(bytes.suffix(1))
            #expect(try reader.next() == frame)
        }
    }

    @Test func whatIsNoFrameIsRefusedBeforeItIsKept() {
        for (bytes, fault) in [
            ([0], RelayFault.noFrame), ([10], .noFrame), (Array("GET / HTTP/1.1\r\n".utf8), .noFrame),
            ([6, 0, 0, 0, 0, 0x40, 0x11], .tooLong), ([6, 0, 0, 0, 0, 0xFF, 0xFF], .tooLong),
        ] {
            var reader = RelayFrameReader()
            reader.feed(bytes)
            #expect(throws: fault) { try reader.next() }
        }
    }

    @Test func anyBytesAreReadOrRefused() {
        var numbers = SeededNumbers(seed: 29)
        let bytes = frames.dropLast().flatMap(\.bytes).prefix(4_000)
        for _ in 0..<500 {
            var changed = Array(bytes)
            for _ in 0..<3 {
                let place = Int.random(in: changed.indices, using: &numbers)
                changed[place] = UInt8.random(in: 0...255, using: &numbers)
            }
            var reader = RelayFrameReader()
            reader.feed(changed)
            var count = 0
            // Whatever they are, they come to an end.
            while let frame = try? reader.next() {
                count += 1
                #expect(frame.payload.count <= RelayFrame.longestPayload)
            }
            #expect(count <= changed.count / RelayFrame.headLength)
        }
    }

    @Test func whyAStreamEndedIsReadAsFarAsItIsKnown() {
        for end in RelayFrame.End.allCases { #expect(RelayFrame.close(end).end == end) }
        #expect(RelayFrame(.close).end == .over)
        #expect(RelayFrame(.close, [200]).end == .over)
    }
}
