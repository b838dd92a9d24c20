import Glibc

/// What carries a command's requests to a hub, and its answers back.
protocol HubLine: AnyObject {
    /// Sends a whole request; false where the hub has gone before it took all of it, so that nothing was done.
    func send(_ bytes: [UInt8]) -> Bool
    /// What comes of an answer next; empty where there will be no more.
    func receive() -> [UInt8]
    /// What it means that no answer came.
    var interruption: HubFault { get }
    /// The same anew.
    ///
    /// - Throws: `HubFault` where there is no hub any more.
    func again() throws(HubFault) -> any HubLine
}

/// A connection to the socket of a data folder.
final class LocalLine: HubLine {
    private let folder: String
    private let socket: OpenSocket

    /// A connection to the hub of a data folder; nil where none runs there.
    init?(folder: String, patience: Int) {
        // Where there is no folder, there is no hub.
        guard let place = try? HubSocket(folder: folder),
            let descriptor = withExtendedLifetime(place, { Self.connect(to: place.address, patience) })
        else { return nil }
        self.folder = folder
        socket = OpenSocket(descriptor, patience: patience)
    }

    var interruption: HubFault { .interrupted }

    func send(_ bytes: [UInt8]) -> Bool { socket.write(bytes) }

    func receive() -> [UInt8] { socket.read() }

    func again() throws(HubFault) -> any HubLine {
        guard let line = LocalLine(folder: folder, patience: socket.patience) else { throw .gone }
        return line
    }

    /// An open connection to whoever listens at a path, if that is this account or the system's own.
    private static func connect(to path: String, _ patience: Int) -> Int32? {
        let descriptor = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return nil }
        OpenSocket.setPatience(patience, of: descriptor)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        guard path.utf8.count < MemoryLayout.size(ofValue: address.sun_path) else {
            close(descriptor)
            return nil
        }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let isOpen = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
            }
        }
        guard isOpen, isOurs(descriptor) else {
            close(descriptor)
            return nil
        }
        return descriptor
    }

    private static func isOurs(_ descriptor: Int32) -> Bool {
        // The system's `ucred`, which Swift does not see: process, user, group.
        var peer: [UInt32] = [0, .max, .max]
        var size = socklen_t(MemoryLayout<UInt32>.size * peer.count)
        guard getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 else { return false }
        return peer[1] == geteuid() || peer[1] == 0
    }
}
