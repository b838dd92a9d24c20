import BeckonRuntime
import HAPTransport
import NIOCore
import WyomingProtocol

/// Waits for programs that want the hub's services.
struct WyomingServer: Sendable {
    let hub: Hub
    let settings: WyomingSettings
    let place: NetworkPlace

    /// The type under which it is announced.
    static let serviceType = "_wyoming._tcp"
    /// The most programs at once.
    private static let mostConnections = 64
    /// How long one may be silent.
    private static let silence = TimeAmount.minutes(10)

    /// Serves until the task is cancelled.
    ///
    /// - Throws: `HubFault.cannotListen`.
    func run(_ tell: @escaping @Sendable (NetworkPlace) -> Void) async throws {
        let (server, bound) = try await place.listen { try WyomingConnection.wrap($0, endingAfter: Self.silence) }
        if !bound.isOnThisMachine {
            hub.log.warning("whoever reaches it may speak to the homes", metadata: ["wyoming": "\(bound.text)"])
        }
        tell(bound)
        let limit = ConcurrencyLimit(most: Self.mostConnections)
        let doubts = UncertainTranscripts()
        try await withThrowingDiscardingTaskGroup { group in
            if settings.isAnnounced { group.addTask { await announce(bound.port) } }
            try await server.executeThenClose { programs in
                for try await program in programs {
                    let visit = Visit(program: program, isServed: limit.take())
                    group.addTask {
                        await serve(visit, doubts)
                        if visit.isServed { limit.leave() }
                    }
                }
            }
            group.cancelAll()
        }
    }

    /// A program that has come.
    private struct Visit: Sendable {
        let program: WyomingConnection.Channel
        let isServed: Bool
    }

    private func serve(_ visit: Visit, _ doubts: UncertainTranscripts) async {
        // One that cannot be served is closed, which is all that can be told to it.
        guard visit.isServed else { return (try? await visit.program.executeThenClose { _, _ in }) ?? () }
        do {
            try await WyomingConnection(visit.program).run { writer in
                WyomingService(hub: hub, settings, doubts: doubts, writer: writer)
            }
        } catch is CancellationError {
            return
        } catch {
            hub.log.notice("a program's connection has ended", metadata: ["wyoming": "\(error.firstLine)"])
        }
    }

    private func announce(_ port: Int) async {
        let log = hub.log
        await ServiceRegistration("Beckon", type: Self.serviceType, port: port).run { state in
            switch state {
            case .announced(let name): log.info("announced", metadata: ["wyoming": "\(name)"])
            case .unavailable(let error): log.debug("not announced", metadata: ["error": "\(error)"])
            }
        }
    }
}

extension Hub {
    /// What is told of the hub's services now.
    func wyomingDescription(_ settings: WyomingSettings) -> WyomingDescription {
        WyomingDescription(
            languages: house.languages.map(\.code), heard: ear?.language, wake: ear?.wakeWords, voice: settings.voice)
    }
}
