import Testing

@testable import HAPWire

struct PairingErrorTests {
    @Test func everyNumberOfTheSpecificationComesBack() {
        for number in UInt64(1)...7 { #expect(UInt64(PairingError(number: number).number) == number) }
        #expect(PairingError(number: 0) == .unrecognised(0))
        #expect(PairingError(number: 300) == .unrecognised(300))
        #expect(PairingError.unrecognised(300).number == 1)
    }
}
