import HAPTransport
import HAPWire

/// Finding a device and proving it.
extension AccessoryLink {
    /// How long one endpoint is tried before the next is tried beside it.
    private static let stagger = Duration.milliseconds(250)
    /// How long the network is asked where else a device may be.
    private static let search = Duration.milliseconds(700)

    /// A new connection to the device, proved on both sides, from whichever of its endpoints answers first.
    ///
    /// Who else answers at an old address is turned away by its identity. Where no endpoint leads to the device, the network
    /// is asked for others.
    func reach(until deadline: ContinuousClock.Instant) async throws(LinkError) -> MessageConnection {
        let stored = stored
        let endpoints = stored.endpoints(announced: await finder?.known(device))
        let failure: LinkError
        do {
            return try await reach(endpoints, until: deadline)
        } catch {
            failure = error
        }
        let time = min(Self.search, deadline - .now)
        guard time > .zero, let finder,
            let found = await finder.endpoint(of: device, otherThan: Set(endpoints), within: time)
        else { throw failure }
        do {
            return try await reach(found.endpoints.filter { !endpoints.contains($0) }, until: deadline)
        } catch {
            throw error.weight > failure.weight ? error : failure
        }
    }

    /// Tries endpoints one after another, a slow one beside the next; the first that is proved is kept.
    private func reach(
        _ endpoints: [DeviceEndpoint], until deadline: ContinuousClock.Instant
    ) async throws(LinkError) -> MessageConnection {
        if endpoints.count == 1 { return try await prove(at: endpoints[0], until: deadline) }
        let outcome = await withTaskGroup(of: Attempt.self) { group in
            var waiting = endpoints[...]
            var running = 0
            var worst = LinkError.unreachable
            func tryNext() {
                guard let endpoint = waiting.popFirst() else { return }
                running += 1
                group.addTask {
                    await .tried(
                        Attempt.result { () throws(LinkError) in try await self.prove(at: endpoint, until: deadline) })
                }
                guard !waiting.isEmpty else { return }
                group.addTask {
                    // That it is cancelled is why it ends early.
                    try? await Task.sleep(for: Self.stagger)
                    return .waited
                }
            }
            tryNext()
            var winner: MessageConnection?
            while let attempt = await group.next() {
                switch attempt {
                case .waited: if winner == nil { tryNext() }
                case .tried(.failure(let error)):
                    running -= 1
                    if error.weight > worst.weight { worst = error }
                    if winner == nil { tryNext() }
                case .tried(.success(let connection)):
                    running -= 1
                    if winner == nil { winner = connection } else { await connection.close() }
                    group.cancelAll()
                }
                if winner == nil, running == 0, waiting.isEmpty { group.cancelAll() }
            }
            return winner.map { .success($0) } ?? Result<MessageConnection, LinkError>.failure(worst)
        }
        return try outcome.get()
    }

    private enum Attempt: Sendable {
        case waited
        case tried(Result<MessageConnection, LinkError>)

        static func result(
            _ body: () async throws(LinkError) -> MessageConnection
        ) async -> Result<MessageConnection, LinkError> {
            do { return .success(try await body()) } catch { return .failure(error) }
        }
    }

    /// A connection to one endpoint, at which the device has proved itself.
    private func prove(
        at endpoint: DeviceEndpoint, until deadline: ContinuousClock.Instant
    ) async throws(LinkError) -> MessageConnection {
        let cache = cache
        let connection: MessageConnection
        do {
            connection = try await .reached(
                endpoint, within: min(deadlines.connection, max(.zero, deadline - .now)), on: thread
            ) { cache.apply($0) }
        } catch {
            // Where there was no time left for a connection, nobody knows whether there is one to be had.
            throw deadline <= .now ? .timedOut : error
        }
        do {
            try await connection.prove(
                identity, to: stored.pairing, at: endpoint.host, random: random, until: deadline)
        } catch {
            await connection.close()
            throw error
        }
        await met(at: endpoint)
        return connection
    }
}
