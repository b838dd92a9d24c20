import MQTTTransport

/// How the hub meets an MQTT broker.
public struct MQTTSettings: Sendable {
    /// The broker.
    public var broker: MQTTBroker
    /// What the hub's own topics begin with.
    public var prefix = "beckon"
    /// What the topics begin with at which Home Assistant looks for things; nil shows it none.
    public var discovery: String? = "homeassistant"
    /// The client whose rights, room and user hold for all that comes from there; nil may do everything but open.
    public var client: String?
    /// Whether a command of Home Assistant unlocks, opens and disarms: it counts as the yes.
    public var mayOpen = false
    /// What of Hermes is served.
    public var hermes = Set(HermesPart.allCases)

    /// Settings for a broker.
    public init(_ broker: MQTTBroker) { self.broker = broker }
}

/// A part of a voice assistant that speaks Hermes; others may serve the rest.
public enum HermesPart: String, Sendable, CaseIterable {
    /// Tells what a text means, and does nothing.
    case nlu
    /// Talks with people, and does what they say.
    case dialogue
    /// Writes down what is said.
    case asr
    /// Says a text aloud.
    case tts
}
