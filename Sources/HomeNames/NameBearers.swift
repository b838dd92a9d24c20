import FoundationEssentials
import HomeModel

/// What bears names, each name once, as the user wrote it.
struct NameBearers: Sendable {
    private var records: [Record] = []
    private var homes: [HomeID] = []
    private var homeNumbers: [HomeID: UInt32] = [:]
    /// The accessories that have the services that bear names.
    private var accessories: [AccessoryID] = []

    /// An entry in no more than 48 bytes; its name shares the memory of the user's own.
    private struct Record {
        let name: String
        let identity: UUID
        var home: UInt32
        var accessory: UInt32 = 0
        let kind: NamedThing.Kind
    }

    var count: Int { records.count }

    subscript(bearer: Int) -> NameEntry {
        let record = records[bearer]
        return NameEntry(home: homes[Int(record.home)], thing: thing(of: record), name: record.name)
    }

    /// The name alone.
    func name(of bearer: Int) -> String { records[bearer].name }

    /// The home alone.
    func home(of bearer: Int) -> HomeID { homes[Int(records[bearer].home)] }

    mutating func append(_ entry: NameEntry) { append(entry.name, of: entry.thing, in: entry.home) }

    mutating func append(_ name: String, of thing: NamedThing, in home: HomeID) {
        var record = Record(
            name: name, identity: thing.uuid(in: home), home: number(of: home), kind: thing.kind)
        if case .service(let service) = thing {
            record.accessory = UInt32(accessories.count)
            accessories.append(service.accessory)
        }
        records.append(record)
    }

    /// Puts in what others are.
    mutating func append(_ others: NameBearers) {
        let numbers = others.homes.map { number(of: $0) }
        let accessory = UInt32(accessories.count)
        accessories += others.accessories
        records.reserveCapacity(records.count + others.records.count)
        for var record in others.records {
            record.home = numbers[Int(record.home)]
            record.accessory += accessory
            records.append(record)
        }
    }

    mutating func reserve(_ count: Int) { records.reserveCapacity(count) }

    /// The same in no more memory than they need.
    mutating func trim() { records = records.trimmed() }

    private mutating func number(of home: HomeID) -> UInt32 {
        // Names come home by home.
        if let last = homes.last, last == home { return UInt32(homes.count - 1) }
        if let known = homeNumbers[home] { return known }
        let number = UInt32(homes.count)
        homes.append(home)
        homeNumbers[home] = number
        return number
    }

    private func thing(of record: Record) -> NamedThing {
        NamedThing(record.kind, record.identity, of: accessories[Int(record.accessory)])
    }
}
