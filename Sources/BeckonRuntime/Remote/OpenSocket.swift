import Glibc

/// An open socket, which is waited for in the thread that asks.
final class OpenSocket {
    private let descriptor: Int32

    /// How long the other side is waited for, in seconds.
    var patience: Int {
        didSet { Self.setPatience(patience, of: descriptor) }
    }

    /// Takes an open descriptor over.
    init(_ descriptor: Int32, patience: Int) {
        (self.descriptor, self.patience) = (descriptor, patience)
        Self.setPatience(patience, of: descriptor)
    }

    /// Whether what was waited for last did not come in time.
    private(set) var wasSilent = false

    deinit { close(descriptor) }

    /// A connection over TCP.
    ///
    /// - Throws: `ConnectionFault` where nobody answers at any address of the place.
    convenience init(to place: NetworkPlace, patience: Int) throws(ConnectionFault) {
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var list: UnsafeMutablePointer<addrinfo>?
        let code = getaddrinfo(place.host, String(place.port), &hints, &list)
        guard code == 0 else { throw ConnectionFault(reason: String(cString: gai_strerror(code))) }
        defer { freeaddrinfo(list) }
        var (next, fault) = (list, EHOSTUNREACH)
        while let address = next?.pointee {
            next = address.ai_next
            let descriptor = socket(address.ai_family, address.ai_socktype | Int32(SOCK_CLOEXEC.rawValue), 0)
            guard descriptor >= 0 else { continue }
            Self.setPatience(patience, of: descriptor)
            if connect(descriptor, address.ai_addr, address.ai_addrlen) == 0 {
                var isAtOnce: Int32 = 1
                setsockopt(
                    descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &isAtOnce, socklen_t(MemoryLayout<Int32>.size))
                self.init(descriptor, patience: patience)
                return
            }
            fault = errno == EINPROGRESS ? ETIMEDOUT : errno
            close(descriptor)
        }
        throw ConnectionFault(reason: String(cString: strerror(fault)))
    }

    /// Sets how long the other side is waited for: to send is to connect, too.
    static func setPatience(_ patience: Int, of descriptor: Int32) {
        var limit = timeval(tv_sec: patience, tv_usec: 0)
        let size = socklen_t(MemoryLayout<timeval>.size)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
    }

    /// Whether something has come, or the other side has ended the connection.
    var isReadable: Bool {
        var question = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&question, 1, 0) > 0
    }

    /// What comes next; empty where the other side has ended the connection, or was silent for too long.
    func read() -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: 64 << 10) { space, count in
            var length = Glibc.read(descriptor, space.baseAddress, space.count)
            while length < 0 && errno == EINTR { length = Glibc.read(descriptor, space.baseAddress, space.count) }
            wasSilent = length < 0 && errno == EAGAIN
            count = length > 0 ? length : 0
        }
    }

    /// Sends bytes; false where the other side does not take all of them.
    func write(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return false }
        }
        return true
    }
}

/// Why there is no connection, as the system says it.
struct ConnectionFault: Error {
    let reason: String
}
