import BeckonRuntime
import HomeSpeech

/// How a hub meets Wyoming: as a service for others, and as the server of satellites.
public struct WyomingSettings: Sendable {
    /// Where others find the services; nil is nowhere.
    public var address: NetworkPlace?
    /// The client whose rights whoever asks there has; nil are those of somebody who may do everything but open.
    public var client: String?
    /// Whether the services are announced in the network.
    public var isAnnounced = true
    /// The satellites.
    public var satellites: [SatelliteSettings] = []
    /// The words that have to come before a command, where the hub listens for them; nil is the preset.
    public var wake: String?
    /// The command that says replies aloud; nil is the library's voice.
    public var voiceCommand: String?

    /// Settings without anything in them.
    public init() {}

    /// What says replies aloud.
    var voice: any SpeechSynthesis { SpeechSynthesiser.voice(voiceCommand) }

    /// Whether anybody is met at all.
    var isOn: Bool { address != nil || !satellites.isEmpty }
}

/// A satellite: a microphone and a loudspeaker somewhere in the network.
public struct SatelliteSettings: Hashable, Sendable {
    /// What it is called.
    public var name: String
    /// Where it is in the network.
    public var place: NetworkPlace
    /// The room that it stands in; nil is the area that it tells itself.
    public var room: String?
    /// The client whose rights whoever speaks to it has; nil are those of somebody who may do everything but open.
    public var client: String?

    /// The most satellites.
    public static let most = 64
    /// The most bytes of a name.
    static let longestName = 64

    /// A satellite by its text, “Hall=192.168.1.20:10700,room=Hall,client=Hall”; nil where it is none.
    public init?(_ text: String) {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        guard text.utf8.count <= 1_024, let head = parts.first, let equals = head.firstIndex(of: "="),
            let place = NetworkPlace(String(head[head.index(after: equals)...]))
        else { return nil }
        name = String(head[..<equals])
        self.place = place
        guard !name.isEmpty, name.utf8.count <= Self.longestName else { return nil }
        for part in parts.dropFirst() {
            guard let equals = part.firstIndex(of: "=") else { return nil }
            let value = String(part[part.index(after: equals)...])
            guard !value.isEmpty else { return nil }
            switch part[..<equals] {
            case "room": room = value
            case "client": client = value
            default: return nil
            }
        }
    }
}
