import Synchronization

/// Whether what was said so far is a whole sentence, which decides how long a silence ends it.
public enum Completeness: Hashable, Sendable {
    /// No sentence yet: only a long silence ends it.
    case incomplete
    /// A sentence, which may go on: a short silence ends it.
    case complete
    /// A sentence after which hardly anything can follow: it ends as soon as it is read.
    case final
}

/// Reads an utterance while its speaker pauses, and decides whether it has ended.
struct IncrementalReader<Reading: Sendable> {
    let read: @Sendable (Audio) async throws -> Reading
    let completeness: @Sendable (Reading) -> Completeness
    private let decodePartial: (@Sendable (Audio) async -> Void)?
    private let giveFinal: (@Sendable (Reading) -> Void)?
    private var partial: (task: Task<Void, Never>, state: Progress)?
    private var running: (task: Task<Reading, any Error>, latch: Latch)?

    /// Whether a reading was given or dropped; what comes first counts.
    private final class Latch: Sendable {
        private let state = Atomic(false)

        var isSet: Bool { state.load(ordering: .acquiring) }

        /// Sets it; false where it was set before.
        func set() -> Bool { !state.exchange(true, ordering: .acquiringAndReleasing) }
    }

    /// Whether the partial decoding has ended.
    private final class Progress: Sendable {
        let isDone = Atomic(false)
    }

    /// - Parameters:
    ///   - decodePartial: looks at what was said so far, to know it sooner when it is to be read.
    ///   - giveFinal: is given a reading after which hardly anything can follow as soon as it is there; without it, such a one
    ///     counts after a short silence as others do.
    init(
        read: @escaping @Sendable (Audio) async throws -> Reading,
        completeness: @escaping @Sendable (Reading) -> Completeness,
        decodePartial: (@Sendable (Audio) async -> Void)? = nil, giveFinal: (@Sendable (Reading) -> Void)? = nil
    ) {
        self.read = read
        self.completeness = completeness
        self.decodePartial = decodePartial
        self.giveFinal = giveFinal
    }

    /// Drops what is being read; false where it has been given, so that the utterance is over.
    @discardableResult
    mutating func clear() -> Bool {
        guard let (task, latch) = running else { return true }
        running = nil
        task.cancel()
        return latch.set()
    }

    /// A reading that counts, and whether the utterance is over before its end.
    mutating func take(_ event: Endpointer.Event) async throws -> (reading: Reading?, isOver: Bool) {
        switch event {
        case .spoke(let audio): beginPartial(audio)
        case .paused(let audio): begin(audio)
        case .resumed: return (nil, !clear())
        case .fellSilent:
            guard let reading = try await running?.task.value, completeness(reading) != .incomplete else { break }
            return (clear() ? reading : nil, true)
        case .ended(let audio):
            // After the pause nothing but silence came in, so what was read then stands.
            guard let running else { return (try await read(audio), false) }
            let reading = try await running.task.value
            return (clear() ? reading : nil, false)
        }
        return (nil, false)
    }

    /// Whether a reading was given since this was asked last, so that the utterance is over.
    mutating func hasGiven() -> Bool {
        guard let running, running.latch.isSet else { return false }
        self.running = nil
        return true
    }

    /// Decodes what was said so far, unless what was said before still is being decoded.
    private mutating func beginPartial(_ saidSoFar: Audio) {
        guard let decodePartial, running == nil else { return }
        if let partial, !partial.state.isDone.load(ordering: .acquiring) { return }
        let state = Progress()
        let task = Task {
            await decodePartial(saidSoFar)
            state.isDone.store(true, ordering: .releasing)
        }
        partial = (task, state)
    }

    private mutating func begin(_ audio: Audio) {
        clear()
        let latch = Latch()
        let task = Task { [read, completeness, giveFinal, partial] in
            await partial?.task.value
            let reading = try await read(audio)
            if let giveFinal, completeness(reading) == .final, latch.set() { giveFinal(reading) }
            return reading
        }
        running = (task, latch)
    }
}
