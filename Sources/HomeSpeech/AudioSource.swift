import Foundation

/// Where sound comes from while it is being made.
public protocol AudioSource: Sendable {
    /// The sound from now on, 16-bit mono at 16 kHz, in chunks as they come.
    ///
    /// Ends when the source ends, fails with `SpeechError`, and stops recording when nobody listens any more. If nobody
    /// fetches the chunks for half a minute, the oldest are dropped.
    func chunks() -> AsyncThrowingStream<[Int16], any Error>
}

extension AudioSource {
    /// A stream that a thread of its own fills: reading blocks, and must hold up nobody else.
    ///
    /// The body is called once and returns when the source has ended or `isWanted` says false.
    func stream(
        named name: String,
        _ body: @escaping @Sendable (AudioSink) throws(SpeechError) -> Void
    ) -> AsyncThrowingStream<[Int16], any Error> {
        AsyncThrowingStream(bufferingPolicy: .bufferingNewest(AudioSink.maximumChunks)) { continuation in
            let sink = AudioSink(continuation)
            let thread = Thread {
                do throws(SpeechError) {
                    try body(sink)
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            thread.name = name
            thread.start()
        }
    }
}
