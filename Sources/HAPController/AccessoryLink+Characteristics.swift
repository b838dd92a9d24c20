import HAPWire
import HomeModel

/// What is asked of one device through its link.
extension AccessoryLink {
    /// How long a timed write may take from its announcement to its arrival.
    static let timeToLive = Duration.seconds(5)

    /// The device's attribute database, with its present values.
    func listing() async throws(ControlError) -> AccessoryListing {
        let number = await finder?.known(device)?.announcement.configurationNumber
        let answer = try await answers(to: [.request("GET", "/accessories", host: stored.host)])[0]
        guard answer.isSuccess else { throw answer.refusal }
        do {
            let listing = try AccessoryListing(reading: answer.body)
            known = (number ?? 0, listing)
            if let number { await note(configurationNumber: number) }
            return listing
        } catch {
            throw .protocolViolation("\(error)")
        }
    }

    /// What the device has, which stays the same while its configuration number does; the values may be old.
    func structure() async throws(ControlError) -> AccessoryListing {
        let number = await finder?.known(device)?.announcement.configurationNumber
        if let known, number.map({ $0 == known.number }) ?? true { return known.listing }
        return try await listing()
    }

    /// The present values, in the order asked.
    func read(_ ids: [CharacteristicID], until end: ContinuousClock.Instant) async -> [ReadResult] {
        guard !ids.isEmpty else { return [] }
        let request = HTTPMessage.request("GET", CharacteristicReadRequest(ids).target, host: stored.host)
        do throws(ControlError) {
            let answer = try await answers(to: [request], until: end)[0]
            guard answer.isSuccess else { throw answer.refusal }
            let entries = try answer.entries()
            return ids.map { Self.value(of: entries[$0]) }
        } catch {
            return ids.map { _ in .failure(error) }
        }
    }

    /// Writes values: those that want to be announced in a request of their own, and so those that must not be sent
    /// twice.
    func write(_ writes: [CharacteristicWrite], until end: ContinuousClock.Instant) async -> [WriteResult] {
        var outcomes: [CharacteristicID: WriteResult] = [:]
        let kinds = Dictionary(grouping: writes) { WriteKind(isTimed: $0.isTimed, isRepeatable: $0.isRepeatable) }
        for kind in WriteKind.all {
            let entries = (kinds[kind] ?? []).map {
                CharacteristicWriteRequest.Entry($0.address.id, value: $0.value)
            }
            outcomes.merge(await put(entries, kind, until: end)) { $1 }
        }
        for write in writes {
            if case .success? = outcomes[write.address.id] { heard.note(write.value, of: write.address.id) }
        }
        return writes.map { outcomes[$0.address.id] ?? .failure(.protocolViolation("it left out an answer")) }
    }

    /// Asks to be told of changes; each accessory of the device with a request of its own, as some devices want it.
    ///
    /// A device that cannot be reached now is asked as soon as it can be.
    func observe(_ ids: [CharacteristicID], until end: ContinuousClock.Instant) async -> [WriteResult] {
        var outcomes: [CharacteristicID: WriteResult] = [:]
        for (_, ids) in Dictionary(grouping: ids, by: \.aid).sorted(by: { $0.key < $1.key }) {
            outcomes.merge(await put(ids.map { .init($0, wantsEvents: true) }, .plain, until: end)) { $1 }
        }
        let taken = ids.filter { id in
            guard case .failure(let error) = outcomes[id] else { return true }
            return error.isOutOfReach && error != .notReachedByBridge
        }
        for (id, result) in zip(taken, await read(taken, until: end)) {
            if case .success(let value) = result { heard.note(value, of: id) }
        }
        remember(subscriptions: taken)
        return ids.map { outcomes[$0] ?? .failure(.protocolViolation("it left out an answer")) }
    }

    private func put(
        _ entries: [CharacteristicWriteRequest.Entry], _ kind: WriteKind, until end: ContinuousClock.Instant
    ) async -> [CharacteristicID: WriteResult] {
        guard !entries.isEmpty else { return [:] }
        do throws(ControlError) {
            let requests = kind.isTimed ? prepared(entries) : [stored.request(.init(entries))]
            let answer = try await answers(to: requests, isRepeatable: kind.isRepeatable, until: end).last
            guard let answer, answer.isSuccess else { throw answer?.refusal ?? .unreachable }
            return try answer.outcomes(of: entries.map(\.id))
        } catch {
            return Dictionary(entries.map { ($0.id, .failure(error)) }) { $1 }
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

    private static func value(of entry: CharacteristicAnswer.Entry?) -> ReadResult {
        // HAP-python leaves out what it does not have.
        guard let entry else { return .failure(.noSuchCharacteristic) }
        if let error = entry.status?.controlError { return .failure(error) }
        guard let value = entry.value?.characteristicValue else {
            return .failure(.protocolViolation("it told no value"))
        }
        return .success(value)
    }
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
            let answer = try CharacteristicAnswer(reading: body)
            return Dictionary(answer.entries.map { ($0.id, $0) }) { $1 }
        } catch {
            throw .protocolViolation("\(error)")
        }
    }

    /// What became of each write; an answer without content says that all of them were done.
    fileprivate func outcomes(of ids: [CharacteristicID]) throws(ControlError) -> [CharacteristicID: WriteResult] {
        guard !body.isEmpty else { return Dictionary(ids.map { ($0, .success(())) }) { $1 } }
        if let status = CharacteristicStatus(reading: body) {
            let outcome: WriteResult = status.controlError.map { .failure($0) } ?? .success(())
            return Dictionary(ids.map { ($0, outcome) }) { $1 }
        }
        return try entries().mapValues { entry in
            guard let status = entry.status else { return .failure(.protocolViolation("it left out a status")) }
            return status.controlError.map { .failure($0) } ?? .success(())
        }
    }

    /// Why a whole request was refused.
    var refusal: ControlError {
        if let error = CharacteristicStatus(reading: body)?.controlError { return error }
        switch status {
        case 470: return .insufficientAuthorization
        case 429, 503: return .busy
        default: return .protocolViolation("HTTP status \(status)")
        }
    }
}
