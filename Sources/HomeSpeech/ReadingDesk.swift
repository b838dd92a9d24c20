import Synchronization

/// Whether what was said so far is all that is said.
public enum Standing: Hashable, Sendable {
    /// No sentence yet: only a long silence ends it.
    case open
    /// A sentence, which may go on: a short silence ends it.
    case whole
    /// A sentence after which hardly anything can follow: it ends as soon as it is read.
    case over
}

/// Reads an utterance while its speaker pauses, and decides whether it is whole.
struct ReadingDesk<Reading: Sendable> {
    let read: @Sendable (Audio) async throws -> Reading
    let standing: @Sendable (Reading) -> Standing
    private let follow: (@Sendable (Audio) async -> Void)?
    private var following: (task: Task<Void, Never>, state: Following)?
    private var running: Task<Reading, any Error>?
    private var result = Result()

    /// What a task has read, for whoever does not wait for it.
    private final class Result: Sendable {
        let reading = Mutex<Reading?>(nil)
    }

    /// Whether what was given to be followed has been.
    private final class Following: Sendable {
        let isDone = Atomic(false)
    }

    /// - Parameter follow: looks at what was said so far, to know it sooner when it is to be read.
    init(
        read: @escaping @Sendable (Audio) async throws -> Reading,
        standing: @escaping @Sendable (Reading) -> Standing,
        follow: (@Sendable (Audio) async -> Void)? = nil
    ) {
        self.read = read
        self.standing = standing
        self.follow = follow
    }

    /// Drops what is being read.
    mutating func clear() {
        running?.cancel()
        running = nil
        result = Result()
    }

    /// A reading that counts, and whether it does before the utterance has ended.
    mutating func take(_ event: EndPointer.Event) async throws -> (reading: Reading?, isEarly: Bool) {
        switch event {
        case .spoke(let audio): begin(following: audio)
        case .paused(let audio): begin(audio)
        case .wentOn: clear()
        case .fellSilent:
            guard let reading = try await running?.value, standing(reading) != .open else { break }
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
    mutating func over() -> Reading? {
        guard running != nil, let reading = result.reading.withLock({ $0 }), standing(reading) == .over else {
            return nil
        }
        clear()
        return reading
    }

    /// Has what was said so far followed, unless what was said before still is.
    private mutating func begin(following saidSoFar: Audio) {
        guard let follow, running == nil else { return }
        if let following, !following.state.isDone.load(ordering: .acquiring) { return }
        let state = Following()
        let task = Task {
            await follow(saidSoFar)
            state.isDone.store(true, ordering: .releasing)
        }
        following = (task, state)
    }

    private mutating func begin(_ audio: Audio) {
        clear()
        running = Task { [read, result, following] in
            await following?.task.value
            let reading = try await read(audio)
            result.reading.withLock { $0 = reading }
            return reading
        }
    }
}
