import HomeModel
import TestSupport
import Testing

/// Row N12: a service without a name exists, and has no part in names.
struct UnnamedServiceTests {
    @Test("N12: any number of services go without a name, and come back without one")
    func n12ServicesGoWithoutAName() throws {
        var snapshot = Fixture.home("cottage")
        let update = Service(type: ServiceType("E863F007-079E-48FF-8F27-9C2605A29F52"))
        #expect(update.name == nil)
        snapshot.homes[0].accessories[1].services += [update, Service(type: update.type)]
        let again = try HomeFile.read(HomeFile.write(snapshot)).homes[0].accessories[1]
        #expect(again.services.map(\.name) == ["Desk Lamp", nil, nil])
    }

    @Test("N12: nothing is found by the name that a service does not have")
    func n12NothingIsFoundByAMissingName() throws {
        let home = Fixture.home("cottage").homes[0]
        let lock = try home.accessory(called: "Front Door").services[0]
        #expect(lock.name == nil)
        for name in ["", " ", "LockMechanism"] {
            let refusal = try #require(throws: EditRefusal.self) { try home.accessory(called: name) }
            #expect(refusal.error == .notFound)
        }
        #expect([Room(name: "Den")].named("") == nil)
    }
}
