import Glibc

/// The service manager that has started the program, where one wants to know how it is (sd_notify).
public struct ServiceManager: Sendable {
    /// The path of its socket; one of the abstract namespace begins with “@”.
    private let socket: String
    /// How often it wants a sign of life; nil is never.
    let watchdog: Duration?

    /// The service manager that an environment tells of (`NOTIFY_SOCKET`, `WATCHDOG_USEC`, `WATCHDOG_PID`); nil for none.
    public init?(environment: [String: String]) {
        guard let socket = environment["NOTIFY_SOCKET"], socket.hasPrefix("/") || socket.hasPrefix("@"),
            socket.utf8.count < MemoryLayout.size(ofValue: sockaddr_un().sun_path)
        else { return nil }
        self.socket = socket
        let isMeant = environment["WATCHDOG_PID"].map { $0 == "\(getpid())" } ?? true
        let time = environment["WATCHDOG_USEC"].flatMap { Int64($0) }.flatMap { $0 > 0 ? $0 : nil }
        watchdog = isMeant ? time.map { .microseconds($0) } : nil
    }

    /// What it is told.
    enum State: String {
        case ready = "READY=1"
        case stopping = "STOPPING=1"
        case alive = "WATCHDOG=1"
    }

    /// Tells it a state; one that does not listen misses it.
    func tell(_ state: State) {
        let descriptor = Glibc.socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let start = MemoryLayout<sockaddr_un>.offset(of: \.sun_path) ?? 2
        let name = socket.hasPrefix("@") ? [0] + socket.utf8.dropFirst() : Array(socket.utf8)
        withUnsafeMutableBytes(of: &address) {
            $0.baseAddress?.advanced(by: start).copyMemory(from: name, byteCount: name.count)
        }
        let message = Array(state.rawValue.utf8)
        withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                _ = sendto(
                    descriptor, message, message.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT),
                    pointer,
                    socklen_t(start + name.count))
            }
        }
    }
}
