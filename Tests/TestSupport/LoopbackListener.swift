import Foundation

/// A socket that listens at a port of this machine that the system picks; whoever connects waits until `accept` takes them.
public struct LoopbackListener: Sendable {
    /// The socket, for whoever has it to close.
    public let descriptor: Int32
    /// Where it listens.
    public let port: Int

    /// Starts to listen.
    ///
    /// - Throws: where the system has no socket or port left.
    public init() throws {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isOpen = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(descriptor, address, length) == 0 && listen(descriptor, 16) == 0
                    && getsockname(descriptor, address, &length) == 0
            }
        }
        guard isOpen else { throw CocoaError(.featureUnsupported) }
        (self.descriptor, port) = (descriptor, Int(UInt16(bigEndian: address.sin_port)))
    }
}
