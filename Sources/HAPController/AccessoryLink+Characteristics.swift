import HAPWire
import HomeModel

/// What is asked of one device through its link.
extension AccessoryLink {
    /// How long a timed write may take from its announcement to its arrival.
    static let timeToLive = Duration.seconds(5)

    /// The device's attribute database.
    func listing() async throws(ControlError) -> AccessoryListing {
        let answer = try await answers(to: [.request("GET", "/accessories", host: stored.host)])[0]
        guard answer.isSuccess else { throw answer.refusal }
        do { return try AccessoryListing(reading: answer.body) } catch { throw .protocolViolation("\(error)") }
    }

    /// The present values, in the order asked.
    func read(_ ids: [CharacteristicID]) async -> [ReadResult] {
        let request = HTTPMessage.request("GET", CharacteristicReadRequest(ids).target, host: stored.host)
        do throws(ControlError) {
            let answer = try await answers(to: [request])[0]
            guard answer.isSuccess else { throw answer.refusal }
            let entries = try answer.entries()
            return ids.map { Self.value(of: entries[$0]) }
        } catch {
            return ids.map { _ in .failure(error) }
        }
    }

    /// Writes values, in at most two requests: one for those that want to be announced, one for the others.
    func write(_ writes: [CharacteristicWrite]) async -> [WriteResult] {
        let untimed = writes.filter { !$0.isTimed }
        let timed = writes.filter(\.isTimed)
        var outcomes = await put(untimed.map { .init($0.address.id, value: $0.value) })
        outcomes.merge(await put(timed.map { .init($0.address.id, value: $0.value) }, isTimed: true)) { $1 }
        return writes.map { outcomes[$0.address.id] ?? .failure(.protocolViolation("it left out an answer")) }
    }

    /// Asks to be told of changes; each accessory of the device with a request of its own, as some devices want it.
    func observe(_ ids: [CharacteristicID]) async -> [WriteResult] {
        var outcomes: [CharacteristicID: WriteResult] = [:]
        for (_, ids) in Dictionary(grouping: ids, by: \.aid).sorted(by: { $0.key < $1.key }) {
            outcomes.merge(await put(ids.map { .init($0, wantsEvents: true) })) { $1 }
        }
        remember(subscriptions: outcomes.filter { (try? $0.value.get()) != nil }.keys)
        return ids.map { outcomes[$0] ?? .failure(.protocolViolation("it left out an answer")) }
    }

    /// Asks the device to drop a controller from its list.
    func removePairing(of controller: [UInt8]) async throws(ControlError) {
        let request = HTTPMessage.request(
            "POST", "/pairings", host: stored.host, content: HTTPContent.pairing,
            body: PairingsRequest.remove(controller).body)
        let answer = try await answers(to: [request])[0]
        guard answer.isSuccess else { throw answer.refusal }
        guard let outcome = try? PairingsAnswer(reading: answer.body) else {
            throw .protocolViolation("its answer to the removal cannot be read")
        }
        if case .refused = outcome { throw .insufficientPrivileges }
    }

    private func put(
        _ entries: [CharacteristicWriteRequest.Entry], isTimed: Bool = false
    ) async -> [CharacteristicID: WriteResult] {
        guard !entries.isEmpty else { return [:] }
        do throws(ControlError) {
            let answer = try await answers(to: isTimed ? prepared(entries) : [stored.request(.init(entries))]).last
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
    fileprivate var refusal: ControlError {
        CharacteristicStatus(reading: body)?.controlError ?? .protocolViolation("HTTP status \(status)")
    }
}
