import HAPWire

/// What a simulated device does wrong, so that others can be tested against a bad day.
public struct DeviceFault: Hashable, Sendable {
    /// The faults by name.
    public enum Kind: String, CaseIterable, Sendable {
        /// Every request is answered late.
        case slow
        /// Requests are taken and never answered, and no events are sent.
        case silent
        /// Nobody listens at the port, and the open connections end.
        case refuse
        /// The connection ends before a request is carried out.
        case dropBefore = "drop-before"
        /// A request is carried out, and the connection ends in the middle of the answer.
        case dropMiddle = "drop-mid"
        /// A request is carried out, and the connection ends without an answer.
        case dropAfter = "drop-after"
        /// Every characteristic that is asked for or written fails with a status.
        case errorStatus = "error-status"
        /// The device cannot prove who it is, in pair-setup and in pair-verify.
        case wrongProof = "wrong-proof"
        /// The device moves to another port, and its announcement still tells the old one.
        case staleAddress = "stale-address"
    }

    /// What goes wrong.
    public let kind: Kind
    /// How late a slow device answers.
    public var delay: Duration
    /// What fails, for `errorStatus`.
    public var status: CharacteristicStatus
    /// How many more requests it strikes; nil is all until it is taken away.
    public var remaining: Int?

    /// A fault that strikes every request, or so many.
    public init(
        _ kind: Kind, delay: Duration = .seconds(2), status: CharacteristicStatus = .unreachable, times: Int? = nil
    ) {
        self.kind = kind
        self.delay = delay
        self.status = status
        remaining = times
    }

    /// Whether it strikes this request of a connection.
    ///
    /// Handshakes are left alone by what is about characteristics: otherwise the one request that a test means to lose
    /// would be the handshake before it.
    func strikes(_ target: Substring, inSession isSession: Bool) -> Bool {
        switch kind {
        case .slow, .silent: true
        case .dropBefore, .dropMiddle, .dropAfter: isSession
        case .errorStatus: isSession && target == "/characteristics"
        case .wrongProof: target == "/pair-setup" || target == "/pair-verify"
        case .refuse, .staleAddress: false
        }
    }
}

extension HTTPMessage {
    /// The path that a request asks for; empty for what is no request.
    var path: Substring {
        guard case .request(_, let target) = start else { return "" }
        return target.prefix { $0 != "?" }
    }
}
