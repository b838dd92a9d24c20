import Foundation
import MQTTTransport
import TestSupport
import Testing

/// `beckon serve` at a real Mosquitto.
@Suite(.enabled(if: Mosquitto.isPossible, Comment(rawValue: Mosquitto.need)), .timeLimit(.minutes(3)))
struct BrokerTests {
    @Test func showsThingsSetsThemAndTellsItsLastWill() async throws {
        let (home, mosquitto) = (try SimulatedHome(), try Mosquitto(isSecure: true))
        var broker = MQTTBroker(host: "127.0.0.1", port: mosquitto.port)
        broker.authority = mosquitto.authority
        let client = MQTTClient(broker, subscribing: ["beckon/#", "homeassistant/#"])
        var kept = KeptMessages(client)
        let hub = try HubProgram(
            folder: home.folder + "/beckon", "--mqtt", "127.0.0.1:\(mosquitto.port)", "--mqtt-ca", mosquitto.authority)
        try await kept.await("beckon/status", "online")

        // A lamp is set, and a lock is not.
        let (lamp, lock) = (try await kept.thing("light", "Desk Lamp"), try await kept.thing("lock", "Front Door"))
        let (set, state) = (try lamp.text("command_topic"), try lamp.text("state_topic"))
        try await kept.await(state, "false")
        try client.publish(MQTTMessage(set, "true"))
        try await kept.await(state, "true")
        try client.publish(MQTTMessage(try lock.text("command_topic"), try lock.text("payload_unlock")))
        try client.publish(MQTTMessage(set, "false"))
        try await kept.await(state, "false")
        #expect(try home.run("say", "--json", "is the front door locked").output.contains(#""answer":true"#))

        // What has gone is shown no more, and a hub that was killed tells so by its last will.
        let gone = try await kept.thing("light", "Reading Lamp").topic
        let removed = try home.run("accessory", "remove", "--force", "Lake Bridge", "--home", "Lake House")
        #expect(removed.status == 0, "\(removed.errors)")
        try await kept.await(gone, "")
        hub.send(SIGKILL)
        try await kept.await("beckon/status", "offline")
        await client.close()
    }

    @Test func opensOnlyWithItsOwnOption() async throws {
        let (home, mosquitto) = (try SimulatedHome(), try Mosquitto())
        let client = MQTTClient(
            MQTTBroker(host: "127.0.0.1", port: mosquitto.port), subscribing: ["beckon/#", "homeassistant/#"])
        var kept = KeptMessages(client)
        let hub = try HubProgram(
            folder: home.folder + "/beckon", "--mqtt", "127.0.0.1:\(mosquitto.port)", "--mqtt-unlocking",
            "--mqtt-hermes", "none")
        let lock = try await kept.thing("lock", "Front Door")
        let state = try lock.text("state_topic")
        try await kept.await(state, "1")
        try client.publish(MQTTMessage(try lock.text("command_topic"), try lock.text("payload_unlock")))
        try await kept.await(state, "0")
        hub.send(SIGTERM)
        #expect(hub.status == 0)
        try await kept.await("beckon/status", "offline")
        await client.close()
    }

    @Test func tellsWhatIsWrongWithItsOptions() throws {
        let folder = try Scratch.folder()
        func serve(_ options: String...) throws -> Program.Result {
            try Program.run(["serve", "--data-dir", folder, "--local-only"] + options)
        }
        let open = folder + "/password"
        try Data("secret\n".utf8).write(to: URL(filePath: open))
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: open)
        let read = try serve("--mqtt", "localhost", "--mqtt-user", "u", "--mqtt-password-file", open)
        #expect(read.status == 78)
        #expect(read.errors == "beckon: \(open) can be read by others: say `chmod 600` to it\n")
        #expect(try serve("--mqtt", "localhost", "--mqtt-ca", folder + "/none").status == 78)
        for options in [["--mqtt", "a:b"], ["--mqtt-user", "u"], ["--mqtt", "h", "--mqtt-prefix", "a/#"]] {
            #expect(try Program.run(["serve", "--data-dir", folder] + options).status == 64, "\(options)")
        }
        #expect(try serve("--mqtt", "h", "--mqtt-hermes", "nlu,mind").status == 64)
    }

    /// What was told last under each topic.
    private struct KeptMessages {
        private let client: MQTTClient
        private var texts: [String: String] = [:]

        init(_ client: MQTTClient) { self.client = client }

        /// Waits until a text is the last under a topic.
        mutating func `await`(_ topic: String, _ text: String) async throws {
            while texts[topic] != text { try await take() }
        }

        /// How Home Assistant is shown a thing.
        mutating func thing(_ component: String, _ name: String) async throws -> Thing {
            while true {
                let shown = texts.filter { $0.key.hasPrefix("homeassistant/\(component)/beckon/") }
                if let thing = shown.lazy.compactMap({ Thing($0.key, $0.value) }).first(where: { $0.isNamed(name) }) {
                    return thing
                }
                try await take()
            }
        }

        private mutating func take() async throws {
            for await event in client.events {
                guard case .message(let message) = event else { continue }
                texts[message.topic] = String(decoding: message.payload, as: UTF8.self)
                return
            }
            throw CancellationError()
        }
    }

    private struct Thing {
        let topic: String
        private let members: [String: Any]

        init?(_ topic: String, _ text: String) {
            guard let members = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] else {
                return nil
            }
            (self.topic, self.members) = (topic, members)
        }

        func isNamed(_ name: String) -> Bool {
            members["name"] as? String == name || (members["device"] as? [String: Any])?["name"] as? String == name
        }

        func text(_ key: String) throws -> String { try #require(members[key] as? String) }
    }
}
