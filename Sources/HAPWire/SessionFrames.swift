import HAPCrypto
import HomeModel

/// The bounds of a session frame: two bytes of length, the sealed bytes, a tag (HAP specification, session security).
enum SessionFrame {
    /// How many bytes of plaintext one frame may hold; none is not allowed.
    static let plaintextLength = 1...1024
    /// The bytes before the sealed ones: the length of the plaintext, little-endian.
    static let headerLength = 2
    /// The bytes that a frame has beyond its plaintext.
    static let overhead = headerLength + ChaChaPoly.tagLength
}

/// Seals what one side of a session sends; the other side has a ``FrameOpener`` with the same key.
public struct FrameSealer: Sendable, Redacted {
    private let key: SecretBytes
    private var count: UInt64 = 0

    /// A sealer at the beginning of a session; the key has 32 bytes.
    public init(key: [UInt8]) {
        precondition(key.count == ChaChaPoly.keyLength, "A session key has \(ChaChaPoly.keyLength) bytes.")
        self.key = SecretBytes(key)
    }

    /// The message as one frame or several, to be written at once; an empty message is no frame.
    public mutating func seal(_ message: [UInt8]) -> [UInt8] {
        var frames: [UInt8] = []
        let most = SessionFrame.plaintextLength.upperBound
        frames.reserveCapacity(message.count + (message.count / most + 1) * SessionFrame.overhead)
        for start in stride(from: 0, to: message.count, by: most) {
            let plaintext = message[start..<min(start + most, message.count)]
            let header = [UInt8(truncatingIfNeeded: plaintext.count), UInt8(truncatingIfNeeded: plaintext.count >> 8)]
            frames += header
            frames += ChaChaPoly.seal(plaintext, key: key.bytes, nonce: .counter(count), context: header)
            count += 1
        }
        return frames
    }
}

/// Why a session must end: close the connection and answer nothing.
public enum FrameError: Error, Hashable, Sendable {
    /// A frame says that it has this many bytes, which is none or more than 1024.
    case badLength(Int)
    /// The frame of this number, counted from 0, was changed, repeated, left out or sealed with another key.
    case notGenuine(frame: UInt64)
    /// An earlier frame was refused already.
    case closed
}

extension FrameError {
    /// The error as what it is of HAP.
    public var violation: ProtocolViolation { ProtocolViolation(.badFrame, "\(self)") }
}

/// Opens what the other side of a session sends, however the network has cut it.
///
/// It holds at most one frame that is not yet whole, and its work grows only with the number of bytes.
public struct FrameOpener: Sendable, Redacted {
    private let key: SecretBytes
    private var count: UInt64 = 0
    private var pending: [UInt8] = []
    private var isClosed = false

    /// An opener at the beginning of a session; the key has 32 bytes.
    public init(key: [UInt8]) {
        precondition(key.count == ChaChaPoly.keyLength, "A session key has \(ChaChaPoly.keyLength) bytes.")
        self.key = SecretBytes(key)
    }

    /// The plaintext of all frames that these bytes make whole, in order; empty where none is whole yet.
    ///
    /// Throws ``FrameError`` at the first bad frame, and from then on always.
    public mutating func open(_ received: some Sequence<UInt8>) throws(FrameError) -> [UInt8] {
        guard !isClosed else { throw .closed }
        pending.append(contentsOf: received)
        var plaintext: [UInt8] = []
        var place = 0
        do {
            while let length = try frameLength(at: place) {
                plaintext += try openFrame(at: place, length: length)
                place += length + SessionFrame.overhead
            }
        } catch {
            isClosed = true
            pending = []
            throw error
        }
        pending.removeFirst(place)
        return plaintext
    }

    /// The plaintext length of the frame that begins here; nil where the frame is not whole yet.
    private func frameLength(at place: Int) throws(FrameError) -> Int? {
        guard pending.count - place >= SessionFrame.headerLength else { return nil }
        let length = Int(pending[place]) | Int(pending[place + 1]) << 8
        guard SessionFrame.plaintextLength.contains(length) else { throw .badLength(length) }
        return pending.count - place >= length + SessionFrame.overhead ? length : nil
    }

    /// Opens the whole frame that begins here.
    private mutating func openFrame(at place: Int, length: Int) throws(FrameError) -> [UInt8] {
        let body = place + SessionFrame.headerLength
        let sealed = pending[body..<body + length + ChaChaPoly.tagLength]
        let header = Array(pending[place..<body])
        defer { count += 1 }
        do {
            return try ChaChaPoly.open(sealed, key: key.bytes, nonce: .counter(count), context: header)
        } catch {
            throw .notGenuine(frame: count)
        }
    }
}
