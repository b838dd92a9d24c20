import HAPWire
import HomeModel

/// What is asked of one device through its link.
extension AccessoryLink {
    /// How long a timed write may take from its announcement to its arrival.
    static let timeToLive = Duration.seconds(5)

    /// The device's attribute database, with its present values.
    func listing(until end: ContinuousClock.Instant? = nil) async throws(ControlError) -> AccessoryListing {
        let number = await finder?.known(device)?.announcement.configurationNumber
        let answer = try await answers(to: [.request("GET", "/accessories", host: stored.host)], until: end)[0]
        guard answer.isSuccess else { throw answer.refusal }
        do {
            let listing = try AccessoryListing(reading: answer.body)
            known = (number ?? 0, listing)
            if let number { await note(configurationNumber: number) }
            return listing
        } catch {
            throw .protocolViolation(error.violation)
        }
    }

    /// What the device has, which stays the same while its configuration number does; the values may be old.
    func structure() async throws(ControlError) -> AccessoryListing {
        let number = await finder?.known(device)?.announcement.configurationNumber
        if let known, number.map({ $0 == known.number }) ?? true { return known.listing }
        return try await listing()
    }

    /// The present values, in the order asked.
    func read(_ addresses: [CharacteristicAddress], until end: ContinuousClock.Instant) async -> [ReadResult] {
        guard !addresses.isEmpty else { return [] }
        let wanted = addresses.map { Wanted(id: $0.id, domain: $0.domain) }
        let request = HTTPMessage.request(
            "GET", CharacteristicReadRequest(wanted.map(\.id)).target, host: stored.host)
        do throws(ControlError) {
            var results: [ReadResult] = []
            try await answers(to: [request], until: end) { answers, sequence in
                results = take(values: answers[0], of: wanted, since: sequence)
            }
            note("read", results)
            return results
        } catch {
            return addresses.map { _ in .failure(error) }
        }
    }

    /// Logs how many characteristics something was done with, and with how many it failed; not their values.
    private func note<Value>(_ what: String, _ results: [Result<Value, ControlError>]) {
        let failed = results.count { if case .failure = $0 { true } else { false } }
        Self.log.debug(
            "\(what)", metadata: ["device": "\(device)", "count": "\(results.count)", "failed": "\(failed)"])
    }

    /// What an answer says of the values that were asked for; whoever listens hears of news in it.
    func take(values answer: HTTPMessage, of wanted: [Wanted], since sequence: EventCache.Sequence) -> [ReadResult] {
        do throws(ControlError) {
            guard answer.isSuccess else { throw answer.refusal }
            let entries = try answer.entries()
            let results = wanted.map { Self.value(of: entries[$0.id], in: $0.domain) }
            for (wanted, result) in zip(wanted, results) { cache.recordRead(result, of: wanted.id, since: sequence) }
            return results
        } catch {
            return wanted.map { _ in .failure(error) }
        }
    }

    /// Writes values: those that want to be announced in a request of their own, and so those that must not be sent
    /// twice.
    func write(_ writes: [CharacteristicWrite], until end: ContinuousClock.Instant) async -> [WriteResult] {
        var outcomes: [CharacteristicID: WriteResult] = [:]
        let kinds = Dictionary(grouping: writes) { WriteKind(isTimed: $0.isTimed, isRepeatable: $0.isRepeatable) }
        var isSilent = false
        for kind in WriteKind.all {
            let entries = (kinds[kind] ?? []).map {
                CharacteristicWriteRequest.Entry($0.address.id, value: $0.value)
            }
            // Who has not answered in time is not waited for again; nothing more was sent.
            let outcome =
                isSilent
                ? Dictionary(entries.map { ($0.id, .failure(.timedOut)) }) { $1 }
                : await put(entries, kind, until: end)
            isSilent = isSilent || outcome.values.contains(where: \.isTimeout)
            outcomes.merge(outcome) { $1 }
        }
        let results = writes.map {
            outcomes[$0.address.id] ?? .failure(.protocolViolation(ProtocolViolation(.leftOut)))
        }
        note("written", results)
        return results
    }

