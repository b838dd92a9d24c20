import FirstHome
import HAPController
import HAPWire
import HomeModel
import RunningSimulator
import Synchronization

/// The paired lamps, and what the controller has heard of them.
final class SoakedHouse: Sendable {
    /// A lamp, by its name in the simulator.
    struct Lamp: Sendable {
        let name: String
        let place: CharacteristicPlace

        var brightness: CharacteristicAddress { place.address }
    }

    let lamps: [Lamp]
    private let controller: HomeController
    private let simulator: RunningSimulator
    private let log: SoakLog
    private let heard = Mutex<[CharacteristicAddress: CharacteristicValue]>([:])

    init(_ simulator: RunningSimulator, ports: [Int], folder: String, log: SoakLog) async throws {
        guard let code = SetupCode("031-45-154") else { preconditionFailure("this is a setup code") }
        (self.simulator, self.log) = (simulator, log)
        controller = HomeController(store: PairingFile(folder: folder + "/controller"))
        let administration = try await FirstHome.administration(of: controller)
        var lamps: [Lamp] = []
        for port in ports {
            let device = try await administration.pair(
                host: "127.0.0.1", port: port, code: code, claims: IdentityClaims())
            for accessory in device.accessories {
                guard let place = accessory.services.first.flatMap({ accessory.place(of: "Brightness", in: $0) })
                else { continue }
                lamps.append(Lamp(name: accessory.name, place: place))
            }
        }
        self.lamps = lamps
        let events = controller.events()
        for result in await controller.observe(lamps.map(\.brightness)) { try result.get() }
        for lamp in lamps { heard.withLock { $0[lamp.brightness] = .int(50) } }
        Task { [weak self] in
            for await event in events { self?.take(event) }
        }
    }

    /// Believes what the controller tells, in the order in which it does.
    private func take(_ event: ControlEvent) {
        log.note("told \(event)")
        switch event {
        case .value(let change), .written(let change): heard.withLock { $0[change.address] = change.value }
        case .reachability, .database: break
        }
    }

    /// Writes values; the lamps of which it was said that it is done.
    func write(_ values: [(Lamp, Int64)]) async -> [(Lamp, Int64)] {
        let writes = values.compactMap { CharacteristicWrite(WriteProposal(.int($0.1), for: $0.0.place)) }
        let results = await controller.write(writes)
        for (value, result) in zip(values, results) { log.note("wrote \(value.0.name) \(value.1): \(result)") }
        return zip(values, results).filter { (try? $1.get()) != nil }.map(\.0)
    }

    /// The value that a lamp has in truth.
    func value(of lamp: Lamp) async throws -> Int64? {
        try await simulator.order(["do": "get", "accessory": lamp.name, "characteristic": "Brightness"]).map(Int64.init)
    }

    /// The value that the controller believes a lamp to have.
    func belief(of lamp: Lamp) -> Int64? {
        guard case .int(let value)? = heard.withLock({ $0[lamp.brightness] }) else { return nil }
        return value
    }
}
