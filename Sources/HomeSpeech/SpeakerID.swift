import Synchronization

/// Whose sound comes in by itself, whoever else speaks meanwhile: a microphone, a satellite, a client.
public struct SpeakerID: Hashable, Sendable {
    private static let last = Atomic<UInt64>(0)
    private let number: UInt64

    /// Another speaker than all before.
    public init() { number = Self.last.wrappingAdd(1, ordering: .relaxed).newValue }
}
