/// A source that is opened anew when it fails, such as a microphone that is unplugged and plugged in again.
///
/// A source that never gave any sound fails as it does: its name is wrong, or it is not there yet.
public struct ReconnectingSource: AudioSource {
    /// What becomes of the source.
    public enum Notice: Hashable, Sendable {
        /// It failed; from now on it is tried again and again. Told once.
        case lost(SpeechError)
        /// It gives sound again.
        case back
    }

    private let source: any AudioSource
    private let pause: @Sendable (Int) async throws -> Void
    private let tell: @Sendable (Notice) -> Void

    /// Makes a source of another one; `tell` is called from any thread.
    ///
    /// Between two attempts are one second, then two, and so on up to ten.
    public init(_ source: any AudioSource, tell: @escaping @Sendable (Notice) -> Void) {
        self.init(source, tell: tell) { attempt in try await Task.sleep(for: .seconds(min(attempt, 10))) }
    }

    /// The same with another way to wait before an attempt of that number, from 1.
    init(
        _ source: any AudioSource, tell: @escaping @Sendable (Notice) -> Void,
        pause: @escaping @Sendable (Int) async throws -> Void
    ) {
        self.source = source
        self.tell = tell
        self.pause = pause
    }

    /// The sound from now on, with gaps where the source was away.
    public func chunks() -> AsyncThrowingStream<[Int16], any Error> {
        AsyncThrowingStream(bufferingPolicy: .bufferingNewest(AudioSink.maximumChunks)) { continuation in
            let task = Task {
                do {
                    try await run(into: continuation)
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    private func run(into continuation: AsyncThrowingStream<[Int16], any Error>.Continuation) async throws {
        var hasSounded = false
        var failures = 0
        while !Task.isCancelled {
            do {
                for try await chunk in source.chunks() {
                    if failures > 0, !chunk.isEmpty {
                        tell(.back)
                        failures = 0
                    }
                    hasSounded = hasSounded || !chunk.isEmpty
                    continuation.yield(chunk)
                }
                return
            } catch let error as SpeechError {
                guard hasSounded else { throw error }
                failures += 1
                if failures == 1 { tell(.lost(error)) }
                try await pause(failures)
            }
        }
    }
}
