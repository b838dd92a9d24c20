import Foundation
import MQTTTransport
import TestSupport
import Testing

/// A client against a real Mosquitto.
@Suite(.enabled(if: Mosquitto.isPossible, Comment(rawValue: Mosquitto.need)), .timeLimit(.minutes(1)))
struct MQTTClientTests {
    @Test("What one tells another hears, and what is retained whoever comes later")
    func tells() async throws {
        let mosquitto = try Mosquitto()
        let (speaker, listener) = (client(of: mosquitto), try await listener(at: mosquitto, "home/#"))
        _ = await speaker.first { $0 == .connected }
        try speaker.publish(MQTTMessage("home/lamp", "on", isRetained: true, isConfirmed: true))
        #expect(await listener.message() == MQTTMessage("home/lamp", "on", isConfirmed: true))
        let late = client(of: mosquitto, "home/#")
        #expect(await late.message() == MQTTMessage("home/lamp", "on", isRetained: true, isConfirmed: true))
        for client in [speaker, listener, late] { await client.close() }
    }

    @Test("It comes back after the broker was killed, and hears what it had asked for", arguments: [false, true])
    func comesBack(isSecure: Bool) async throws {
        let mosquitto = try Mosquitto(isSecure: isSecure)
        var broker = broker(of: mosquitto)
        if isSecure { broker.authority = mosquitto.authority }
        let client = MQTTClient(broker, subscribing: ["echo"])
        _ = await client.first { $0 == .connected }
        mosquitto.kill()
        _ = await client.first { if case .disconnected = $0 { true } else { false } }
        #expect(throws: MQTTFault.notConnected) { try client.publish(MQTTMessage("echo", "lost")) }
        try mosquitto.start()
        _ = await client.first { $0 == .connected }
        try client.publish(MQTTMessage("echo", "again"))
        #expect(await client.message()?.payload == Array("again".utf8))
        await client.close()
    }

    @Test("What was published is sent before it takes leave")
    func sendsBeforeLeave() async throws {
        let mosquitto = try Mosquitto()
        let (speaker, listener) = (client(of: mosquitto), try await listener(at: mosquitto, "#"))
        _ = await speaker.first { $0 == .connected }
        for number in 0..<200 {
            try speaker.publish(MQTTMessage("count", "\(number)", isConfirmed: true))
        }
        await speaker.close()
        var told: [String] = []
        while told.count < 200, let message = await listener.message() {
            told.append(String(decoding: message.payload, as: UTF8.self))
        }
        #expect(told == (0..<200).map(String.init))
        await listener.close()
    }

    @Test("A payload of 10 MB is not even sent here, and the next is heard")
    func refusesWhatIsLong() async throws {
        let mosquitto = try Mosquitto()
        let (speaker, listener) = (client(of: mosquitto), try await listener(at: mosquitto, "#"))
        _ = await speaker.first { $0 == .connected }
        try speaker.publish(MQTTMessage("long", [UInt8](repeating: 7, count: 10 << 20), isConfirmed: true))
        try speaker.publish(MQTTMessage("short", "x"))
        #expect(await listener.message()?.topic == "short")
        #expect(throws: MQTTFault.full) {
            try speaker.publish(MQTTMessage("longer", [UInt8](repeating: 7, count: 17 << 20)))
        }
        for topic in ["", "with/#", "with/+/plus"] {
            #expect(throws: MQTTFault.badMessage(topic)) { try speaker.publish(MQTTMessage(topic, "x")) }
        }
        for client in [speaker, listener] { await client.close() }
    }

    @Test("Over TLS it speaks only with whom the authority vouches for")
    func proves() async throws {
        let (mosquitto, other) = (try Mosquitto(isSecure: true), try Mosquitto(isSecure: true))
        var broker = broker(of: mosquitto)
        broker.authority = mosquitto.authority
        let trusting = MQTTClient(broker, subscribing: ["#"])
        _ = await trusting.first { $0 == .connected }
        try trusting.publish(MQTTMessage("secret", "told"))
        #expect(await trusting.message()?.topic == "secret")
        await trusting.close()
        broker.authority = other.authority
        let wary = MQTTClient(broker, subscribing: [])
        guard case .disconnected(let fault)? = await wary.first(where: { _ in true }) else {
            Issue.record("it spoke with a stranger")
            return
        }
        #expect("\(fault)" == "the broker is not reached: TLS: certificate verify failed")
        await wary.close()
        broker.authority = "/nowhere"
        #expect(throws: MQTTFault.self) { try broker.check() }
    }

    @Test("A user is let in by the password in a file that nobody else may read")
    func letsIn() async throws {
        let mosquitto = try Mosquitto(login: ("beckon", "open sesame"))
        let file = TemporaryFolder()
        func write(_ text: String, _ mode: Int) throws -> String {
            let (path, manager) = (file.file("password"), FileManager.default)
            try Data(text.utf8).write(to: URL(filePath: path))
            try manager.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
            return path
        }
        #expect(throws: MQTTFault.self) { try MQTTLogin(user: "beckon", passwordFile: write("open sesame\n", 0o640)) }
        #expect(throws: MQTTFault.self) { try MQTTLogin(user: "beckon", passwordFile: write("\n", 0o600)) }
        #expect(throws: MQTTFault.self) { try MQTTLogin(user: "beckon", passwordFile: file.path) }
        var broker = broker(of: mosquitto)
        broker.login = try MQTTLogin(user: "beckon", passwordFile: write("open sesame\n", 0o600))
        let known = MQTTClient(broker, subscribing: [])
        #expect(await known.first { _ in true } == .connected)
        await known.close()
        broker.login = try MQTTLogin(user: "beckon", passwordFile: write("close sesame\n", 0o600))
        let stranger = MQTTClient(broker, subscribing: [])
        #expect(await stranger.first { _ in true } == .disconnected(.refused("Not authorized")))
        await stranger.close()
    }

    private func broker(of mosquitto: Mosquitto) -> MQTTBroker { MQTTBroker(host: "127.0.0.1", port: mosquitto.port) }

    private func client(of mosquitto: Mosquitto, _ filters: String...) -> MQTTClient {
        MQTTClient(broker(of: mosquitto), subscribing: filters)
    }

    /// A client that hears what others publish from now on: its own echo comes once the broker has what it asked for.
    private func listener(at mosquitto: Mosquitto, _ filter: String) async throws -> MQTTClient {
        let listener = client(of: mosquitto, filter)
        _ = await listener.first { $0 == .connected }
        let topic = filter.replacingOccurrences(of: "#", with: "echo")
        try listener.publish(MQTTMessage(topic, "", isConfirmed: true))
        #expect(await listener.message()?.topic == topic)
        return listener
    }
}

extension MQTTClient {
    /// The next event that a test waits for; those before it are passed over.
    func first(where isAwaited: (MQTTEvent) -> Bool) async -> MQTTEvent? {
        for await event in events where isAwaited(event) { return event }
        return nil
    }

    /// The next message.
    func message() async -> MQTTMessage? {
        for await event in events { if case .message(let message) = event { return message } }
        return nil
    }
}
