import HomeModel
import TestSupport
import Testing

@testable import HAPWire

/// Reading the attribute databases of real devices and of strange ones.
struct AccessoryListingTests {
    private func body(of device: String) throws -> [UInt8] { CapturedDevice.body(of: device) }

    private func listing(_ text: String) throws -> AccessoryListing {
        try AccessoryListing(reading: Array(#"{"accessories":\#(text)}"#.utf8))
    }

    private func characteristic(_ members: String) throws -> CharacteristicRecord {
        let listing = try listing(
            #"[{"aid":1,"services":[{"iid":1,"type":"43","characteristics":[{"iid":2,\#(members)}]}]}]"#)
        return try #require(listing.accessories.first?.services.first?.characteristics.first)
    }

    @Test(arguments: CapturedDevice.names) func readsACapturedDevice(device: String) throws {
        let listing = try AccessoryListing(reading: body(of: device))
        #expect(listing.faults.isEmpty)
        for accessory in listing.accessories {
            let iids = accessory.services.flatMap { $0.characteristics.map(\.iid) }
            #expect(Set(iids).count == iids.count, "every characteristic has an address of its own")
        }
    }

    @Test(arguments: CapturedDevice.names) func believesEachValueThatADeviceOnTheMarketTold(device: String) throws {
        let values = { (listing: AccessoryListing) in
            listing.accessories.flatMap(\.services).flatMap(\.characteristics).map(\.value)
        }
        let told = values(try AccessoryListing(playing: body(of: device)))
        let believed = values(try AccessoryListing(reading: body(of: device)))
        for (told, believed) in zip(told, believed) {
            #expect(told?.number == believed?.number)
            #expect((told == nil) == (believed == nil))
        }
    }

    @Test(arguments: CapturedDevice.names) func readsWhatItWroteOfACapturedDevice(device: String) throws {
        let listing = try AccessoryListing(reading: body(of: device))
        var again = try AccessoryListing(reading: listing.body)
        // A programmable switch's last press is never written.
        for a in again.accessories.indices {
            for s in again.accessories[a].services.indices {
                for c in again.accessories[a].services[s].characteristics.indices
                where again.accessories[a].services[s].characteristics[c].type.name == "ProgrammableSwitchEvent" {
                    again.accessories[a].services[s].characteristics[c].value =
                        listing.accessories[a].services[s].characteristics[c].value
                }
            }
        }
        #expect(again == listing)
    }

    @Test(arguments: CapturedDevice.names) func writesCanonicalJSON(device: String) throws {
        let body = try AccessoryListing(reading: body(of: device)).body
        #expect(try JSON(reading: body).line.utf8.elementsEqual(body), "keys in order, nothing escaped in vain")
    }

    @Test func writesWhatNeedsEscapes() throws {
        let metadata = CharacteristicMetadata(format: .string, permissions: .read)
        let name = CharacteristicRecord(iid: 3, type: "Name", value: .string("a \"b\"\n\u{1}"), metadata: metadata)
        let odd = ServiceRecord(iid: 2, type: ServiceType("odd \"type\""), characteristics: [name])
        let body = AccessoryListing([AccessoryRecord(aid: .max, services: [odd])]).body
        #expect(
            String(decoding: body, as: UTF8.self)
                == #"{"accessories":[{"aid":18446744073709551615,"services":[{"characteristics":[{"format":"string","#
                + #""iid":3,"perms":["pr"],"type":"23","value":"a \"b\"\n\u0001"}],"iid":2,"type":"odd \"type\""}]}]}"#)
    }

    @Test func keepsAllDigitsOfANumber() throws {
        let listing = try AccessoryListing(reading: body(of: "hue_bridge"))
        #expect(listing.accessories.count == 15)
        #expect(listing.accessories.contains { $0.aid == 6_623_462_412_413_293 })
        #expect(listing.accessories.first?.information("Manufacturer") == .string("Philips"))
    }

    @Test func takesFormatsFromTheProtocolWhereADeviceLeavesThemOut() throws {
        let listing = try AccessoryListing(reading: body(of: "idevices_switch"))
        let services = listing.accessories.flatMap(\.services)
        let on = try #require(services.lazy.compactMap { $0[CharacteristicType("On")] }.first)
        #expect(on.metadata.format == .bool)
    }

    @Test func readsEverySpellingOfAType() throws {
        for text in ["25", "00000025", "00000025-0000-1000-8000-0026BB765291", "00000025-0000-1000-8000-0026bb765291"] {
            #expect(try characteristic(#""type":"\#(text)""#).type == CharacteristicType("On"))
        }
    }

    @Test func readsAUUIDWithoutItsDashes() throws {
        let record = try characteristic(#""type":"34AB8811AC7F4340BAC3FD6A85F9943B""#)
        #expect(record.type.name == "34AB8811-AC7F-4340-BAC3-FD6A85F9943B")
    }

    @Test func readsTruthAsANumberAndNumbersWithAPoint() throws {
        #expect(try characteristic(#""type":"25","format":"bool","value":1"#).value == .bool(true))
        #expect(try characteristic(#""type":"8","format":"int","value":40.0"#).value == .int(40))
        #expect(try characteristic(#""type":"13","format":"float","value":40"#).value == .double(40))
        #expect(try characteristic(#""type":"8","format":"int","value":"bright""#).value == nil)
        #expect(try characteristic(#""type":"8","format":"int","value":null"#).value == nil)
    }

    @Test func prefersADevicesOwnBounds() throws {
        let narrow = try characteristic(
            #""type":"CE","format":"uint32","minValue":153,"maxValue":454,"minStep":1,"perms":["pr","pw","ev","xx"]"#)
        #expect(narrow.metadata.minimum == 153)
        #expect(narrow.metadata.format == .uint32)
        #expect(narrow.metadata.permissions == [.read, .write, .notify])
        #expect(try characteristic(#""type":"33","valid-values-range":[0,2]"#).metadata.validValues == [0, 1, 2])
        #expect(try characteristic(#""type":"8","minValue":9,"maxValue":1"#).metadata.minimum == nil)
    }

    @Test func hidesNoAccessoryBehindABadOne() throws {
        let listing = try listing(
            #"""
            [{"services":[]}, {"aid":-1,"services":[]}, {"aid":18446744073709551616,"services":[]}, {"aid":"1"}, true,
             {"aid":7,"services":[{"iid":1}, 5, {"iid":1,"type":"43","characteristics":[{"iid":2},
               {"iid":3,"type":"what is this"}, {"iid":4,"type":"25"}]}]}]
            """#)
        #expect(listing.accessories.map(\.aid) == [7])
        #expect(listing.accessories[0].services.map { $0.characteristics.map(\.iid) } == [[4]])
        #expect(listing.faults.count == 9)
        #expect(listing.faults.first == "accessories[0]: there is no aid")
    }

    @Test func saysWhereAFaultIs() throws {
        let listing = try listing(
            #"[{"aid":1,"services":[{"iid":1,"type":"43","characteristics":[{"iid":2,"type":"25"},{"iid":3}]},{}]}]"#)
        #expect(
            listing.faults == [
                "accessories[0].services[0].characteristics[1]: there is no type",
                "accessories[0].services[1]: there is no iid",
            ])
    }

    @Test func refusesWhatHoldsNoAccessories() {
        #expect(throws: CharacteristicBodyFault.notJSON) { try AccessoryListing(reading: Array("{".utf8)) }
        #expect(throws: CharacteristicBodyFault.missing("accessories")) {
            try AccessoryListing(reading: Array("[]".utf8))
        }
    }

    @Test func readsNoMoreValuesThanABridgeHas() {
        let services = Array(repeating: #"{"iid":1}"#, count: 100_000).joined(separator: ",")
        #expect(throws: CharacteristicBodyFault.tooManyValues) {
            try listing(#"[{"aid":2,"services":[\#(services)]}]"#)
        }
    }

    @Test func survivesAnyChangedByte() throws {
        let bytes = try body(of: "synthetic_float_minstep")
        var random = Mutations(seed: 11)
        for _ in 0..<1_000 { _ = try? AccessoryListing(reading: random.mutate(bytes)) }
        for end in stride(from: 0, to: bytes.count, by: 7) {
            #expect(throws: CharacteristicBodyFault.notJSON) { try AccessoryListing(reading: Array(bytes[..<end])) }
        }
    }

    @Test func keepsNoMoreThanSomeFaults() throws {
        let listing = try listing("[" + Array(repeating: "{}", count: 5_000).joined(separator: ",") + "]")
        #expect(listing.faults.count == AccessoryListingReader.maximumFaults)
    }
}
