import Foundation
import MQTTTransport
import TestSupport
import Testing

/// A client against brokers that do as none should.
@Suite(.timeLimit(.minutes(1)))
struct StrangeBrokerTests {
    @Test("A broker that speaks MQTT 3.1.1 alone is spoken to so")
    func goesBack() async throws {
        let broker = try StrangeBroker { connection in
            let asked = connection.read(20)
            // Byte 8 is the version: a packet's head, and the name of the protocol before it.
            guard asked[8] != 5 else {
                connection.write([0x20, 2, 0, 1])
                return
            }
            connection.write([0x20, 2, 0, 0])
            connection.write([0x30, 6, 0, 1, 97] + Array("old".utf8))
            connection.wait()
        }
        let client = broker.client()
        #expect(await client.first { _ in true } == .connected)
        #expect(await client.message() == MQTTMessage("a", "old"))
        await client.close()
    }

    @Test("A packet longer than any that was asked for ends the connection while it comes in")
    func endsWhatIsLong() async throws {
        let broker = try StrangeBroker { connection in
            _ = connection.read(20)
            connection.write([0x20, 3, 0, 0, 0])
            connection.write([0x30, 0xff, 0xff, 0xff, 0x7f, 0, 1, 97, 0])
            // Not so fast that all of it is there at once.
            for _ in 0..<250 where connection.write([UInt8](repeating: 7, count: 1 << 20)) { usleep(2_000) }
        }
        let client = broker.client()
        #expect(await client.first { _ in true } == .connected)
        #expect(await client.first { _ in true } == .disconnected(.tooLong))
        await client.close()
    }

    @Test(
        "Garbage, half a packet, and silence are an end",
        arguments: [
            [UInt8](repeating: 0xff, count: 64), [0x20, 3, 0, 0], [],
            [0x20, 3, 0, 0, 0, 0x30, 0x80, 0x80, 0x80, 0x80, 1],
            [0x20, 3, 0, 0, 0, 0x30, 2, 0xff, 0xff], [0x20, 3, 0, 0, 0, 0x30, 6, 0, 1, 0xff, 0, 0, 0],
        ] as [[UInt8]])
    func ends(_ bytes: [UInt8]) async throws {
        let broker = try StrangeBroker { connection in
            _ = connection.read(20)
            connection.write(bytes)
        }
        let client = broker.client()
        let ending = await client.first { if case .disconnected = $0 { true } else { false } }
        #expect(ending != nil)
        await client.close()
    }
}

/// A socket on loopback with something strange behind it.
private final class StrangeBroker: Sendable {
    struct Connection: Sendable {
        let descriptor: Int32

        func read(_ count: Int) -> [UInt8] {
            var bytes = [UInt8](repeating: 0, count: count)
            _ = recv(descriptor, &bytes, count, Int32(MSG_WAITALL))
            return bytes
        }

        @discardableResult
        func write(_ bytes: [UInt8]) -> Bool {
            send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
        }

        /// Until the other side ends it.
        func wait() {
            var byte: UInt8 = 0
            while recv(descriptor, &byte, 1, 0) > 0 {}
        }
    }

    private let descriptor: Int32
    private let port: Int

    init(_ serve: @escaping @Sendable (Connection) -> Void) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let descriptor = descriptor
        let isOpen = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, length) == 0 && listen(descriptor, 8) == 0
                    && getsockname(descriptor, $0, &length) == 0
            }
        }
        try #require(isOpen)
        port = Int(in_port_t(bigEndian: address.sin_port))
        Thread.detachNewThread {
            while case let accepted = accept(descriptor, nil, nil), accepted >= 0 {
                serve(Connection(descriptor: accepted))
                close(accepted)
            }
        }
    }

    deinit { shutdown(descriptor, Int32(SHUT_RDWR)) }

    func client() -> MQTTClient { MQTTClient(MQTTBroker(host: "127.0.0.1", port: port), subscribing: []) }
}
