import Foundation
import HAPCrypto
import HAPTransport
import HAPWire
import HomeModel
import TestSupport
import Testing

@testable import HAPSimulator

/// How a simulated device gets to know controllers and forgets them.
struct ServerPairingTests {
    private let folder = TemporaryFolder()
    private let lamp = SimulatedDevice(Accessory(name: "Lamp"))

    /// A first message of pair-setup.
    private static var hello: [UInt8] {
        guard let code = SetupCode("031-45-154") else { preconditionFailure("this is a good code") }
        var handshake = PairSetupController(
            code: code, identity: ControllerIdentity(random: systemRandom), random: systemRandom)
        return handshake.start()
    }

    private var wrongCode: SetupCode { get throws { try #require(SetupCode("101-48-005")) } }

    private func expectRefusal(_ error: PairingError, _ work: () async throws -> Void) async {
        await #expect(throws: error) { try await work() }
    }

    @Test func refusesAWrongCodeAndCountsIt() async throws {
        let server = try await AccessoryServer(lamp, folder: folder.path, setupCode: SetupCode("031-45-154"))
        let stranger = try await WireController(port: try await server.start())
        let identity = ControllerIdentity(random: systemRandom)
        await expectRefusal(.authentication) { _ = try await stranger.pair(identity, code: wrongCode) }
        #expect(await server.state.failedTries == 1)
        #expect(await server.isPaired == false)
        await server.stop()
        let again = try await AccessoryServer(lamp, folder: folder.path)
        #expect(await again.state.failedTries == 1)
        let controller = try await WireController(port: try await again.start())
        _ = try await controller.pair(identity, code: again.setupCode)
        #expect(await again.state.failedTries == 0)
        await again.stop()
    }

    @Test func takesNoMoreCodesAfterAHundredWrongOnes() async throws {
        let server = try await AccessoryServer(lamp)
        try await server.remember { $0.failedTries = 100 }
        let stranger = try await WireController(port: try await server.start())
        await expectRefusal(.maxTries) {
            _ = try await stranger.pair(ControllerIdentity(random: systemRandom), code: server.setupCode)
        }
        await server.stop()
    }

    @Test func pairsWithOneAtATimeAndOnlyOnce() async throws {
        let server = try await AccessoryServer(lamp)
        let port = try await server.start()
        let first = try await WireController(port: port)
        #expect(try await first.ask("/pair-setup", Self.hello).status == 200)
        let second = try await WireController(port: port)
        let identity = ControllerIdentity(random: systemRandom)
        await expectRefusal(.busy) { _ = try await second.pair(identity, code: server.setupCode) }
        await first.connection.close()
        // The place is free as soon as the first has gone, which the device hears of a moment later.
        while await server.sessions.count > 1 { await Task.yield() }
        _ = try await second.pair(identity, code: server.setupCode)
        await expectRefusal(.unavailable) { _ = try await second.pair(identity, code: server.setupCode) }
        await server.stop()
    }

    @Test func refusesPairingWithinASessionAndOutOfTurn() async throws {
        let bridge = try await PairedBridge()
        let session = try await bridge.session()
        #expect(try await session.ask("/pair-setup", Self.hello).status == 400)
        #expect(try await session.ask("/pair-verify", [6, 1, 1]).status == 400)
        let stranger = try await WireController(port: bridge.port)
        for body in [[], [6, 1, 3], [6, 1, 5], [6, 2, 1, 0], [0xff]] as [[UInt8]] {
            #expect(try await stranger.ask("/pair-setup", body).status == 400)
            #expect(try await stranger.ask("/pair-verify", body).status == 400)
        }
        #expect(try await stranger.ask("/pairings", PairingsRequest.list.body).status == 470)
        await bridge.server.stop()
    }

    @Test func refusesAControllerThatItDoesNotKnow() async throws {
        let bridge = try await PairedBridge()
        let stranger = try await WireController(port: bridge.port)
        await expectRefusal(.pairingGone) {
            try await stranger.verify(ControllerIdentity(random: systemRandom), bridge.pairing)
        }
        await bridge.server.stop()
    }

    @Test func addsListsAndRemovesControllers() async throws {
        let bridge = try await PairedBridge()
        let admin = try await bridge.session()
        let guest = ControllerIdentity(random: systemRandom)
        let pairing = AccessoryPairing(id: guest.id, publicKey: guest.key.publicKey, isAdmin: false)
        #expect(try await admin.ask(.add(pairing)) == .done)
        #expect(try await admin.ask(.add(pairing)) == .done)
        let forged = AccessoryPairing(id: guest.id, publicKey: bridge.identity.key.publicKey, isAdmin: true)
        #expect(try await admin.ask(.add(forged)) == .refused(.unknown))
        guard case .pairings(let known) = try await admin.ask(.list) else {
            Issue.record("there is no list")
            return
        }
        #expect(known.map(\.id) == [bridge.identity.id, guest.id])

        let visitor = try await WireController(port: bridge.port)
        try await visitor.verify(guest, bridge.pairing)
        #expect(try await visitor.ask("GET", "/accessories").status == 200)
        #expect(try await visitor.ask(.list) == .refused(.authentication))
        #expect(try await visitor.ask(.remove(bridge.identity.id)) == .refused(.authentication))

        #expect(try await admin.ask(.remove([1, 2, 3])) == .done, "an unknown one is no error")
        #expect(try await admin.ask(.remove(guest.id)) == .done)
        #expect(try await visitor.connection.receive() == nil, "its session has ended")
        #expect(try await admin.ask("GET", "/accessories").status == 200)
        await bridge.server.stop()
    }

    @Test func holdsNoMoreThanSixteenControllers() async throws {
        let bridge = try await PairedBridge()
        let admin = try await bridge.session()
        for number in 1...16 {
            let guest = ControllerIdentity(random: systemRandom)
            let pairing = AccessoryPairing(id: guest.id, publicKey: guest.key.publicKey, isAdmin: false)
            #expect(try await admin.ask(.add(pairing)) == (number < 16 ? .done : .refused(.maxPeers)))
        }
        await bridge.server.stop()
    }

    @Test func forgetsEveryoneWithTheLastAdministrator() async throws {
        let bridge = try await PairedBridge(folder: folder.path)
        let admin = try await bridge.session()
        let guest = ControllerIdentity(random: systemRandom)
        _ = try await admin.ask(.add(AccessoryPairing(id: guest.id, publicKey: guest.key.publicKey, isAdmin: false)))
        #expect(try await admin.ask(.remove(bridge.identity.id)) == .done)
        #expect(try await admin.connection.receive() == nil)
        #expect(await bridge.server.isPaired == false)
        let anew = try await WireController(port: bridge.port)
        _ = try await anew.pair(guest, code: bridge.server.setupCode)
        await bridge.server.stop()
    }

    @Test func remembersEverythingWhenSwitchedOff() async throws {
        let bridge = try await PairedBridge(folder: folder.path)
        let before = await bridge.server.accessories
        await bridge.server.stop()
        let again = try await PairedBridge.again(in: folder.path)
        #expect(again.deviceID == bridge.server.deviceID)
        #expect(again.setupCode == bridge.server.setupCode)
        #expect(await again.configurationNumber == 1)
        #expect(await again.accessories == before)
        let controller = try await WireController(port: try await again.start())
        try await controller.verify(bridge.identity, bridge.pairing)
        #expect(try await controller.ask("GET", "/accessories").status == 200)
        await again.stop()
    }

    @Test func countsChangesOfItsShapeAndKeepsItsNumbers() async throws {
        var home = SimulatedDevice(Accessory(name: "Bridge"), bridging: [Accessory(name: "A"), Accessory(name: "B")])
        let first = try await AccessoryServer(home, folder: folder.path)
        home.bridged.removeFirst()
        home.bridged.append(Accessory(name: "C"))
        let second = try await AccessoryServer(home, folder: folder.path)
        #expect(await second.configurationNumber == 2)
        #expect(await second.accessories.map(\.aid) == [1, 3, 4])
        home.bridged.insert(Accessory(name: "A"), at: 0)
        let third = try await AccessoryServer(home, folder: folder.path)
        #expect(await third.accessories.map(\.aid) == [1, 2, 3, 4])
        #expect(await first.configurationNumber == 1)
    }

    @Test func leavesADamagedFileAsItIs() async throws {
        let file = folder.file("accessory.json")
        for content in ["", "{}", #"{"version":1,"deviceID":"x"}"#] {
            try Data(content.utf8).write(to: URL(filePath: file))
            await #expect(throws: ServerStateError(path: file)) {
                _ = try await AccessoryServer(lamp, folder: folder.path)
            }
            #expect(try Data(contentsOf: URL(filePath: file)) == Data(content.utf8))
        }
    }

    @Test func letsNobodyElseReadItsKeys() async throws {
        _ = try await AccessoryServer(lamp, folder: folder.file("inner"))
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.file("inner/accessory.json"))
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test func saysWhichPortIsTaken() async throws {
        let server = try await AccessoryServer(lamp)
        let port = try await server.start()
        let other = try await AccessoryServer(lamp)
        await #expect(throws: TransportError.self) { try await other.start(port: port) }
        await server.stop()
        #expect(try await other.start(port: port) == port)
        await other.stop()
    }
}
