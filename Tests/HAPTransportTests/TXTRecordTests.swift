import HomeModel
import TestSupport
import Testing

@testable import HAPTransport

/// What devices say of themselves in the network.
struct TXTRecordTests {
    private func record(_ entries: String...) -> TXTRecord {
        TXTRecord(reading: entries.flatMap { [UInt8($0.utf8.count)] + Array($0.utf8) })
    }

    @Test func readsWhatItWrites() throws {
        let id = try #require(DeviceID("AA:BB:CC:DD:EE:0F"))
        var announcement = AccessoryAnnouncement(
            name: "Hall Lamp", deviceID: id, configurationNumber: 7, isPairable: true, model: "LCT015",
            category: AccessoryCategory(rawValue: 5))
        announcement.setupHash = "abcd=="
        let read = AccessoryAnnouncement(name: "Hall Lamp", TXTRecord(reading: announcement.record.bytes))
        #expect(read == announcement)
        #expect(read?.category.description == "light")
    }

    @Test func readsKeysInAnyCaseAndTheFirstOfEqualOnes() throws {
        let record = record("ID=aa:bb:cc:dd:ee:0f", "SF=0", "sf=1", "C#=3", "flag", "=x", "md=a=b")
        let read = try #require(AccessoryAnnouncement(name: "x", record))
        #expect(read.deviceID.description == "AA:BB:CC:DD:EE:0F")
        #expect(!read.isPairable)
        #expect(read.configurationNumber == 3)
        #expect(read.model == "a=b")
        #expect(read.protocolVersion == "1.0")
    }

    @Test(arguments: ["md=x", "id=", "id=AA:BB", "id=AA:BB:CC:DD:EE:FF:00"])
    func knowsNoDeviceWithoutAnIdentity(entry: String) {
        #expect(AccessoryAnnouncement(name: "x", record(entry)) == nil)
    }

    @Test func takesADefaultForWhatIsNoNumber() throws {
        let read = try #require(
            AccessoryAnnouncement(
                name: "x", record("id=AA:BB:CC:DD:EE:FF", "c#=abc", "sf=-", "ci=99999999999999999999")))
        #expect(read.configurationNumber == 0)
        #expect(!read.isPairable)
        #expect(read.category == .other)
    }

    @Test func readsAnyBytes() {
        let good = record("id=AA:BB:CC:DD:EE:FF", "md=Lamp").bytes
        for end in good.indices { _ = TXTRecord(reading: Array(good[..<end])) }
        var mutations = Mutations(seed: 7)
        for _ in 0..<2000 { _ = AccessoryAnnouncement(name: "x", TXTRecord(reading: mutations.mutate(good))) }
        #expect(TXTRecord(reading: Array(repeating: 255, count: 100)).entries.isEmpty)
    }

    @Test func cutsANameBetweenCharacters() throws {
        let id = try #require(DeviceID("AA:BB:CC:DD:EE:0F"))
        let name = String(repeating: "é", count: 40)
        let announcement = AccessoryAnnouncement(name: name, deviceID: id, isPairable: true, model: "")
        #expect(announcement.instanceName == String(repeating: "é", count: 31))
        var long = announcement
        long.model = String(repeating: "m", count: 1000)
        #expect(TXTRecord(reading: long.record.bytes)["md"]?.count == 252)
    }

    @Test func waitsLongerWithEachTry() {
        var backoff = Backoff()
        let waits = (0..<20).map { _ in backoff.wait() }
        #expect(waits.prefix(3) == [.milliseconds(500), .milliseconds(750), .milliseconds(1125)])
        #expect(waits.last == .seconds(30))
        backoff.reset()
        #expect(backoff.wait() == .milliseconds(500))
    }

    @Test func writesAddressesAsPeopleDo() {
        #expect(NetworkAddress.text(of: [192, 0, 2, 7], interface: 2) == "192.0.2.7")
        let link: [UInt8] = [0xFE, 0x80] + Array(repeating: 0, count: 13) + [1]
        #expect(NetworkAddress.text(of: link, interface: 2) == "fe80::1%2")
        #expect(NetworkAddress.text(of: [1, 2, 3], interface: 0) == nil)
    }
}
