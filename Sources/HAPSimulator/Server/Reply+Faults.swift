import HAPWire

/// The replies of a device that has a bad day.
extension Reply {
    /// The answer to a request for characteristics that all fail.
    static func failure(_ status: CharacteristicStatus, of request: HTTPMessage) -> Reply {
        var ids: [CharacteristicID] = []
        if case .request("GET", let target) = request.start {
            let query = target.drop { $0 != "?" }.dropFirst()
            ids = CharacteristicReadRequest(query: query)?.ids ?? []
        } else if let write = try? CharacteristicWriteRequest(reading: request.body) {
            ids = write.entries.map(\.id)
        }
        guard !ids.isEmpty else { return .status(400, .invalidValue) }
        return .json(207, CharacteristicAnswer(ids.map { .init($0, status: status) }).body)
    }

    /// The reply of a device that cannot prove who it is: one bit of its proof is another.
    ///
    /// Only what carries a proof is changed, so that no setup code looks wrong.
    func withoutProof(to target: Substring) -> Reply {
        let proving: [UInt64] = target == "/pair-verify" ? [2] : [4, 6]
        guard let state = (try? TLV8(reading: message.body, as: .message))?.number(.state), proving.contains(state),
            let last = message.body.last
        else { return self }
        var reply = self
        reply.message.body[reply.message.body.count - 1] = last ^ 1
        return reply
    }
}
