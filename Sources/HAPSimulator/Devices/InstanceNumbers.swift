import HomeModel

/// The numbers that a device gave to its accessories, services and characteristics.
///
/// They stay for the life of a pairing (HAP specification, instance numbers): what goes away keeps its number, and comes
/// back under it.
struct InstanceNumbers: Hashable, Sendable {
    /// The key of the device itself; no accessory can have this name.
    static let deviceKey = ":device"

    private var accessories: [String: AccessoryNumbers] = [deviceKey: AccessoryNumbers(aid: 1)]
    private var nextAID: UInt64 = 2

    fileprivate struct AccessoryNumbers: Hashable, Sendable {
        var aid: UInt64
        var nextIID: UInt64 = 1
        var iids: [String: UInt64] = [:]
    }

    /// The number of an accessory, by its name or ``deviceKey``.
    mutating func aid(of accessory: String) -> UInt64 {
        if let known = accessories[accessory] { return known.aid }
        defer { nextAID += 1 }
        accessories[accessory] = AccessoryNumbers(aid: nextAID)
        return nextAID
    }

    /// The number of a service or characteristic of an accessory.
    mutating func iid(of key: String, in accessory: String) -> UInt64 {
        _ = aid(of: accessory)
        return accessories[accessory]?.iid(of: key) ?? 0
    }
}

extension InstanceNumbers.AccessoryNumbers {
    fileprivate mutating func iid(of key: String) -> UInt64 {
        if let known = iids[key] { return known }
        defer { nextIID += 1 }
        iids[key] = nextIID
        return nextIID
    }
}

extension InstanceNumbers {
    /// The numbers as they are stored.
    var json: JSON {
        .object(
            accessories.mapValues { numbers in
                .object([
                    "aid": .unsigned(numbers.aid), "iids": .object(numbers.iids.mapValues { .unsigned($0) }),
                ])
            })
    }

    /// Reads stored numbers; nil where they are no numbers, or one is given twice.
    init?(_ json: JSON?) {
        guard case .object(let members)? = json else { return nil }
        for (name, member) in members {
            guard let aid = member["aid"]?.stored, aid > 0, case .object(let iidMembers)? = member["iids"] else {
                return nil
            }
            let iids = iidMembers.compactMapValues(\.stored)
            guard iids.count == iidMembers.count, Set(iids.values).count == iids.count else { return nil }
            accessories[name] = AccessoryNumbers(aid: aid, nextIID: (iids.values.max() ?? 0) + 1, iids: iids)
        }
        guard Set(accessories.values.map(\.aid)).count == accessories.count else { return nil }
        nextAID = (accessories.values.map(\.aid).max() ?? 1) + 1
    }
}

extension JSON {
    /// A stored number, small enough to count on from.
    fileprivate var stored: UInt64? {
        guard case .int(let number) = self, (1...(1 << 53)).contains(number) else { return nil }
        return UInt64(number)
    }
}
