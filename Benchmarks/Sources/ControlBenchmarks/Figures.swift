import FirstHome
import Glibc
import HAPController
import HAPTransport
import HAPWire
import HomeModel

/// Devices that are paired, and a switch of each.
struct Figures {
    static let host = "127.0.0.1"
    static let code: SetupCode = {
        guard let code = SetupCode("031-45-154") else { preconditionFailure("this is a setup code") }
        return code
    }()

    private let controller: HomeController
    private let devices: [PairedDevice]

    init(_ ports: [Int]) async throws {
        controller = HomeController(store: MemoryPairings())
        let administration = try await FirstHome.administration(of: controller)
        var devices: [PairedDevice] = []
        for port in ports {
            devices.append(
                try await administration.pair(
                    host: Self.host, port: port, code: Self.code, claims: IdentityClaims()))
        }
        self.devices = devices
    }

    /// The power of every lamp.
    private var switches: [CharacteristicPlace] {
        devices.flatMap(\.accessories).flatMap { accessory in
            accessory.services.compactMap { accessory.place(of: "On", in: $0) }
        }
    }

    private func write(_ isOn: Bool, to places: [CharacteristicPlace]) async throws {
        let writes = places.compactMap { CharacteristicWrite(WriteProposal(.bool(isOn), for: $0)) }
        for result in await controller.write(writes) { try result.get() }
    }

    /// From the connection to M6, each time with a new identity; the pairing is ended in between.
    static func pairSetup(_ port: Int) async throws {
        var times = Measures()
        for _ in 0..<40 {
            let store = MemoryPairings()
            let identity = await store.identity()
            var pairing: ControllerPairing?
            while pairing == nil {
                let start = ContinuousClock.now
                pairing = try await HandshakeOnly.run(identity, code: code, host: host, port: port)
                if pairing != nil { times.add(.now - start) }
            }
            guard let pairing else { continue }
            await store.add(StoredPairing(pairing: pairing, host: host, port: port, name: ""))
            let controller = HomeController(store: store)
            try await FirstHome.administration(of: controller).removePairing(of: pairing.deviceID)
            await controller.close()
        }
        times.report("pair-setup")
    }

    /// A connection and pair-verify; then the same with a write.
    func pairVerify() async throws {
        var (verify, cold) = (Measures(), Measures())
        for _ in 0..<200 {
            await controller.close()
            try await verify.measure { try await controller.connect(to: devices[0].id) }
        }
        verify.report("pair-verify")
        for number in 0..<200 {
            await controller.close()
            try await cold.measure { try await write(number % 2 == 0, to: [switches[0]]) }
        }
        cold.report("cold write")
    }

    func warmWrite() async throws {
        let lamp = [switches[0]]
        var (writes, reads) = (Measures(), Measures())
        for number in 0..<3000 { try await writes.measure { try await write(number % 2 == 0, to: lamp) } }
        writes.report("warm write")
        for _ in 0..<2000 { try await reads.measure { _ = try await controller.read(lamp.map(\.address))[0].get() } }
        reads.report("warm read")
    }

    func listing() async throws {
        var times = Measures()
        for _ in 0..<60 { try await times.measure { _ = try await controller.accessories(of: devices[0].id) } }
        times.report("/accessories")
    }

    func bridge() async throws {
        let lamps = switches
        var times = Measures()
        for number in 0..<200 { try await times.measure { try await write(number % 2 == 0, to: lamps) } }
        times.report("\(lamps.count) accessories, one PUT")
    }

    func servers() async throws {
        let lamps = switches
        var (cold, warm) = (Measures(), Measures())
        for round in 0..<25 {
            await controller.close()
            try await cold.measure { try await write(round % 2 == 0, to: lamps) }
            for _ in 0..<6 { try await warm.measure { try await write(round % 2 == 1, to: lamps) } }
        }
        cold.report("\(lamps.count) servers, cold")
        warm.report("\(lamps.count) servers, warm")
    }

    /// Says `listening`, and then how fast 50,000 events came, or how many of them within 20 s.
    func events() async throws {
        let lamps = devices[0].accessories.flatMap { accessory in
            accessory.services.compactMap { accessory.place(of: "Brightness", in: $0)?.address }
        }
        let changes = controller.changes()
        for taken in await controller.observe(lamps) { try taken.get() }
        let start = ContinuousClock.now
        say("listening")
        let counting = Task {
            var count = 0
            for await _ in changes {
                count += 1
                if count == 50_000 { break }
            }
            return count
        }
        // Of what waits to be read the newest 4096 are kept, so that fewer may come.
        let limit = Task {
            try await Task.sleep(for: .seconds(20))
            counting.cancel()
        }
        let count = await counting.value
        limit.cancel()
        let seconds = (.now - start) / .seconds(1)
        print(#"{"figure":"events a second","n":\#(count),"p50":\#(Double(count) / seconds),"p95":0}"#)
    }

    /// Says `ready` and waits for a line, before which the accessory drops the connection, 20 times.
    func drops() async throws {
        let lamp = [switches[0]]
        var times = Measures()
        for number in 0..<20 {
            try await write(number % 2 == 0, to: lamp)
            say("ready")
            guard readLine() != nil else { return }
            try await times.measure { try await write(number % 2 == 1, to: lamp) }
        }
        times.report("write after a drop")
    }

    private func say(_ text: String) {
        print(text)
        fflush(nil)
    }
}
