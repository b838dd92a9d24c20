import HomeModel

/// What became of each characteristic of a request: the body of an answer to `/characteristics`, and of an event.
public struct CharacteristicAnswer: Hashable, Sendable {
    /// One for each characteristic, in the accessory's order.
    public var entries: [Entry]

    /// An answer of the given entries.
    public init(_ entries: [Entry]) {
        self.entries = entries
    }

    /// What became of one characteristic.
    public struct Entry: Hashable, Sendable {
        /// The characteristic.
        public var id: CharacteristicID
        /// Its value, where one was asked for and could be read.
        public var value: WireValue?
        /// Whether it was done; nil where the answer is of success alone.
        public var status: CharacteristicStatus?
        /// Further members that were asked for: bounds, permissions, type.
        public var details: [String: JSON] = [:]

        /// An entry of the given parts.
        public init(_ id: CharacteristicID, value: WireValue? = nil, status: CharacteristicStatus? = nil) {
            self.id = id
            self.value = value
            self.status = status
        }
    }

    /// The body as it is sent.
    public var body: [UInt8] {
        Array(JSON.object(["characteristics": .array(entries.map(\.json))]).line.utf8)
    }

    /// Reads a body; entries that name no characteristic are passed over.
    ///
    /// One device puts a bare truth value into the list, which says nothing.
    ///
    /// - Throws: `CharacteristicBodyFault` where the body is no JSON or has no list.
    public init(reading body: [UInt8]) throws(CharacteristicBodyFault) {
        guard let items = try JSON(body: body)["characteristics"]?.items else { throw .missing("characteristics") }
        entries = items.compactMap { item in
            guard let aid = item["aid"]?.instanceNumber, let iid = item["iid"]?.instanceNumber else { return nil }
            return Entry(
                CharacteristicID(aid: aid, iid: iid), value: item["value"].map { WireValue($0) },
                status: item["status"]?.wholeNumber.map { CharacteristicStatus(rawValue: $0) })
        }
    }

    /// The entries by their characteristics; of one that is told in two ways, what it is has not been told.
    public var byID: [CharacteristicID: Entry] {
        var entries: [CharacteristicID: Entry] = [:]
        for entry in self.entries {
            guard let former = entries.updateValue(entry, forKey: entry.id), former != entry else { continue }
            entries[entry.id] = Entry(entry.id)
        }
        return entries
    }

    /// Whether any entry failed, so that the answer goes out as 207.
    public var hasFailure: Bool { entries.contains { $0.status.map { $0 != .success } ?? false } }
}

extension CharacteristicAnswer.Entry {
    fileprivate var json: JSON {
        var members = details
        members["aid"] = .unsigned(id.aid)
        members["iid"] = .unsigned(id.iid)
        if let value { members["value"] = value.json }
        if let status { members["status"] = .int(Int64(status.rawValue)) }
        return .object(members)
    }
}