    /// Writes what belongs into one request, or into two where it must be announced.
    func put(
        _ entries: [CharacteristicWriteRequest.Entry], _ kind: WriteKind, until end: ContinuousClock.Instant
    ) async -> [CharacteristicID: WriteResult] {
        guard !entries.isEmpty else { return [:] }
        let requests = kind.isTimed ? prepared(entries) : [stored.request(.init(entries))]
        var outcomes: [CharacteristicID: WriteResult] = [:]
        do throws(ControlError) {
            // A lost answer to a subscription leaves nothing of the home in doubt.
            let isChange = entries.contains { $0.value != nil }
            try await answers(to: requests, isChange: isChange, isRepeatable: kind.isRepeatable, until: end) {
                answers, sequence in
                outcomes = answers.last?.outcomes(of: entries.map(\.id)) ?? [:]
                note(entries, outcomes, since: sequence)
            }
            return outcomes
        } catch {
            return Dictionary(entries.map { ($0.id, .failure(error)) }) { $1 }
        }
    }

    /// Keeps what was written, of which the device tells nobody here.
    private func note(
        _ entries: [CharacteristicWriteRequest.Entry], _ outcomes: [CharacteristicID: WriteResult],
        since sequence: EventCache.Sequence
    ) {
        for entry in entries where subscriptions[entry.id] != nil {
            guard let value = entry.value, case .success? = outcomes[entry.id] else { continue }
            if cache.recordWrite(value, of: entry.id, since: sequence) { continue }
            // The device told of another value at the same time: it is asked which of the two came later.
            enqueue(SubscriptionBacklog(reads: [entry.id]))
        }
    }

    /// A timed write: its announcement, then the write under the same number.
    private func prepared(_ entries: [CharacteristicWriteRequest.Entry]) -> [HTTPMessage] {
        // 53 bits: devices that read numbers as doubles keep them exactly.
        let preparation = random(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) } >> 11
        let announcement = CharacteristicPrepareRequest(timeToLive: Self.timeToLive, preparation: preparation)
        return [
            .request("PUT", "/prepare", host: stored.host, content: HTTPContent.json, body: announcement.body),
            stored.request(.init(entries, preparation: preparation)),
        ]
    }

    /// What an entry says of a characteristic, which is believed within its domain.
    private static func value(of entry: CharacteristicAnswer.Entry?, in domain: ValueDomain) -> ReadResult {
        // HAP-python leaves out what it does not have.
        guard let entry else { return .failure(.noSuchCharacteristic) }
        if let error = entry.status?.controlError { return .failure(error) }
        guard let value = entry.value else { return .failure(.protocolViolation(ProtocolViolation(.noValue))) }
        return value.result(in: domain)
    }
}

/// A characteristic that is asked for, and what is believed of it.
struct Wanted: Sendable {
    let id: CharacteristicID
    let domain: ValueDomain
}

/// What a request to write has to heed.
struct WriteKind: Hashable {
    var isTimed = false
    var isRepeatable = true

    static let plain = WriteKind()
    static let all =
        [plain, WriteKind(isTimed: true)] + [false, true].map { WriteKind(isTimed: $0, isRepeatable: false) }
}

extension HTTPMessage {
    /// What each characteristic of an answer says.
    fileprivate func entries() throws(ControlError) -> [CharacteristicID: CharacteristicAnswer.Entry] {
        do {
            return try CharacteristicAnswer(reading: body).byID
        } catch {
            throw .protocolViolation(error.violation)
        }
    }

    /// What became of each write; an answer without content says that all of them were done.
    func outcomes(of ids: [CharacteristicID]) -> [CharacteristicID: WriteResult] {
        let all = { (outcome: WriteResult) in Dictionary(ids.map { ($0, outcome) }) { $1 } }
        guard isSuccess else { return all(.failure(refusal)) }
        if body.isEmpty {
            // Multi-Status promises a status for each, so that without any nothing is known to be done.
            return all(status == 207 ? .failure(.protocolViolation(ProtocolViolation(.leftOut))) : .success(()))
        }
        if let status = CharacteristicStatus(reading: body) {
            return all(status.controlError.map { .failure($0) } ?? .success(()))
        }
        do throws(ControlError) {
            return try entries().mapValues { entry in
                guard let status = entry.status else {
                    return .failure(.protocolViolation(ProtocolViolation(.leftOut)))
                }
                return status.controlError.map { .failure($0) } ?? .success(())
            }
        } catch {
            return all(.failure(error))
        }
    }

    /// Why a whole request was refused.
    var refusal: ControlError {
        if let error = CharacteristicStatus(reading: body)?.controlError { return error }
        switch status {
        case 470: return .insufficientAuthorization
        case 429, 503: return .busy
        default: return .protocolViolation(ProtocolViolation(.status, "\(status)"))
        }
    }
}
