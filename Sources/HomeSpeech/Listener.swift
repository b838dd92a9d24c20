/// Listens to a source and gives what is said, one utterance after the other.
///
/// An utterance begins half a second before its first speech and ends after 0.6 s of silence, or after 15 s. Whoever can
/// tell that a sentence is whole has it sooner; see ``readings(by:completeness:)``.
public struct Listener: Sendable {
    private let source: any AudioSource
    private let gate: ListeningGate
    private let silences: Endpointer.Silences
    private let keepsClosingSilence: Bool

    /// Makes a listener; it begins with ``utterances()``.
    ///
    /// - Parameters:
    ///   - gate: whether what comes in counts.
    ///   - closingSilence: the silence that ends a sentence that is whole, in milliseconds.
    public init(to source: any AudioSource, gate: ListeningGate = ListeningGate(), closingSilence: Int? = nil) {
        self.source = source
        self.gate = gate
        keepsClosingSilence = closingSilence != nil
        var silences = Endpointer.Silences()
        if let closingSilence { silences.short = min(silences.long, max(silences.pause, closingSilence / 10)) }
        self.silences = silences
    }

    /// The utterances from now on.
    ///
    /// Ends when the source ends, fails as the source does, and stops the source when nobody listens any more. At most eight
    /// utterances wait; more push out the oldest.
    public func utterances() -> AsyncThrowingStream<Audio, any Error> {
        readings(by: { $0 }, completeness: { _ in .incomplete })
    }

    /// What a reader makes of the utterances from now on.
    ///
    /// The reader looks at an utterance when its speaker pauses, while more sound comes in. What is final counts as soon as
    /// it is read, what is complete after a short silence, all else after a long one. So reading takes no time of its own,
    /// and someone who goes on after a pause is heard out. Who gave a closing silence has it kept for what is final too.
    ///
    /// - Parameter decodePartial: is given what was said so far, time and again while somebody speaks.
    public func readings<Reading: Sendable>(
        by read: @escaping @Sendable (Audio) async throws -> Reading,
        completeness: @escaping @Sendable (Reading) -> Completeness,
        partial decodePartial: (@Sendable (Audio) async -> Void)? = nil
    ) -> AsyncThrowingStream<Reading, any Error> {
        AsyncThrowingStream(bufferingPolicy: .bufferingNewest(8)) { continuation in
            let giveFinal: @Sendable (Reading) -> Void = { give($0, to: continuation) }
            let task = Task {
                do {
                    var reader = IncrementalReader(
                        read: read, completeness: completeness, decodePartial: decodePartial,
                        giveFinal: keepsClosingSilence ? nil : giveFinal)
                    try await listen(&reader, continuation)
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    private func listen<Reading: Sendable>(
        _ reader: inout IncrementalReader<Reading>, _ outlet: AsyncThrowingStream<Reading, any Error>.Continuation
    ) async throws {
        var endpointer = Endpointer(silences: silences)
        for try await chunk in source.chunks() {
            if reader.hasGiven() { endpointer.close() }
            let (classification, sound) = gate.classify(chunk, isSpeaking: endpointer.isSpeaking)
            guard classification == .heard else {
                endpointer.updateNoiseFloor(sound, forgetting: classification == .lost)
                reader.clear()
                continue
            }
            for event in endpointer.take(sound) {
                let (reading, isOver) = try await reader.take(event)
                if isOver { endpointer.close() }
                if let reading { give(reading, to: outlet) }
                // What is left of the sound came after the sentence; 20 ms of silence are no loss.
                if isOver { break }
            }
        }
        if let last = endpointer.finish(), let reading = try await reader.take(last).reading {
            give(reading, to: outlet)
        }
    }

    private func give<Reading: Sendable>(
        _ reading: Reading, to outlet: AsyncThrowingStream<Reading, any Error>.Continuation
    ) {
        gate.wasGiven()
        outlet.yield(reading)
    }
}
