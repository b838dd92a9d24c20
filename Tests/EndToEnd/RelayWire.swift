import Foundation
import Glibc
import RelayProtocol
import Synchronization
import TestSupport
import Testing

/// A wire to a relay that keeps all that goes over it, as the relay sees it, and may hand on something else.
final class RelayWire: Sendable {
    /// Where a frame goes.
    enum Direction: Sendable { case toRelay, fromRelay }

    /// What is handed on in the place of a frame: its direction, how many of its kind went so before it, and itself.
    typealias Tampering = @Sendable (Direction, Int, RelayFrame) -> [RelayFrame]

    let port: Int
    private let target: Int
    private let listener: Int32
    private let seen = Mutex<[UInt8]>([])
    private let tampering = Mutex<Tampering?>(nil)
    private let open = Mutex<[Int32]>([])

    /// A wire to whoever listens at a port of this machine.
    init(to target: Int) throws {
        self.target = target
        let listening = try LoopbackListener()
        let listener = listening.descriptor
        (self.listener, port) = (listener, listening.port)
        Thread.detachNewThread { [weak self] in
            while true {
                let visitor = accept(listener, nil, nil)
                guard visitor >= 0, let self else { return }
                self.connect(visitor)
            }
        }
    }

    deinit {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
        for descriptor in open.withLock({ $0 }) { shutdown(descriptor, Int32(SHUT_RDWR)) }
    }

    /// All that went over it, both ways.
    var bytes: Data { Data(seen.withLock { $0 }) }

    /// Hands on something else from now on.
    func tamper(_ tampering: Tampering?) { self.tampering.withLock { $0 = tampering } }

    private static func address(_ port: Int) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        return address
    }

    private func connect(_ visitor: Int32) {
        let other = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = Self.address(target)
        let isOpen = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.connect(other, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        guard isOpen else {
            close(other)
            close(visitor)
            return
        }
        open.withLock { $0 += [visitor, other] }
        for (from, to, direction) in [(visitor, other, Direction.toRelay), (other, visitor, .fromRelay)] {
            Thread.detachNewThread { [self] in pump(from, to, direction) }
        }
    }

    private func pump(_ from: Int32, _ to: Int32, _ direction: Direction) {
        var (reader, counts) = (RelayFrameReader(), [RelayFrame.Kind: Int]())
        var piece = [UInt8](repeating: 0, count: 64 << 10)
        pumping: while true {
            let count = recv(from, &piece, piece.count, 0)
            guard count > 0 else { break }
            seen.withLock { $0 += piece[..<count] }
            reader.feed(piece[..<count])
            while let frame = try? reader.next() {
                let number = counts[frame.kind, default: 0]
                counts[frame.kind] = number + 1
                let handed = tampering.withLock { $0 }.map { $0(direction, number, frame) } ?? [frame]
                let bytes = handed.flatMap(\.bytes)
                if !bytes.isEmpty, send(to, bytes, bytes.count, Int32(MSG_NOSIGNAL)) < bytes.count { break pumping }
            }
        }
        shutdown(to, Int32(SHUT_RDWR))
        shutdown(from, Int32(SHUT_RDWR))
    }
}

