import Synchronization

/// What a source's thread puts its sound into, and where it asks whether anybody still listens.
final class AudioSink: Sendable {
    /// The length of a chunk, in samples: 20 ms.
    static let chunkLength = 320
    /// How many chunks wait at most: half a minute.
    static let maximumChunks = 1500

    private let continuation: AsyncThrowingStream<[Int16], any Error>.Continuation
    private let wanted = Atomic(true)

    init(_ continuation: AsyncThrowingStream<[Int16], any Error>.Continuation) {
        self.continuation = continuation
        continuation.onTermination = { [weak self] _ in self?.wanted.store(false, ordering: .relaxed) }
    }

    /// Whether anybody still listens.
    var isWanted: Bool { wanted.load(ordering: .relaxed) }

    func put(_ chunk: [Int16]) {
        continuation.yield(chunk)
    }
}
