import Glibc
import HAPSimulator
import HAPWire
import HomeModel

/// Beckon's simulator with lamps, in a process of its own.
enum Serving {
    /// Serves so many lamps, behind a bridge or alone, until standard input ends; prints the port of each server.
    ///
    /// A number on standard input is how many changes of brightness are to be made by hand on the first server.
    static func run(lamps: Int, isBridge: Bool) async throws {
        var home = Home(name: "Hut")
        var bridge = Accessory(name: "Bridge")
        bridge.isBridge = true
        if isBridge { home.accessories = [bridge] }
        for number in 0..<lamps {
            var lamp = Accessory(name: "Lamp \(number)")
            if isBridge { lamp.bridge = bridge.id }
            var service = Service(type: "Lightbulb", name: lamp.name)
            service.characteristics = [
                Characteristic(type: "On", value: .bool(false)), Characteristic(type: "Brightness", value: .int(50)),
                Characteristic(type: "Hue", value: .double(30)), Characteristic(type: "Saturation", value: .double(80)),
            ]
            lamp.services = [service]
            home.accessories.append(lamp)
        }
        let simulator = try await Simulator(homes: [home], setupCode: Figures.code)
        for server in try await simulator.start() { print(server.port) }
        fflush(nil)
        while let line = readLine() {
            if let count = Int(line) { try await simulator.servers[0].changeBrightness(times: count) }
        }
    }
}

extension AccessoryServer {
    /// Changes the brightness of one lamp after another; of none again before everybody was told.
    fileprivate func changeBrightness(times count: Int) async throws {
        let lamps = accessories.flatMap { accessory in
            accessory.services.compactMap { $0["Brightness"] }
                .map { CharacteristicID(aid: accessory.aid, iid: $0.iid) }
        }
        for number in 0..<count {
            let (round, lamp) = number.quotientAndRemainder(dividingBy: lamps.count)
            if lamp == 0 { while !hasToldAll { await Task.yield() } }
            try set(lamps[lamp], to: .int(Int64(round % 100)))
        }
    }
}
