#if Hub
import ArgumentParser
import BeckonHub
import BeckonRuntime
import CMemory
import FoundationEssentials
import Glibc

/// Keeps the house on: connections, triggers, dialogues, and an interface for other programs.
struct Serve: AsyncParsableCommand, LongRunningCommand, GracefulCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "serve",
            abstract: helpText("serve"),
            discussion: helpText("serve.about"))
    }

    @OptionGroup var data: DataOptions
    @OptionGroup var language: LanguageOptions
    @Option(
        help: .text(
            "serve.host",
            valueName: "address")) var host = "127.0.0.1"
    @Option(help: .text("serve.port", valueName: "number"))
    var port: UInt16 = 7_780
    @Option(
        help: .text("serve.certificate", valueName: "file"),
        completion: .file())
    var certificate: String?
    @Option(help: .text("serve.key", valueName: "file"), completion: .file())
    var key: String?
    @Flag(help: .text("serve.plain")) var plain = false
    @Flag(help: .text("serve.local-only")) var localOnly = false

    @Option(
        help: .text(
            "serve.only-home",
            valueName: "home"), completion: .names(of: .home)) var onlyHome: [String] = []

    @Flag(help: .text("serve.ear")) var ear = false
    @OptionGroup var microphone: HubMicrophoneOptions

    @OptionGroup(title: helpText("serve.titled-mqtt")) var mqtt: MQTTOptions

    @OptionGroup(title: helpText("serve.titled-wyoming")) var wyoming: WyomingOptions

    @OptionGroup(title: helpText("serve.remote")) var away: AwayOptions

    func validate() throws {
        if (certificate == nil) != (key == nil) { throw ValidationError(localized("certificate-and-key")) }
        if plain, certificate != nil { throw ValidationError(localized("plain-without-certificate")) }
    }

    func run() async throws {
        memory_keep_together()
        umask(0o077)
        let environment = ProcessInfo.processInfo.environment
        let journal = environment["JOURNAL_STREAM"]
        var settings = HubSettings(
            try ServedHomes(data.place(), homes: onlyHome.isEmpty ? nil : onlyHome),
            grammars: try language.languages.map { try Installation().grammars(language: $0) },
            web: try Installation().web(),
            address: localOnly ? nil : NetworkPlace(host: host, port: Int(port)), journal: journal)
        do { settings.certificate = try shown(at: settings.address) } catch {
            throw Fault(.badConfiguration, localized(fault: error))
        }
        do { settings.mqtt = try mqtt.settings } catch { throw Fault(.badConfiguration, error.localized) }
        settings.manager = ServiceManager(environment: environment)
        settings.wyoming = wyoming.settings
        (settings.remoteRelay, settings.relay) = (away.remoteRelay.place, away.relaySettings)
        let ear = ear || wyoming.isGiven
        settings.hasEar = ear
        // Without models names are not checked, and all else goes on.
        settings.models = ear || microphone.microphone ? try Installation().models() : try? Installation().models()
        settings.microphone = try microphone.settings()
        try await Hub(settings).run { news in
            switch news {
            case .listening(let place): Output.line(localized("hub-listening", ["place": "\(place)"]))
            case .wyoming(let place): Output.line(localized("hub-wyoming", ["place": "\(place)"]))
            case .reached(let relay): Output.line(localized("hub-reached", ["relay": relay]))
            case .relaying(let place): Output.line(localized("hub-relaying", ["place": place]))
            // What is written to a journal is kept, and read by others.
            case .code(let code): if journal == nil { Output.line(localized("hub-code", ["code": code])) }
            case .attentive: if journal == nil { Output.line(localized("attentive")) }
            case .said(let words, let reply):
                guard journal == nil else { return }
                Output.line(localized("heard", ["words": words]))
                Output.line(reply)
            }
        }
    }

    /// What is shown at an address: nothing on this machine alone, unless it was handed in.
    private func shown(at address: NetworkPlace?) throws(CertificateFault) -> Certificate? {
        if let certificate, let key { return try Certificate(chain: certificate, key: key) }
        guard let address, !plain, !address.isOnThisMachine else { return nil }
        let own = try Certificate(ownIn: data.folder, for: address.host)
        Output.line(localized("hub-authority", ["file": own.authority ?? ""]))
        return own
    }
}

/// The microphone that a hub itself listens to.
struct HubMicrophoneOptions: ParsableArguments {
    @Flag(help: .text("serve.microphone")) var microphone = false
    @OptionGroup var source: MicrophoneOptions
    @Option(help: .text("serve.wake", valueName: "phrase"))
    var wake: String?
    @Flag(help: .text("option.hands-free")) var handsFree = false
    @Option(help: .text("serve.room"), completion: .names(of: .room)) var room: String?
    @Option(help: .text("serve.user"), completion: .names(of: .user)) var user: String?
    @Flag(help: .text("serve.microphone-may-unlock")) var microphoneMayUnlock = false
    @Flag(help: .text("option.quiet")) var quiet = false

    func validate() throws {
        if wake != nil && handsFree { throw ValidationError(localized("two-wake-phrases")) }
        let isMeant = wake != nil || handsFree || room != nil || user != nil || microphoneMayUnlock
        if !microphone, isMeant || source.device != nil || source.micCommand != nil {
            throw ValidationError(localized("needs-microphone"))
        }
    }

    /// What the hub is to listen to; nil where it is to listen to nothing.
    func settings() throws -> HubMicrophone? {
        guard microphone else { return nil }
        let phrase = handsFree ? try WakePreset.phrase(models: Installation().models()) : wake
        var heard = HubMicrophone(
            ListeningSettings(source.microphone, sounds: !quiet), wake: phrase, in: Context(room: room, user: user))
        heard.mayUnlock = microphoneMayUnlock
        return heard
    }
}
#endif
