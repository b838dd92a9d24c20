import HAPSimulator
import HAPTransport
import HAPWire
import HomeModel
import TestSupport
import Testing

@testable import HAPController

/// A handshake that is begun again on another connection, since a number of the first began with a zero byte.
struct PairingRestartTests {
    @Test func waitsForADeviceThatHasNotNoticedTheEndOfTheFirst() async throws {
        let folder = TemporaryFolder()
        let server = try await AccessoryServer(SimulatedDevice(Accessory(name: "Lamp")))
        let port = try await server.start()
        let listener = try await MessageListener.bind(host: "127.0.0.1", port: 0)
        let relays = Task {
            var isFirst = true
            await withTaskGroup { group in
                for await controller in listener.connections {
                    group.addTask { [isFirst] in
                        await relay(controller, to: port, isFirst: isFirst) {
                            // What comes after pairing is encrypted, and not for this relay.
                            if await server.isPaired { await listener.close() }
                        }
                    }
                    isFirst = false
                }
            }
        }
        let controller = HomeController(store: PairingFile(folder: folder.path))
        let device = try await controller.pair(host: "127.0.0.1", port: listener.port, code: server.setupCode)
        #expect(device.id == server.deviceID)
        #expect(await server.isPaired)
        await controller.close()
        await listener.close()
        await relays.value
        await server.stop()
    }

    /// Hands requests on, and answers back.
    ///
    /// To the first of all connections it tells a public key that begins with a zero
    /// byte, and hides its end from the device for a while.
    private func relay(
        _ controller: MessageConnection, to port: Int, isFirst: Bool, onAnswer: () async -> Void
    ) async {
        guard let device = try? await MessageConnection.connect(host: "127.0.0.1", port: port, within: .seconds(2))
        else { return await controller.close() }
        while let request = try? await controller.receive(),
            var answer = try? await device.exchange(request, within: .seconds(5))
        {
            if isFirst, let message = try? TLV8(reading: answer.body, as: .message), let salt = message[.salt] {
                let key = [0] + [UInt8](repeating: 7, count: 383)
                answer.body = TLV8(state: 2).adding(.publicKey, key).adding(.salt, salt).bytes
            }
            await onAnswer()
            guard (try? await controller.send(answer)) != nil else { break }
        }
        if isFirst { try? await Task.sleep(for: .milliseconds(300)) }
        await device.close()
        await controller.close()
    }
}
