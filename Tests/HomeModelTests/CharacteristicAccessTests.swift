import HomeModel
import Testing

/// Rows C1, C2 and C5: what may be read and written, and what a written value must be.
struct CharacteristicAccessTests {
    private func type(_ name: String) -> Characteristic { Characteristic(type: CharacteristicType(name)) }

    @Test("C1: a characteristic is read-only, read-write or write-only")
    func c1ACharacteristicIsReadOnlyReadWriteOrWriteOnly() throws {
        #expect(throws: HomeError.readOnlyCharacteristic) { try type("CurrentTemperature").writable(.double(20)) }
        #expect(type("CurrentTemperature").metadata.permissions.contains(.read))
        #expect(try type("TargetTemperature").writable(.double(20)) == .double(20))
        #expect(type("TargetTemperature").metadata.permissions.contains(.read))
        #expect(try type("Identify").writable(.bool(true)) == .bool(true))
        #expect(!type("Identify").metadata.permissions.contains(.read))
    }

    @Test("C2: a characteristic carries its format, range, step, unit and valid values")
    func c2ACharacteristicCarriesItsMetadata() {
        let temperature = type("TargetTemperature").metadata
        #expect(temperature.format == .float)
        #expect(temperature.bounds == 10...38)
        #expect(temperature.step == 0.1)
        #expect(temperature.unit == .celsius)
        #expect(type("CurrentMediaState").metadata.validValues?.isEmpty == false)
    }

    @Test(
        "C5: a write of a wrong type, out of range or off its step is an error",
        arguments: [
            ("On", CharacteristicValue.string("on"), HomeError.invalidValueType),
            ("Brightness", .bool(true), .invalidValueType), ("Brightness", .int(101), .valueHigherThanMaximum),
            ("TargetTemperature", .double(9.9), .valueLowerThanMinimum),
            ("TargetTemperature", .double(20.05), .invalidParameter),
            ("CurrentTemperature", .string("hot"), .readOnlyCharacteristic),
            ("Name", .string("Lamp"), .readOnlyCharacteristic),
        ])
    func c5AWriteThatBreaksARuleIsAnError(name: String, value: CharacteristicValue, error: HomeError) {
        #expect(throws: error) { try type(name).writable(value) }
    }

    @Test("C5: a text longer than the maximum is an error")
    func c5ATextLongerThanTheMaximumIsAnError() throws {
        let metadata = CharacteristicMetadata(format: .string, permissions: .write, maximumLength: 3)
        let text = Characteristic(type: CharacteristicType("ConfiguredName"), metadata: metadata)
        #expect(try text.writable(.string("Bed")) == .string("Bed"))
        #expect(throws: HomeError.stringLongerThanMaximum) { try text.writable(.string("Beds")) }
    }

    @Test("C5: steps count from the minimum and forgive what single precision adds")
    func c5StepsCountFromTheMinimum() throws {
        var odd = CharacteristicMetadata(format: .int, permissions: .write, minimum: 1, maximum: 10, step: 3)
        let characteristic = Characteristic(type: CharacteristicType("RotationSpeed"), metadata: odd)
        #expect(try characteristic.writable(.double(7)) == .int(7))
        for value in [2, 3, 9] {
            #expect(throws: HomeError.invalidParameter) { try characteristic.writable(.int(Int64(value))) }
        }
        odd.step = 0
        #expect(try Characteristic(type: characteristic.type, metadata: odd).writable(.int(2)) == .int(2))
        let single = CharacteristicMetadata(
            format: .float, permissions: .write, minimum: 10, maximum: 38, step: Double(Float(0.1)))
        let target = Characteristic(type: CharacteristicType("TargetTemperature"), metadata: single)
        #expect(try target.writable(.double(37.9)) == .double(37.9))
        #expect(throws: HomeError.invalidParameter) { try target.writable(.double(37.95)) }
    }
}
