import Synchronization
import Testing

@testable import HomeSpeech

struct IncrementalReaderTests {
    private static let sound = Audio(samples: [1, 2, 3])

    private static func reader(_ completeness: Completeness) -> IncrementalReader<Int> {
        IncrementalReader(read: { $0.samples.count }, completeness: { _ in completeness })
    }

    /// Waits until what was read is there, if it counts at once.
    private static func takeFinal(_ reader: inout IncrementalReader<Int>) async -> Int? {
        for _ in 0..<10_000 {
            if let reading = reader.takeFinal() { return reading }
            await Task.yield()
        }
        return nil
    }

    @Test(.timeLimit(.minutes(1))) func givesWhatIsOverAsSoonAsItIsRead() async throws {
        var reader = Self.reader(.final)
        #expect(try await reader.take(.paused(Self.sound)).reading == nil)
        #expect(await Self.takeFinal(&reader) == 3)
        #expect(reader.takeFinal() == nil)
    }

    @Test func keepsWhatIsWholeForAShortSilence() async throws {
        var reader = Self.reader(.complete)
        _ = try await reader.take(.paused(Self.sound))
        #expect(await Self.takeFinal(&reader) == nil)
        let (reading, isEarly) = try await reader.take(.fellSilent)
        #expect(reading == 3 && isEarly)
    }

    @Test func keepsWhatIsOpenForALongSilence() async throws {
        var reader = Self.reader(.incomplete)
        _ = try await reader.take(.paused(Self.sound))
        #expect(try await reader.take(.fellSilent).reading == nil)
        let (reading, isEarly) = try await reader.take(.ended(Audio(samples: [])))
        #expect(reading == 3 && !isEarly)
    }

    @Test(.timeLimit(.minutes(1))) func hasFollowedWhatIsSaidBeforeItReadsIt() async throws {
        let (streamed, follower) = AsyncStream<Int>.makeStream()
        let order = Mutex<[String]>([])
        var reader = IncrementalReader<Int>(
            read: { audio in
                order.withLock { $0.append("read") }
                return audio.samples.count
            },
            completeness: { _ in .final },
            decodePartial: { audio in
                await Task.yield()
                order.withLock { $0.append("streamed") }
                follower.yield(audio.samples.count)
            })
        _ = try await reader.take(.spoke(Audio(samples: [1, 2])))
        _ = try await reader.take(.paused(Self.sound))
        #expect(await Self.takeFinal(&reader) == 3)
        #expect(order.withLock { $0 } == ["streamed", "read"])
        follower.finish()
        #expect(await streamed.reduce(into: []) { $0.append($1) } == [2])
    }

    @Test func dropsWhatWasReadWhereTheSpeakerGoesOn() async throws {
        var reader = Self.reader(.final)
        _ = try await reader.take(.paused(Self.sound))
        _ = try await reader.take(.resumed)
        #expect(await Self.takeFinal(&reader) == nil)
        #expect(try await reader.take(.ended(Audio(samples: [1]))).reading == 1)
    }
}
