import BeckonRuntime
import Dispatch
import Glibc
import HomeOutcomes

/// A socket in the file system where programs of the same user control a simulation.
final class SimulateSocket: Sendable {
    /// The most programs at once; further ones are turned away.
    private static let maximumConnections = 32
    /// How long a program may leave its answers unread.
    private static let patience = timeval(tv_sec: 10, tv_usec: 0)
    private let descriptor: Int32
    private let path: String
    private let room = DispatchSemaphore(value: maximumConnections)

    /// Listens at a path; a socket that a former run left there is taken away, another file is not.
    init(path: String) throws {
        self.path = path
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        guard !bytes.isEmpty, bytes.count < MemoryLayout.size(ofValue: address.sun_path) else {
            throw Fault(.usage, localized("control-path"))
        }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        try Self.clear(path, address)
        descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        // The mode of the socket becomes the mode of its file, so nobody else can come in between.
        guard descriptor >= 0, fchmod(descriptor, 0o600) == 0, Self.bind(descriptor, address),
            listen(descriptor, 8) == 0
        else {
            throw Fault(
                .noPermission, localized("cannot-listen", ["address": path, "why": String(cString: strerror(errno))]))
        }
    }

    /// Serves whoever comes, until the program ends.
    func run(_ simulation: Simulation) {
        DispatchQueue(label: "control.socket").async { [self] in
            while true {
                let connection = accept(descriptor, nil, nil)
                guard connection >= 0 else {
                    if errno == EINTR || errno == ECONNABORTED { continue }
                    return
                }
                guard room.wait(timeout: .now()) == .success else {
                    close(connection)
                    continue
                }
                var patience = Self.patience
                setsockopt(
                    connection, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout.size(ofValue: patience)))
                SimulateControl(input: connection, output: connection).run(simulation) { [self] in
                    close(connection)
                    room.signal()
                }
            }
        }
    }

    /// Takes the socket's file away.
    func remove() { unlink(path) }

    private static func clear(_ path: String, _ address: sockaddr_un) throws {
        var status = stat()
        guard lstat(path, &status) == 0 else { return }
        guard status.st_mode & S_IFMT == S_IFSOCK else {
            throw Fault(.usage, localized("is-file-already", ["path": path]))
        }
        let probe = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        defer { close(probe) }
        let isInUse = withAddress(address) { connect(probe, $0, $1) } == 0
        guard !isInUse else { throw Fault(.unavailable, localized("another-listens", ["path": path])) }
        unlink(path)
    }

    private static func bind(_ descriptor: Int32, _ address: sockaddr_un) -> Bool {
        withAddress(address) { Glibc.bind(descriptor, $0, $1) } == 0
    }

    private static func withAddress(
        _ address: sockaddr_un, _ use: (UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) -> Int32 {
        withUnsafePointer(to: address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                use($0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
    }
}
