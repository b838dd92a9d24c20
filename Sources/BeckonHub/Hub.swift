import BeckonRuntime
import Glibc
import HAPTransport
import HummingbirdCore
import HummingbirdTLS
import Logging
import NIOCore
import NIOPosix
import ServiceLifecycle
import Synchronization

/// How a hub is to run.
public struct HubSettings: Sendable {
    /// The homes.
    public var homes: ServedHomes
    /// Where the homes and the pairings are.
    public var place: DataPlace { homes.place }
    /// The data folder.
    public var folder: String { place.folder }
    /// The folders of the languages' rules, the one that counts in doubt first; at least one.
    public var grammars: [String]
    /// The folder of the web page.
    public var web: String
    /// The folder of the models, by which names are checked and recordings heard; nil does neither.
    public var models: String?
    /// Whether recordings are heard.
    public var hasEar = false
    /// The hub's own microphone; nil is none.
    public var microphone: HubMicrophone?
    /// Where clients ask over the network; nil is nowhere.
    public var address: NetworkPlace?
    /// What the hub shows over TLS there; nil is plain HTTP.
    public var certificate: Certificate?
    /// What the environment says of the journal (`JOURNAL_STREAM`).
    public var journal: String?
    /// What has started the hub and wants to know how it is.
    public var manager: ServiceManager?
    /// How it meets an MQTT broker; nil meets none.
    public var mqtt: MQTTSettings?
    /// How it meets Wyoming.
    public var wyoming = WyomingSettings()
    /// The relay through which it is reached from away; nil is through none.
    public var remoteRelay: NetworkPlace?
    /// How it is a relay for others; nil is not at all.
    public var relay: RelaySettings?

    /// Settings of the given parts.
    public init(_ homes: ServedHomes, grammars: [String], web: String, address: NetworkPlace?, journal: String? = nil) {
        self.homes = homes
        self.grammars = grammars
        self.web = web
        self.address = address
        self.journal = journal
    }
}

/// A house that is always on: keeps the homes, the connections to their accessories, the triggers and the dialogues, and
/// answers whoever may ask.
public final class Hub: Sendable {
    let settings: HubSettings
    let log: Logger
    let events = EventRing()
    let values = HomeValues()
    let dialogues = Dialogues()
    let metrics = Metrics()
    /// Told when the languages were read anew; whoever hears is the one who waits for it.
    let languageChanges = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    let authenticator: ClientAuthenticator
    let code = OneTimeCode()
    let page: WebPage
    /// The certificate as it was read last; nil where none is shown.
    let shownCertificate: ShownCertificate?
    /// Recordings that are heard, one after the other.
    let hearings = Queue(most: 4)
    /// Replies that are said, one at a time.
    let voices = Queue(most: 8)
    /// What clients have not read yet.
    let unreadAnswers = PendingWrites()
    /// What is being said, piece by piece.
    let soundStreams = SoundStreams()
    /// What is said to whoever asks, in the languages that were asked in.
    let knownWords = HubWordsCache()
    /// What tells of names whether they are free.
    let names = NameChecks()
    private let listener = Mutex<Ear?>(nil)
    private let current: Mutex<House>
    /// The homes to which somebody was invited from away, each by itself.
    private let invitedTo = Mutex<[HomeID: House]>([:])
    private let ending = Mutex(false)
    private let lock: FileLock

    /// A hub on a data folder, which is made where it is missing.
    ///
    /// - Throws: `HubFault.alreadyRuns`, and what `House` throws.
    public init(_ settings: HubSettings) async throws {
        self.settings = settings
        log = Logger(label: "beckon") { _ in Log(journal: settings.journal) }
        authenticator = ClientAuthenticator(in: settings.place)
        page = try WebPage(folder: settings.web, authority: settings.certificate?.authority)
        shownCertificate = try settings.certificate.map { try ShownCertificate($0) }
        let open = { try await House.open(grammars: settings.grammars, homeFile: nil, in: settings.place) }
        let house: House
        do { house = try await open() } catch {
            guard await settings.homes.goOn(after: error) else { throw error }
            house = try await open()
        }
        current = Mutex(house)
        let file = PrivateFile(folder: settings.folder, name: "hub")
        guard let lock = try await file.lock("lock", exclusively: true, within: .zero) else {
            throw HubFault.alreadyRuns(settings.folder)
        }
        self.lock = lock
    }

