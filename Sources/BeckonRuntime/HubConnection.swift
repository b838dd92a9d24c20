import Glibc
import HAPWire
import HomeModel

/// A connection of a command to the hub that keeps its data folder.
///
/// It waits in the thread that asks: whoever uses it has nothing else to do.
public final class HubConnection {
    /// What a hub may answer.
    private static let limits = HTTPLimits(head: 32 << 10, body: 16 << 20)

    private let folder: String
    private let patience: Int
    private var descriptor: Int32
    private var reader = HTTPReader(limits: limits)

    /// What a hub answers.
    public struct Answer {
        /// The status of HTTP.
        public let status: Int
        /// The document.
        public let body: JSON
        /// Whether the hub took what was said for a farewell.
        public let isFarewell: Bool
    }

    /// A connection to the hub of a data folder; nil where none runs there.
    ///
    /// - Parameter patience: how long an answer is waited for, in seconds; by itself longer than for any accessory.
    public init?(folder: String, patience: Int = 120) {
        guard let descriptor = Self.connect(in: folder, patience) else { return nil }
        (self.folder, self.patience, self.descriptor) = (folder, patience, descriptor)
    }

    deinit { close(descriptor) }

    /// Asks for a document.
    ///
    /// - Throws: `HubFault`.
    public func get(_ target: String) throws(HubFault) -> Answer { try ask(.request("GET", target, host: "localhost")) }

    /// Hands in a document.
    ///
    /// - Throws: `HubFault`.
    public func post(_ document: JSON, to target: String) throws(HubFault) -> Answer {
        let content = HTTPHeader("Content-Type", "application/json")
        return try ask(
            .request("POST", target, host: "localhost", content: content, body: Array(document.line.utf8)))
    }

    private func ask(_ message: HTTPMessage) throws(HubFault) -> Answer {
        var request = message
        // What the hub has to say is said in the language of whoever sits here.
        let languages = Installation().messageLanguages.joined(separator: ",")
        if !languages.isEmpty { request.headers.append(HTTPHeader("Accept-Language", languages)) }
        // A hub that has gone before it took the whole request has done nothing of it.
        if !write(request.bytes) {
            // Whoever says nothing for a while is disconnected, and so is everybody where the hub was started again.
            guard let again = Self.connect(in: folder, patience) else { throw .gone }
            close(descriptor)
            (descriptor, reader) = (again, HTTPReader(limits: Self.limits))
            guard write(request.bytes) else { throw .gone }
        }
        let message = try answer()
        guard case .response(let status) = message.start, let body = try? JSON(reading: message.body) else {
            throw .unclear
        }
        return Answer(status: status, body: body, isFarewell: message[header: "Beckon-Farewell"] != nil)
    }

    private func answer() throws(HubFault) -> HTTPMessage {
        while true {
            do { if let message = try reader.next() { return message } } catch { throw .unclear }
            let bytes = [UInt8](unsafeUninitializedCapacity: 64 << 10) { space, count in
                var length = read(descriptor, space.baseAddress, space.count)
                while length < 0 && errno == EINTR { length = read(descriptor, space.baseAddress, space.count) }
                count = length > 0 ? length : 0
            }
            guard !bytes.isEmpty else { throw .interrupted }
            reader.feed(bytes)
        }
    }

    private func write(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return false }
        }
        return true
    }

    private static func connect(in folder: String, _ patience: Int) -> Int32? {
        // Where there is no folder, there is no hub.
        guard let socket = try? HubSocket(folder: folder) else { return nil }
        return withExtendedLifetime(socket) { connect(to: socket.address, patience) }
    }

    /// An open connection to whoever listens at a path, if that is this account or the system's own.
    private static func connect(to path: String, _ patience: Int) -> Int32? {
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return nil }
        var limit = timeval(tv_sec: patience, tv_usec: 0)
        let size = socklen_t(MemoryLayout<timeval>.size)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
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

/// Why a hub did not answer.
public enum HubFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// It has ended, and did not take the request.
    case gone
    /// It ended, or was silent for too long, before it answered.
    case interrupted
    /// What it answered is not of Beckon.
    case unclear
    /// It would not do it; the text says why.
    case refused(String)
    /// Another program keeps the data folder as its hub.
    case alreadyRuns(String)
    /// The address cannot be listened at; the texts are the address and the reason.
    case cannotListen(String, String)

    /// One line for a person: what is wrong, and how to mend it.
    public var description: String {
        switch self {
        case .gone: localized("hub-gone")
        case .interrupted: localized("hub-interrupted")
        case .unclear: localized("hub-unclear")
        case .refused(let why): localized("hub-refused", ["why": why])
        case .alreadyRuns(let folder): localized("hub-already-runs", ["folder": folder])
        case .cannotListen(let address, let why): localized("cannot-listen", ["address": address, "why": why])
        }
    }
}
