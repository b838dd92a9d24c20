import HAPTransport
import HAPWire
import HomeModel

/// Why an exchange with a device came to nothing.
enum LinkError: Error, Hashable {
    /// There is nobody at its address.
    case unreachable
    /// The connection broke while an answer was awaited.
    case closed
    /// No answer came in time.
    case timedOut
    /// The two sides do not know each other.
    case refused(PairingError)
    /// Nothing was sent, as this program may not for now.
    case keptBack(ControlError)
    /// The device broke the protocol.
    case violation(ProtocolViolation)

    /// What an error of an open connection means.
    init(_ error: TransportError) {
        switch error {
        case .timedOut: self = .timedOut
        case .closed, .unreachable, .noMachine, .noAddress, .noPort: self = .closed
        case .refused, .cannotListen: self = .unreachable
        case .violation(let how): self = .violation(how)
        }
    }

    /// Whether nothing was sent.
    var isKeptBack: Bool { if case .keptBack = self { true } else { false } }

    /// How much it tells of the device, against what another of its addresses told.
    var weight: Int {
        switch self {
        case .unreachable, .keptBack: 0
        case .closed: 1
        case .refused(.wrongAccessory): 2
        case .timedOut: 3
        case .violation: 4
        case .refused: 5
        }
    }
}

extension ControlError {
    init(_ error: LinkError) {
        switch error {
        case .unreachable, .closed: self = .unreachable
        case .refused(.wrongAccessory): self = .stranger
        case .timedOut: self = .timedOut
        case .keptBack(let why): self = why
        case .refused(.pairingGone): self = .pairingGone
        case .refused(.busy), .refused(.backoff): self = .busy
        case .refused(.maxPeers): self = .outOfResources
        case .refused(let error): self = .protocolViolation(error.violation)
        case .violation(let how): self = .protocolViolation(how)
        }
    }

    /// What an error means after a request that changes something went out and was not answered: it may have been done.
    init(afterChange error: LinkError) {
        switch error {
        case .timedOut: self = .unconfirmed
        case .closed, .unreachable, .keptBack, .refused(.wrongAccessory): self = .interrupted
        case .violation(let how): self = .protocolViolation(how.inDoubt)
        case .refused(let error): self = .protocolViolation(error.violation.inDoubt)
        }
    }
}

extension ProtocolViolation {
    /// The violation as one after which a change may have been made.
    fileprivate var inDoubt: ProtocolViolation {
        var violation = self
        violation.isInDoubt = true
        return violation
    }
}
