import Synchronization
import Testing

@testable import HomeSpeech

struct ReadingDeskTests {
    private static let sound = Audio(samples: [1, 2, 3])

    private static func desk(_ standing: Standing) -> ReadingDesk<Int> {
        ReadingDesk(read: { $0.samples.count }, standing: { _ in standing })
    }

    /// Waits until what was read is there, if it counts at once.
    private static func over(_ desk: inout ReadingDesk<Int>) async -> Int? {
        for _ in 0..<10_000 {
            if let reading = desk.over() { return reading }
            await Task.yield()
        }
        return nil
    }

    @Test(.timeLimit(.minutes(1))) func givesWhatIsOverAsSoonAsItIsRead() async throws {
        var desk = Self.desk(.over)
        #expect(try await desk.take(.paused(Self.sound)).reading == nil)
        #expect(await Self.over(&desk) == 3)
        #expect(desk.over() == nil)
    }

    @Test func keepsWhatIsWholeForAShortSilence() async throws {
        var desk = Self.desk(.whole)
        _ = try await desk.take(.paused(Self.sound))
        #expect(await Self.over(&desk) == nil)
        let (reading, isEarly) = try await desk.take(.fellSilent)
        #expect(reading == 3 && isEarly)
    }

    @Test func keepsWhatIsOpenForALongSilence() async throws {
        var desk = Self.desk(.open)
        _ = try await desk.take(.paused(Self.sound))
        #expect(try await desk.take(.fellSilent).reading == nil)
        let (reading, isEarly) = try await desk.take(.ended(Audio(samples: [])))
        #expect(reading == 3 && !isEarly)
    }

    @Test(.timeLimit(.minutes(1))) func hasFollowedWhatIsSaidBeforeItReadsIt() async throws {
        let (followed, follower) = AsyncStream<Int>.makeStream()
        let order = Mutex<[String]>([])
        var desk = ReadingDesk<Int>(
            read: { audio in
                order.withLock { $0.append("read") }
                return audio.samples.count
            },
            standing: { _ in .over },
            follow: { audio in
                await Task.yield()
                order.withLock { $0.append("followed") }
                follower.yield(audio.samples.count)
            })
        _ = try await desk.take(.spoke(Audio(samples: [1, 2])))
        _ = try await desk.take(.paused(Self.sound))
        #expect(await Self.over(&desk) == 3)
        #expect(order.withLock { $0 } == ["followed", "read"])
        follower.finish()
        #expect(await followed.reduce(into: []) { $0.append($1) } == [2])
    }

    @Test func dropsWhatWasReadWhereTheSpeakerGoesOn() async throws {
        var desk = Self.desk(.over)
        _ = try await desk.take(.paused(Self.sound))
        _ = try await desk.take(.wentOn)
        #expect(await Self.over(&desk) == nil)
        #expect(try await desk.take(.ended(Audio(samples: [1]))).reading == 1)
    }
}
