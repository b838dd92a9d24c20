import Synchronization

/// Whether what comes from a microphone counts: always, or only after someone asked for it, and never while a tone plays.
///
/// While a sound is played of which it is told, only what somebody says over it counts.
public final class ListeningGate: Sendable {
    private struct State {
        var isOpen: Bool
        var isDeaf = false
        /// The samples that still have to pass unheard or without speech.
        var deafSamples = 0
        var waitingSamples = 0
        var ownVoice = OwnVoice()
        /// What came in while nobody could tell whose it is.
        var held: [Int16] = []
        /// What is to be done once somebody speaks over what is played.
        var interrupted: (@Sendable () -> Void)?
    }

    private let state: Mutex<State>
    private let isAlwaysOpen: Bool

    /// How long someone who asked may stay silent, in samples: eight seconds.
    private static let patience = 8 * Audio.sampleRate
    /// What of a tone still comes in after it has ended, in samples: 0.15 s.
    private static let echo = Audio.sampleRate * 15 / 100

    /// The gate of an open microphone, or of one that waits for ``ask()``.
    public init(alwaysOpen: Bool = true) {
        isAlwaysOpen = alwaysOpen
        state = Mutex(State(isOpen: alwaysOpen))
    }

    /// From now on one utterance counts.
    public func ask() {
        state.withLock {
            $0.isOpen = true
            $0.waitingSamples = 0
        }
    }

    /// Nothing counts until ``listenAgain()``.
    public func stopListening() {
        state.withLock { $0.isDeaf = true }
    }

    /// What comes in counts again, the echo of a tone left out.
    public func listenAgain() {
        state.withLock {
            $0.isDeaf = false
            $0.deafSamples = Self.echo
        }
    }

    /// From now on a sound is played that the microphone hears, too; it does not count.
    ///
    /// - Parameter interrupted: called once, when somebody speaks over it.
    public func beginPlaying(_ sound: [Int16], interrupted: @escaping @Sendable () -> Void) {
        state.withLock { state in
            state.ownVoice.begin(sound)
            state.interrupted = interrupted
        }
    }

    /// Nothing is played any more.
    public func endPlaying() {
        state.withLock { state in
            state.ownVoice.end()
            state.interrupted = nil
        }
    }

    /// How a piece of sound is taken.
    enum Classification: Hashable {
        case heard
        /// Only to know the room.
        case overheard
        /// Not even that much is kept for what may follow.
        case lost
    }

    /// Takes note of a piece of sound, which counts or not, and is compared with what is played.
    ///
    /// - Returns: the classification, and on what: nothing yet where nobody can tell whose it is, and later all that was held back. So
    ///   somebody who speaks over what is played is heard from his first word on, where the microphone has no echo.
    func classify(_ piece: [Int16], isSpeaking: Bool) -> (classification: Classification, sound: [Int16]) {
        let (verdict, sound, interrupted): (OwnVoice.Verdict, [Int16], (@Sendable () -> Void)?) = state.withLock {
            state in
            let verdict = state.ownVoice.take(piece)
            if verdict == .unknown {
                state.held += piece
                return (verdict, [], nil)
            }
            defer { state.held = [] }
            return (verdict, state.held + piece, verdict == .other ? state.interrupted.take() : nil)
        }
        interrupted?()
        switch verdict {
        case .unknown: return (.heard, [])
        case .own: return (.lost, sound)
        // What may be somebody's first word is kept for what follows.
        case .doubtful: return (.overheard, sound)
        case .other, .nothing: return (classify(sound.count, isSpeaking: isSpeaking), sound)
        }
    }

    /// Takes note of a piece of sound of a length, which counts or not.
    func classify(_ samples: Int, isSpeaking: Bool) -> Classification {
        state.withLock { state in
            if state.isDeaf { return .lost }
            if state.deafSamples > 0 {
                state.deafSamples -= samples
                return .lost
            }
            guard state.isOpen else { return .overheard }
            guard !isAlwaysOpen, !isSpeaking else { return .heard }
            state.waitingSamples += samples
            if state.waitingSamples > Self.patience { state.isOpen = false }
            return .heard
        }
    }

    /// An utterance was heard; who wants another asks again.
    func wasGiven() {
        state.withLock { $0.isOpen = isAlwaysOpen }
    }
}
