import HAPSimulator
import HAPTransport
import HAPWire
import HomeModel
import TestSupport
import Testing

@testable import HAPController

/// What is kept of a device when another one calls itself by its identity.
struct IdentityClaimTests {
    private let folder = TemporaryFolder()
    private var store: PairingFile { PairingFile(folder: folder.file("data")) }

    /// A lamp that is on, and the record of one that had its identity and another key.
    private func renewedLamp() async throws -> (server: AccessoryServer, port: Int, old: StoredPairing) {
        let server = try await AccessoryServer(SimulatedDevice(Accessory(name: "Lamp")))
        let port = try await server.start()
        let pairing = ControllerPairing(deviceID: server.deviceID, accessoryKey: [UInt8](repeating: 7, count: 32))
        // Nobody listens at the discard port of this machine.
        let old = StoredPairing(pairing: pairing, host: "127.0.0.1", port: 9, name: "Old Lamp")
        _ = try await store.identity()
        try await store.add(old)
        return (server, port, old)
    }

    @Test func keepsTheOldRecordUnlessSomebodySaysOtherwise() async throws {
        let (server, port, old) = try await renewedLamp()
        let controller = HomeController(store: store)
        await #expect(throws: PairingFailure.identityInUse(server.deviceID, of: old)) {
            try await controller.pair(host: "127.0.0.1", port: port, code: server.setupCode)
        }
        #expect(try await store.pairings() == [old])
        #expect(await !server.isPaired)
        await controller.close()
        await server.stop()
    }

    @Test func keepsTheOldRecordWhereTheNewKeyIsNotProved() async throws {
        let (server, port, old) = try await renewedLamp()
        let listener = try await MessageListener.bind(host: "127.0.0.1", port: 0)
        // It pairs, be it at the second try since the numbers of the first came out short, and then takes no connection.
        let relay = Task {
            for await connection in listener.connections {
                await Self.relay(connection, to: port) { if await server.isPaired { await listener.close() } }
            }
        }
        let controller = HomeController(store: store)
        let claims = IdentityClaims(released: server.deviceID)
        await #expect(throws: PairingFailure.brokenOff) {
            try await controller.pair(host: "127.0.0.1", port: listener.port, code: server.setupCode, claims: claims)
        }
        #expect(try await store.pairings() == [old])
        await listener.close()
        await relay.value
        await controller.close()
        await server.stop()
    }

    @Test func putsTheOldRecordBackWhereALaterStepFails() async throws {
        let (server, port, old) = try await renewedLamp()
        let controller = HomeController(store: store)
        let claims = IdentityClaims(released: server.deviceID)
        let device = try await controller.pair(host: "127.0.0.1", port: port, code: server.setupCode, claims: claims)
        #expect(try await store.pairings().map(\.pairing.accessoryKey) != [old.pairing.accessoryKey])
        try await controller.rollBack(device)
        #expect(try await store.pairings() == [old])
        #expect(await !server.isPaired)
        await controller.close()
        await server.stop()
    }

    @Test func takesNothingBackOfADeviceThatWasKnown() async throws {
        let (server, port, old) = try await renewedLamp()
        try await store.forget(old.pairing.deviceID)
        let controller = HomeController(store: store)
        var device = try await controller.pair(host: "127.0.0.1", port: port, code: server.setupCode)
        device.standing = .known
        try await controller.rollBack(device)
        #expect(await server.isPaired)
        #expect(try await store.pairings().count == 1)
        await controller.close()
        await server.stop()
    }

    /// Hands each request on, and each answer back, until either side ends; `onAnswer` is run before each answer.
    private static func relay(
        _ controller: MessageConnection, to port: Int, onAnswer: () async -> Void
    ) async {
        // A side that breaks off ends the conversation, as its end does.
        guard let device = try? await MessageConnection.connect(host: "127.0.0.1", port: port, within: .seconds(2))
        else {
            return await controller.close()
        }
        while let request = try? await controller.receive(),
            let answer = try? await device.exchange(request, within: .seconds(5))
        {
            await onAnswer()
            guard (try? await controller.send(answer)) != nil else { break }
        }
        await device.close()
        await controller.close()
    }
}
