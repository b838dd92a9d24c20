#if Hub
import ArgumentParser
import BeckonHub
import BeckonRuntime
import CMemory
import FoundationEssentials
import Glibc

/// Keeps the house on: connections, triggers, dialogues, and an interface for other programs.
struct Serve: AsyncParsableCommand, Lasting, EndsItself {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Keep the house on for every other program, until SIGTERM or Control-C.",
        discussion: """
            It keeps the connections to accessories, fires triggers, and answers over HTTP: at the socket “hub.sock” in the \
            data folder for its owner alone, and at an address for clients with a token, which `beckon client add` makes. \
            Away from home it is spoken to through a relay, by whom `beckon remote add` has invited. \
            A browser there shows the house. `say` and `chat` use it while it runs. With --microphone \
            it is talked to where it stands. SIGHUP has the languages and the certificate read anew. \
            The log goes to standard error.
            """)

    @OptionGroup var data: DataOptions
    @OptionGroup var language: LanguageOptions
    @Option(
        help: ArgumentHelp(
            "The address where clients ask. Beyond this machine the hub speaks TLS, with a certificate that it makes itself.",
            valueName: "address")) var host = "127.0.0.1"
    @Option(help: ArgumentHelp("The port there; 0 is one that the system picks.", valueName: "number"))
    var port: UInt16 = 7_780
    @Option(
        help: ArgumentHelp("A certificate, and those above it, in the place of the hub's own: PEM.", valueName: "file"),
        completion: .file())
    var certificate: String?
    @Option(help: ArgumentHelp("The private key of --certificate: PEM.", valueName: "file"), completion: .file())
    var key: String?
    @Flag(help: "Speak plain HTTP at that address, for a proxy with TLS before it.") var plain = false
    @Flag(help: "Answer at the socket in the data folder alone.") var localOnly = false

    @Option(
        help: ArgumentHelp(
            "Of a PostgreSQL database, serve this home alone; again for another. Without it all that no other hub serves.",
            valueName: "home"), completion: .names(of: .home)) var onlyHome: [String] = []

    @Flag(help: "Hear recordings that clients hand in, too.") var ear = false
    @OptionGroup var microphone: HubMicrophoneOptions

    @OptionGroup(title: "MQTT") var mqtt: MQTTOptions

    @OptionGroup(title: "Wyoming") var wyoming: WyomingOptions

    @OptionGroup(title: "Remote") var away: AwayOptions

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
    @Flag(help: "Listen to a microphone of this machine, and do what is said.") var microphone = false
    @OptionGroup var source: MicrophoneOptions
    @Option(help: ArgumentHelp("Only what begins with this phrase is a command there.", valueName: "phrase"))
    var wake: String?
    @Flag(help: "The same with the phrase that was measured to be best.") var handsFree = false
    @Option(help: "The room that the microphone is in.", completion: .names(of: .room)) var room: String?
    @Option(help: "The user who speaks to the microphone.", completion: .names(of: .user)) var user: String?
    @Flag(help: "What is said there may unlock, open and disarm, after a spoken yes.") var microphoneMayUnlock = false
    @Flag(help: "No tones.") var quiet = false

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
