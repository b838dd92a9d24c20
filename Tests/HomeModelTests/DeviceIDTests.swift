import Testing

@testable import HomeModel

struct DeviceIDTests {
    @Test func readsEitherCaseAsOneIdentity() {
        #expect(DeviceID("aa:bb:cc:dd:ee:ff") == DeviceID("AA:BB:CC:DD:EE:FF"))
    }

    @Test(arguments: ["", "AA:BB:CC:DD:EE", "AA:BB:CC:DD:EE:FG", "AABB:CC:DD:EE:FF:0", "AA:BB:CC:DD:EE:FF:00"])
    func refusesWhatIsNotSixPairs(text: String) {
        #expect(DeviceID(text) == nil)
    }
}
