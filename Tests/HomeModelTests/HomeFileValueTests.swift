import HomeModel
import Testing

/// Characteristics and their values in a home file.
struct HomeFileValueTests {
    private static func file(_ characteristics: String, type: String = "Lightbulb") -> [UInt8] {
        let service = #"{"type": "\#(type)", "characteristics": {\#(characteristics)}}"#
        return Array(
            #"{"version": 1, "homes": [{"name": "Cottage", "accessories": [{"name": "Thing", "services": [\#(service)]}]}]}"#
                .utf8)
    }

    private func service(_ characteristics: String, type: String = "Lightbulb") throws -> Service {
        let home = try #require(try HomeFile.read(Self.file(characteristics, type: type)).homes.first)
        return try #require(home.accessories.first?.services.first)
    }

    @Test(arguments: [
        (#""On": "yes""#, "On: the text “yes” stands where true or false is expected"),
        (#""On": 2"#, "On: the number 2 stands where true or false is expected"),
        (#""On": []"#, "On: a list stands where true or false is expected"),
        (#""Brightness": 101"#, "Brightness: the number 101 is above the greatest value, 100"),
        (#""Brightness": -1"#, "Brightness: the number -1 is below the least value, 0"),
        (#""Brightness": 50.5"#, "Brightness: the number 50.5 stands where a whole number is expected"),
        (#""Brightness": true"#, "Brightness: true stands where a whole number is expected"),
        (#""Hue": 360.5"#, "Hue: the number 360.5 is above the greatest value, 360"),
        (#""LockTargetState": 2"#, "LockTargetState: the number 2 is above the greatest value, 1"),
        (#""CurrentMediaState": 3"#, "CurrentMediaState: the number 3 is none of the values 0, 1, 2, 4, 5"),
        (#""PairingFeatures": 256"#, "PairingFeatures: the number 256 is above the greatest value, 255"),
        (
            #""TunneledAccessoryStateNumber": 2147483648"#,
            "TunneledAccessoryStateNumber: the number 2147483648 is above the greatest value, 2147483647"
        ),
        (#""Name": 5"#, #"Name: the number 5 stands where text in "…" is expected"#),
        (
            #""TargetTemperature": {"value": 9, "minValue": 9.5}"#,
            "TargetTemperature.value: the number 9 is below the least value, 9.5"
        ),
        (
            #""On": {"value": true, "prems": ["pr"]}"#,
            "On.prems: there is no such key here; did you mean “perms”?"
        ),
        (
            #""On": {"perms": ["pr", "px"]}"#,
            "On.perms[1]: “px” is no permission; known are pr, pw, ev, aa, tw, hd, wr"
        ),
        (
            #""Brightness": {"minValue": 50, "maxValue": 20}"#,
            "Brightness: the least value, 50, is above the greatest, 20"
        ),
        (
            #""Brightness": {"format": "integer"}"#,
            #"Brightness.format: the text “integer” stands where one of "bool", "uint8", "uint16", "uint32", "uint64", "#
                + #""int", "float", "string", "tlv8", "data" is expected"#
        ),
        (
            #""On": false, "00000025-0000-1000-8000-0026bb765291": true"#,
            #"["00000025-0000-1000-8000-0026bb765291"]: On stands twice in this service: remove one"#
        ),
    ])
    func refusesWhatACharacteristicDoesNotAllow(members: String, fault: String) {
        let lines = faultLines(Self.file(members))
        #expect(lines.count == 1)
        let place = "homes[0].accessories[0].services[0].characteristics"
        #expect(lines.first == place + (fault.hasPrefix("[") ? "" : ".") + fault)
    }

    @Test(arguments: [
        (#""Brightness": 20.0"#, "Brightness", CharacteristicValue.int(20)),
        (#""On": 1"#, "On", .bool(true)),
        (#""Hue": 30"#, "Hue", .double(30)),
        (#""Hue": 30.25"#, "Hue", .double(30.25)),
        (#""00000008-0000-1000-8000-0026BB765291": 7"#, "Brightness", .int(7)),
        (#""TargetTemperature": {"value": 5, "minValue": 4}"#, "TargetTemperature", .double(5)),
    ])
    func readsValuesInTheFormatOfTheirType(members: String, type: String, value: CharacteristicValue) throws {
        #expect(try service(members)[CharacteristicType(type)]?.value == value)
    }

    @Test func completesAServiceWithWhatItsTypeRequires() throws {
        let lock = try service("", type: "LockMechanism")
        #expect(lock.characteristics.map(\.type.name) == ["LockCurrentState", "LockTargetState"])
        #expect(lock.characteristics.allSatisfy { $0.value == nil })
        let lamp = try service(#""Brightness": 5"#)
        #expect(lamp.characteristics.map(\.type.name) == ["Brightness", "On"])
    }

    @Test func takesABoundAwayWhereItIsNull() throws {
        let brightness = try service(#""Brightness": {"value": 300, "maxValue": null, "validValues": [1, 300]}"#)
            .characteristics[0]
        #expect(brightness.metadata.maximum == nil)
        #expect(brightness.metadata.minimum == 0)
        #expect(brightness.metadata.validValues == [1, 300])
        #expect(brightness.value == .int(300))
    }

    @Test(arguments: [
        ("true", CharacteristicMetadata.Format.bool), ("5", .int), ("5000000000", .uint64), ("-5000000000", .float),
        ("2.5", .float), (#""text""#, .string), ("null", .string),
    ])
    func readsAVendorsValueByItsKind(value: String, format: CharacteristicMetadata.Format) throws {
        let type = "0A1B2C3D-0000-4000-8000-00AABBCCDDEE"
        let characteristic = try service(#""\#(type)": \#(value)"#, type: type.lowercased()).characteristics[0]
        #expect(characteristic.type.name == type)
        #expect(characteristic.metadata == CharacteristicMetadata(format: format, permissions: .read))
    }

    @Test(arguments: ["Bed", "25", "0025", "FACADE", "On ", "lightbulb"])
    func refusesTypesThatAreNotSpeltOut(type: String) {
        #expect(!faultLines(Self.file("", type: type)).isEmpty)
        #expect(!faultLines(Self.file(#""\#(type)": null"#)).isEmpty)
    }

    /// Written values stand for themselves; what was said in a longer way comes out in the shortest.
    @Test(arguments: [
        (#""On": {"value": true}"#, #"{"On": true}"#),
        (#""On": null, "Brightness": null"#, #"{"On": null, "Brightness": null}"#),
        (
            #""Brightness": {"value": 7, "minValue": 0, "maxValue": 50}"#,
            #"{"Brightness": {"value": 7, "maxValue": 50}}"#
        ),
        (
            #""Brightness": {"unit": null, "valid-values": [1, 2]}"#,
            #"{"Brightness": {"unit": null, "validValues": [1, 2]}}"#
        ),
        (#""Hue": {"value": 7.0, "perms": ["ev", "pr"]}"#, #"{"Hue": {"value": 7, "perms": ["pr", "ev"]}}"#),
        (#""Hue": {"value": 7.0, "minStep": 1e-05}"#, #"{"Hue": {"value": 7, "minStep": 1e-05}}"#),
        (
            #""0a1b2c3d-0000-4000-8000-00aabbccddee": {"format": "float", "value": 2}"#,
            #"{"0A1B2C3D-0000-4000-8000-00AABBCCDDEE": {"value": 2, "format": "float"}}"#
        ),
    ])
    func writesACharacteristicInTheShortestWay(members: String, written: String) throws {
        let text = String(decoding: HomeFile.write(try HomeFile.read(Self.file(members))), as: UTF8.self)
        #expect(text.contains(#""characteristics": \#(written)"#), "\(text)")
    }

    @Test func writesAValueAgainstItsOwnMetadataAsNull() throws {
        var snapshot = try HomeFile.read(Self.file(#""Brightness": 5"#))
        snapshot.homes[0].accessories[0].services[0].characteristics[0].value = .int(500)
        let again = try HomeFile.read(HomeFile.write(snapshot))
        #expect(again.homes[0].accessories[0].services[0].characteristics[0].value == nil)
    }
}
