#if Hub
import ArgumentParser
import BeckonHub
import BeckonRuntime

/// How the hub meets Home Assistant, satellites and whoever else speaks Wyoming.
struct WyomingOptions: ParsableArguments {
    @Option(
        name: .customLong("wyoming"),
        help: .text("serve.wyoming", valueName: "[host:]port")) var address: String?
    @Option(
        name: .customLong("wyoming-client"),
        help: .text("serve.wyoming-client", valueName: "client")) var client: String?
    @Flag(name: .customLong("no-wyoming-announcement"), help: .text("serve.no-wyoming-announcement"))
    var isSilent = false
    @Option(
        name: .customLong("satellite"),
        help: .text(
            "serve.satellite",
            valueName: "name=host:port[,room=room][,client=client]")) var satellites: [String] = []
    @Option(
        name: .customLong("satellite-wake"),
        help: .text(
            "serve.satellite-wake",
            valueName: "phrase")) var wake: String?
    @OptionGroup var voice: VoiceOptions

    func validate() throws {
        if let address, Self.place(address) == nil {
            throw ValidationError(localized("wyoming-place"))
        }
        if client != nil, address == nil { throw ValidationError(localized("wyoming-client")) }
        let satellites = named
        guard satellites.count <= SatelliteSettings.most else {
            throw ValidationError(localized("satellite-most", ["count": SatelliteSettings.most]))
        }
        for text in satellites where SatelliteSettings(text) == nil {
            throw ValidationError(localized("satellite-form", ["text": text.visible]))
        }
        let names = satellites.compactMap { SatelliteSettings($0)?.name }
        if Set(names).count < names.count { throw ValidationError(localized("satellite-twice")) }
    }

    /// Whether anybody is met at all.
    var isGiven: Bool { address != nil || !satellites.isEmpty }

    /// What the hub is told.
    var settings: WyomingSettings {
        var settings = WyomingSettings()
        settings.address = address.flatMap(Self.place)
        settings.client = client
        settings.isAnnounced = !isSilent
        settings.satellites = named.compactMap { SatelliteSettings($0) }
        settings.wake = wake
        settings.voiceCommand = voice.voice
        return settings
    }

    /// The satellites that are named; one text may name several, as a settings file holds one.
    private var named: [String] { satellites.flatMap { $0.split(separator: ";").map(String.init) } }

    private static func place(_ text: String) -> NetworkPlace? {
        UInt16(text).map { NetworkPlace(host: "127.0.0.1", port: Int($0)) } ?? NetworkPlace(text)
    }
}
#endif
