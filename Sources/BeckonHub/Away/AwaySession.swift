import BeckonRuntime
import HAPCrypto
import HAPWire
import RelayProtocol

/// What is said between a person's program and the hub: the same requests and answers as at home, sealed for each other.
struct AwaySession {
    /// The most bytes of a request.
    private static let limits = HTTPLimits(head: 16 << 10, body: 64 << 10)
    /// The most bytes that are sealed at once.
    private static let longestPiece = RelayFrame.longestPayload - ChaChaPoly.tagLength

    private let stream: AwayStream
    private let send: @Sendable ([UInt8]) throws(RelayFrame.End) -> Void
    private let responder: Responder
    private var incoming: AsyncStream<[UInt8]>.Iterator
    private var session: NoiseSession

    /// Greets whoever has come; nil where they go before they have said who they are.
    ///
    /// Nothing is done for what comes along with the greeting: that could be said again by somebody else.
    ///
    /// - Throws: `NoiseError` where it is not meant for this hub, `RelayFrame.End.refused` where the hub does not know them.
    init?(
        hub: Hub, key: AgreementKey, stream: AwayStream,
        send: @escaping @Sendable ([UInt8]) throws(RelayFrame.End) -> Void
    ) async throws {
        var incoming = stream.incoming
        guard let greeting = await incoming.next() else { return nil }
        var handshake = RelayHandshakes.hub(key)
        _ = try handshake.read(greeting)
        guard let client = handshake.otherStatic, try await hub.authenticator.knows(client) else {
            throw RelayFrame.End.refused
        }
        try send(try handshake.write())
        (self.stream, self.send, self.incoming, session) = (stream, send, incoming, handshake.session)
        responder = Responder(hub: hub, door: .away(client))
    }

    /// Answers requests until the stream ends.
    ///
    /// - Throws: `NoiseError` where a message is not the next one that the client has sealed, `HTTPFault` where it is no
    ///   request, `RelayFrame.End.refused` once the client was removed.
    mutating func answer() async throws {
        var (reader, isWaiting) = (HTTPReader(limits: Self.limits), true)
        stream.expect(within: AwayStream.request)
        while let sealed = await incoming.next() {
            reader.feed(try session.open(sealed))
            // However slowly it trickles in, a request has to be whole in time.
            if isWaiting { stream.expect(within: AwayStream.request) }
            isWaiting = false
            while let request = try reader.next() {
                stream.expect(within: nil)
                // What was begun is finished, whoever goes meanwhile.
                let answer = await Task { [responder] in await responder.answer(to: request) }.value
                try say(answer.bytes)
                if answer.start == .response(status: 401) { throw RelayFrame.End.refused }
                stream.expect(within: AwayStream.idle)
                isWaiting = true
            }
        }
    }

    private mutating func say(_ bytes: [UInt8]) throws {
        for start in stride(from: 0, to: bytes.count, by: Self.longestPiece) {
            try send(try session.seal(Array(bytes[start..<min(start + Self.longestPiece, bytes.count)])))
        }
    }
}
