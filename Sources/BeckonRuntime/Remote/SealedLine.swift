import HAPCrypto
import RelayProtocol

/// A connection to a hub through a relay: what goes over it is sealed for that hub, and by it.
final class SealedLine: HubLine {
    /// The most bytes that are sealed at once.
    private static let longestPiece = RelayFrame.longestPayload - ChaChaPoly.tagLength
    /// How long relay and hub may take to answer the greeting, in seconds.
    private static let greetingPatience = 15

    private let home: RemoteHome
    private let patience: Int
    private let socket: OpenSocket
    private var reader = RelayFrameReader()
    private var session: NoiseSession

    /// A connection to a home's hub, which has shown that it is that one.
    ///
    /// - Parameters:
    ///   - patience: how long an answer is waited for, in seconds.
    ///   - greetingPatience: how long relay and hub may take to answer the greeting.
    init(
        to home: RemoteHome, patience: Int, greetingPatience: Int = SealedLine.greetingPatience
    ) throws(RemoteFault) {
        (self.home, self.patience) = (home, patience)
        let invitation = home.invitation
        guard let relay = NetworkPlace(invitation.relay) else { throw .badInvitation }
        do { socket = try OpenSocket(to: relay, patience: greetingPatience) } catch {
            throw .noRelay(relay.text, error.reason)
        }
        var handshake = RelayHandshakes.client(invitation.key, to: invitation.hub)
        var reader = RelayFrameReader()
        let greeting: [UInt8]
        do { greeting = try handshake.write() } catch { throw .notGenuine }
        let open = RelayFrame(.open, [RelayFrame.version] + invitation.hub)
        guard socket.write(open.bytes + RelayFrame(.data, greeting).bytes),
            let answer = try Self.frame(from: socket, &reader)
        else { throw socket.wasSilent ? .silent(relay.text) : .noRelay(relay.text, localized("remote-ended")) }
        if answer.kind == .close { throw Self.fault(answer.end, relay) }
        guard answer.kind == .data, (try? handshake.read(answer.payload)) != nil else { throw .notGenuine }
        (self.reader, session) = (reader, handshake.session)
        socket.patience = patience
    }

    private static func fault(_ end: RelayFrame.End, _ relay: NetworkPlace) -> RemoteFault {
        switch end {
        case .noHub: .noHub
        case .refused: .refused
        case .busy: .busy
        case .over, .slow, .unclear: .noRelay(relay.text, localized("remote-ended"))
        }
    }

    /// The next frame; nil where the other side has ended the connection.
    private static func frame(
        from socket: OpenSocket, _ reader: inout RelayFrameReader
    ) throws(RemoteFault) -> RelayFrame? {
        while true {
            do { if let frame = try reader.next() { return frame } } catch { throw .notGenuine }
            let bytes = socket.read()
            if bytes.isEmpty { return nil }
            reader.feed(bytes)
        }
    }

    var interruption: HubFault { .remote(.interrupted) }

    func send(_ bytes: [UInt8]) -> Bool {
        // Between two answers nothing comes but the end.
        if socket.isReadable { return false }
        for start in stride(from: 0, to: bytes.count, by: Self.longestPiece) {
            let piece = Array(bytes[start..<min(start + Self.longestPiece, bytes.count)])
            guard let sealed = try? session.seal(piece), socket.write(RelayFrame(.data, sealed).bytes) else {
                return false
            }
        }
        return true
    }

    func receive() -> [UInt8] {
        while let frame = try? Self.frame(from: socket, &reader), frame.kind == .data {
            // What is not the hub's next word is no word of it, and nothing that follows is.
            guard let opened = try? session.open(frame.payload) else { return [] }
            if !opened.isEmpty { return opened }
        }
        return []
    }

    func again() throws(HubFault) -> any HubLine {
        do { return try SealedLine(to: home, patience: patience) } catch { throw .remote(error) }
    }
}
