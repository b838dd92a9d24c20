/// Listens to a source and gives what is said, one utterance after the other.
///
/// An utterance begins half a second before its first speech and ends after 0.7 s of silence, or after 15 s.
public struct Listener: Sendable {
    private let source: any AudioSource

    /// Makes a listener; it begins with ``utterances()``.
    public init(to source: any AudioSource) {
        self.source = source
    }

    /// The utterances from now on.
    ///
    /// Ends when the source ends, fails as the source does, and stops the source when nobody listens any more. At most eight
    /// utterances wait; more push out the oldest.
    public func utterances() -> AsyncThrowingStream<Audio, any Error> {
        AsyncThrowingStream(bufferingPolicy: .bufferingNewest(8)) { continuation in
            let task = Task {
                do {
                    var endPointer = try EndPointer.make()
                    for try await piece in source.pieces() {
                        for utterance in endPointer.take(piece) { continuation.yield(utterance) }
                    }
                    if let last = endPointer.finish() { continuation.yield(last) }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }
}
