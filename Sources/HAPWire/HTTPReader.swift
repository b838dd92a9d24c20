import HomeModel

/// Reads HTTP messages out of a stream of bytes that may be cut anywhere.
///
/// Bytes go in with `feed`, messages come out of `next`, one at a time; bytes behind a message wait untouched for the
/// next call. The time taken is proportional to the bytes fed, however they are cut. After a fault the stream has no
/// meaning any more and is closed.
public struct HTTPReader: Sendable {
    private let limits: HTTPLimits
    private var buffer: [UInt8] = []
    /// How much of the buffer has been read.
    private var position = 0
    /// How far a line's end has been looked for.
    private var scanned = 0
    /// How many bytes the head, or the lines around a chunk, have taken.
    private var lineBytes = 0
    private var phase = Phase.start
    private var message = HTTPMessage(.response(status: 0))
    /// How many interim answers (100 Continue) have come since the last whole message.
    private var interimAnswers = 0
    private static let maximumInterimAnswers = 8

    private enum Phase { case start, headers, body(Int), chunkSize, chunk(Int), chunkEnd, trailer }

    /// A reader that takes no more than the given lengths.
    public init(limits: HTTPLimits) {
        self.limits = limits
    }

    /// Takes bytes in the order in which they arrived.
    public mutating func feed(_ bytes: some Collection<UInt8>) {
        if position > 4096, position > buffer.count / 2 {
            buffer.removeFirst(position)
            scanned -= position
            position = 0
        }
        buffer.append(contentsOf: bytes)
    }

    /// The next whole message, or nil where more bytes are needed.
    ///
    /// - Throws: `HTTPFault` where the bytes are no message, or one longer than the limits.
    public mutating func next() throws(HTTPFault) -> HTTPMessage? {
        while true {
            guard let isWhole = try step() else { return nil }
            guard isWhole else { continue }
            let whole = message
            phase = .start
            lineBytes = 0
            if case .response(let status) = whole.start, status < 200 {
                interimAnswers += 1
                guard interimAnswers <= Self.maximumInterimAnswers else { throw .noAnswer }
                continue
            }
            interimAnswers = 0
            return whole
        }
    }

    /// Takes back the bytes that have not become part of a message.
    public mutating func takeUnread() -> [UInt8] {
        let unread = Array(buffer[position...])
        self = HTTPReader(limits: limits)
        return unread
    }

    /// One step: whether the message is whole now, or nil where more bytes are needed.
    private mutating func step() throws(HTTPFault) -> Bool? {
        switch phase {
        case .body(let length):
            guard let bytes = take(length) else { return nil }
            message.body = bytes
            return true
        case .chunk(let length):
            guard let bytes = take(length) else { return nil }
            message.body += bytes
            phase = .chunkEnd
            return false
        case .start, .headers, .chunkSize, .chunkEnd, .trailer:
            guard let line = try takeLine() else { return nil }
            return try read(line)
        }
    }

    private mutating func read(_ line: String) throws(HTTPFault) -> Bool {
        switch phase {
        case .start:
            // An empty line before a message is skipped (RFC 9112, section 2.2).
            guard !line.isEmpty else { return false }
            message = HTTPMessage(try HTTPLine.start(line))
            phase = .headers
        case .headers where line.isEmpty:
            return try endOfHead()
        case .headers:
            message.headers.append(try HTTPLine.header(line))
        case .chunkSize:
            let size = try HTTPLine.chunkSize(line)
            guard size <= longestBody - message.body.count else { throw .bodyTooLong }
            phase = size == 0 ? .trailer : .chunk(size)
        case .chunkEnd:
            guard line.isEmpty else { throw .badChunk }
            lineBytes = 0
            phase = .chunkSize
        case .trailer:
            return line.isEmpty
        case .body, .chunk:
            preconditionFailure("a body is not read line by line")
        }
        return false
    }

    private mutating func endOfHead() throws(HTTPFault) -> Bool {
        let length = try HTTPLine.length(of: message)
        guard length.map({ $0 <= longestBody }) ?? true else { throw .bodyTooLong }
        if case .response(let status) = message.start, status == 204 || status < 200 { return true }
        lineBytes = 0
        phase = length.map { .body($0) } ?? .chunkSize
        return length == 0
    }

    private var longestBody: Int {
        if case .event = message.start { min(limits.event, limits.body) } else { limits.body }
    }

    private mutating func take(_ count: Int) -> [UInt8]? {
        guard buffer.count - position >= count else { return nil }
        defer {
            position += count
            scanned = position
        }
        return Array(buffer[position..<position + count])
    }

    private mutating func takeLine() throws(HTTPFault) -> String? {
        while scanned < buffer.count, buffer[scanned] != UInt8(ascii: "\n") { scanned += 1 }
        guard lineBytes + scanned - position <= limits.head else { throw .headTooLong }
        guard scanned < buffer.count else { return nil }
        var line = buffer[position..<scanned]
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        scanned += 1
        lineBytes += scanned - position
        position = scanned
        return String(decoding: line, as: UTF8.self)
    }
}

/// How long the parts of a message may be, in bytes.
public struct HTTPLimits: Hashable, Sendable {
    /// The first line and the headers together.
    public var head: Int
    /// The content.
    public var body: Int
    /// The content of an event, which tells of changes and not of everything.
    public var event = 256 << 10

    /// Limits of the given lengths.
    public init(head: Int, body: Int) {
        self.head = head
        self.body = body
    }

    /// What a stranger may send before there is a session: 32 KiB, as Apple's own accessory code has it.
    public static let beforeSession = HTTPLimits(head: 32 << 10, body: 32 << 10)
    /// What a paired peer may send: 4 MiB, room for the largest bridge of 150 accessories.
    public static let inSession = HTTPLimits(head: 32 << 10, body: 4 << 20)
}

/// What is wrong with a stream of HTTP.
public enum HTTPFault: Error, Hashable, Sendable {
    /// The first line and the headers, or the lines around a chunk, are longer than allowed.
    case headTooLong
    /// The content is longer than allowed.
    case bodyTooLong
    /// The first line is none of HTTP or of HAP's events.
    case badStart
    /// A header line without a name or a colon.
    case badHeader
    /// A length that is no number, or two that differ, or one beside a transfer coding.
    case badLength
    /// A chunk whose size or end is wrong.
    case badChunk
    /// One interim answer (100 Continue) after the other, and no answer.
    case noAnswer
}

extension HTTPFault {
    /// The fault as what it is of HAP.
    public var violation: ProtocolViolation {
        switch self {
        case .headTooLong, .bodyTooLong: ProtocolViolation(.tooLong)
        case .noAnswer: ProtocolViolation(.noAnswer)
        case .badStart, .badHeader, .badLength, .badChunk: ProtocolViolation(.notHTTP, "\(self)")
        }
    }
}
