/// What is told under a topic.
public struct MQTTMessage: Hashable, Sendable {
    /// The topic, with "/" between its levels.
    public var topic: String
    /// What is told.
    public var payload: [UInt8]
    /// Whether the broker keeps it for whoever comes later; of one that came in, whether it was kept.
    public var isRetained: Bool
    /// Whether the broker has to say that it has it.
    public var isConfirmed: Bool

    /// A message of the given parts.
    public init(_ topic: String, _ payload: [UInt8], isRetained: Bool = false, isConfirmed: Bool = false) {
        self.topic = topic
        self.payload = payload
        self.isRetained = isRetained
        self.isConfirmed = isConfirmed
    }

    /// The same of a text.
    public init(_ topic: String, _ text: String, isRetained: Bool = false, isConfirmed: Bool = false) {
        self.init(topic, Array(text.utf8), isRetained: isRetained, isConfirmed: isConfirmed)
    }
}

/// What happens at a broker.
public enum MQTTEvent: Hashable, Sendable {
    /// It lets us in: what it should keep is told anew now, as it may have forgotten it.
    case connected
    /// Somebody told something.
    case message(MQTTMessage)
    /// It is not there any more, or never was; it is tried again by itself.
    case disconnected(MQTTFault)
    /// So many messages were left out, since they were too long or came too fast.
    case leftOut(Int)
}

/// How much is taken from a broker, whoever speaks there.
public struct MQTTLimits: Hashable, Sendable {
    /// The most bytes of a payload.
    public var payload = 256 << 10
    /// The most bytes of a topic.
    public var topic = 512
    /// The most messages that wait to be read.
    public var waiting = 2_048
    /// The most bytes of them.
    public var waitingBytes = 4 << 20
    /// The most messages that wait to be sent.
    public var outgoing = 16_384
    /// The most bytes of them.
    public var outgoingBytes = 16 << 20

    /// Limits that suit a home.
    public init() {}

    /// The most bytes of a packet with such a message.
    var packet: Int { payload + topic + 1_024 }
}
