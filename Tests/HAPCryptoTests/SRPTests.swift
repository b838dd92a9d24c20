import Testing

@testable import HAPCrypto

struct SRPTests {
    @Test func aKeyHasThePrimesWidth() {
        #expect(SRPGroup.prime.count == SRPGroup.width)
    }
}
