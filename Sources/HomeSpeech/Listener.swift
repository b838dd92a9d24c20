/// Listens to a source and gives what is said, one utterance after the other.
///
/// An utterance begins half a second before its first speech and ends after 0.6 s of silence, or after 15 s. Whoever can
/// tell that a sentence is whole has it sooner; see ``readings(by:standing:)``.
public struct Listener: Sendable {
    private let source: any AudioSource
    private let attention: Attention
    private let silences: EndPointer.Silences
    private let isPatient: Bool

    /// Makes a listener; it begins with ``utterances()``.
    ///
    /// - Parameters:
    ///   - attention: whether what comes in counts.
    ///   - closingSilence: the silence that ends a sentence that is whole, in milliseconds.
    public init(to source: any AudioSource, attention: Attention = Attention(), closingSilence: Int? = nil) {
        self.source = source
        self.attention = attention
        isPatient = closingSilence != nil
        var silences = EndPointer.Silences()
        if let closingSilence { silences.short = min(silences.long, max(silences.pause, closingSilence / 10)) }
        self.silences = silences
    }

    /// The utterances from now on.
    ///
    /// Ends when the source ends, fails as the source does, and stops the source when nobody listens any more. At most eight
    /// utterances wait; more push out the oldest.
    public func utterances() -> AsyncThrowingStream<Audio, any Error> {
        readings(by: { $0 }, standing: { _ in .open })
    }

    /// What a reader makes of the utterances from now on.
    ///
    /// The reader looks at an utterance when its speaker pauses, while more sound comes in. What is over counts as soon as
    /// it is read, what is whole after a short silence, all else after a long one. So reading takes no time of its own,
    /// and someone who goes on after a pause is heard out. Who gave a closing silence has it kept for what is over too.
    ///
    /// - Parameter follow: is given what was said so far, time and again while somebody speaks.
    public func readings<Reading: Sendable>(
        by read: @escaping @Sendable (Audio) async throws -> Reading,
        standing: @escaping @Sendable (Reading) -> Standing,
        following follow: (@Sendable (Audio) async -> Void)? = nil
    ) -> AsyncThrowingStream<Reading, any Error> {
        AsyncThrowingStream(bufferingPolicy: .bufferingNewest(8)) { continuation in
            let task = Task {
                do {
                    var desk = ReadingDesk(read: read, standing: standing, follow: follow)
                    try await listen(&desk, continuation)
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    private func listen<Reading: Sendable>(
        _ desk: inout ReadingDesk<Reading>, _ outlet: AsyncThrowingStream<Reading, any Error>.Continuation
    ) async throws {
        var endPointer = EndPointer(silences: silences)
        for try await piece in source.pieces() {
            let ruling = attention.rule(on: piece.count, isSpeaking: endPointer.isSpeaking)
            guard ruling == .heard else {
                endPointer.overhear(piece, forgetting: ruling == .lost)
                desk.clear()
                continue
            }
            for event in endPointer.take(piece) {
                let (reading, isEarly) = try await desk.take(event)
                if isEarly { endPointer.close() }
                if let reading { give(reading, to: outlet) }
                // What is left of this piece came after the sentence; 20 ms of silence are no loss.
                if isEarly { break }
            }
            if !isPatient, let reading = desk.over() {
                endPointer.close()
                give(reading, to: outlet)
            }
        }
        if let last = endPointer.finish(), let reading = try await desk.take(last).reading { give(reading, to: outlet) }
    }

    private func give<Reading: Sendable>(
        _ reading: Reading, to outlet: AsyncThrowingStream<Reading, any Error>.Continuation
    ) {
        attention.wasGiven()
        outlet.yield(reading)
    }
}
