import HomeModel
import Testing

@testable import HAPWire

struct PairingErrorTests {
    @Test func everyNumberOfTheSpecificationComesBack() {
        for number in UInt64(1)...7 { #expect(UInt64(PairingError(number: number).number) == number) }
        #expect(PairingError(number: 0) == .unrecognised(0))
        #expect(PairingError(number: 300) == .unrecognised(300))
        #expect(PairingError.unrecognised(300).number == 1)
    }

    @Test func eachRefusalSaysWhatToDo() throws {
        let expected = try #require(DeviceID("AA:BB:CC:DD:EE:01"))
        let errors: [PairingError] = [
            .unknown, .authentication, .backoff, .maxPeers, .maxTries, .unavailable, .busy, .unrecognised(9),
            .pairingGone, .identityRefused, .wrongAccessory(expected: expected, found: "AA:BB:CC:DD:EE:02"),
            .notGenuine(.proof), .unreadable(.cutHeader(at: 3)), .missing(.salt), .unacceptable(.publicKey, length: 0),
            .outOfOrder(expected: 2, found: 4), .notExpected, .noRandomness,
        ]
        let remedies = [
            "try again", "Try to add it", "Check the address", "Look for an update", "add it again", "Restart it",
        ]
        for error in errors {
            #expect(remedies.contains { error.description.contains($0) }, "\(error)")
            #expect(error.description.hasSuffix("."))
        }
    }

    @Test func aForeignNameIsQuotedAsItIs() throws {
        let expected = try #require(DeviceID("AA:BB:CC:DD:EE:01"))
        let error = PairingError.wrongAccessory(expected: expected, found: "AA:BB:CC:DD:EE:02")
        #expect(error.description.contains("AA:BB:CC:DD:EE:02 instead of AA:BB:CC:DD:EE:01"))
    }
}
