import HAPWire
import HomeModel

/// The attribute database of a device on the market, as it was captured from the wire.
///
/// It is served as it was, odd spellings and double numbers included; only values that are changed become others.
public struct Capture: Hashable, Sendable {
    /// The accessories as a controller reads them.
    public let accessories: [AccessoryRecord]
    private let items: [JSON]

    /// Takes the body of an answer to `GET /accessories`, or only its list; nil where the document is neither.
    ///
    /// - Throws: `CaptureError` where it has a part that no controller could read.
    public init?(_ document: JSON) throws(CaptureError) {
        guard let items = Self.items(of: document) else { return nil }
        let listing: AccessoryListing
        do {
            listing = try AccessoryListing(playing: Array(JSON.object(["accessories": .array(items)]).line.utf8))
        } catch {
            throw CaptureError(reason: "\(error)")
        }
        // The places of values are counted, so nothing may have been left out.
        if let fault = listing.faults.first { throw CaptureError(reason: fault) }
        guard !listing.accessories.isEmpty else { throw CaptureError(reason: "there are no accessories") }
        accessories = listing.accessories
        self.items = items
    }

    /// What the device calls itself.
    var name: String {
        let device = accessories.first { $0.aid == 1 } ?? accessories[0]
        guard case .string(let name)? = device.information("Name"), !name.isEmpty else { return "Captured device" }
        return name
    }

    /// An accessory with its present values, as it was captured in all else.
    func body(of present: AccessoryRecord, at place: Int) -> [UInt8] {
        var item = items[place]
        let captured = accessories[place]
        for (s, service) in present.services.enumerated() where service != captured.services[s] {
            for (c, record) in service.characteristics.enumerated()
            where record != captured.services[s].characteristics[c] {
                item.setValue(record.value, ofCharacteristic: c, ofService: s)
            }
        }
        return Array(item.line.utf8)
    }

    private static func items(of document: JSON) -> [JSON]? {
        switch document {
        case .array(let items): return items
        case .object(let members):
            guard members["homes"] == nil, case .array(let items)? = members["accessories"] else { return nil }
            return items
        default: return nil
        }
    }
}

/// What keeps a captured device from being served.
public struct CaptureError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, with its place.
    public let reason: String

    /// The error in words.
    public var description: String { "this is no list of accessories that can be served: \(reason)" }
}

extension JSON {
    fileprivate mutating func setValue(
        _ value: CharacteristicValue?, ofCharacteristic c: Int, ofService s: Int
    ) {
        change("services") { services in
            guard case .array(var list) = services, list.indices.contains(s) else { return }
            list[s].change("characteristics") { characteristics in
                guard case .array(var all) = characteristics, all.indices.contains(c) else { return }
                all[c].change("value") { $0 = value.map { JSON($0) } ?? .null }
                characteristics = .array(all)
            }
            services = .array(list)
        }
    }

    /// Changes a member of an object.
    private mutating func change(_ key: String, _ change: (inout JSON) -> Void) {
        guard case .object(var members) = self else { return }
        var member = members[key] ?? .null
        change(&member)
        members[key] = member
        self = .object(members)
    }
}
