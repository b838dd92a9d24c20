#if Hub
import ArgumentParser
import BeckonHub
import BeckonRuntime
import MQTTTransport

/// How the hub meets an MQTT broker, and with it Home Assistant and Rhasspy.
struct MQTTOptions: ParsableArguments {
    @Option(
        name: .customLong("mqtt"),
        help: .text("serve.mqtt", valueName: "host[:port]")) var place: String?
    @Option(
        name: .customLong("mqtt-user"), help: .text("serve.mqtt-user", valueName: "user")
    )
    var user: String?
    @Option(
        name: .customLong("mqtt-password-file"),
        help: .text("serve.mqtt-password-file", valueName: "file"),
        completion: .file())
    var passwordFile: String?
    @Option(
        name: .customLong("mqtt-ca"),
        help: .text(
            "serve.mqtt-ca",
            valueName: "file"), completion: .file()) var authority: String?
    @Option(
        name: .customLong("mqtt-prefix"),
        help: .text("serve.mqtt-prefix", valueName: "prefix"))
    var prefix: String?
    @Option(
        name: .customLong("mqtt-discovery"),
        help: .text(
            "serve.mqtt-discovery", valueName: "prefix"
        ))
    var discovery: String?
    @Flag(name: .customLong("no-mqtt-discovery"), help: .text("serve.no-mqtt-discovery"))
    var isHidden = false
    @Option(
        name: .customLong("mqtt-client"),
        help: .text("serve.mqtt-client", valueName: "client")) var client: String?
    @Flag(
        name: .customLong("mqtt-unlocking"),
        help: .text("serve.mqtt-unlocking")) var mayOpen = false
    @Option(
        name: .customLong("mqtt-hermes"),
        help: .text("serve.mqtt-hermes", valueName: "parts")) var hermes: String?

    func validate() throws {
        let others = [user, passwordFile, authority, prefix, discovery, client, hermes]
        guard let place else {
            guard others.allSatisfy({ $0 == nil }), !isHidden, !mayOpen else {
                throw ValidationError(localized("mqtt-options"))
            }
            return
        }
        guard Self.place(place) != nil else { throw ValidationError(localized("mqtt-place")) }
        if passwordFile != nil, user == nil { throw ValidationError(localized("mqtt-password-user")) }
        for (name, text) in [("--mqtt-prefix", prefix), ("--mqtt-discovery", discovery)] {
            guard let text else { continue }
            guard Self.isTopic(text) else {
                throw ValidationError(localized("mqtt-topic", ["option": name]))
            }
        }
        if parts == nil { throw ValidationError(localized("mqtt-hermes-parts")) }
    }

    /// What the hub is told; nil where there is no broker.
    ///
    /// - Throws: `MQTTFault` where a file is not as it has to be.
    var settings: MQTTSettings? {
        get throws(MQTTFault) {
            guard let place = place.flatMap(Self.place) else { return nil }
            var broker = MQTTBroker(host: place.host, port: place.port, authority: authority)
            try broker.check()
            if let user { broker.login = try MQTTLogin(user: user, passwordFile: passwordFile) }
            var settings = MQTTSettings(broker)
            if let prefix { settings.prefix = prefix }
            if let discovery { settings.discovery = discovery }
            if isHidden { settings.discovery = nil }
            settings.client = client
            settings.mayOpen = mayOpen
            if let parts { settings.hermes = parts }
            return settings
        }
    }

    /// The parts that are named; nil where one is none.
    private var parts: Set<HermesPart>? {
        guard let hermes else { return Set(HermesPart.allCases) }
        if hermes == "none" { return [] }
        let parts = hermes.split(separator: ",").map { HermesPart(rawValue: $0.filter { $0 != " " }) }
        return parts.isEmpty || parts.contains(nil) ? nil : Set(parts.compactMap(\.self))
    }

    private static func place(_ text: String) -> (host: String, port: Int?)? {
        if let place = NetworkPlace(text) { return (place.host, place.port) }
        var host = text[...]
        if host.first == "[", host.last == "]" {
            host = host.dropFirst().dropLast()
        } else if host.contains(":") {
            return nil
        }
        guard !host.isEmpty, host.utf8.count <= 255, !host.contains(where: \.isWhitespace) else { return nil }
        return (String(host), nil)
    }

    private static func isTopic(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.count <= 128 && !text.hasPrefix("/") && !text.hasSuffix("/")
            && !text.contains { "+#\0".contains($0) }
    }
}
#endif
