import HAPWire
import HomeModel

/// The accessories of one server with their present values; answers reads and checks writes as Apple's own code does.
struct AttributeDatabase: Sendable {
    /// The accessories, the device itself first.
    private(set) var accessories: [AccessoryRecord]
    private var places: [CharacteristicID: Place] = [:]
    private let capture: Capture?
    /// The accessories as they were written last; nil where a value has changed since.
    private var written: [[UInt8]?]

    private struct Place {
        var accessory: Int
        var service: Int
        var characteristic: Int
    }

    /// The accessories of a device; of a captured one, the listing stays as it was captured but for values that change.
    init(_ accessories: [AccessoryRecord], captured capture: Capture? = nil) {
        self.accessories = accessories
        self.capture = capture
        written = Array(repeating: nil, count: accessories.count)
        for (a, accessory) in accessories.enumerated() {
            for (s, service) in accessory.services.enumerated() {
                for (c, characteristic) in service.characteristics.enumerated() {
                    let id = CharacteristicID(aid: accessory.aid, iid: characteristic.iid)
                    places[id] = Place(accessory: a, service: s, characteristic: c)
                }
            }
        }
    }

    /// The characteristic of an identity, where there is one.
    subscript(id: CharacteristicID) -> CharacteristicRecord? {
        guard let place = places[id] else { return nil }
        return accessories[place.accessory].services[place.service].characteristics[place.characteristic]
    }

    /// The body of the answer to `GET /accessories`; only what has changed since the last is written anew.
    mutating func listing() -> [UInt8] {
        AccessoryListing.body(of: accessories.indices.map { body(of: $0) })
    }

    private mutating func body(of place: Int) -> [UInt8] {
        if let known = written[place] { return known }
        let accessory = accessories[place]
        let body = capture?.body(of: accessory, at: place) ?? accessory.body
        written[place] = body
        return body
    }

    /// The identities of all characteristics.
    var ids: Set<CharacteristicID> { Set(places.keys) }

    /// The present values that are also values of another shape of the device, which has them from now on.
    mutating func takeValues(of former: AttributeDatabase) {
        for (id, place) in places {
            guard let old = former[id], let new = self[id], old.type == new.type, let value = old.value,
                let fitting = new.metadata.accepted(value)
            else { continue }
            accessories[place.accessory].services[place.service].characteristics[place.characteristic].value = fitting
            written[place.accessory] = nil
        }
    }

    /// A fingerprint of accessories without their values: FNV-1a in 64 bits.
    static func shape(of records: [AccessoryRecord]) -> String {
        var bare = records
        for a in bare.indices {
            for s in bare[a].services.indices {
                for c in bare[a].services[s].characteristics.indices {
                    bare[a].services[s].characteristics[c].value = nil
                }
            }
        }
        let hash = AccessoryListing(bare).body.reduce(UInt64(0xcbf2_9ce4_8422_2325)) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01b3
        }
        return String(hash, radix: 16)
    }

    /// The answer to a read; where one entry fails, all carry a status.
    func answer(
        to request: CharacteristicReadRequest, subscriptions: Set<CharacteristicID>
    ) -> CharacteristicAnswer {
        var answer = CharacteristicAnswer(request.ids.map { entry(for: $0, request, subscriptions) })
        if answer.hasFailure {
            for place in answer.entries.indices where answer.entries[place].status == nil {
                answer.entries[place].status = .success
            }
        }
        return answer
    }

    private func entry(
        for id: CharacteristicID, _ request: CharacteristicReadRequest, _ subscriptions: Set<CharacteristicID>
    ) -> CharacteristicAnswer.Entry {
        guard let record = self[id] else { return .init(id, status: .noSuchResource) }
        guard record.metadata.permissions.contains(.read) else { return .init(id, status: .writeOnly) }
        var entry = CharacteristicAnswer.Entry(id, value: record.wireValue)
        if request.wantsMetadata { entry.details = record.metadata.json }
        if request.wantsTypes { entry.details["type"] = .string(record.type.wireType) }
        if request.wantsEvents { entry.details["ev"] = .bool(subscriptions.contains(id)) }
        if request.wantsPermissions {
            entry.details["perms"] = .array(record.metadata.permissions.codes.map { .string($0) })
        }
        return entry
    }

    /// What a write would come to; nothing is changed.
    func status(of entry: CharacteristicWriteRequest.Entry, isTimed: Bool) -> CharacteristicStatus {
        guard let record = self[entry.id] else { return .noSuchResource }
        let permissions = record.metadata.permissions
        if entry.wantsEvents != nil, !permissions.contains(.notify) { return .noNotification }
        guard let value = entry.value else { return entry.wantsEvents == nil ? .invalidValue : .success }
        guard permissions.contains(.write) else { return .readOnly }
        if entry.wantsResponse, !permissions.contains(.writeResponse) { return .writeOnly }
        if permissions.contains(.timedWrite), !isTimed { return .invalidValue }
        return record.metadata.accepted(value) == nil ? .invalidValue : .success
    }

    /// Sets a value that may be set, and lets the service's other values follow.
    ///
    /// - Returns: what became different, or nil where there is no such characteristic or it does not take the value.
    mutating func set(
        _ id: CharacteristicID, to value: CharacteristicValue
    ) -> [CharacteristicID: CharacteristicValue]? {
        guard let place = places[id], let record = self[id], let value = record.metadata.accepted(value) else {
            return nil
        }
        var changes: [CharacteristicID: CharacteristicValue] = [:]
        var service = accessories[place.accessory].services[place.service]
        // A press is an event even where it is the same press as before.
        if service[record.type]?.value != value || record.type.name == "ProgrammableSwitchEvent" {
            changes[id] = value
        }
        service.characteristics[place.characteristic].value = value
        for (type, value) in CurrentStateSimulation.changes(after: record.type, in: service) {
            guard let follower = service[type], follower.value != value else { continue }
            changes[CharacteristicID(aid: id.aid, iid: follower.iid)] = value
            service.set(type, to: value)
        }
        accessories[place.accessory].services[place.service] = service
        written[place.accessory] = nil
        return changes
    }
}

extension CharacteristicRecord {
    /// The value as a read tells it: a switch's last press is nobody's business any more.
    fileprivate var wireValue: WireValue {
        WireValue(type.name == "ProgrammableSwitchEvent" ? nil : value)
    }
}

extension CharacteristicMetadata {
    /// The value in this format's own kind, or nil where it breaks a bound, the format's own included.
    fileprivate func accepted(_ value: CharacteristicValue) -> CharacteristicValue? {
        guard let checked = try? checked(value) else { return nil }
        if case .int(let number) = checked, !format.range.contains(number) { return nil }
        return checked
    }
}

extension CharacteristicMetadata.Format {
    /// What a whole number of the format can hold.
    fileprivate var range: ClosedRange<Int64> {
        switch self {
        case .uint8: 0...Int64(UInt8.max)
        case .uint16: 0...Int64(UInt16.max)
        case .uint32: 0...Int64(UInt32.max)
        case .uint64: 0...Int64.max
        case .int: Int64(Int32.min)...Int64(Int32.max)
        case .bool, .float, .string, .tlv8, .data: Int64.min...Int64.max
        }
    }
}
