import Foundation
import Glibc

/// A Mosquitto of a test's own, on loopback and in a temporary folder; it ends with whoever holds it.
public final class Mosquitto: @unchecked Sendable {
    /// Whether this machine can have one.
    public static let isPossible = FileManager.default.isExecutableFile(atPath: program)
    /// Why its tests are skipped where it is not possible.
    public static let need = "needs the packages mosquitto and openssl"
    private static let program = "/usr/sbin/mosquitto"

    /// The port at which it answers.
    public let port: Int
    private let folder = TemporaryFolder()
    // Only the test that has it starts and stops it.
    private var process = Process()

    /// The certificate of the authority that signed its own.
    public var authority: String { folder.file("ca.crt") }

    /// Starts one, and waits until it answers.
    ///
    /// - Parameters:
    ///   - isSecure: whether it speaks TLS, with a certificate for 127.0.0.1.
    ///   - login: the only user that it lets in.
    public init(isSecure: Bool = false, login: (user: String, password: String)? = nil) throws {
        port = try Self.freePort()
        var lines = ["listener \(port) 127.0.0.1", "persistence false", "log_dest none"]
        if isSecure {
            try Self.run("/bin/sh", "-c", Self.certificates, "sh", folder.path)
            lines += ["cafile \(authority)", "certfile \(folder.file("own.crt"))", "keyfile \(folder.file("own.key"))"]
        }
        if let login {
            try Self.run("/usr/bin/mosquitto_passwd", "-b", "-c", folder.file("users"), login.user, login.password)
            lines += ["password_file \(folder.file("users"))"]
        } else {
            lines += ["allow_anonymous true"]
        }
        // As root it would go on as a user who may not read the folder.
        if geteuid() == 0 { lines += ["user root"] }
        try (lines.joined(separator: "\n") + "\n").write(toFile: folder.file("conf"), atomically: true, encoding: .utf8)
        try start()
    }

    deinit { kill() }

    /// Starts it, where it was killed.
    public func start() throws {
        process = Process()
        process.executableURL = URL(filePath: Self.program)
        process.arguments = ["-c", folder.file("conf")]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        let end = ContinuousClock.now + .seconds(20)
        while !Self.answers(at: port) {
            guard process.isRunning, .now < end else { throw CocoaError(.executableNotLoadable) }
            usleep(20_000)
        }
    }

    /// Ends it as `kill -9` does, so that it tells nobody.
    public func kill() {
        guard process.isRunning else { return }
        Glibc.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    private static let certificates = """
        cd "$1" && exec 2>/dev/null &&
        openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=Test -keyout ca.key -out ca.crt &&
        openssl req -newkey rsa:2048 -nodes -subj /CN=127.0.0.1 -keyout own.key -out own.csr &&
        printf 'subjectAltName=IP:127.0.0.1\\n' >names &&
        openssl x509 -req -in own.csr -CA ca.crt -CAkey ca.key -CAcreateserial -days 2 -extfile names -out own.crt
        """

    private static func run(_ program: String, _ arguments: String...) throws {
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
    }

    /// A port that nobody listens at, below those that the system gives to connections: one of them may be taken before it starts.
    private static func freePort() throws -> Int {
        for _ in 0..<100 {
            let port = Int.random(in: 20_000..<32_000)
            if at(port, bind) { return port }
        }
        throw CocoaError(.executableNotLoadable)
    }

    private static func answers(at port: Int) -> Bool { at(port, connect) }

    /// Whether a call with a port of this machine succeeds.
    private static func at(_ port: Int, _ call: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Bool {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                call(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
    }
}
