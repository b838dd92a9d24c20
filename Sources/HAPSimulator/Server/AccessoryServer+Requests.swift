import HAPTransport
import HAPWire
import HomeModel

/// What a device answers to the requests of HAP (HAP specification, chapter 6; statuses as Apple's own code gives them).
extension AccessoryServer {
    /// The answer to a message; nil where it is no request, which ends the connection.
    func reply(to message: HTTPMessage, as id: Int) async -> Reply? {
        guard case .request(let method, let target) = message.start, let session = sessions[id] else { return nil }
        let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let isSession = session.controller != nil
        switch (parts[0], method) {
        case ("/identify", "POST"):
            return isPaired ? .status(400, .insufficientPrivileges) : Reply(.response(204))
        case ("/pair-setup", "POST"): return isSession ? .status(400) : await setUpPairing(message.body, as: id)
        case ("/pair-verify", "POST"): return isSession ? .status(400) : verifyPairing(message.body, as: id)
        case ("/identify", _), ("/pair-setup", _), ("/pair-verify", _): return .status(405)
        case _ where !isSession: return .status(470, .insufficientAuthorization)
        case ("/pairings", "POST"): return await changePairings(message.body, as: id)
        case ("/accessories", "GET"): return .json(200, database.listing())
        case ("/characteristics", "GET"): return read(parts.count == 2 ? parts[1] : "", as: id)
        case ("/characteristics", "PUT"): return write(message.body, as: id)
        case ("/prepare", "PUT"): return prepare(message.body, as: id)
        case ("/resource", "POST"): return picture(message.body)
        case ("/pairings", _), ("/accessories", _), ("/characteristics", _), ("/prepare", _), ("/resource", _):
            return .status(405)
        default: return .status(404)
        }
    }

    private func read(_ query: Substring, as id: Int) -> Reply {
        guard let request = CharacteristicReadRequest(query: query) else { return .status(400, .invalidValue) }
        let answer = database.answer(to: request, subscriptions: sessions[id]?.subscriptions ?? [])
        return .json(answer.hasFailure ? 207 : 200, answer.body)
    }

    private func prepare(_ body: [UInt8], as id: Int) -> Reply {
        guard let request = try? CharacteristicPrepareRequest(reading: body) else { return .status(400, .invalidValue) }
        sessions[id]?.prepared = (request.preparation, now() + request.timeToLive)
        return .status(200, .success)
    }

    /// The picture of a camera; what has no camera has no such thing.
    private func picture(_ body: [UInt8]) -> Reply {
        guard let request = try? ResourceRequest(reading: body) else { return .status(400, .invalidValue) }
        let accessory = database.accessories.first { $0.aid == request.aid }
        guard accessory?.services.contains(where: { $0.type.name == "CameraRTPStreamManagement" }) == true else {
            return .status(404, .noSuchResource)
        }
        let picture = Snapshot(width: request.width, height: request.height)
        return Reply(.response(200, content: HTTPContent.jpeg, body: picture.bytes))
    }

    /// Each entry is done or refused on its own; a timed write that is late or was not announced is refused whole.
    private func write(_ body: [UInt8], as id: Int) -> Reply {
        guard let request = try? CharacteristicWriteRequest(reading: body) else { return .status(400, .invalidValue) }
        let isPrepared = request.preparation.map { isDue($0, as: id) }
        guard isPrepared != false else {
            return .json(207, CharacteristicAnswer(request.entries.map { .init($0.id, status: .invalidValue) }).body)
        }
        var changes: [CharacteristicID: CharacteristicValue] = [:]
        let entries = request.entries.map { entry in
            perform(entry, as: id, isTimed: isPrepared == true, changes: &changes)
        }
        let answer = CharacteristicAnswer(entries)
        let needsBody = answer.hasFailure || request.entries.contains { $0.wantsResponse }
        var reply: Reply = needsBody ? .json(207, answer.body) : Reply(.response(204))
        reply.changes = changes
        reply.ownChanges = Set(request.entries.filter { $0.value != nil }.map(\.id))
        return reply
    }

    private func perform(
        _ entry: CharacteristicWriteRequest.Entry, as id: Int, isTimed: Bool,
        changes: inout [CharacteristicID: CharacteristicValue]
    ) -> CharacteristicAnswer.Entry {
        let status = database.status(of: entry, isTimed: isTimed)
        guard status == .success else { return .init(entry.id, status: status) }
        if let wantsEvents = entry.wantsEvents {
            if wantsEvents {
                sessions[id]?.subscriptions.insert(entry.id)
            } else {
                sessions[id]?.subscriptions.remove(entry.id)
            }
        }
        if let value = entry.value, let moved = database.set(entry.id, to: value) { changes.merge(moved) { $1 } }
        let response = entry.wantsResponse ? database[entry.id]?.value.map { WireValue($0) } : nil
        return .init(entry.id, value: response, status: .success)
    }

    /// Whether a timed write of this number is announced and not late; the announcement is used up either way.
    private func isDue(_ number: UInt64, as id: Int) -> Bool {
        let prepared = sessions[id]?.prepared
        sessions[id]?.prepared = nil
        return prepared.map { $0.number == number && now() <= $0.until } ?? false
    }
}
