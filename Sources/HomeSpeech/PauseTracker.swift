/// Follows a sound that comes in piece by piece, and knows whether it ends with a pause.
///
/// Who holds a button has mostly said all when he pauses, and lets go of it a moment later.
public struct PauseTracker: Sendable {
    private var endpointer = Endpointer(silences: Endpointer.Silences(long: .max))
    private var count = 0

    /// How many samples came in up to the pause that the sound ends with; nil where it ends with speech, or holds none.
    ///
    /// It stays the same for as long as nothing but silence follows.
    public private(set) var start: Int?

    /// Nothing came in yet.
    public init() {}

    /// Takes the next piece of the sound.
    public mutating func take(_ piece: ArraySlice<Int16>) {
        for frame in stride(from: piece.startIndex, to: piece.endIndex, by: NoiseFloorTracker.frameLength) {
            let next = min(frame + NoiseFloorTracker.frameLength, piece.endIndex)
            count += next - frame
            for event in endpointer.take(Array(piece[frame..<next])) {
                switch event {
                case .paused: start = count
                case .resumed, .ended: start = nil
                case .spoke, .fellSilent: break
                }
            }
        }
    }
}
