import HAPTransport
import HAPWire
import HomeModel

/// Why an exchange with a device came to nothing.
enum LinkError: Error {
    /// There is nobody at its address.
    case unreachable
    /// The connection broke while an answer was awaited.
    case closed
    /// No answer came in time.
    case timedOut
    /// The two sides do not know each other.
    case refused(PairingError)
    /// The device broke the protocol; the text says how.
    case violation(String)

    /// What an error of an open connection means.
    init(_ error: TransportError) {
        switch error {
        case .timedOut: self = .timedOut
        case .closed, .unreachable: self = .closed
        case .refused, .cannotListen: self = .unreachable
        case .violation(let how): self = .violation(how)
        }
    }
}

extension ControlError {
    init(_ error: LinkError) {
        switch error {
        case .unreachable, .closed, .refused(.wrongAccessory): self = .unreachable
        case .timedOut: self = .timedOut
        case .refused(.pairingGone): self = .pairingGone
        case .refused(let error): self = .protocolViolation("\(error)")
        case .violation(let how): self = .protocolViolation(how)
        }
    }
}
