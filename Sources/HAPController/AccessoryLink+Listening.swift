import HAPTransport
import HAPWire
import HomeModel

/// How changes are heard of, and how nothing is missed.
///
/// A device forgets with each connection what it was to tell, may refuse to take it just then, and may be too large to
/// take it within one deadline. So what it still owes is kept, and asked for between other requests until it has answered.
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
        var left = OwedNews()
        for (id, outcome) in outcomes {
            guard case .failure(let error) = outcome else { continue }
            if error.isPassing { left.wishes.insert(id) } else { subscriptions[id] = nil }
        }
        let taken = addresses.filter { subscriptions[$0.id] != nil }
        left.values = Set(zip(taken, await read(taken, until: end)).filter { $1.isPassing }.map(\.0.id))
        owe(left)
        return ids.map { outcomes[$0] ?? .failure(.protocolViolation("it left out an answer")) }
    }

    /// Has asked for soon what the device owes, on the connection that there is; a later one asks for everything.
    func owe(_ news: OwedNews) {
        guard !news.isEmpty, !isOver else { return }
        owed.formUnion(news)
        if connection?.isOpen != true { restore() }
        settlingPause?.cancel()
        guard !isSettling else { return }
        isSettling = true
        Task { [weak self] in await self?.settle() }
    }

    /// Asks for what is owed until nothing is, or the connection ends; what the device refuses just now, after a pause.
    private func settle() async {
        while !owed.isEmpty, !isOver, connection?.isOpen == true {
            let before = owed
            await askForOwed()
            guard owed == before, connection?.isOpen == true else { continue }
            let time = settlingBackoff.wait()
            // That it is cancelled is why it ends early.
            let pause = Task { _ = try? await Task.sleep(for: time) }
            settlingPause = pause
            await pause.value
        }
        isSettling = false
    }

    private func askForOwed() async {
        // What nobody listens to any more is owed to nobody.
        owed.wishes.formIntersection(subscriptions.keys)
        owed.values.formIntersection(subscriptions.keys)
        guard await askForWishes() else { return }
        await askForValues()
    }

    /// Asks to be told of what is owed; false where the connection broke.
    private func askForWishes() async -> Bool {
        for (_, ids) in Dictionary(grouping: owed.wishes, by: \.aid).sorted(by: { $0.key < $1.key }) {
            let request = stored.request(.init(ids.sorted().map { .init($0, wantsEvents: true) }))
            let isAnswered = await ask(request) { answer, _ in
                let outcomes = answer.outcomes(of: ids)
                owed.wishes.subtract(ids.filter { outcomes[$0]?.isPassing != true })
            }
            guard isAnswered else { return false }
        }
        return true
    }

    private func askForValues() async {
        let ids = owed.values.sorted()
        for start in stride(from: 0, to: ids.count, by: HomeController.maximumInRequest) {
            // What nobody listens to any more is asked no more.
            let part = ids[start..<min(start + HomeController.maximumInRequest, ids.count)].compactMap { id in
                subscriptions[id].map { Wanted(id: id, domain: $0) }
            }
            let request = HTTPMessage.request(
                "GET", CharacteristicReadRequest(part.map(\.id)).target, host: stored.host)
            let isAnswered = await ask(request) { answer, mark in
                let results = take(values: answer, of: part, since: mark)
                owed.values.subtract(zip(part, results).filter { !$1.isPassing }.map(\.0.id))
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
        if let known, new.configurationNumber != known { heard.tellDatabase() }
        guard let old else { return }
        if new.stateNumber != old.stateNumber || new.configurationNumber != old.configurationNumber {
            owe(OwedNews(values: Set(subscriptions.keys)))
        }
    }
}
