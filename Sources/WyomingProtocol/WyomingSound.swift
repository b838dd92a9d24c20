import HomeModel

/// How the samples of sound lie in bytes: rate, width of a sample in bytes, channels.
public struct WyomingSoundFormat: Hashable, Sendable {
    /// Samples a second.
    public let rate: Int
    /// Bytes of a sample.
    public let width: Int
    /// Channels, whose samples take turns.
    public let channels: Int

    /// A format of the given parts; nil for one that nobody records in.
    public init?(rate: Int, width: Int, channels: Int) {
        guard 4_000...192_000 ~= rate, 1...4 ~= width, 1...32 ~= channels else { return nil }
        (self.rate, self.width, self.channels) = (rate, width, channels)
    }

    /// The format that an event tells; nil where it tells none, or none that can be read.
    public init?(_ event: WyomingEvent) {
        guard let rate = event[number: "rate"], let width = event[number: "width"],
            let channels = event[number: "channels"]
        else { return nil }
        self.init(rate: rate, width: width, channels: channels)
    }

    /// What an event tells of sound in this format.
    public var data: [String: JSON] {
        ["rate": .int(Int64(rate)), "width": .int(Int64(width)), "channels": .int(Int64(channels))]
    }

    /// The bytes of one sample of each channel.
    public var frame: Int { width * channels }
}
