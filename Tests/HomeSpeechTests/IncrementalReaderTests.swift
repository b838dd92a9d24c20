import Synchronization
import Testing

@testable import HomeSpeech

struct IncrementalReaderTests {
    private static let sound = Audio(samples: [1, 2, 3])

    private static func reader(_ completeness: Completeness) -> IncrementalReader<Int> {
        IncrementalReader(read: { $0.samples.count }, completeness: { _ in completeness })
    }

    /// A reader, and what it gives as soon as it is read.
    private static func giver(
        _ completeness: Completeness
    ) -> (reader: IncrementalReader<Int>, given: AsyncStream<Int>.Iterator) {
        let (given, outlet) = AsyncStream<Int>.makeStream()
        let reader = IncrementalReader<Int>(
            read: { $0.samples.count }, completeness: { _ in completeness }, giveFinal: { outlet.yield($0) })
        return (reader, given.makeAsyncIterator())
    }

    @Test(.timeLimit(.minutes(1))) func givesWhatIsOverAsSoonAsItIsRead() async throws {
        var (reader, given) = Self.giver(.final)
        #expect(try await reader.take(.paused(Self.sound)).reading == nil)
        #expect(await given.next() == 3)
        let hasGiven = [reader.hasGiven(), reader.hasGiven()]
        #expect(hasGiven == [true, false])
    }

    @Test(.timeLimit(.minutes(1))) func givesNothingTwice() async throws {
        for event in [Endpointer.Event.resumed, .fellSilent, .ended(Self.sound)] {
            var (reader, given) = Self.giver(.final)
            _ = try await reader.take(.paused(Self.sound))
            #expect(await given.next() == 3)
            #expect(try await reader.take(event).reading == nil)
            let hasGiven = reader.hasGiven()
            #expect(!hasGiven)
        }
    }

    @Test(.timeLimit(.minutes(1))) func isOverForWhoGoesOnWhenItHasBeenGiven() async throws {
        var (reader, given) = Self.giver(.final)
        _ = try await reader.take(.paused(Self.sound))
        #expect(await given.next() == 3)
        #expect(try await reader.take(.resumed).isOver)
    }

    @Test func keepsWhatIsWholeForAShortSilence() async throws {
        for var reader in [Self.reader(.complete), Self.giver(.complete).reader, Self.reader(.final)] {
            _ = try await reader.take(.paused(Self.sound))
            let (reading, isOver) = try await reader.take(.fellSilent)
            #expect(reading == 3 && isOver)
        }
    }

    @Test func keepsWhatIsOpenForALongSilence() async throws {
        var reader = Self.giver(.incomplete).reader
        _ = try await reader.take(.paused(Self.sound))
        #expect(try await reader.take(.fellSilent).reading == nil)
        let (reading, isOver) = try await reader.take(.ended(Audio(samples: [])))
        #expect(reading == 3 && !isOver)
    }

    @Test(.timeLimit(.minutes(1))) func hasFollowedWhatIsSaidBeforeItReadsIt() async throws {
        let (streamed, follower) = AsyncStream<Int>.makeStream()
        let (given, outlet) = AsyncStream<Int>.makeStream()
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
            }, giveFinal: { outlet.yield($0) })
        _ = try await reader.take(.spoke(Audio(samples: [1, 2])))
        _ = try await reader.take(.paused(Self.sound))
        var iterator = given.makeAsyncIterator()
        #expect(await iterator.next() == 3)
        #expect(order.withLock { $0 } == ["streamed", "read"])
        follower.finish()
        #expect(await streamed.reduce(into: []) { $0.append($1) } == [2])
    }

    @Test func dropsWhatWasReadWhereTheSpeakerGoesOn() async throws {
        let (begun, outlet) = AsyncStream<Void>.makeStream()
        let given = Mutex<[Int]>([])
        var reader = IncrementalReader<Int>(
            read: { audio in
                // Who goes on while it is read is not waited for, whatever comes of it.
                outlet.yield()
                if audio.samples.count == 3 { try? await Task.sleep(for: .seconds(60)) }
                return audio.samples.count
            }, completeness: { _ in .final }, giveFinal: { reading in given.withLock { $0.append(reading) } })
        _ = try await reader.take(.paused(Self.sound))
        var iterator = begun.makeAsyncIterator()
        await iterator.next()
        #expect(try await !reader.take(.resumed).isOver)
        #expect(try await reader.take(.ended(Audio(samples: [1]))).reading == 1)
        #expect(given.withLock { $0 }.isEmpty)
    }
}
