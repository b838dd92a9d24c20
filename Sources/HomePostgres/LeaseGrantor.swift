import Foundation
import Glibc
import HAPCrypto
import HomeModel
import Synchronization

/// Where a program that stands by is asked to wait: a UDP socket of its own, at each of the machine's IPv4 addresses.
final class LeaseGrantor: Sendable {
    /// Where it is asked: "192.0.2.7:40123", with spaces between several.
    let places: String
    /// What shows that somebody has read it at the server, in base64.
    let secret: String
    /// What opens the same responder again once this one is shut: the port, and the secret.
    var kept: String { "\(port) \(secret)" }

    private static let secretLength = 32
    /// The most addresses that are told.
    private static let mostPlaces = 8
    /// How long is waited before it is looked whether it is to end.
    private static let look: Int32 = 200

    private let descriptor: Int32
    private let port: UInt16
    private let key: [UInt8]
    private let isOver = Mutex(false)

    /// A responder at a port that the system picks; nil where none can be had, and nobody can ask.
    convenience init?() { self.init(at: 0, key: systemRandom(Self.secretLength)) }

    /// The responder of a program that has ended, by what `kept` was; nil where it cannot be had.
    convenience init?(kept: String) {
        let parts = kept.split(separator: " ")
        guard parts.count == 2, let port = UInt16(parts[0]), let key = Data(base64Encoded: String(parts[1])),
            key.count == Self.secretLength
        else { return nil }
        self.init(at: port, key: Array(key))
    }

    private init?(at port: UInt16, key: [UInt8]) {
        let own = socket(AF_INET, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard own >= 0 else { return nil }
        var address = sockaddr_in()
        (address.sin_family, address.sin_port) = (sa_family_t(AF_INET), port.bigEndian)
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(own, $0, length) == 0 && getsockname(own, $0, &length) == 0
            }
        }
        guard isBound else {
            close(own)
            return nil
        }
        let port = UInt16(bigEndian: address.sin_port)
        (descriptor, self.port, self.key) = (own, port, key)
        secret = Data(key).base64EncodedString()
        places = Self.addresses.prefix(Self.mostPlaces).map { "\($0):\(port)" }.joined(separator: " ")
    }

    deinit { close(descriptor) }

    /// The machine's addresses; that of itself alone where it has no other.
    private static var addresses: [String] {
        var list: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&list) == 0 else { return [] }
        defer { freeifaddrs(list) }
        var (found, own): ([String], [String]) = ([], [])
        var next = list
        while let interface = next?.pointee {
            next = interface.ifa_next
            guard let address = interface.ifa_addr, address.pointee.sa_family == sa_family_t(AF_INET) else { continue }
            let number = address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { $0.pointee.sin_addr }
            var text = [CChar](repeating: 0, count: Int(INET_ADDRSTRLEN))
            var copy = number
            guard inet_ntop(AF_INET, &copy, &text, socklen_t(INET_ADDRSTRLEN)) != nil else { continue }
            let isOwn = UInt32(bigEndian: number.s_addr) >> 24 == 127
            let place = String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
            if isOwn { own.append(place) } else { found.append(place) }
        }
        return found.isEmpty ? own : found
    }

    /// Answers who asks, on a thread of its own, until `end`.
    ///
    /// - Parameter answer: what is granted of the leases that are asked about.
    func serve(_ answer: @escaping @Sendable (LeaseGrantMessage) -> [LeaseGrants.Lease]) {
        Thread.detachNewThread { [self] in while !isOver.withLock({ $0 }) { serveOne(answer) } }
    }

    /// Answers nobody any more.
    func end() { isOver.withLock { $0 = true } }

    private func serveOne(_ answer: (LeaseGrantMessage) -> [LeaseGrants.Lease]) {
        guard let (bytes, from) = Datagram.receive(on: descriptor, within: Self.look),
            let question = LeaseGrantMessage(bytes, by: key), question.kind == .request
        else { return }
        let grant = LeaseGrantMessage(.grant, nonce: question.nonce, covered: question.covered, answer(question))
        Datagram.send(grant.bytes(by: key), on: descriptor, to: from)
    }
}

