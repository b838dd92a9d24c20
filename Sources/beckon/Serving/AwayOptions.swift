#if Hub
import ArgumentParser
import BeckonHub
import BeckonRuntime

/// Through which relay a home is spoken to from away.
struct RemoteRelayOptions: ParsableArguments {
    @Option(
        name: .customLong("remote-relay"),
        help: .text("option.remote-relay", valueName: "host:port")) var text: String?

    /// Where it is.
    var place: NetworkPlace? { text.flatMap(NetworkPlace.init) }

    func validate() throws {
        if text != nil, place == nil { throw ValidationError(localized("remote-relay-place")) }
    }
}

/// How a hub is spoken to from away, and how it is a relay for others.
struct AwayOptions: ParsableArguments {
    @OptionGroup var remoteRelay: RemoteRelayOptions
    @Option(
        help: .text("serve.relay", valueName: "[host:]port")) var relay: String?
    @Option(
        help: .text("serve.relay-hub", valueName: "key")) var relayHub: [String] = []

    /// What the hub is told of being a relay; nil where it is none.
    var relaySettings: RelaySettings? {
        relay.flatMap(Self.place).map { place in
            var settings = RelaySettings(at: place)
            settings.hubs = Set(keys.compactMap { HubKey.publicKey(of: $0) })
            return settings
        }
    }

    private var keys: [String] { relayHub.flatMap { $0.split(separator: ";").map(String.init) } }

    private static func place(_ text: String) -> NetworkPlace? {
        UInt16(text).map { NetworkPlace(host: "0.0.0.0", port: Int($0)) } ?? NetworkPlace(text)
    }

    func validate() throws {
        if let relay, Self.place(relay) == nil { throw ValidationError(localized("relay-place")) }
        if relay == nil, !relayHub.isEmpty { throw ValidationError(localized("relay-hub-alone")) }
        for text in keys where HubKey.publicKey(of: text) == nil {
            throw ValidationError(localized("relay-hub-key", ["text": text.visible]))
        }
    }
}
#endif
