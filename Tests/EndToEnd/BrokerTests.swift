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
        let listener = Listener(MQTTClient(broker, subscribing: ["beckon/#", "homeassistant/#", "hermes/#"]))
        let options = ["--mqtt", "127.0.0.1:\(mosquitto.port)", "--mqtt-ca", mosquitto.authority]
        let hub = try HubProgram(folder: home.folder + "/beckon", options[0], options[1], options[2], options[3])
        #expect(await listener.next { $0 == "beckon/status" } == "online")

        // A lamp is set, and a lock is not.
        let lamp = try await listener.configuration("light", "Desk Lamp")
        let (set, state) = (try lamp.text("command_topic"), try lamp.text("state_topic"))
        #expect(await listener.next { $0 == state } == "false")
        try listener.client.publish(MQTTMessage(set, "true"))
        #expect(await listener.next { $0 == state } == "true")
        let lock = try await listener.configuration("lock", "Front Door")
        try listener.client.publish(MQTTMessage(try lock.text("command_topic"), try lock.text("payload_unlock")))
        try listener.client.publish(MQTTMessage(set, "false"))
        #expect(await listener.next { $0 == state } == "false")
        #expect(try home.run("say", "--json", "is the front door locked").output.contains(#""answer":true"#))

        // What has gone is shown no more, and a hub that was killed tells so by its last will.
        let removed = try home.run("accessory", "remove", "--force", "Lake Bridge")
        #expect(removed.status == 0, "\(removed.errors)")
        #expect(await listener.next { $0.hasSuffix("/config") } == "")
        hub.send(SIGKILL)
        #expect(await listener.next { $0 == "beckon/status" } == "offline")
        await listener.client.close()
    }

    @Test func opensOnlyWithItsOwnOption() async throws {
        let (home, mosquitto) = (try SimulatedHome(), try Mosquitto())
        let listener = Listener(
            MQTTClient(
                MQTTBroker(host: "127.0.0.1", port: mosquitto.port), subscribing: ["beckon/#", "homeassistant/#"]))
        let hub = try HubProgram(
            folder: home.folder + "/beckon", "--mqtt", "127.0.0.1:\(mosquitto.port)", "--mqtt-unlocking",
            "--mqtt-hermes", "none")
        let lock = try await listener.configuration("lock", "Front Door")
        let state = try lock.text("state_topic")
        #expect(await listener.next { $0 == state } == "1")
        // One that is kept is an old one.
        let unlock = MQTTMessage(try lock.text("command_topic"), try lock.text("payload_unlock"))
        try listener.client.publish(unlock)
        #expect(await listener.next { $0 == state } == "0")
        hub.send(SIGTERM)
        #expect(hub.status == 0)
        #expect(await listener.next { $0 == "beckon/status" } == "offline")
        await listener.client.close()
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

    /// Somebody who hears what is told at the broker.
    private struct Listener {
        let client: MQTTClient

        init(_ client: MQTTClient) { self.client = client }

        /// What is told next under a topic; those before it are passed over.
        func next(_ isAwaited: (String) -> Bool) async -> String? {
            for await event in client.events {
                if case .message(let message) = event, isAwaited(message.topic) {
                    return String(decoding: message.payload, as: UTF8.self)
                }
            }
            return nil
        }

        /// How Home Assistant is shown a thing.
        func configuration(_ component: String, _ name: String) async throws -> Configuration {
            var found: Configuration?
            while found?.isNamed(name) != true {
                let text = try #require(await next { $0.hasPrefix("homeassistant/\(component)/beckon/") })
                found = Configuration(text)
            }
            return try #require(found)
        }
    }

    private struct Configuration {
        private let members: [String: Any]

        init?(_ text: String) {
            guard let members = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] else {
                return nil
            }
            self.members = members
        }

        func isNamed(_ name: String) -> Bool {
            members["name"] as? String == name || (members["device"] as? [String: Any])?["name"] as? String == name
        }

        func text(_ key: String) throws -> String { try #require(members[key] as? String) }
    }
}
