import Glibc
import NIOCore
import NIOPosix

extension TransportError {
    /// What an error of the network layer means.
    init(_ error: any Error) {
        switch error {
        case let error as TransportError: self = error
        case let error as NIOConnectionError: self = Self.connecting(error)
        case ChannelError.connectTimeout: self = .timedOut
        case let error as IOError: self = Self.system(error)
        case is ChannelError: self = .closed
        default: self = .unreachable("\(error)")
        }
    }

    /// What the system says of an error, short enough for one line.
    static func reason(of error: any Error) -> String {
        (error as? IOError).map { String(cString: strerror($0.errnoCode)) } ?? "\(error)"
    }

    /// The most telling of the errors of all addresses that were tried.
    private static func connecting(_ error: NIOConnectionError) -> TransportError {
        let errors = error.connectionErrors.map { TransportError($0.error) }
        if errors.contains(.refused) { return .refused }
        return errors.first ?? .noMachine(error.host)
    }

    private static func system(_ error: IOError) -> TransportError {
        switch error.errnoCode {
        case ECONNREFUSED: .refused
        case ECONNRESET, EPIPE, ENOTCONN, EBADF: .closed
        case ETIMEDOUT: .timedOut
        default: .unreachable(reason(of: error))
        }
    }
}
