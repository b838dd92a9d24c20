/// What makes somebody's words count, which tells how likely they are meant for the home.
public enum ActivationMode: String, Hashable, Sendable, Codable, CodingKeyRepresentable {
    /// Somebody pressed a button, or gave a recording to a grammar: what was said is meant, and doubt is asked about.
    case pushToTalk
    /// All that a microphone hears, or a recording holds, may be meant.
    case openMicrophone
    /// Only what begins with the wake phrase counts, and a first look has told that the sound may.
    case wakePhrase
}
