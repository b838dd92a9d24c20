import HAPTransport
import HAPWire
import HomeModel

/// How a device has a bad day on demand.
extension AccessoryServer {
    /// The longest that a slow device lets anybody wait.
    public static let longestDelay = Duration.seconds(3600)

    /// The faults that are on, in the order of their names.
    public var presentFaults: [DeviceFault] { faults.all }

    /// Has the device do something wrong from now on; a fault of the same kind gives way.
    ///
    /// - Throws: `TransportError.cannotListen` where it was to move to another port and could not.
    public func begin(_ fault: DeviceFault) async throws(TransportError) {
        switch fault.kind {
        case .refuse:
            if faults[.refuse] == nil { await pause() }
        case .staleAddress:
            try await move(announcing: false)
        default: break
        }
        faults[fault.kind] = fault
    }

    /// Has the device do right again, in one thing or in all.
    ///
    /// - Throws: `TransportError.cannotListen` where its port was taken meanwhile.
    public func end(_ kind: DeviceFault.Kind? = nil) async throws(TransportError) {
        let wasRefusing = faults[.refuse] != nil
        if let kind { faults[kind] = nil } else { faults.removeAll() }
        if wasRefusing, faults[.refuse] == nil { try await resume() }
        if kind == nil || kind == .staleAddress { announce() }
        tellWhatWaits()
    }

    /// Has told now what a silent device kept to itself: nobody else would wake those who tell it.
    private func tellWhatWaits() {
        for session in sessions.values where !session.events.isEmpty { session.eventsWaiting.yield() }
    }

    /// Switches the device off and on again, at a port that the system picks; pairings stay.
    public func reboot() async throws(TransportError) {
        faults.removeAll()
        try await move(announcing: true)
    }

    /// Counts a fault that strikes this request, if one does.
    func strike(_ request: HTTPMessage, as id: Int) -> DeviceFault? {
        let isSession = sessions[id]?.controller != nil
        guard let (fault, isOver) = faults.strike(request.path, inSession: isSession) else { return nil }
        if isOver { tellWhatWaits() }
        return fault
    }

    /// The answer to a request for characteristics that all fail.
    func failure(_ status: CharacteristicStatus, of request: HTTPMessage) -> Reply {
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
}

extension Reply {
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
