import Testing

@testable import HomeModel

/// What is believed of what a device tells.
struct ValueDomainTests {
    private func domain(
        _ type: CharacteristicType, _ change: (inout CharacteristicMetadata) -> Void = { _ in }
    ) -> ValueDomain {
        var metadata = Characteristic(type: type).metadata
        change(&metadata)
        return ValueDomain(of: type, as: metadata)
    }

    private func read(_ text: String, _ domain: ValueDomain) -> ReadResult {
        do throws(ControlError) {
            guard let json = try? JSON(reading: Array(text.utf8)) else {
                return .failure(.protocolViolation(ProtocolViolation(.notJSON, text)))
            }
            return .success(try domain.value(of: json))
        } catch {
            return .failure(error)
        }
    }

    @Test(arguments: ["2", "-1", "0.5", "1e300", #""1""#, #""true""#, "[]", "{}", "18446744073709551615"])
    func believesOnlyTruthOfASwitch(told: String) {
        #expect(read(told, domain("On")) == .failure(.notUnderstood))
        #expect(read(told, domain("On") { $0.format = .uint8 }) == .failure(.notUnderstood))
        #expect(read(told, domain("On") { $0.format = .string }) == .failure(.notUnderstood))
        #expect(read(told, domain("On") { ($0.minimum, $0.maximum) = (-10, 1e301) }) == .failure(.notUnderstood))
    }

    @Test func readsTruthHoweverItIsWritten() {
        for told in ["1", "true", "1.0", "1.0000001"] {
            #expect(read(told, domain("On")) == .success(.bool(true)))
            #expect(read(told, domain("On") { $0.format = .uint8 }) == .success(.int(1)))
        }
        #expect(read("0", domain("On")) == .success(.bool(false)))
        #expect(read("true", domain("Active") { $0.format = .bool }) == .success(.bool(true)))
    }

    @Test(arguments: ["LockCurrentState", "CurrentDoorState", "SecuritySystemCurrentState"] as [CharacteristicType])
    func letsNoDeviceWidenTheStatesOfALock(type: CharacteristicType) {
        let widened = domain(type) { ($0.minimum, $0.maximum, $0.validValues) = (-1, 255, Array(-1...255)) }
        for told in ["-1", "5", "255", "0.4", "true", "false", #""0""#, "1e9"] {
            for domain in [widened, domain(type), domain(type) { $0.format = .bool }] {
                #expect(read(told, domain) == .failure(.notUnderstood), "\(told)")
            }
        }
        for told in 0...3 { #expect(read("\(told)", widened) == .success(.int(Int64(told)))) }
        // What it announced to be impossible is told all the same: jammed is jammed.
        #expect(read("2", domain(type) { $0.validValues = [0, 1] }) == .success(.int(2)))
    }

    @Test func letsADeviceWidenARangeAndNoPercentage() {
        let kiln = domain("TargetTemperature") { $0.maximum = 1_200 }
        #expect(read("1100", kiln) == .success(.double(1_100)))
        #expect(read("1300", kiln) == .failure(.notUnderstood))
        #expect(read("39", domain("TargetTemperature")) == .failure(.notUnderstood))
        #expect(read("1e300", domain("CurrentTemperature") { $0.maximum = 1e301 }) == .failure(.notUnderstood))
        #expect(read("101", domain("Brightness") { $0.maximum = 255 }) == .failure(.notUnderstood))
        #expect(read("300", domain("Volume") { $0.maximum = 1_000 }) == .failure(.notUnderstood))
        // A device that announces a least of 1 tells 0 while it is off.
        #expect(read("0", domain("Brightness") { $0.minimum = 1 }) == .success(.int(0)))
    }

    @Test func toleratesWhatIsCertain() {
        #expect(read("21.04", domain("TargetTemperature")) == .success(.double(21.04)))
        #expect(read("40.4", domain("Brightness")) == .success(.int(40)))
        #expect(read("100.0000015", domain("CurrentRelativeHumidity")) == .success(.double(100.0000015)))
        #expect(read("0", domain("CurrentAmbientLightLevel")) == .success(.double(0)))
        #expect(read("20", domain("CurrentTemperature")) == .success(.double(20)))
    }

    @Test func takesNullForNoValueAndTextForText() {
        #expect(read("null", domain("ProgrammableSwitchEvent")) == .failure(.noValue))
        #expect(read(#""Lamp""#, domain("Name")) == .success(.string("Lamp")))
        #expect(read("7", domain("Name")) == .failure(.notUnderstood))
        let long = "\"" + String(repeating: "x", count: 1_025) + "\""
        #expect(read(long, domain("Name")) == .failure(.notUnderstood))
        #expect(read(#""Lamp""#, domain("Brightness") { $0.format = .string }) == .failure(.notUnderstood))
    }

    @Test func knowsOfAVendorsTypeOnlyItsFormat() {
        let type = CharacteristicType("4058C2B8-4545-4E77-B6B7-157C38F9718B")
        let own = { (format: CharacteristicMetadata.Format) in
            ValueDomain(
                of: type, as: CharacteristicMetadata(format: format, permissions: .read, minimum: 1, maximum: 5))
        }
        #expect(read("0", own(.uint8)) == .success(.int(0)))
        #expect(read("256", own(.uint8)) == .failure(.notUnderstood))
        #expect(read("1e300", own(.float)) == .failure(.notUnderstood))
        #expect(read("18446744073709551615", own(.uint64)) == .success(.double(18_446_744_073_709_551_616)))
    }

    @Test func isNeverWiderThanTheProtocolForAnyEnumeration() {
        for (name, metadata) in Catalogue.metadata {
            guard let values = metadata.validValues else { continue }
            for number in -2...260 where !values.contains(Int64(number)) {
                let told = JSON.int(Int64(number))
                #expect(throws: ControlError.notUnderstood) {
                    try domain(CharacteristicType(name)) { ($0.minimum, $0.maximum) = (-2, 260) }.value(of: told)
                }
            }
        }
    }
}
