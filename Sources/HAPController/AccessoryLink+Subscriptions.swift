import HAPTransport
import HAPWire
import HomeModel

/// Subscriptions to changes, kept up over connections that break.
///
/// A device forgets its subscriptions with each connection, may refuse them for a while, and may have more than fit into
/// one deadline. So requests that are still to be made are kept as a backlog, which is sent between other requests until
/// the device has answered them all.
extension AccessoryLink {
    /// Asks to be told of changes; each accessory of the device with a request of its own, as some devices want it.
    ///
    /// A device that cannot do so now is asked as soon as it can.
    func observe(_ addresses: [CharacteristicAddress], until end: ContinuousClock.Instant) async -> [WriteResult] {
        let ids = addresses.map(\.id)
        let wanted = Dictionary(addresses.map { ($0.id, $0.domain) }) { $1 }
        do throws(ControlError) {
            try await connect(until: end)
        } catch {
            subscriptions.merge(wanted) { $1 }
            restore()
            return ids.map { _ in .failure(error) }
        }
        // From now on a new connection asks for these, too.
        subscriptions.merge(wanted) { $1 }
        var outcomes: [CharacteristicID: WriteResult] = [:]
        for (_, own) in Dictionary(grouping: ids, by: \.aid).sorted(by: { $0.key < $1.key }) {
            outcomes.merge(await put(own.map { .init($0, wantsEvents: true) }, .plain, until: end)) { $1 }
        }
        var left = SubscriptionBacklog()
        for (id, outcome) in outcomes {
            guard case .failure(let error) = outcome else { continue }
            if error.isTransient { left.subscriptions.insert(id) } else { subscriptions[id] = nil }
        }
        let taken = addresses.filter { subscriptions[$0.id] != nil }
        left.reads = Set(zip(taken, await read(taken, until: end)).filter { $1.isTransient }.map(\.0.id))
        enqueue(left)
        return ids.map { outcomes[$0] ?? .failure(.protocolViolation(ProtocolViolation(.leftOut))) }
    }

    /// Adds requests to the backlog of the connection that there is; a later connection begins with all of them.
    func enqueue(_ requests: SubscriptionBacklog) {
        guard !requests.isEmpty, !isOver else { return }
        drain.backlog.formUnion(requests)
        if connection?.isOpen != true { restore() }
        guard drain.begin() else { return }
        Task { [weak self] in await self?.drainBacklog() }
    }

    /// Sends the backlog until it is empty or the connection ends; what the device refuses for now, again after a pause.
    private func drainBacklog() async {
        while !drain.backlog.isEmpty, !isOver, connection?.isOpen == true {
            let before = drain.backlog
            await sendBacklog()
            guard drain.backlog == before, connection?.isOpen == true else { continue }
            await drain.wait().value
        }
        drain.end()
    }

    private func sendBacklog() async {
        // What nobody subscribes to any more need not be requested.
        drain.backlog.subscriptions.formIntersection(subscriptions.keys)
        drain.backlog.reads.formIntersection(subscriptions.keys)
        guard await sendSubscriptions() else { return }
        await sendReads()
    }

    /// Subscribes to what the backlog holds; false where the connection broke.
    private func sendSubscriptions() async -> Bool {
        for (_, ids) in Dictionary(grouping: drain.backlog.subscriptions, by: \.aid).sorted(by: { $0.key < $1.key }) {
            let request = stored.request(.init(ids.sorted().map { .init($0, wantsEvents: true) }))
            let isAnswered = await ask(request) { answer, _ in
                let outcomes = answer.outcomes(of: ids)
                drain.backlog.subscriptions.subtract(ids.filter { outcomes[$0]?.isTransient != true })
            }
            guard isAnswered else { return false }
        }
        return true
    }

    private func sendReads() async {
        let ids = drain.backlog.reads.sorted()
        for start in stride(from: 0, to: ids.count, by: HomeController.maximumInRequest) {
            // What nobody subscribes to any more is not read.
            let part = ids[start..<min(start + HomeController.maximumInRequest, ids.count)].compactMap { id in
                subscriptions[id].map { Wanted(id: id, domain: $0) }
            }
            let request = HTTPMessage.request(
                "GET", CharacteristicReadRequest(part.map(\.id)).target, host: stored.host)
            let isAnswered = await ask(request) { answer, sequence in
                let results = take(values: answer, of: part, since: sequence)
                drain.backlog.reads.subtract(zip(part, results).filter { !$1.isTransient }.map(\.0.id))
            }
            guard isAnswered else { return }
        }
    }

    /// Takes what the network says of the device now.
    func take(_ new: AccessoryAnnouncement) {
        let old = announcement
        announcement = new
        // What changed while nobody listened is told at the first word of the device.
        let known = old?.configurationNumber ?? stored.configurationNumber
        if let known, new.configurationNumber != known { cache.publishDatabaseChange() }
        guard let old else { return }
        if new.stateNumber != old.stateNumber || new.configurationNumber != old.configurationNumber {
            enqueue(SubscriptionBacklog(reads: Set(subscriptions.keys)))
        }
    }
}