/// Asks those who stand by for the homes of a holder to wait.
actor LeaseGrantRequest {
    /// One who stands by, as its row at the server has it.
    struct Waiter: Hashable, Sendable {
        let program: UUID
        let places: String
        let secret: String

        fileprivate var key: [UInt8] { Data(base64Encoded: secret).map(Array.init) ?? [] }
    }

    private let executor = BlockingExecutor(name: "beckon.postgres.grants")
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Asks each for grants of leases; gives who has granted what within a time.
    func ask(
        _ leases: [Waiter: [LeaseGrants.Lease]], covering date: Date, within time: Duration
    ) -> [Waiter: Set<LeaseGrants.Lease>] {
        let descriptor = socket(AF_INET, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return [:] }
        defer { close(descriptor) }
        var asked: [[UInt8]: Waiter] = [:]
        for (waiter, leases) in leases {
            for start in stride(from: 0, to: leases.count, by: LeaseGrantMessage.mostLeases) {
                let part = Array(leases[start..<min(start + LeaseGrantMessage.mostLeases, leases.count)])
                let nonce = systemRandom(LeaseGrantMessage.nonceLength)
                asked[nonce] = waiter
                let question = LeaseGrantMessage(.request, nonce: nonce, covered: date.column, part).bytes(
                    by: waiter.key)
                for place in waiter.places.split(separator: " ") {
                    if let address = Datagram.address(place) { Datagram.send(question, on: descriptor, to: address) }
                }
            }
        }
        return answers(to: asked, on: descriptor, until: .now + time)
    }

    private func answers(
        to asked: [[UInt8]: Waiter], on descriptor: Int32, until end: ContinuousClock.Instant
    ) -> [Waiter: Set<LeaseGrants.Lease>] {
        var (open, granted): ([[UInt8]: Waiter], [Waiter: Set<LeaseGrants.Lease>]) = (asked, [:])
        while !open.isEmpty, ContinuousClock.now < end {
            let left = Int32(max(1, (end - .now).milliseconds))
            guard let (bytes, _) = Datagram.receive(on: descriptor, within: left) else { continue }
            for (nonce, waiter) in open {
                guard let grant = LeaseGrantMessage(bytes, by: waiter.key),
                    grant.kind == .grant, grant.nonce == nonce
                else { continue }
                granted[waiter, default: []].formUnion(grant.leases)
                open[nonce] = nil
            }
        }
        return granted
    }
}

/// One packet of UDP.
private enum Datagram {
    static func receive(on descriptor: Int32, within milliseconds: Int32) -> (bytes: [UInt8], from: sockaddr_in)? {
        var question = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&question, 1, milliseconds) > 0 else { return nil }
        var (bytes, from) = ([UInt8](repeating: 0, count: LeaseGrantMessage.longest + 1), sockaddr_in())
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let count = withUnsafeMutablePointer(to: &from) { from in
            from.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                recvfrom(descriptor, &bytes, bytes.count, Int32(MSG_DONTWAIT), $0, &length)
            }
        }
        return count > 0 ? (Array(bytes[..<count]), from) : nil
    }

    static func send(_ bytes: [UInt8], on descriptor: Int32, to address: sockaddr_in) {
        var address = address
        _ = withUnsafePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                sendto(
                    descriptor, bytes, bytes.count, Int32(MSG_DONTWAIT), $0,
                    socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
    }

    /// An address and its port, as "192.0.2.7:40123"; nil for what is none.
    static func address(_ place: Substring) -> sockaddr_in? {
        let parts = place.split(separator: ":")
        guard parts.count == 2, let port = UInt16(parts[1]) else { return nil }
        var address = sockaddr_in()
        (address.sin_family, address.sin_port) = (sa_family_t(AF_INET), port.bigEndian)
        return inet_pton(AF_INET, String(parts[0]), &address.sin_addr) == 1 ? address : nil
    }
}