    /// The codes of the languages that a request may name.
    var languages: [String] { Installation().languages(after: house.languages.map(\.code)) }

    /// The homes, in the languages as they were read last.
    var house: House { current.withLock { $0 } }

    /// The homes of which a caller may speak: all, or the one that it was invited to.
    func house(for caller: Caller) -> House {
        guard let home = caller.home else { return house }
        let house = house
        return invitedTo.withLock { known in
            let only = known[home] ?? House(house, only: home)
            known[home] = only
            return only
        }
    }

    /// What hears recordings, once it has learnt what can be said.
    var ear: Ear? { listener.withLock { $0 } }

    /// Whether the hub is about to end, so that nothing that lasts is begun or gone on with.
    var isEnding: Bool { ending.withLock { $0 } }

    /// Runs until SIGTERM or SIGINT; SIGHUP has the languages and the certificate read anew.
    ///
    /// What is under way at the end is finished.
    ///
    /// - Parameter tell: told where the hub answers, once it does, and the code for the first browser.
    /// - Throws: `HubFault.cannotListen`, `HomeDatabaseError`.
    public func run(_ tell: @escaping @Sendable (HubEvent) -> Void) async throws {
        let socket = try HubSocket(folder: settings.folder)
        let log = log
        let doors = Countdown(from: settings.address == nil ? 1 : 2) { self.settings.manager?.tell(.ready) }
        let local = try server(at: .unixDomainSocket(path: socket.address), called: socket.path, .local) { _ in
            // The folder keeps others out anyhow.
            _ = chmod(socket.address, 0o600)
            log.info("the hub is ready", metadata: ["socket": "\(socket.path)"])
            tell(.listening(at: socket.path))
            doors.count()
        }
        let scheme = settings.certificate == nil ? "http" : "https"
        let network = try settings.address.map { place in
            try server(at: .hostname(place.host, port: place.port), called: place.text, .network) { channel in
                let place = NetworkPlace(host: place.host, port: channel.localAddress?.port ?? place.port)
                if scheme == "http", !place.isOnThisMachine {
                    log.warning("tokens can be read on the network", metadata: ["address": "\(place.text)"])
                }
                tell(.listening(at: "\(scheme)://\(place.text)/"))
                doors.count()
                // Where nobody can tell whether there are clients, the owner can make a code.
                if (try? await self.authenticator.isEmpty()) == true { tell(.code(self.code.renew())) }
            }
        }
        let work = HubWork(hub: self, tell: tell)
        let broker = settings.mqtt.map { [Activity(run: MQTTWork(hub: self, settings: $0).run)] } ?? []
        let neighbours = WyomingWork(hub: self, settings: settings.wyoming) { tell(.wyoming(at: $0)) }
        let away = settings.remoteRelay.map { relay in
            let work = AwayWork(hub: self, relay: relay) { tell(.reached(through: relay.text)) }
            return Activity { try await work.run() }
        }
        let relay = settings.relay.map { settings in
            let server = RelayServer(settings, log: log)
            return Activity { try await server.run { tell(.relaying(at: $0.text)) } }
        }
        let remote = [away, relay].compactMap(\.self)
        // They end in the reverse order: streams of events first, then whoever asks, then what is kept for them.
        let services: [any Service] =
            [work.watch, work.fireTriggers, work.stir, work.reload, work.hear, work.showLife, neighbours.run]
            .map { Activity(run: $0) }
            + broker + remote + [local]
            + (network.map { [$0] } ?? []) + [Activity(run: end)]
        var configuration = ServiceGroupConfiguration(
            services: services.map { .init(service: $0) }, gracefulShutdownSignals: [.sigterm, .sigint], logger: quiet)
        configuration.maximumGracefulShutdownDuration = .seconds(30)
        // Whatever ends it, nobody is to knock at a door behind which nobody is.
        defer { unlink(socket.address) }
        let keeping = try await settings.homes.keeping()
        var fault: (any Error)?
        do { try await ServiceGroup(configuration: configuration).run() } catch { fault = error }
        await house.controller.close()
        // Only now nothing is done any more in what another may serve next.
        await settings.homes.end()
        await keeping.value
        if let fault { throw fault }
        log.info("the hub has ended")
    }

