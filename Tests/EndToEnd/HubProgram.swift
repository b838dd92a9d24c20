import Foundation
import Glibc
import TestSupport
import Testing

/// A running `beckon serve` on a data folder, and a client of it over TCP.
final class HubProgram {
    private let process = Process()
    private let lines: LineReader
    let folder: String
    /// The port at which it answers clients.
    private(set) var port = 0
    /// The code for the first browser, where it was told before both doors were open.
    private var seen: String?
    /// What was told before both doors were open.
    private var first: [String] = []

    /// Starts one, and waits until it answers at both doors; what it logs goes to a file, and `launcher` is what becomes the
    /// program in the end.
    init(
        folder: String, _ options: String..., environment: [String: String] = [:], log: String? = nil,
        launcher: [String] = []
    ) throws {
        self.folder = folder
        let output = Pipe()
        let command = launcher + [Program.path, "serve", "--data-dir", folder, "--port", "0"] + options
        process.executableURL = URL(filePath: command[0])
        process.arguments = Array(command.dropFirst())
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardOutput = output
        if let log { FileManager.default.createFile(atPath: log, contents: nil) }
        process.standardError = log.flatMap { FileHandle(forWritingAtPath: $0) } ?? FileHandle.nullDevice
        process.currentDirectoryURL = URL(filePath: Fixture.project)
        try process.run()
        lines = LineReader(output.fileHandleForReading)
        var (doors, told) = (0, String?.none)
        while doors < 2 {
            let line = try #require(lines.next(), "the hub ended before it was ready")
            first.append(line)
            if line.hasPrefix("Listening at ") { doors += 1 }
            if line.hasPrefix("Listening at http"), let last = line.split(separator: ":").last {
                port = Int(last.dropLast()) ?? 0
            }
            told = told ?? Self.code(in: line)
        }
        seen = told
    }

    /// The code for the first browser, once the hub has told it.
    func firstCode() throws -> String {
        if let seen { return seen }
        return try #require(lines.next { Self.code(in: $0) != nil }.flatMap(Self.code))
    }

    /// The next line of its own that is awaited; nil where it ends before.
    func line(_ isAwaited: (String) -> Bool) -> String? { lines.next(where: isAwaited) }

    /// A line that is awaited, also one of before both doors were open; nil where it ends before.
    func told(_ isAwaited: (String) -> Bool) -> String? { first.first(where: isAwaited) ?? line(isAwaited) }

    private static func code(in line: String) -> String? {
        line.hasPrefix("The code for the first browser is ") ? line.split(separator: " ").last.map(String.init) : nil
    }

    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

    func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

    /// The number of its process.
    var identifier: Int32 { process.processIdentifier }

    /// The most memory that it has had at a time, in bytes.
    var mostMemory: Int {
        get throws {
            let status = try String(contentsOfFile: "/proc/\(identifier)/status", encoding: .utf8)
            let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
            return try #require(line.split(separator: " ").dropFirst().first.flatMap { Int($0) }) * 1024
        }
    }

    /// How it ended.
    var status: Int32 {
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// What it answers to a request.
    struct Answer {
        let status: Int
        let head: String
        let body: String

        /// The body as a JSON object.
        var object: [String: Any] {
            (try? JSONSerialization.jsonObject(with: Data(body.utf8))) as? [String: Any] ?? [:]
        }
        /// The body as a list of JSON objects.
        var list: [[String: Any]] {
            (try? JSONSerialization.jsonObject(with: Data(body.utf8))) as? [[String: Any]] ?? []
        }
    }

    /// Asks for something.
    func ask(
        _ method: String, _ path: String, token: String? = nil, body: String? = nil, headers: [String] = [],
        host: String = "127.0.0.1"
    ) throws -> Answer {
        try Self.answer(asking(method, path, token: token, body: body, headers: headers, host: host).rest())
    }

    /// A connection over which something was asked for.
    func asking(
        _ method: String, _ path: String, token: String? = nil, body: String? = nil, headers: [String] = [],
        host: String = "127.0.0.1"
    ) throws -> TCPConnection {
        let connection = try TCPConnection(port: port)
        var lines = ["\(method) \(path) HTTP/1.1", "Host: \(host)", "Connection: close"] + headers
        if let token { lines.append("Authorization: Bearer \(token)") }
        if let body {
            if !headers.contains(where: { $0.hasPrefix("Content-Type") }) {
                lines.append("Content-Type: application/json")
            }
            lines.append("Content-Length: \(body.utf8.count)")
        }
        connection.write(lines.joined(separator: "\r\n") + "\r\n\r\n" + (body ?? ""))
        return connection
    }

    /// Hands in a recording as a client.
    func hear(_ file: String, token: String) throws -> Answer {
        let sound = try Data(contentsOf: URL(filePath: file))
        let connection = try TCPConnection(port: port)
        connection.write(
            "POST /v1/recordings HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAuthorization: Bearer \(token)\r\n"
                + "Content-Type: audio/wav\r\nContent-Length: \(sound.count)\r\n\r\n")
        connection.write(Array(sound))
        return try Self.answer(connection.rest())
    }

    /// Hands in a piece of what is being said.
    func hear(_ piece: [UInt8], isLast: Bool, token: String) throws -> Answer {
        let connection = try TCPConnection(port: port)
        connection.write(
            "POST /v1/hearings?dialogue=talk\(isLast ? "&last=yes" : "") HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
                + "Authorization: Bearer \(token)\r\nContent-Type: audio/pcm\r\nContent-Length: \(piece.count)\r\n\r\n")
        connection.write(piece)
        return try Self.answer(connection.rest())
    }

    /// Says something as a client.
    func say(_ text: String, token: String, _ more: [String: Any] = [:]) throws -> Answer {
        let body = try JSONSerialization.data(withJSONObject: more.merging(["text": text]) { $1 })
        return try ask("POST", "/v1/utterances", token: token, body: String(decoding: body, as: UTF8.self))
    }

    /// Adds a client.
    func client(_ name: String, _ options: String...) throws -> String {
        let added = try Program.run(["client", "add", name, "--data-dir", folder] + options)
        #expect(added.status == 0, "\(added.errors)")
        return added.output.trimmingCharacters(in: .newlines)
    }

    /// The things, once the hub knows the values of all that are paired, and is told of changes.
    @discardableResult
    func awaitThings(token: String) throws -> [[String: Any]] {
        let end = ContinuousClock.now + .seconds(60)
        while ContinuousClock.now < end {
            let things = try ask("GET", "/v1/things", token: token).list
            let paired = things.filter { $0["paired"] as? Bool == true }
            if !paired.isEmpty, paired.allSatisfy({ $0["reachable"] as? Bool == true }) { return things }
        }
        Issue.record("the hub does not know its things")
        return []
    }

    private static func answer(_ text: String) throws -> Answer {
        let end = try #require(text.range(of: "\r\n\r\n"), "no whole answer: \(text)")
        let head = String(text[..<end.lowerBound])
        let status = try #require(head.split(separator: " ").dropFirst().first.flatMap { Int($0) })
        return Answer(status: status, head: head, body: String(text[end.upperBound...]))
    }
}

/// A connection over TCP on this machine.
final class TCPConnection {
    private let descriptor: Int32
    private var buffer = Data()