/// A home with two lamps and a lock whose hub is spoken to through a relay, over wires that keep what they carry.
final class AwayHome {
    static let file = #"""
        {"version": 1, "homes": [{"name": "Hut", "rooms": [{"name": "Study"}, {"name": "Bedroom"}], "accessories": [
            {"name": "Bridge", "isBridge": true},
            {"name": "Desk Lamp", "room": "Study", "bridge": "Bridge", "services": [
                {"type": "Lightbulb", "name": "Desk Lamp", "characteristics": {"On": false}}]},
            {"name": "Bedside Lamp", "room": "Bedroom", "bridge": "Bridge", "services": [
                {"type": "Lightbulb", "name": "Bedside Lamp", "characteristics": {"On": false}}]},
            {"name": "Front Door", "bridge": "Bridge", "services": [
                {"type": "LockMechanism", "name": "Front Door",
                 "characteristics": {"LockCurrentState": 1, "LockTargetState": 1}}]}]}]}
        """#

    let home: SimulatedHome
    let laptop = TemporaryFolder()
    private(set) var relay: HubProgram
    private(set) var hub: HubProgram
    /// Between the laptop and the relay, and between the hub and the relay.
    let (near, far): (RelayWire, RelayWire)
    let relayPort: Int
    private let environment: [String: String]
    private let relayFolder = TemporaryFolder()

    /// A home in a file, or in a PostgreSQL database.
    init(database: String? = nil) throws {
        let file = try Scratch.file(Data(Self.file.utf8), ending: ".json").path
        home = try SimulatedHome(simulating: file, servers: 1)
        try #require(try home.run("import", file).status == 0)
        let server = try #require(home.servers.first)
        let added = try home.run("accessory", "add", "127.0.0.1:\(server.port)", "--setup-code", server.setupCode)
        try #require(added.status == 0, "\(added.errors)")
        let folder = home.folder + "/beckon"
        environment = database.map { ["BECKON_DATABASE": $0] } ?? [:]
        if let database {
            try #require(try Program.run(["database", "move", folder, database]).status == 0)
        }
        relay = try HubProgram(folder: relayFolder.path, "--relay", "0")
        let place = try #require(relay.told { $0.hasPrefix("Relay at ") })
        relayPort = try #require(place.split(separator: ":").last.flatMap { Int($0) })
        (near, far) = (try RelayWire(to: relayPort), try RelayWire(to: relayPort))
        hub = try HubProgram(
            folder: folder, "--remote-relay", "127.0.0.1:\(far.port)", environment: environment,
            log: laptop.file("hub.log"))
        try #require(hub.told { $0.hasPrefix("Reached from away") } != nil)
    }

    /// Kills the hub, and starts it again.
    func restartHub() throws {
        hub.send(SIGKILL)
        _ = hub.status
        hub = try HubProgram(
            folder: hub.folder, "--remote-relay", "127.0.0.1:\(far.port)", environment: environment,
            log: laptop.file("hub.log"))
    }

    /// Kills the relay, and starts it again at its port.
    func restartRelay() throws {
        relay.send(SIGKILL)
        _ = relay.status
        relay = try HubProgram(folder: relayFolder.path, "--relay", "127.0.0.1:\(relayPort)")
    }

    /// Runs a command at home.
    func atHome(_ arguments: String...) throws -> Program.Result { try atHome(arguments) }

    func atHome(_ arguments: [String]) throws -> Program.Result {
        try Program.run(arguments + ["--data-dir", hub.folder], environment: environment)
    }

    /// Has the hub invite the laptop; gives the invitation.
    @discardableResult
    func invite(_ name: String = "Laptop", as home: String = "Home", _ options: String...) throws -> String {
        let added = try Program.run(
            ["remote", "add", name, "--data-dir", hub.folder, "--remote-relay", "127.0.0.1:\(near.port)"] + options,
            environment: environment)
        try #require(added.status == 0, "\(added.errors)")
        let accepted = try Program.run(
            ["remote", "accept", home, "--data-dir", laptop.path], input: Data(added.output.utf8))
        try #require(accepted.status == 0 && accepted.output == "accepted: \(home)\n", "\(accepted.errors)")
        return added.output.trimmingCharacters(in: .newlines)
    }

    /// Says something from away.
    func say(_ words: String..., via home: String = "Home", input: String? = nil) throws -> Program.Result {
        try Program.run(
            ["say", "--via", home, "--data-dir", laptop.path] + words, input: input.map { Data($0.utf8) },
            environment: ["BECKON_DATABASE": ""])
    }

    /// Says something from away until it is done; false where it is not within a minute.
    func saysInTheEnd(_ words: String) throws -> Bool {
        let end = ContinuousClock.now + .seconds(60)
        while ContinuousClock.now < end {
            if try say(words).status == 0 { return true }
            Thread.sleep(forTimeInterval: 0.2)
        }
        return false
    }

    /// A value of an accessory, read over HAP by the hub's own folder.
    func value(_ characteristic: String, of accessory: String) throws -> String? {
        let lines = try atHome("accessory", "show", accessory).lines
        return lines.first { $0.contains(characteristic + " = ") }?.split(separator: " ").last.map(String.init)
    }

    /// What the hub has logged.
    var log: String { (try? String(contentsOfFile: laptop.file("hub.log"), encoding: .utf8)) ?? "" }
}
