import Testing

@testable import HomeModel

struct CatalogueTests {
    @Test func knowsTheTypesOfAppleByNameAndNumber() {
        #expect(Catalogue.services.count == 72)
        #expect(Catalogue.characteristics.count == Catalogue.metadata.count)
        #expect(ServiceType("Lightbulb").wireType == "43")
        #expect(CharacteristicType("Brightness").wireType == "8")
        #expect(ServiceType("Speaker").wireType == ServiceType("TelevisionSpeaker").wireType)
    }

    @Test(arguments: [
        "Lightbulb", "43", "043", "00000043", "00000043-0000-1000-8000-0026BB765291",
        "00000043-0000-1000-8000-0026bb765291",
    ])
    func readsEverySpellingOfOneType(text: String) {
        #expect(ServiceType(reading: text) == ServiceType("Lightbulb"))
    }

    @Test func keepsAVendorsTypeAsItsUUIDInUpperCase() {
        let type = CharacteristicType(reading: "e863f10a-079e-48ff-8f27-9c2605a29f52")
        #expect(type?.name == "E863F10A-079E-48FF-8F27-9C2605A29F52")
        #expect(type?.wireType == type?.name)
        #expect(type?.metadata == nil)
        #expect(ServiceType(reading: "FFFF")?.name == "0000FFFF-0000-1000-8000-0026BB765291")
        #expect(ServiceType(reading: "FFFF")?.isAppleDefined == false)
    }

    @Test(arguments: [
        "", "0", "-", "lightbulb", "Lightbulb ", "123456789", "xyz", "------------------------------------",
        "E863F10A079E-48FF-8F27-9C2605A29F52-", "E863F10A-079E-48FF-8F27-9C2605A29F5",
        "E863F10A-079E-48FF-8F27-9C2605A29F52A",
        "-0000-1000-8000-0026BB765291", "4-3",
    ])
    func refusesWhatIsNoType(text: String) {
        #expect(ServiceType(reading: text) == nil)
        #expect(CharacteristicType(reading: text) == nil)
    }

    @Test func knowsWhatAServiceMustHave() {
        #expect(
            Catalogue.required(by: ServiceType("LockMechanism")).map(\.name) == ["LockCurrentState", "LockTargetState"])
        #expect(Catalogue.optional(for: ServiceType("Lightbulb")).map(\.name).contains("ColorTemperature"))
        #expect(Catalogue.required(by: ServiceType("E863F007-079E-48FF-8F27-9C2605A29F52")).isEmpty)
    }

    @Test func namesOnlyCharacteristicsThatItKnows() {
        for name in Catalogue.serviceNames.keys {
            let type = ServiceType(name)
            for characteristic in Catalogue.required(by: type) + Catalogue.optional(for: type) {
                #expect(characteristic.metadata != nil, "\(name): \(characteristic)")
            }
        }
        #expect(Catalogue.required(by: ServiceType("Thermostat")).count == 5)
    }

    @Test func boundsEveryNumberWithinItsFormat() {
        for (name, metadata) in Catalogue.metadata {
            let bounds = metadata.format.bounds
            #expect(metadata.minimum.map(bounds.contains) ?? true, "\(name)")
            #expect(metadata.maximum.map(bounds.contains) ?? true, "\(name)")
            #expect((metadata.minimum ?? 0) <= (metadata.maximum ?? .infinity), "\(name)")
            for value in metadata.validValues ?? [] { #expect(metadata.bounds.contains(Double(value)), "\(name)") }
        }
    }

    @Test func readsAndWritesPermissionCodes() {
        #expect(Permissions(codes: ["ev", "pw", "zz", "pr"]).codes == ["pr", "pw", "ev"])
        #expect(Permissions(codes: ["tw", "hd", "aa", "wr"]).codes == ["aa", "tw", "hd", "wr"])
    }
}
