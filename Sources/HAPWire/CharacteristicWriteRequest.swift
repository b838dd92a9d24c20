import HomeModel

/// A request to write values and to be told of changes: the body of `PUT /characteristics`.
public struct CharacteristicWriteRequest: Hashable, Sendable {
    /// What is asked of each characteristic; each is done or refused on its own.
    public var entries: [Entry]
    /// The number of the timed write that was prepared.
    public var preparation: UInt64?

    /// A request of the given entries.
    public init(_ entries: [Entry], preparation: UInt64? = nil) {
        self.entries = entries
        self.preparation = preparation
    }

    /// What is asked of one characteristic.
    public struct Entry: Hashable, Sendable {
        /// The characteristic.
        public var id: CharacteristicID
        /// The value that it gets.
        public var value: CharacteristicValue?
        /// Whether the connection is told of changes from now on.
        public var wantsEvents: Bool?
        /// Whether the answer carries the new value.
        public var wantsResponse = false

        /// An entry that writes, or only asks for what is set on it afterwards.
        public init(_ id: CharacteristicID, value: CharacteristicValue? = nil, wantsEvents: Bool? = nil) {
            self.id = id
            self.value = value
            self.wantsEvents = wantsEvents
        }
    }

    /// The body as it is sent.
    public var body: [UInt8] {
        var members: [String: JSON] = ["characteristics": .array(entries.map(\.json))]
        if let preparation { members["pid"] = .unsigned(preparation) }
        return Array(JSON.object(members).line.utf8)
    }

    /// Reads a body; unknown keys are passed over.
    ///
    /// - Throws: `CharacteristicBodyFault` where it has no list, an entry names no characteristic, or a value is null, a
    ///   list or an object.
    public init(reading body: [UInt8]) throws(CharacteristicBodyFault) {
        let json = try JSON(body: body)
        guard let items = json["characteristics"]?.items, !items.isEmpty else { throw .missing("characteristics") }
        guard items.count <= CharacteristicReadRequest.maximumCount else { throw .missing("characteristics") }
        entries = []
        for item in items { entries.append(try Entry(item)) }
        if let pid = json["pid"] {
            guard let number = pid.instanceNumber else { throw .missing("pid") }
            preparation = number
        }
    }
}

extension CharacteristicWriteRequest.Entry {
    fileprivate var json: JSON {
        var members: [String: JSON] = ["aid": .unsigned(id.aid), "iid": .unsigned(id.iid)]
        if let value { members["value"] = JSON(value) }
        if let wantsEvents { members["ev"] = .bool(wantsEvents) }
        if wantsResponse { members["r"] = .bool(true) }
        return .object(members)
    }

    fileprivate init(_ json: JSON) throws(CharacteristicBodyFault) {
        guard let aid = json["aid"]?.instanceNumber else { throw .missing("aid") }
        guard let iid = json["iid"]?.instanceNumber else { throw .missing("iid") }
        self.init(CharacteristicID(aid: aid, iid: iid))
        if let value = json["value"] {
            guard let value = value.characteristicValue else { throw .missing("value") }
            self.value = value
        }
        if let events = json["ev"] {
            guard let events = events.truth else { throw .missing("ev") }
            wantsEvents = events
        }
        wantsResponse = json["r"]?.truth ?? false
    }
}

/// The announcement of a timed write: the body of `PUT /prepare`.
///
/// The write follows on the same connection with the same number before the time has passed (HAP specification,
/// timed writes).
public struct CharacteristicPrepareRequest: Hashable, Sendable {
    /// How long the write may take to arrive.
    public var timeToLive: Duration
    /// The number that the write will carry.
    public var preparation: UInt64

    /// An announcement of the given parts.
    public init(timeToLive: Duration, preparation: UInt64) {
        self.timeToLive = timeToLive
        self.preparation = preparation
    }

    /// The body as it is sent.
    public var body: [UInt8] {
        let milliseconds = timeToLive / .milliseconds(1)
        return Array(#"{"ttl":\#(Int64(milliseconds)),"pid":\#(preparation)}"#.utf8)
    }

    /// Reads a body; the time is cut to an hour.
    ///
    /// - Throws: `CharacteristicBodyFault` where the time or the number is missing or no whole number.
    public init(reading body: [UInt8]) throws(CharacteristicBodyFault) {
        let json = try JSON(body: body)
        guard let milliseconds = json["ttl"]?.instanceNumber else { throw .missing("ttl") }
        guard let preparation = json["pid"]?.instanceNumber else { throw .missing("pid") }
        self.init(timeToLive: .milliseconds(min(milliseconds, 3_600_000)), preparation: preparation)
    }
}
