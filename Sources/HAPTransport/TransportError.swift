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
