import HomeModel

/// How large the parts of an event may be, in bytes.
public struct WyomingLimits: Hashable, Sendable {
    /// The line of JSON that an event begins with.
    public var header: Int
    /// The data that follows it.
    public var data: Int
    /// The sound.
    public var payload: Int

    /// Limits of the given sizes; by themselves what a minute of sound and the longest description come to.
    public init(header: Int = 64 << 10, data: Int = 256 << 10, payload: Int = 2 << 20) {
        self.header = header
        self.data = data
        self.payload = payload
    }
}

/// Why bytes are no event; there is no way on from there, as nobody knows where the next one begins.
public enum WyomingFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// The first line is longer than so many bytes.
    case longHeader(Int)
    /// What should be JSON is none.
    case notJSON(String)
    /// A part has a length that is no number of bytes.
    case badLength(String)
    /// A part is longer than so many bytes.
    case tooLong(String, most: Int)
    /// It does not say what it is.
    case noType

    /// One line for a person.
    public var description: String {
        switch self {
        case .longHeader(let most): "the line of an event is longer than \(most) bytes"
        case .notJSON(let reason): "an event is not JSON: \(reason)"
        case .badLength(let key): "“\(key)” is no number of bytes"
        case .tooLong(let key, let most): "“\(key)” is over \(most) bytes"
        case .noType: "an event has no “type”"
        }
    }
}

/// Reads events from bytes as they come in, however they are cut.
public struct WyomingReader: Sendable {
    /// The most values in the JSON of an event.
    private static let mostValues = 10_000
    /// The longest name of an event that is read.
    private static let longestType = 128

    private let limits: WyomingLimits
    private var bytes: [UInt8] = []
    /// What of the bytes has been read.
    private var place = 0
    /// How far the line was searched for its end.
    private var searched = 0
    private var header: Header?
    private var fault: WyomingFault?

    private struct Header {
        var type: String
        var data: [String: JSON]
        var dataLength: Int
        var payloadLength: Int
    }

    /// A reader that has read nothing yet.
    public init(limits: WyomingLimits = WyomingLimits()) { self.limits = limits }

    /// Whether it waits for the rest of an event.
    public var isWithinEvent: Bool { header != nil || place < bytes.count }

    /// Takes what has come in.
    public mutating func feed(_ more: some Collection<UInt8>) {
        guard fault == nil else { return }
        if place > 0 {
            bytes.removeFirst(place)
            searched -= place
            place = 0
        }
        bytes += more
    }

    /// The next event; nil where more has to come in.
    ///
    /// - Throws: `WyomingFault`, and the same from then on.
    public mutating func next() throws(WyomingFault) -> WyomingEvent? {
        if let fault { throw fault }
        do throws(WyomingFault) { return try read() } catch {
            fault = error
            (bytes, place, searched) = ([], 0, 0)
            throw error
        }
    }

    private mutating func read() throws(WyomingFault) -> WyomingEvent? {
        if header == nil {
            guard let line = try takeLine() else { return nil }
            header = try Self.header(line, limits)
        }
        guard let header, bytes.count - place >= header.dataLength + header.payloadLength else { return nil }
        var event = WyomingEvent(header.type, header.data)
        if header.dataLength > 0 {
            // As in the reference, what comes apart goes before what stands in the line.
            event.data.merge(try Self.object(bytes[place..<place + header.dataLength])) { $1 }
        }
        let start = place + header.dataLength
        event.payload = Array(bytes[start..<start + header.payloadLength])
        place = start + header.payloadLength
        searched = place
        self.header = nil
        return event
    }

    private mutating func takeLine() throws(WyomingFault) -> ArraySlice<UInt8>? {
        guard let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
            searched = bytes.count
            guard bytes.count - place <= limits.header else { throw .longHeader(limits.header) }
            return nil
        }
        guard end - place <= limits.header else { throw .longHeader(limits.header) }
        let line = bytes[place..<end]
        place = end + 1
        searched = place
        return line
    }

    private static func header(_ line: ArraySlice<UInt8>, _ limits: WyomingLimits) throws(WyomingFault) -> Header {
        let members = try object(line)
        guard case .string(let type)? = members["type"], type.utf8.count <= longestType else { throw .noType }
        var data: [String: JSON] = [:]
        if case .object(let inLine)? = members["data"] { data = inLine }
        return Header(
            type: type, data: data, dataLength: try length("data_length", in: members, most: limits.data),
            payloadLength: try length("payload_length", in: members, most: limits.payload))
    }

    private static func length(
        _ key: String, in members: [String: JSON], most: Int
    ) throws(WyomingFault) -> Int {
        switch members[key] {
        case nil, .null: return 0
        case .int(let number) where number >= 0:
            guard number <= most else { throw .tooLong(key, most: most) }
            return Int(number)
        // A number that no integer holds is one of too many bytes.
        case .unsigned: throw .tooLong(key, most: most)
        default: throw .badLength(key)
        }
    }

    private static func object(_ bytes: ArraySlice<UInt8>) throws(WyomingFault) -> [String: JSON] {
        let document: JSON
        do { document = try JSON(reading: bytes, atMost: mostValues) } catch { throw .notJSON("\(error)") }
        guard case .object(let members) = document else { throw .notJSON("it is no object") }
        return members
    }
}
