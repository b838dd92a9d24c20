import Synchronization
import Testing

@testable import HomeSpeech

struct ReconnectingSourceTests {
    /// A source that gives so many chunks at each opening, and then fails; the last opening ends.
    private final class Faulty: AudioSource {
        private let openings: Mutex<[Int]>
        let fault = SpeechError.microphone(device: "test", .silent)

        init(_ openings: [Int]) {
            self.openings = Mutex(openings)
        }

        func chunks() -> AsyncThrowingStream<[Int16], any Error> {
            let (count, isLast) = openings.withLock { openings in
                (openings.removeFirst(), openings.isEmpty)
            }
            return AsyncThrowingStream { continuation in
                for number in 0..<count { continuation.yield([Int16(number)]) }
                if isLast { continuation.finish() } else { continuation.finish(throwing: fault) }
            }
        }
    }

    private final class Log: Sendable {
        let notices = Mutex<[ReconnectingSource.Notice]>([])
        let pauses = Mutex<[Int]>([])
    }

    private static func run(_ source: Faulty, _ log: Log) async throws -> Int {
        let steady = ReconnectingSource(source) { notice in
            log.notices.withLock { $0.append(notice) }
        } pause: { attempt in
            log.pauses.withLock { $0.append(attempt) }
        }
        var chunks = 0
        for try await _ in steady.chunks() { chunks += 1 }
        return chunks
    }

    @Test func goesOnWhenAMicrophoneIsBack() async throws {
        let (source, log) = (Faulty([3, 0, 0, 4, 2]), Log())
        #expect(try await Self.run(source, log) == 9)
        #expect(
            log.notices.withLock { $0 } == [.lost(source.fault), .back, .lost(source.fault), .back])
        #expect(log.pauses.withLock { $0 } == [1, 2, 3, 1])
    }

    @Test func failsWhereThereNeverWasAnySound() async throws {
        let (source, log) = (Faulty([0, 5]), Log())
        await #expect(throws: source.fault) { try await Self.run(source, log) }
        #expect(log.notices.withLock { $0 } == [])
    }

    @Test func namesACardByItsOwnName() {
        let devices = [
            SoundDevice(card: "Device", number: 0, title: "USB PnP"), SoundDevice(card: "Array", number: 1, title: ""),
        ]
        #expect(devices.map(\.name) == ["Device", "Array,1"])
        #expect(SoundDevice.address(for: "device", among: devices) == "plughw:CARD=Device,DEV=0")
        #expect(SoundDevice.address(for: "Array,1", among: devices) == "plughw:CARD=Array,DEV=1")
        for name in ["default", "plughw:CARD=Device", "Other"] {
            #expect(SoundDevice.address(for: name, among: devices) == name)
        }
    }
}
