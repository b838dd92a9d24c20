import Foundation
import TestSupport
import Testing

/// Accessories that are at another address, where no network tells it.
struct MovedTests {
    private func place(of name: String, in home: SimulatedHome) throws -> String {
        "127.0.0.1:\(try #require(home.servers.first { $0.name == name }).port)"
    }

    @Test func whoeverIsAddedAgainAtANewAddressIsKnownByItsKey() throws {
        let home = try SimulatedHome()
        let before = try home.run("export").output
        try home.move()
        #expect(try home.run("say", "turn on the desk lamp").status == 3)
        let place = try place(of: "Maple Bridge", in: home)
        let added = try home.run("accessory", "add", place)
        #expect(added.status == 0, "\(added.errors)")
        #expect(added.output.contains("it is yours, at a new address: Maple Bridge (Maple Street)"))
        #expect(try home.run("say", "turn on the desk lamp").output == "The Desk Lamp is on.\n")
        #expect(try home.run("export").output == before)
    }

    @Test func isMovedByHand() throws {
        let home = try SimulatedHome()
        try home.move()
        let (maple, lake) = (try place(of: "Maple Bridge", in: home), try place(of: "Lake Bridge", in: home))
        #expect(try home.run("accessory", "move", "Desk Lamp", maple).output.hasPrefix("moved: Desk Lamp"))
        #expect(try home.run("say", "turn on the desk lamp").status == 0)
        // Another bridge of ours does not prove to be this one, and where nobody answers nobody does.
        for wrong in [lake, "127.0.0.1:9"] {
            let refused = try home.run("accessory", "move", "Desk Lamp", wrong)
            #expect(refused.status == 65)
            #expect(refused.errors.contains("nothing at \(wrong) proves to be Desk Lamp"))
        }
        #expect(try home.run("say", "turn off the desk lamp").status == 0)
        #expect(try home.run("accessory", "move", "Desk Lamp", maple, "--user", "Bo").status == 4)
        #expect(try home.run("accessory", "move", "Desk Lamp", "nowhere").status == 64)
    }

    @Test func whoOnlyClaimsToBeAKnownOneIsNotMoved() throws {
        let home = try SimulatedHome()
        let place = try place(of: "Maple Bridge", in: home)
        let stranger = try SimulatedHome(isPaired: false)
        let other = try #require(stranger.servers.first { $0.name == "Maple Bridge" })
        let added = try home.run("accessory", "move", "Maple Bridge", "127.0.0.1:\(other.port)")
        #expect(added.status == 65)
        #expect(try home.run("accessory", "show", "Maple Bridge").output.contains(place))
    }
}
