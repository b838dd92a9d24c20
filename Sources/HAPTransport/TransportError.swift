import HomeModel

/// Why a connection could not be made or kept.
public enum TransportError: Error, Hashable, Sendable {
    /// The machine is there and nobody listens at the port.
    case refused
    /// No way to the machine was found; the text is what the system said.
    case unreachable(String)
    /// No machine of that name is known.
    case noMachine(String)
    /// The network does not tell where it is.
    case noAddress
    /// The port is none.
    case noPort(Int)
    /// Nothing came within the time that was given.
    case timedOut
    /// The other side ended the connection.
    case closed
    /// The other side sent what HAP does not allow.
    case violation(ProtocolViolation)
    /// A server's port is taken by another, or may not be used.
    case cannotListen(host: String, port: Int, reason: String)
}

extension TransportError: CustomStringConvertible {
    /// The error in words.
    public var description: String {
        switch self {
        case .refused: "the connection was refused"
        case .unreachable(let reason): "there is no way there: \(reason)"
        case .noMachine(let host): "there is no machine \(host)"
        case .noAddress: "the network does not tell its address"
        case .noPort(let port): "there is no port \(port)"
        case .timedOut: "there was no answer in time"
        case .closed: "the connection was closed"
        case .violation(let how): "the other side broke the protocol: \(how)"
        case .cannotListen(let host, let port, let reason): "cannot listen on \(host):\(port): \(reason)"
        }
    }
}
