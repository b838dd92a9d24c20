import HAPCrypto
import TestSupport
import Testing

@testable import HAPWire

/// Sealing and opening the frames of a session, against recorded frames, a network that cuts, and strangers.
struct SessionFrameTests {
    static let golden = WireVectors.golden.frames
    static let key = hex(WireVectors.golden.pair_verify.controller_to_accessory_key)
    static let readKey = hex(WireVectors.golden.pair_verify.accessory_to_controller_key)
    static let body = (0..<2500).map { UInt8($0 % 251) }

    @Test func sealsTheRecordedFrames() {
        var requests = FrameSealer(key: Self.key)
        #expect(requests.seal(Array(Self.golden.first_request.utf8)) == hex(Self.golden.first_request_frame))
        var answers = FrameSealer(key: Self.readKey)
        let frames = answers.seal(Self.body)
        #expect(frames == hex(Self.golden.body_2500_frames_counters_0_1_2))
        #expect(SHA512.hash(frames) == hex(Self.golden.sha512))
        #expect(frames.count == Self.golden.frame_lengths.reduce(0, +))
    }

    @Test func opensTheRecordedFrames() throws {
        var requests = FrameOpener(key: Self.key)
        #expect(try requests.open(hex(Self.golden.first_request_frame)) == Array(Self.golden.first_request.utf8))
        var answers = FrameOpener(key: Self.readKey)
        #expect(try answers.open(hex(Self.golden.body_2500_frames_counters_0_1_2)) == Self.body)
    }

    @Test(arguments: [0, 1, 1023, 1024, 1025, 2048, 2049, 100_000])
    func opensWhatWasSealed(count: Int) throws {
        let message = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        var (sealer, opener) = (FrameSealer(key: Self.key), FrameOpener(key: Self.key))
        for _ in 0..<3 {
            let frames = sealer.seal(message)
            #expect(frames.count == count + (count + 1023) / 1024 * 18)
            #expect(try opener.open(frames) == message)
        }
    }

    @Test func opensFramesHoweverTheNetworkCutsThem() throws {
        var sealer = FrameSealer(key: Self.key)
        let messages: [[UInt8]] = [[1], Self.body, Array(repeating: 9, count: 1024), [2, 3]]
        let stream = messages.flatMap { sealer.seal($0) }
        for piece in [1, 2, 17, 18, 19, 20, 1041, 1042, 1043, 1300, stream.count] {
            var opener = FrameOpener(key: Self.key)
            var received: [UInt8] = []
            for start in stride(from: 0, to: stream.count, by: piece) {
                received += try opener.open(stream[start..<min(start + piece, stream.count)])
            }
            #expect(received == messages.flatMap { $0 })
        }
        var numbers = SeededNumbers(seed: 4)
        for _ in 0..<50 {
            var opener = FrameOpener(key: Self.key)
            var (rest, received) = (stream[...], [UInt8]())
            while !rest.isEmpty {
                let piece = Int.random(in: 0...2000, using: &numbers)
                received += try opener.open(rest.prefix(piece))
                rest = rest.dropFirst(piece)
            }
            #expect(received == messages.flatMap { $0 })
        }
    }

    /// Half a megabyte in single bytes: an opener whose work grew with what it holds would not finish in the limit.
    @Test(.timeLimit(.minutes(1)))
    func aDribbleCostsNoMoreThanItsBytes() throws {
        var (sealer, opener) = (FrameSealer(key: Self.key), FrameOpener(key: Self.key))
        let message = [UInt8](repeating: 5, count: 500_000)
        var count = 0
        for byte in sealer.seal(message) { count += try opener.open(CollectionOfOne(byte)).count }
        #expect(count == message.count)
    }

    @Test(arguments: [0, 1025, 2000, 32_768, 65_535])
    func refusesALengthOutOfBoundsAtItsSecondByte(length: Int) throws {
        var opener = FrameOpener(key: Self.key)
        #expect(try opener.open([UInt8(length & 0xFF)]) == [])
        #expect(throws: FrameError.badLength(length)) { try opener.open([UInt8(length >> 8)]) }
        #expect(throws: FrameError.closed) { try opener.open([]) }
    }

    @Test func refusesPlainTextInASession() {
        var opener = FrameOpener(key: Self.key)
        #expect(throws: FrameError.badLength(0x4547)) { try opener.open(Array("GET / HTTP/1.1\r\n\r\n".utf8)) }
    }

    @Test func noticesEveryChangedByte() {
        var sealer = FrameSealer(key: Self.key)
        let frame = sealer.seal([1, 2, 3])
        for place in frame.indices.dropFirst(2) {
            var (changed, opener) = (frame, FrameOpener(key: Self.key))
            changed[place] ^= 1
            #expect(throws: FrameError.notGenuine(frame: 0)) { try opener.open(changed) }
            #expect(throws: FrameError.closed) { try opener.open(frame) }
        }
        var (longer, opener) = (frame + [0], FrameOpener(key: Self.key))
        longer[0] += 1
        #expect(throws: FrameError.notGenuine(frame: 0)) { try opener.open(longer) }
    }

    @Test func refusesAFrameThatIsRepeatedLeftOutOrOfTheOtherDirection() throws {
        var (sealer, other) = (FrameSealer(key: Self.key), FrameSealer(key: Self.readKey))
        let frames = [sealer.seal([1]), sealer.seal([2]), other.seal([1])]
        for (order, failing) in [([0, 0], UInt64(1)), ([1], 0), ([2], 0), ([0, 1, 1], 2)] {
            var opener = FrameOpener(key: Self.key)
            for number in order.dropLast() { _ = try opener.open(frames[number]) }
            #expect(throws: FrameError.notGenuine(frame: failing)) { try opener.open(frames[order.last ?? 0]) }
        }
    }

    @Test func refusesOrWaitsForEveryDisfiguredStream() throws {
        var sealer = FrameSealer(key: Self.key)
        let stream = sealer.seal([1, 2, 3]) + sealer.seal([4])
        for bytes in disfigured(stream, seed: 5, changes: 2000) {
            var opener = FrameOpener(key: Self.key)
            let opened = try? opener.open(bytes)  // Refusing is an answer.
            #expect([[], [1, 2, 3], [1, 2, 3, 4], nil].contains(opened))
        }
    }
}
