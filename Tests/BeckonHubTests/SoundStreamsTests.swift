import Synchronization
import Testing

@testable import BeckonHub

/// What is being said, piece by piece.
struct SoundStreamsTests {
    private final class Clock: Sendable {
        let moment = Mutex(ContinuousClock.now)
        func advance(_ time: Duration) { moment.withLock { $0 += time } }
    }

    private let clock = Clock()
    private var streams: SoundStreams { SoundStreams { [clock] in clock.moment.withLock { $0 } } }

    private func name(_ dialogue: String) -> SoundStreams.Name {
        SoundStreams.Name(client: "Tablet", dialogue: dialogue)
    }

    @Test func addsEachPieceToThoseBeforeIt() async throws {
        let streams = streams
        #expect(try await streams.add([1, 0, 0, 0x80], to: name("a"), isLast: false).audio.samples == [1, -32_768])
        #expect(try await streams.add([9, 0], to: name("b"), isLast: false).audio.samples == [9])
        #expect(try await streams.add([2, 1], to: name("a"), isLast: true).audio.samples == [1, -32_768, 258])
        #expect(try await streams.add([3, 0], to: name("a"), isLast: false).audio.samples == [3])
        await #expect(throws: CallFault.self) { try await streams.add([3], to: name("a"), isLast: false) }
    }

    @Test func forgetsWhatIsTooLongTooOldOrTooMuch() async throws {
        let streams = streams
        let piece = [UInt8](repeating: 0, count: 64_000)
        for _ in 0..<10 { _ = try await streams.add(piece, to: name("long"), isLast: false) }
        await #expect(throws: CallFault.tooLong(640_000)) {
            try await streams.add([0, 0], to: name("long"), isLast: false)
        }
        _ = try await streams.add([1, 0], to: name("old"), isLast: false)
        clock.advance(.seconds(11))
        #expect(try await streams.add([2, 0], to: name("old"), isLast: false).audio.samples == [2])
        for number in 0..<16 {
            clock.advance(.milliseconds(1))
            _ = try await streams.add([1, 0], to: name("\(number)"), isLast: false)
        }
        #expect(try await streams.add([2, 0], to: name("old"), isLast: false).audio.samples == [2])
        #expect(try await streams.add([2, 0], to: name("15"), isLast: false).audio.samples == [1, 2])
    }
}
