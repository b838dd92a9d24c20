import HAPWire
import HomeDatabase
import HomeLanguage
import HomeModel
import TestSupport
import Testing

@testable import BeckonRuntime
@testable import HAPController

/// Devices as they are sold, added to homes: from the bytes of the wire to a sentence.
struct DeviceTests {
    private func device(_ body: [UInt8], number: Int) throws -> PairedDevice {
        let text = String(number, radix: 16)
        let digits = String(repeating: "0", count: 12 - text.count) + text
        let pairs = stride(from: 0, to: 12, by: 2).map { String(digits.dropFirst($0).prefix(2)) }
        let id = try #require(DeviceID(pairs.joined(separator: ":").uppercased()))
        let records = try AccessoryListing(reading: body).accessories
        let found = records.map { DiscoveredAccessory($0, of: id, isBridge: records.count > 1 && $0.aid == 1) }
        return PairedDevice(id: id, name: "device", accessories: found)
    }

    /// Everything that has to be true of a home, whatever was added to it.
    private func check(_ snapshot: HomeSnapshot, _ device: String) throws {
        let file = HomeFile.write(snapshot)
        let read = try HomeFile.read(file)
        #expect(HomeFile.write(read) == file, "\(device): the home comes back from its file")
        let language = try English.language.get()
        let parser = Parser(language, snapshot)
        for accessory in snapshot.homes.flatMap(\.accessories) {
            #expect(Name.fault(in: accessory.name) == nil, "\(device): N13")
            let shown = accessory.services.filter(\.isSpoken)
            let outcome = parser.parse("turn on \(accessory.name)")
            let targets = outcome.intents.flatMap(\.targets) + outcome.candidates.flatMap(\.intents).flatMap(\.targets)
            let references = Set(shown.map { ServiceReference(accessory: accessory.id, service: $0.id) })
            let own = targets.filter { $0.accessory == accessory.name }
            #expect(own.allSatisfy { references.contains($0.reference) }, "\(device): N12")
        }
    }

    @Test(
        "N13: every device on the market is added to a home of its own, under legal names",
        arguments: CapturedDevice.names)
    func n13AddsADeviceToAHomeOfItsOwn(name: String) async throws {
        let folder = TemporaryFolder()
        let store = try HomeDatabase(folder: folder.path)
        let device = try device(CapturedDevice.body(of: name), number: 1)
        let added = try await store.enrol(device, by: .owner)
        #expect(added.count == device.accessories.count)
        #expect(added.map(\.isNew).allSatisfy { $0 })
        let snapshot = try await store.snapshot()
        let labels = Dictionary(device.accessories.map { ($0.address, $0.name) }) { first, _ in first }
        for accessory in snapshot.homes[0].accessories {
            let label = accessory.address.flatMap { labels[$0] }
            #expect((accessory.label ?? accessory.name) == label, "both are there to be shown")
        }
        try check(snapshot, name)
    }

    @Test("N13: all devices on the market live in one home, twice over")
    func n13AddsAllDevicesToOneHomeTwice() async throws {
        let folder = TemporaryFolder()
        let store = try HomeDatabase(folder: folder.path)
        var count = 0
        for round in 0..<2 {
            for (number, name) in CapturedDevice.names.enumerated() {
                let device = try device(CapturedDevice.body(of: name), number: 100 * round + number)
                let added = try await store.enrol(device, by: .owner)
                count += added.count
                #expect(added.map(\.isNew).allSatisfy { $0 }, "\(name) is another of the same make")
            }
        }
        let snapshot = try await store.snapshot()
        let home = try #require(snapshot.primary)
        #expect(home.accessories.count == count)
        #expect(Set(home.accessories.map { NameKey($0.name) }).count == count)
        #expect(try home.accessory(called: "Philips hue 482544 2").label == "Philips hue - 482544")
        #expect(try home.accessory(called: "Hue white lamp 2").label == "Hue white lamp")
        try check(snapshot, "all devices")
    }

    @Test("N12: services without a name stay hidden, however many a device has")
    func n12HidesServicesWithoutAName() async throws {
        let folder = TemporaryFolder()
        let store = try HomeDatabase(folder: folder.path)
        try await store.enrol(device(CapturedDevice.body(of: "simpleconnect_fan"), number: 1), by: .owner)
        let services = try #require(await store.snapshot().primary).accessories.flatMap(\.services)
        let hidden = services.filter { !$0.isSpoken }
        #expect(!hidden.isEmpty)
        #expect(hidden.allSatisfy { $0.name == nil })
    }

    @Test func addingADeviceAgainKeepsWhatItHas() async throws {
        let store = MemoryHomeStore()
        let device = try device(CapturedDevice.body(of: "hue_bridge"), number: 1)
        try await store.enrol(device, by: .owner)
        let before = await store.snapshot()
        let again = try await store.enrol(device, by: .owner)
        #expect(again.map(\.isNew).allSatisfy { !$0 })
        #expect(await store.snapshot() == before)
    }

    @Test(arguments: CapturedDevice.names)
    func survivesAnyChangedByte(name: String) async throws {
        let body = CapturedDevice.body(of: name)
        let folder = TemporaryFolder()
        let store = try HomeDatabase(folder: folder.path)
        var random = Mutations(seed: 41)
        for round in 0..<40 {
            // What is no listing any more is refused by its reader; what still is one must be taken in whole.
            let changed = round.isMultiple(of: 2) ? random.mutate(body) : random.respell(body)
            guard let device = try? device(changed, number: round) else { continue }
            try await store.enrol(device, by: .owner)
        }
        let file = HomeFile.write(try await store.snapshot())
        #expect(try HomeFile.write(HomeFile.read(file)) == file)
    }
}
