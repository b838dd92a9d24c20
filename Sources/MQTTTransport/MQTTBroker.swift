import Glibc
import PrivateStorage

/// Where a broker is, and how it is spoken to.
public struct MQTTBroker: Sendable {
    /// The port without TLS, and with it.
    public static let (port, securePort) = (1_883, 8_883)

    /// Its host, as a name or an address.
    public var host: String
    /// Its port.
    public var port: Int
    /// Who we are there.
    public var login: MQTTLogin?
    /// The file with the certificates of those who may say who it is; with one, it is spoken to over TLS.
    public var authority: String?
    /// What the broker tells in our name once we are gone without a word.
    public var will: MQTTMessage?

    /// A broker at a place; without a port, at the one that is usual.
    public init(host: String, port: Int? = nil, authority: String? = nil) {
        self.host = host
        self.authority = authority
        self.port = port ?? (authority == nil ? Self.port : Self.securePort)
    }

    /// Makes sure that the file of the authority can be read, so that a mistake is told at once.
    ///
    /// - Throws: `MQTTFault.badFile`.
    public func check() throws(MQTTFault) {
        guard let authority else { return }
        guard access(authority, R_OK) == 0 else { throw .badFile(authority, .unreadable(lastError)) }
    }
}

/// A user of a broker, and the password, which is shown nowhere.
public struct MQTTLogin: Sendable, CustomStringConvertible {
    /// The user.
    public let user: String
    let password: [CChar]?

    /// A user with the password in the first line of a file that nobody else may read; nil needs none.
    ///
    /// - Throws: `MQTTFault.badFile`.
    public init(user: String, passwordFile path: String?) throws(MQTTFault) {
        self.user = user
        password = try path.map { path throws(MQTTFault) in try Self.line(of: path) }
    }

    /// The user alone.
    public var description: String { user }

    private static let longest = 1_024

    private static func line(of path: String) throws(MQTTFault) -> [CChar] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .badFile(path, .unreadable(lastError)) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw .badFile(path, .notAFile)
        }
        guard status.st_mode & (S_IRWXG | S_IRWXO) == 0 else {
            throw .badFile(path, .open)
        }
        do { try PrivatePlace.check(descriptor, path, forbidding: 0) } catch {
            throw .badFile(path, .place(error))
        }
        var bytes = [UInt8](repeating: 0, count: longest + 1)
        let count = read(descriptor, &bytes, bytes.count)
        let line = bytes.prefix(max(0, count)).prefix { $0 != 10 && $0 != 13 }
        guard !line.isEmpty, line.count <= longest, !line.contains(0) else {
            throw .badFile(path, .noPassword(most: longest))
        }
        return line.map { CChar(bitPattern: $0) } + [0]
    }
}

/// The system's last error in words.
private var lastError: String { String(cString: strerror(errno)) }
