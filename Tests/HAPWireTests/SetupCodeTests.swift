import HAPCrypto
import HomeModel
import Testing

@testable import HAPWire

struct SetupCodeTests {
    @Test(arguments: ["031-45-154", "03145154"])
    func readsEightDigitsWithOrWithoutDashes(text: String) {
        #expect(SetupCode(text)?.text == "031-45-154")
    }

    @Test(arguments: WireVectors.golden.setup.refused_codes)
    func refusesACodeThatIsTooEasy(text: String) {
        #expect(SetupCode(text) == nil)
        #expect(SetupCode(text.filter { $0 != "-" }) == nil)
    }

    @Test(arguments: [
        "", "031", "0314515", "031451544", "031-45-15", "03-145-154", "031 45 154", "031-45_154", "0314-5-154",
        "031-45-15４", "０３１-45-154", "-03145154", "031-45-154 ", "abc-de-fgh", "+31-45-154",
    ])
    func refusesWhatIsNotEightDigits(text: String) {
        #expect(SetupCode(text) == nil)
    }

    @Test func neverPrintsItself() throws {
        let code = try #require(SetupCode("031-45-154"))
        let payload = try #require(SetupPayload(code: code, setupID: "LAB1", category: 2))
        let setup = PairSetupController(
            code: code, identity: ControllerIdentity(random: seeded(1)), random: seeded(2))
        let keys = SessionKeys(read: [UInt8](repeating: 0xAB, count: 32), write: [UInt8](repeating: 0xAB, count: 32))
        for value: Any in [code, payload, setup, keys, FrameSealer(key: keys.read), [code], Optional(code) as Any] {
            var dumped = ""
            dump(value, to: &dumped)
            for text in ["\(value)", String(reflecting: value), dumped] {
                #expect(!text.contains("45") && !text.contains("171") && text.contains("not shown"))
            }
        }
    }

    @Test(arguments: WireVectors.golden.setup.payload.indices)
    func readsAndWritesThePicturesOfAccessories(number: Int) throws {
        let golden = WireVectors.golden.setup.payload[number]
        let payload = try #require(SetupPayload(golden.payload))
        #expect(payload.code == SetupCode(golden.code))
        #expect(payload.setupID == golden.setup_id)
        #expect(payload.category == golden.category)
        #expect(payload.supportsIP == golden.ip)
        #expect(payload.supportsBluetooth == golden.ble)
        #expect(payload.text == golden.payload)
    }

    @Test(arguments: [
        "", "X-HM://", "X-HM://0023ISYWYLAB", "X-HM://0023ISYWYLAB12", "X-HM://0023ISYW-LAB1", "X-HM://0023ISYWYlab1",
        "Y-HM://0023ISYWYLAB1", "X-HM://ZZZZZZZZZLAB1", "X-HM://000000000LAB1", "X-HM://0023ISYWYLA€",
    ])
    func refusesAPictureThatIsNoneOfOurs(text: String) {
        #expect(SetupPayload(text) == nil)
    }

    @Test(arguments: ["", "LAB", "LAB12", "lab1", "LÄB"])
    func refusesASetupIDThatIsNotFourCharacters(setupID: String) throws {
        let code = try #require(SetupCode("031-45-154"))
        #expect(SetupPayload(code: code, setupID: setupID, category: 1) == nil)
    }

    @Test(arguments: WireVectors.golden.setup.hash.indices)
    func computesTheHashThatIsAnnounced(number: Int) throws {
        let golden = WireVectors.golden.setup.hash[number]
        let deviceID = try #require(DeviceID(golden.device_id))
        #expect(SetupPayload.announcedHash(setupID: golden.setup_id, deviceID: deviceID) == golden.sh)
    }
}