    init(port: Int) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var limit = timeval(tv_sec: 60, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let isOpen = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        try #require(isOpen, "nobody listens at port \(port)")
    }

    deinit { close(descriptor) }

    func write(_ text: String) { write(Array(text.utf8)) }

    func write(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    /// All that comes until the other side ends it.
    func rest() -> String {
        while more() {}
        return String(decoding: buffer, as: UTF8.self)
    }

    /// What comes up to and with a text; nil where the other side ends before it.
    func through(_ text: String) -> String? {
        let mark = Data(text.utf8)
        while true {
            if let range = buffer.range(of: mark) {
                let found = String(decoding: buffer[..<range.upperBound], as: UTF8.self)
                buffer = Data(buffer[range.upperBound...])
                return found
            }
            guard more() else { return nil }
        }
    }

    private func more() -> Bool {
        var piece = [UInt8](repeating: 0, count: 64 << 10)
        let count = recv(descriptor, &piece, piece.count, 0)
        guard count > 0 else { return false }
        buffer.append(contentsOf: piece[..<count])
        return true
    }
}

/// The events that a client follows.
final class FollowedEvents {
    private let connection: TCPConnection

    init(_ hub: HubProgram, token: String, after id: String? = nil) throws {
        connection = try TCPConnection(port: hub.port)
        let last = id.map { "Last-Event-ID: \($0)\r\n" } ?? ""
        connection.write("GET /v1/events HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer \(token)\r\n\(last)\r\n")
        let head = try #require(connection.through("\r\n\r\n"))
        #expect(head.hasPrefix("HTTP/1.1 200"), "\(head)")
    }

    /// The next event that a test waits for, with its name; those before it are passed over.
    func next(where isAwaited: (_ topic: String, _ data: String) -> Bool = { _, _ in true }) -> (
        id: String, data: String
    )? {
        let end = ContinuousClock.now + .seconds(60)
        while ContinuousClock.now < end, let block = connection.through("\n\n") {
            // Lengths of chunks stand between the lines, and are none.
            let fields = block.split(whereSeparator: \.isNewline).compactMap { line -> (String, String)? in
                guard let colon = line.range(of: ": ") else { return nil }
                return (String(line[..<colon.lowerBound]), String(line[colon.upperBound...]))
            }
            let event = Dictionary(fields) { first, _ in first }
            guard let id = event["id"], let topic = event["event"], let data = event["data"] else { continue }
            if isAwaited(topic, data) { return (id, data) }
        }
        return nil
    }
}

/// A socket to which datagrams are sent, of the abstract namespace: no path is too long for it.
final class DatagramSocket {
    /// What others call it, as `NOTIFY_SOCKET` has it.
    let path = "@beckon-test-" + UUID().uuidString
    private let descriptor: Int32

    init() throws {
        descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
        var limit = timeval(tv_sec: 60, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let name = [0] + Array(path.utf8.dropFirst())
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
        let length = socklen_t(MemoryLayout<sa_family_t>.size + name.count)
        let isBound = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, length) == 0 }
        }
        try #require(isBound)
    }

    deinit { close(descriptor) }

    /// The next datagram; nil where none comes within a minute.
    func next() -> String? {
        var bytes = [UInt8](repeating: 0, count: 256)
        let count = recv(descriptor, &bytes, bytes.count, 0)
        return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
    }
}
