import HomeModel
import Testing

/// Row C5: what a value must be to be taken.
struct CharacteristicValueTests {
    private func checked(_ value: CharacteristicValue, _ type: String) throws(HomeError) -> CharacteristicValue {
        guard let metadata = CharacteristicType(type).metadata else { throw .notFound }
        return try metadata.checked(value)
    }

    @Test(
        "C5: a value is taken in the kind of its format",
        arguments: [
            ("On", CharacteristicValue.int(1), CharacteristicValue.bool(true)), ("On", .double(0), .bool(false)),
            ("On", .bool(true), .bool(true)), ("Brightness", .double(20), .int(20)), ("Brightness", .int(0), .int(0)),
            ("Hue", .int(360), .double(360)), ("TargetTemperature", .double(20.05), .double(20.05)),
            ("Name", .string(""), .string("")),
            ("Logs", .string("AQE="), .string("AQE=")), ("LockTargetState", .int(1), .int(1)),
        ])
    func c5TakesAValueInTheKindOfItsFormat(type: String, value: CharacteristicValue, taken: CharacteristicValue) throws
    {
        #expect(try checked(value, type) == taken)
    }

    @Test(
        "C5: a wrong type and a value out of range are errors",
        arguments: [
            ("On", CharacteristicValue.int(2), HomeError.invalidValueType), ("On", .string("true"), .invalidValueType),
            ("Brightness", .bool(true), .invalidValueType), ("Brightness", .double(0.5), .invalidValueType),
            ("Brightness", .int(101), .valueHigherThanMaximum), ("Brightness", .int(-1), .valueLowerThanMinimum),
            ("Brightness", .int(.max), .valueHigherThanMaximum), ("Brightness", .double(.nan), .invalidValueType),
            ("Hue", .double(.infinity), .invalidValueType), ("Hue", .double(-0.1), .valueLowerThanMinimum),
            ("CurrentMediaState", .int(3), .invalidParameter), ("Name", .int(1), .invalidValueType),
            ("Name", .string(String(repeating: "a", count: 65)), .stringLongerThanMaximum),
            ("FirmwareRevision", .string(String(repeating: "a", count: 65)), .stringLongerThanMaximum),
            ("PairingFeatures", .int(256), .valueHigherThanMaximum),
            ("PairingFeatures", .int(-1), .valueLowerThanMinimum),
            ("ConfigurationState", .int(65_536), .valueHigherThanMaximum),
        ])
    func c5RefusesWhatIsOutside(type: String, value: CharacteristicValue, error: HomeError) {
        #expect(throws: error) { try checked(value, type) }
    }

    @Test func keepsWholeNumbersExactly() throws {
        let uint64 = CharacteristicMetadata(format: .uint64, permissions: .read)
        #expect(try uint64.checked(.int(.max)) == .int(.max))
        #expect(try uint64.checked(.int(9_007_199_254_740_993)) == .int(9_007_199_254_740_993))
        #expect(try uint64.checked(.double(1e19)) == .double(1e19))
        #expect(throws: HomeError.valueHigherThanMaximum) { try uint64.checked(.double(1e20)) }
    }

    @Test func believesTheFormatWhereADeviceContradictsItself() throws {
        let odd = CharacteristicMetadata(format: .uint8, permissions: .read, minimum: 50, maximum: 20)
        #expect(odd.bounds == 0...255)
        #expect(try odd.checked(.int(30)) == .int(30))
    }

    @Test(arguments: [
        (21.04, 21.0), (21.06, 21.1), (10.0, 10.0), (37.96, 38.0),
    ])
    func putsANumberOnItsStep(number: Double, onStep: Double) throws {
        #expect(try #require(CharacteristicType("TargetTemperature").metadata).onStep(number) == onStep)
    }

    @Test func countsStepsFromTheMinimum() {
        let odd = CharacteristicMetadata(format: .int, permissions: .write, minimum: 1, maximum: 10, step: 3)
        #expect([1, 2, 3, 9, 10].map(odd.onStep) == [1, 1, 4, 10, 10])
        #expect(CharacteristicMetadata(format: .float, permissions: .read).onStep(1.234) == 1.234)
    }
}
