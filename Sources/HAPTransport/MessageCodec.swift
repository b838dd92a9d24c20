import HAPWire

/// Which side of a session we are.
public enum SessionSide: Sendable { case controller, accessory }

/// Turns messages into the bytes of a connection and back: in clear at first, then in sealed frames.
///
/// Holds no socket, so every cut and every order can be tested.
struct MessageCodec: Sendable {
    private let side: SessionSide
    private var reader = HTTPReader(limits: .beforeSession)
    private var sealer: FrameSealer?
    private var opener: FrameOpener?
    private var failure: TransportError?

    init(side: SessionSide) {
        self.side = side
    }

    /// Whether everything is sealed, so that what comes is from whoever has proved itself.
    var isSealed: Bool { opener != nil }

    /// Takes bytes in the order in which they arrived.
    ///
    /// Frames are opened at once; a bad one is told by `next` after the good messages before it.
    mutating func feed(_ bytes: [UInt8]) {
        guard opener != nil else { return reader.feed(bytes) }
        guard failure == nil else { return }
        do throws(FrameError) {
            reader.feed(try opener?.open(bytes) ?? [])
        } catch {
            failure = .violation(error.violation)
        }
    }

    /// The next whole message, or nil where more bytes are needed.
    mutating func next() throws(TransportError) -> HTTPMessage? {
        do {
            if let message = try reader.next() { return message }
        } catch {
            throw .violation(error.violation)
        }
        if let failure { throw failure }
        return nil
    }

    /// The bytes of one message.
    mutating func bytes(of message: HTTPMessage) -> [UInt8] {
        sealer?.seal(message.bytes) ?? message.bytes
    }

    /// Seals everything from now on; bytes that have come but are no message yet count as sealed.
    mutating func seal(with keys: SessionKeys) {
        let unread = reader.takeUnread()
        reader = HTTPReader(limits: .inSession)
        sealer = FrameSealer(key: side == .controller ? keys.write : keys.read)
        opener = FrameOpener(key: side == .controller ? keys.read : keys.write)
        if !unread.isEmpty { feed(unread) }
    }
}
