import HAPWire
import HomeModel
import Synchronization
import Testing

@testable import HAPTransport

/// Connections over loopback, on ports that the system picks.
struct MessageConnectionTests {
    private static let request = HTTPMessage.request("GET", "/accessories", host: "127.0.0.1")

    /// Both ends of a connection.
    private func joined(
        onEvent: @escaping @Sendable (HTTPMessage) -> Void = { _ in }
    ) async throws -> (controller: MessageConnection, accessory: MessageConnection, listener: MessageListener) {
        let listener = try await MessageListener.bind(host: "127.0.0.1", port: 0)
        async let accessory = listener.connections.first { _ in true }
        let controller = try await MessageConnection.connect(
            host: "127.0.0.1", port: listener.port, within: .seconds(5), onEvent: onEvent)
        return (controller, try #require(await accessory), listener)
    }

    @Test func carriesARequestAndItsAnswer() async throws {
        let (controller, accessory, listener) = try await joined()
        try await controller.send(Self.request)
        #expect(try await accessory.receive()?.start == Self.request.start)
        try await accessory.send(.response(200, body: [1, 2, 3]))
        #expect(try await controller.receive()?.body == [1, 2, 3])
        await controller.close()
        #expect(try await accessory.receive() == nil)
        await listener.close()
    }

    @Test func whoComesLastIsServedHoweverManyWait() async throws {
        let listener = try await MessageListener.bind(host: "127.0.0.1", port: 0, on: .next())
        var clients: [MessageConnection] = []
        for _ in 0..<MessageListener.maximumWaiting + 6 {
            clients.append(try await .connect(host: "127.0.0.1", port: listener.port, within: .seconds(5)))
        }
        for client in clients.prefix(6) { #expect(try await client.receive(within: .seconds(20)) == nil) }
        try await clients[clients.count - 1].send(Self.request)
        var served: [MessageConnection] = []
        for await connection in listener.connections {
            served.append(connection)
            if served.count == MessageListener.maximumWaiting { break }
        }
        #expect(try await served.last?.receive(within: .seconds(20))?.start == Self.request.start)
        for client in clients { await client.close() }
        await listener.close()
    }

    @Test func sealsAfterTheAnswerThatEndsTheHandshake() async throws {
        let keys = SessionKeys(read: [UInt8](repeating: 1, count: 32), write: [UInt8](repeating: 2, count: 32))
        let (controller, accessory, listener) = try await joined()
        try await accessory.send(.response(200, body: [4]), thenSealing: keys)
        #expect(try await controller.receive()?.body == [4])
        await controller.seal(with: keys)
        try await controller.send(Self.request)
        #expect(try await accessory.receive()?.start == Self.request.start)
        try await accessory.send(.response(204))
        #expect(try await controller.receive()?.start == .response(status: 204))
        await controller.close()
        await listener.close()
    }

    @Test func takesNoNewsInClear() async throws {
        let (events, told) = AsyncStream.makeStream(of: [UInt8].self)
        let (controller, accessory, listener) = try await joined { told.yield($0.body) }
        try await accessory.send(.event([1]))
        await #expect(throws: TransportError.violation(ProtocolViolation(.unproven))) {
            try await controller.receive()
        }
        told.finish()
        for await event in events { Issue.record("nobody may have said \(event)") }
        await listener.close()
    }

    @Test func tellsEventsBesideAnswers() async throws {
        let (events, told) = AsyncStream.makeStream(of: [UInt8].self)
        let (controller, accessory, listener) = try await joined { told.yield($0.body) }
        let keys = SessionKeys(read: [UInt8](repeating: 1, count: 32), write: [UInt8](repeating: 2, count: 32))
        await controller.seal(with: keys)
        await accessory.seal(with: keys)
        try await accessory.send(.event([1]))
        try await accessory.send(.event([2]))
        try await accessory.send(.response(200, body: [3]))
        try await accessory.send(.event([4]))
        #expect(try await controller.receive()?.body == [3])
        var seen: [[UInt8]] = []
        for await event in events {
            seen.append(event)
            if seen.count == 3 { break }
        }
        #expect(seen == [[1], [2], [4]])
        await controller.close()
        await listener.close()
    }

    @Test func endsAConnectionThatAnswersUnasked() async throws {
        let (controller, accessory, listener) = try await joined()
        try await accessory.send(.response(200))
        try await accessory.send(.response(200))
        #expect(try await accessory.receive() == nil)
        _ = try await controller.receive()
        await #expect(throws: TransportError.violation(ProtocolViolation(.unasked))) {
            try await controller.receive()
        }
        await listener.close()
    }

    @Test func givesUpAfterTheTimeThatItWasGiven() async throws {
        let (controller, _, listener) = try await joined()
        await #expect(throws: TransportError.timedOut) { try await controller.receive(within: .milliseconds(20)) }
        await #expect(throws: TransportError.self) { try await controller.send(Self.request) }
        await listener.close()
    }

    @Test func givesUpOnAPeerThatDoesNotRead() async throws {
        let (controller, _, listener) = try await joined()
        let large = HTTPMessage.request("PUT", "/", host: "h", body: [UInt8](repeating: 0, count: 32 << 20))
        await #expect(throws: TransportError.self) { try await controller.send(large, within: .milliseconds(50)) }
        await listener.close()
    }

    @Test func endsAStrangerThatSendsGarbage() async throws {
        let (controller, accessory, listener) = try await joined()
        try await controller.send(.request("GET /", "nowhere", host: "h"))
        await #expect(throws: TransportError.violation(HTTPFault.badStart.violation)) { try await accessory.receive() }
        await listener.close()
    }

    @Test func tellsAClosedPortFromAMachineThatIsNotThere() async throws {
        let listener = try await MessageListener.bind(host: "127.0.0.1", port: 0)
        let port = listener.port
        await listener.close()
        await #expect(throws: TransportError.refused) {
            try await MessageConnection.connect(host: "127.0.0.1", port: port, within: .seconds(5))
        }
        await #expect(throws: TransportError.self) {
            try await MessageConnection.connect(host: "no-such-machine.invalid", port: 1, within: .seconds(5))
        }
        await #expect(throws: TransportError.self) {
            try await MessageConnection.connect(host: "127.0.0.1", port: 70_000, within: .seconds(5))
        }
    }

    @Test func saysWhichPortIsTaken() async throws {
        let listener = try await MessageListener.bind(host: "127.0.0.1", port: 0)
        let port = listener.port
        let fault = TransportError.cannotListen(host: "127.0.0.1", port: port, reason: "Address already in use")
        await #expect(throws: fault) { _ = try await MessageListener.bind(host: "127.0.0.1", port: port) }
        await listener.close()
    }

    @Test func endsWhenItsTaskIsCancelled() async throws {
        let (controller, accessory, listener) = try await joined()
        let waiting = Task { try await controller.receive() }
        waiting.cancel()
        #expect(try await accessory.receive() == nil)
        _ = await waiting.result
        await listener.close()
    }
}
