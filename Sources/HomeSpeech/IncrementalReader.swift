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
    private var partial: (task: Task<Void, Never>, state: Progress)?
    private var running: Task<Reading, any Error>?
    private var result = Result()

    /// What a task has read, for whoever does not wait for it.
    private final class Result: Sendable {
        let reading = Mutex<Reading?>(nil)
    }

    /// Whether the partial decoding has ended.
    private final class Progress: Sendable {
        let isDone = Atomic(false)
    }

    /// - Parameter decodePartial: looks at what was said so far, to know it sooner when it is to be read.
    init(
        read: @escaping @Sendable (Audio) async throws -> Reading,
        completeness: @escaping @Sendable (Reading) -> Completeness,
        decodePartial: (@Sendable (Audio) async -> Void)? = nil
    ) {
        self.read = read
        self.completeness = completeness
        self.decodePartial = decodePartial
    }

    /// Drops what is being read.
    mutating func clear() {
        running?.cancel()
        running = nil
        result = Result()
    }

    /// A reading that counts, and whether it does before the utterance has ended.
    mutating func take(_ event: Endpointer.Event) async throws -> (reading: Reading?, isEarly: Bool) {
        switch event {
        case .spoke(let audio): beginPartial(audio)
        case .paused(let audio): begin(audio)
        case .resumed: clear()
        case .fellSilent:
            guard let reading = try await running?.value, completeness(reading) != .incomplete else { break }
            clear()
            return (reading, true)
        case .ended(let audio):
            defer { clear() }
            // After the pause nothing but silence came in, so what was read then stands.
            if let running { return (try await running.value, false) }
            return (try await read(audio), false)
        }
        return (nil, false)
    }

    /// What has been read meanwhile, if nothing is likely to follow it.
    mutating func takeFinal() -> Reading? {
        guard running != nil, let reading = result.reading.withLock({ $0 }), completeness(reading) == .final else {
            return nil
        }
        clear()
        return reading
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
        running = Task { [read, result, partial] in
            await partial?.task.value
            let reading = try await read(audio)
            result.reading.withLock { $0 = reading }
            return reading
        }
    }
}