    /// Hears recordings by another ear from now on.
    func take(_ ear: Ear) { listener.withLock { $0 = ear } }

    /// Puts the same homes, in a language that was read anew, in the place of those that are.
    func take(_ house: House) {
        current.withLock { $0 = house }
        invitedTo.withLock { $0 = [:] }
    }

    /// The log for parts that have much to say of what goes well.
    private var quiet: Logger {
        var quiet = log
        quiet.logLevel = .error
        return quiet
    }

    private func end() async throws {
        try await gracefulShutdown()
        ending.withLock { $0 = true }
        settings.manager?.tell(.stopping)
        events.stir()
    }

    private func server(
        at address: BindAddress, called name: String, _ door: Responder.Door,
        whenRunning: @escaping @Sendable (any Channel) async -> Void
    ) throws -> any Service {
        let channel = HTTP1Channel.Configuration(
            additionalChannelHandlers: [RequestDeadline(.seconds(30))],
            httpDecoderConfiguration: .init(
                maxHeaderFieldSize: 8 << 10, maxHeaderListSize: 16 << 10, maxHeaderFieldCount: 64))
        let plain = HTTPServerBuilder.http1(configuration: channel)
        let certificate = door == .network ? shownCertificate : nil
        let builder = try certificate.map { try .tls(plain, tlsConfiguration: $0.configuration) } ?? plain
        let server = try builder.buildServer(
            configuration: ServerConfiguration(
                address: address, availableConnectionsDelegate: MaximumAvailableConnections(1_100)),
            eventLoopGroup: MultiThreadedEventLoopGroup.singleton, logger: quiet,
            responder: Responder(hub: self, door: door).respond, onServerRunning: whenRunning)
        return Activity {
            do { try await server.run() } catch let error as IOError {
                throw HubFault.cannotListen(name, String(cString: strerror(error.errnoCode)))
            }
        }
    }
}

/// What a hub tells whoever started it.
public enum HubEvent: Sendable {
    /// It answers at a path or an address.
    case listening(at: String)
    /// It serves Wyoming there.
    case wyoming(at: String)
    /// It is reached from away through the relay there.
    case reached(through: String)
    /// It is a relay for others there.
    case relaying(at: String)
    /// The code by which the first browser gets a token; nobody else may read it.
    case code(String)
    /// The hub's own microphone waits for a command.
    case attentive
    /// Something was said to the hub's own microphone, and was answered.
    case said(String, reply: String)
}

/// Something that goes on for as long as the hub runs.
private struct Activity: Service {
    let work: @Sendable () async throws -> Void

    init(run work: @escaping @Sendable () async throws -> Void) { self.work = work }

    func run() async throws {
        // That it is cancelled is how it ends.
        do { try await work() } catch is CancellationError {}
    }
}

/// Does something once so many others are done.
private final class Countdown: Sendable {
    private let left: Mutex<Int>
    private let work: @Sendable () -> Void

    init(from count: Int, _ work: @escaping @Sendable () -> Void) {
        left = Mutex(count)
        self.work = work
    }

    /// One more is done.
    func count() {
        let isLast = left.withLock { left in
            left -= 1
            return left == 0
        }
        if isLast { work() }
    }
}
