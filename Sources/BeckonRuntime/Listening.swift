import HomeLanguage
import HomeSpeech
import Synchronization

/// Where sound comes from.
public enum Microphone: Hashable, Sendable {
    /// A sound card by its own name, or an ALSA device; without one, the system's default.
    case device(String?)
    /// A command that writes raw 16-bit mono sound at 16 kHz.
    case command(String)

    /// The sound as it comes in.
    public var source: any AudioSource {
        switch self {
        case .device(let name): name.map { MicrophoneSource(device: $0) } ?? MicrophoneSource()
        case .command(let command): CommandSource(command)
        }
    }
}

/// How a microphone is listened to.
public struct ListeningSettings: Sendable {
    /// Where sound comes from.
    public var microphone: Microphone
    /// What someone presses before talking; nil listens all the time.
    public var button: TalkButton?
    /// Whether tones tell that the ear listens, and that it did not understand.
    public var sounds: Bool
    /// The silence that ends a command that is whole, in milliseconds.
    public var closingSilence: Int?
    /// Where recordings of what was said are kept; nil keeps none.
    public var recordings: RecordingFolder?

    /// What answers aloud, so that the ear does not take it for somebody; nil where nothing does.
    public var speaker: ReplySpeaker?

    /// Settings of the given parts.
    public init(
        _ microphone: Microphone, button: TalkButton? = nil, sounds: Bool = false, closingSilence: Int? = nil,
        recordings: RecordingFolder? = nil
    ) {
        self.microphone = microphone
        self.button = button
        self.sounds = sounds
        self.closingSilence = closingSilence
        self.recordings = recordings
    }
}

/// What comes of listening.
public enum ListeningEvent: Sendable {
    /// Something was said to the home; nothing is done yet.
    case heard(RecognisedUtterance)
    /// The wake phrase was said without a command, or the button was pressed: the next utterance is a command.
    case attentive
    /// Something is wrong, or right again; listening goes on.
    case notice(String)
}

/// Whether someone who said the wake phrase still has the ear.
///
/// A phrase alone opens it for the next utterance, for eight seconds.
public final class Waking: Sendable {
    private let until = Mutex<ContinuousClock.Instant?>(nil)
    private static let patience = Duration.seconds(8)

    /// An ear that nobody has.
    public init() {}

    /// The phrase was said alone.
    public func open() { until.withLock { $0 = .now + Self.patience } }

    /// Whether the ear is open for one more utterance.
    public var isOpen: Bool { until.withLock { $0.map { $0 > .now } ?? false } }

    /// The utterance has come.
    public func close() { until.withLock { $0 = nil } }
}
