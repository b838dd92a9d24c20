import Foundation
import Synchronization

/// An Avahi of the tests' own, on its own D-Bus and on loopback only; it ends with the process of the tests.
public final class Avahi: Sendable {
    /// The one of this process: libdbus looks for the bus only once.
    public static let shared = isPossible ? Avahi() : nil

    /// Whether this machine can have one: as root, with the daemons installed.
    public static let isPossible =
        geteuid() == 0
        && ["/usr/sbin/avahi-daemon", "/usr/bin/dbus-daemon", "/usr/bin/dbus-send"].allSatisfy {
            FileManager.default.isExecutableFile(atPath: $0)
        }

    /// Why its tests are skipped where it is not possible.
    public static let need = "needs root, and the packages dbus and avahi-daemon"

    private let orders = Pipe()
    private let answers = Pipe()
    private let folder = TemporaryFolder()
    private let process = Process()

    private init?() {
        process.executableURL = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "avahi")
        process.arguments = [folder.path]
        process.standardInput = orders
        process.standardOutput = answers
        guard (try? process.run()) != nil, answer() == "up" else { return nil }
        setenv("DBUS_SYSTEM_BUS_ADDRESS", "unix:path=\(folder.path)/bus", 1)
    }

    /// Ends the daemon, as an update of the system would.
    public func stop() { order("stop") }

    /// Starts the daemon again.
    public func start() { order("start") }

    private func order(_ text: String) {
        orders.fileHandleForWriting.write(Data((text + "\n").utf8))
        _ = answer()
    }

    private func answer() -> String {
        var line: [UInt8] = []
        while let byte = answers.fileHandleForReading.readData(ofLength: 1).first, byte != 10 { line.append(byte) }
        return String(decoding: line, as: UTF8.self)
    }
}
