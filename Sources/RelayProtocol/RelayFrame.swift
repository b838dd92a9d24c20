/// What goes between a relay and those who are connected to it: a kind, the number of a stream, and bytes.
///
/// On the wire: one byte for the kind, four for the stream and two for the length, big-endian, then the bytes.
public struct RelayFrame: Hashable, Sendable {
    /// What a frame is for.
    public enum Kind: UInt8, Sendable, CaseIterable {
        /// A hub wants to be reached: the version of the protocol.
        case register = 1
        /// The relay asks whether it is that hub: the first message of NX.
        case challenge
        /// It is: the second message of NX, which has the hub's public key.
        case proof
        /// The hub is reached from now on.
        case registered
        /// A person wants to reach a hub: the version, and the hub's public key. To the hub: somebody has come, on this stream.
        case open
        /// Sealed bytes, which the relay hands on as they are.
        case data
        /// A stream has ended: one byte says why.
        case close
        /// The relay asks whether the other side is there.
        case ping
        /// It is.
        case pong
    }

    /// Why a stream has ended.
    public enum End: UInt8, Error, Sendable, CaseIterable {
        /// One side has ended it.
        case over = 0
        /// No such hub is connected.
        case noHub
        /// The hub does not know who came, or took what came for forged.
        case refused
        /// So many are there, or have come within a second, that no more are served.
        case busy
        /// It took too long.
        case slow
        /// The other side speaks another version, or none of this protocol.
        case unclear
    }

    /// The version of the protocol, of frames and sealed bytes alike.
    public static let version: UInt8 = 1
    /// The most bytes of a frame behind its head: 16 KiB and a tag.
    public static let longestPayload = (16 << 10) + 16
    static let headLength = 7

    /// What it is for.
    public let kind: Kind
    /// The stream that it belongs to; 0 between a relay and a client, who have only one.
    public let stream: UInt32
    /// The bytes, at most ``longestPayload``.
    public let payload: [UInt8]

    /// A frame of the given parts.
    public init(_ kind: Kind, stream: UInt32 = 0, _ payload: [UInt8] = []) {
        precondition(payload.count <= Self.longestPayload, "a frame is bounded")
        (self.kind, self.stream, self.payload) = (kind, stream, payload)
    }

    /// A frame that ends a stream.
    public static func close(_ end: End, stream: UInt32 = 0) -> RelayFrame {
        RelayFrame(.close, stream: stream, [end.rawValue])
    }

    /// Why a stream has ended, of a frame that says so; what cannot be read is ``End/over``.
    public var end: End { payload.first.flatMap { End(rawValue: $0) } ?? .over }

    /// The frame as it is sent.
    public var bytes: [UInt8] {
        let number = (0..<4).map { UInt8(truncatingIfNeeded: stream >> (24 - $0 * 8)) }
        return [kind.rawValue] + number + [UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)] + payload
    }
}

/// Reads frames out of a stream of bytes that may be cut anywhere.
public struct RelayFrameReader: Sendable {
    private var buffer: [UInt8] = []
    /// How much of the buffer has been read.
    private var position = 0

    /// A reader of a connection that begins.
    public init() {}

    /// Takes bytes in the order in which they arrived.
    public mutating func feed(_ bytes: some Collection<UInt8>) {
        buffer.removeFirst(position)
        position = 0
        buffer.append(contentsOf: bytes)
    }

    /// The next whole frame; nil where more bytes are needed.
    ///
    /// - Throws: `RelayFault` where the bytes are no frame.
    public mutating func next() throws(RelayFault) -> RelayFrame? {
        let head = buffer[position...].prefix(RelayFrame.headLength)
        guard let first = head.first else { return nil }
        guard let kind = RelayFrame.Kind(rawValue: first) else { throw .noFrame }
        guard head.count == RelayFrame.headLength else { return nil }
        let numbers = Array(head)
        let length = Int(numbers[5]) << 8 | Int(numbers[6])
        guard length <= RelayFrame.longestPayload else { throw .tooLong }
        let start = position + RelayFrame.headLength
        guard buffer.count - start >= length else { return nil }
        position = start + length
        let stream = numbers[1...4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        return RelayFrame(kind, stream: stream, Array(buffer[start..<position]))
    }
}

/// Why what comes over a connection is none of this protocol; it is ended.
public enum RelayFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// It does not begin as a frame does.
    case noFrame
    /// A frame is longer than any may be.
    case tooLong
    /// A frame has no place there.
    case unexpected
    /// The other side did not say in time what it wants.
    case silent

    /// What is wrong, in words.
    public var description: String {
        switch self {
        case .noFrame: "what came is no frame of the relay's protocol"
        case .tooLong: "a frame is longer than \(RelayFrame.longestPayload) bytes"
        case .unexpected: "a frame came that has no place there"
        case .silent: "the other side was silent for too long"
        }
    }
}
