import Foundation
import HomeModel
import TestSupport
import Testing

@testable import HomePostgres

/// What is kept of things comes back as it was.
struct ContentTests {
    @Test(arguments: ["cottage", "castle", "gatehouse"])
    func homesComeBackAsTheyWere(name: String) throws {
        for home in Fixture.home(name).homes { #expect(try kept(home) == home) }
    }

    @Test func whatJSONDoesNotTellApartIsTold() throws {
        let values: [CharacteristicValue] = [
            .bool(true), .int(1), .double(1), .double(0.1), .double(-1e300), .double(.infinity), .string("1"),
            .int(.max), .int(.min), .string("nul \0 \"\\ ☃"), .string(""),
        ]
        var home = Home(name: "Lab")
        var accessory = Accessory(name: "Probe")
        var service = Service(type: "Lightbulb")
        service.iid = .max
        service.characteristics = values.map { Characteristic(type: "Brightness", value: $0) }
        service.characteristics[0].metadata.maximum = .infinity
        service.characteristics[1].metadata.validValues = []
        service.characteristics[2].metadata.permissions = Permissions(rawValue: 255)
        accessory.services = [service]
        accessory.extra = .object(["deep": .array([.null, .int(1), .double(1.5), .unsigned(.max), .object([:])])])
        home.accessories = [accessory]
        #expect(try kept(home) == home)
    }

    @Test func damageIsTold() throws {
        let things = try #require(
            HomeChange(from: nil, to: Fixture.home("cottage").homes[0], position: 0, accounts: [:])
        )
        .written
        for thing in things {
            guard case .object(let members) = thing.content else {
                Issue.record("no object")
                return
            }
            for (key, value) in members {
                for other in [JSON.null, .int(-1), .object([:]), .array([.int(1)])] where other != value {
                    var members = members
                    members[key] = other
                    var home = Home(name: "Cottage")
                    // Either it is damage, or something that may stand there.
                    _ = try? home.append(StoredThing(kind: thing.kind, id: thing.id, content: .object(members)))
                }
                var home = Home(name: "Cottage")
                var without = members
                without["name"] = nil
                #expect(throws: Corruption.self) {
                    try home.append(StoredThing(kind: thing.kind, id: thing.id, content: .object(without)))
                }
            }
        }
    }

    /// A home as it comes back from what is kept of it.
    private func kept(_ home: Home) throws -> Home {
        func read(_ json: JSON) throws -> JSON { try JSON(reading: json.line.utf8) }
        var kept = try Home(home.id, own: read(home.ownContent))
        for thing in HomeChange(from: nil, to: home, position: 0, accounts: [:]).written {
            _ = try kept.append(StoredThing(kind: thing.kind, id: thing.id, content: read(thing.content)))
        }
        return kept
    }
}
