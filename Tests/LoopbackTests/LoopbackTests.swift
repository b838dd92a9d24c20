import Foundation
import HAPSimulator
import HAPTransport
import HAPWire
import TestSupport
import Testing

@testable import HAPController
@testable import HomeModel

/// The real controller and the real simulator, joined by loopback, real encryption and all.
struct LoopbackTests {
    private let folder = TemporaryFolder()

    private func cottage() async throws -> Simulator {
        try await Simulator(homes: Fixture.home("cottage").homes, folder: folder.file("simulator"))
    }

    private var store: PairingFile { PairingFile(folder: folder.file("data")) }

    @Test func pairsAndListsWhatIsBehindABridge() async throws {
        let simulator = try await cottage()
        let server = try #require(try await simulator.start().first)
        let controller = HomeController(store: store)
        let device = try await controller.pair(host: "127.0.0.1", port: server.port, code: server.setupCode)
        #expect(device.id == server.deviceID)
        #expect(device.name == "Hall Bridge")
        #expect(device.accessories.count == 15)
        #expect(device.accessories.map(\.isBridge) == [true] + Array(repeating: false, count: 14))
        #expect(device.accessories[0].services.isEmpty)
        let lamp = try #require(device.accessories.first { $0.name == "Desk Lamp" })
        #expect(lamp.services.map(\.type.name) == ["Lightbulb"])
        #expect(lamp.services[0].name == "Desk Lamp")
        #expect(lamp.services[0][CharacteristicType("Brightness")]?.value == .int(60))
        #expect(lamp.services[0][CharacteristicType("Brightness")]?.metadata.maximum == 100)
        #expect(lamp.manufacturer == "Beckon" || lamp.manufacturer != nil)
        let stored = try await store.pairings()
        #expect(stored.map(\.name) == ["Hall Bridge"])
        #expect(stored.map(\.port) == [server.port])
        await controller.close()
        await simulator.shutdown()
    }

    @Test func changesNothingForAWrongCode() async throws {
        let simulator = try await cottage()
        let server = try #require(try await simulator.start().first)
        let controller = HomeController(store: store)
        let wrong = try #require(SetupCode("101-48-005"))
        await #expect(throws: PairingFailure.refused(.authentication)) {
            try await controller.pair(host: "127.0.0.1", port: server.port, code: wrong)
        }
        #expect(try await store.pairings().isEmpty)
        let bridge = await simulator.servers[0]
        #expect(await bridge.isPaired == false)
        _ = try await controller.pair(host: "127.0.0.1", port: server.port, code: server.setupCode)
        await #expect(throws: PairingFailure.refused(.unavailable)) {
            try await controller.pair(host: "127.0.0.1", port: server.port, code: server.setupCode)
        }
        #expect(try await store.pairings().count == 1)
        await simulator.shutdown()
    }

    @Test func saysThatNobodyIsThere() async throws {
        let listener = try await MessageListener.bind(host: "127.0.0.1", port: 0)
        let port = listener.port
        await listener.close()
        let code = try #require(SetupCode("031-45-154"))
        await #expect(throws: PairingFailure.connection(.refused)) {
            try await HomeController(store: store).pair(host: "127.0.0.1", port: port, code: code)
        }
    }

    @Test func takesBackAPairingThatItCannotKeep() async throws {
        let simulator = try await cottage()
        let server = try #require(try await simulator.start().first)
        let controller = HomeController(store: FullDisk(file: store))
        await #expect(throws: PairingFailure.notKept(StoreFault(FullDisk.Failure()), isRolledBack: true)) {
            try await controller.pair(host: "127.0.0.1", port: server.port, code: server.setupCode)
        }
        let bridge = await simulator.servers[0]
        #expect(await bridge.isPaired == false)
        await simulator.shutdown()
    }

    @Test("C3: a read or a write ends in success or an error, each for itself")
    func c3ReadsAndWritesSeveralDevicesAtOnce() async throws {
        try await withPairedCottage { house in
            let lamp = try house.address("On", of: "Desk Lamp")
            let lock = try house.address("LockTargetState", of: "Front Door")
            let sensor = try house.address("CurrentTemperature", of: "Weather Station")
            let gone = CharacteristicAddress(accessory: lamp.accessory, iid: 999, domain: lamp.domain)
            let written = await house.controller.write([
                .init(address: lamp, value: .bool(true)), .init(address: sensor, value: .double(1)),
                .init(address: lock, value: .int(0), isTimed: true),
                .init(address: gone, value: .bool(true)),
                .init(address: try house.address("Brightness", of: "Floor Lamp"), value: .int(101)),
            ])
            #expect(written.map(\.failure) == [nil, .readOnly, nil, .noSuchCharacteristic, .invalidValue])
            let bolt = try house.address("LockCurrentState", of: "Front Door")
            let read = await house.controller.read([bolt, sensor, lamp, gone])
            #expect(
                read == [
                    .success(.int(0)), .success(.double(7.5)), .success(.bool(true)), .failure(.noSuchCharacteristic),
                ])
        }
    }

    @Test func writesWholeBridgesWithManyAtOnce() async throws {
        try await withPairedCottage { house in
            let all = house.addresses("On")
            #expect(all.count >= 8)
            let results = await house.controller.write(all.map { .init(address: $0, value: .bool(false)) })
            #expect(results.allSatisfy { $0.failure == nil })
            #expect(await house.controller.read(all) == all.map { _ in .success(.bool(false)) })
        }
    }

    @Test func makesAnAccessoryShowItself() async throws {
        try await withPairedCottage { house in
            let lamp = try house.address("On", of: "Desk Lamp").accessory
            try await house.controller.identify(lamp)
            await #expect(throws: ControlError.noSuchCharacteristic) {
                try await house.controller.identify(.init(device: lamp.device, aid: 999))
            }
        }
    }

    @Test("C6: what cannot be reached says so at once, and keeps nobody else waiting")
    func c6ReachesOthersWhereOneDeviceIsOff() async throws {
        try await withPairedCottage { house in
            let lamp = try house.address("On", of: "Desk Lamp")
            let lock = try house.address("LockTargetState", of: "Front Door")
            await house.simulator.servers[1].stop()
            let started = ContinuousClock.now
            let results = await house.controller.read([lock, lamp])
            #expect(results == [.failure(.unreachable), .success(.bool(false))])
            #expect(.now - started < .seconds(1), "a closed port is known at once")
        }
    }

    @Test func findsADeviceAgainThatWasSwitchedOffAndOn() async throws {
        try await withPairedCottage { house in
            let lamp = try house.address("On", of: "Desk Lamp")
            #expect(await house.controller.read([lamp]) == [.success(.bool(false))])
            let port = try #require(await house.simulator.servers[0].port)
            await house.simulator.servers[0].stop()
            try await house.simulator.servers[0].start(port: port)
            let results = await house.controller.write([.init(address: lamp, value: .bool(true))])
            #expect(results.map(\.failure) == [nil], "nobody notices")
            #expect(await house.controller.read([lamp]) == [.success(.bool(true))])
        }
    }

    @Test func staysPairedWhenTheSimulatorIsMadeAnew() async throws {
        let simulator = try await cottage()
        let server = try #require(try await simulator.start().first)
        _ = try await HomeController(store: store).pair(host: "127.0.0.1", port: server.port, code: server.setupCode)
        await simulator.shutdown()
        let again = try await cottage()
        try await again.servers[0].start(port: server.port)
        let bridge = await again.servers[0]
        #expect(bridge.deviceID == server.deviceID)
        #expect(try await HomeController(store: store).accessories(of: server.deviceID).count == 15)
        await again.shutdown()
    }

    @Test func trustsNoOtherDeviceAtTheSamePort() async throws {
        try await withPairedCottage { house in
            let lock = try house.address("LockTargetState", of: "Front Door")
            let port = try #require(await house.simulator.servers[1].port)
            await house.simulator.servers[1].stop()
            let impostor = try await AccessoryServer(SimulatedDevice(Accessory(name: "Front Door")))
            try await impostor.start(port: port)
            #expect(await house.controller.read([lock]) == [.failure(.stranger)])
            await impostor.stop()
        }
    }

    @Test func reachesTheOthersWhereOnePairingCannotBeRead() async throws {
        try await withPairedCottage { house in
            let lamp = try house.address("On", of: "Desk Lamp")
            let lock = try house.address("LockTargetState", of: "Front Door")
            let records = folder.file("data/pairings")
            let name = lock.accessory.device.description.filter { $0 != ":" }
            for file in try FileManager.default.contentsOfDirectory(atPath: records) where file.contains(name) {
                try Data("{".utf8).write(to: URL(filePath: records + "/" + file))
            }
            let controller = HomeController(store: store)
            let results = await controller.read([lock, lamp])
            #expect(results[1] == .success(.bool(false)))
            guard case .pairingUnreadable(let fault) = try #require(results[0].failure) else {
                Issue.record("\(results[0]) is not told as it is")
                return
            }
            #expect(fault.path.contains(name) && fault.fault == .notPairing)
            await controller.close()
        }
    }

    @Test func leavesADevice() async throws {
        try await withPairedCottage { house in
            let lamp = try house.address("On", of: "Desk Lamp")
            try await house.controller.removePairing(of: lamp.accessory.device)
            let bridge = await house.simulator.servers[0]
            #expect(await bridge.isPaired == false)
            #expect(try await store.pairings().map(\.name) == ["Front Door"])
            #expect(await house.controller.read([lamp]) == [.failure(.pairingMissing(in: store.place))])
        }
    }

    @Test func leavesADeviceThatIsOffOnlyWhereItMust() async throws {
        try await withPairedCottage { house in
            let lock = try house.address("LockTargetState", of: "Front Door")
            await house.simulator.servers[1].stop()
            // Who asks once knows that the connection is gone; what is under way as it breaks is in doubt.
            #expect(await house.controller.read([lock]) == [.failure(.unreachable)])
            await #expect(throws: ControlError.unreachable) {
                try await house.controller.removePairing(of: lock.accessory.device)
            }
            #expect(try await store.pairings().count == 2)
            try await house.controller.removePairing(of: lock.accessory.device, force: true)
            #expect(try await store.pairings().count == 1)
        }
    }

    @Test func leavesADeviceThatHasForgottenIt() async throws {
        try await withPairedCottage { house in
            let lamp = try house.address("On", of: "Desk Lamp")
            let other = HomeController(store: try await Snapshot(of: store))
            try await other.removePairing(of: lamp.accessory.device)
            // Its session ends a moment after that is answered; a new one is not to be had.
            await house.controller.close()
            #expect(await house.controller.read([lamp]) == [.failure(.pairingGone)])
            try await house.controller.removePairing(of: lamp.accessory.device)
            #expect(try await store.pairings().count == 1)
        }
    }

    @Test("C7: values that others changed, or that change by themselves, are delivered")
    func c7HearsOfChangesThatOthersMade() async throws {
        try await withPairedCottage { house in
            let lamp = try house.address("On", of: "Desk Lamp")
            let bolt = try house.address("LockCurrentState", of: "Front Door")
            let watcher = HomeController(store: store)
            var changes = watcher.changes().makeAsyncIterator()
            #expect(await watcher.observe([lamp, bolt]).map(\.failure) == [nil, nil])
            _ = await house.controller.write([.init(address: lamp, value: .bool(true))])
            #expect(await changes.next() == CharacteristicChange(address: lamp, value: .bool(true)))
            try await house.simulator.servers[1].set(.init(aid: 1, iid: bolt.iid), to: .int(2))
            #expect(await changes.next() == CharacteristicChange(address: bolt, value: .int(2)))
            await watcher.close()
        }
    }

    @Test func hearsOfChangesAgainAfterADeviceWasOff() async throws {
        try await withPairedCottage { house in
            let lamp = try house.address("On", of: "Desk Lamp")
            let id = CharacteristicID(aid: lamp.accessory.aid, iid: lamp.iid)
            var changes = house.controller.changes().makeAsyncIterator()
            #expect(await house.controller.observe([lamp]).map(\.failure) == [nil])
            let port = try #require(await house.simulator.servers[0].port)
            await house.simulator.servers[0].stop()
            try await house.simulator.servers[0].start(port: port)
            #expect(await house.controller.read([lamp]) == [.success(.bool(false))])
            try await house.simulator.servers[0].set(id, to: .bool(true))
            #expect(await changes.next() == CharacteristicChange(address: lamp, value: .bool(true)))
        }
    }

    @Test("C7: what was missed while a device was away is told, and so is that it was away")
    func c7CatchesUpByItselfAfterADeviceWasOff() async throws {
        try await withPairedCottage { house in
            let lamp = try house.address("On", of: "Desk Lamp")
            let id = CharacteristicID(aid: lamp.accessory.aid, iid: lamp.iid)
            let server = await house.simulator.servers[0]
            #expect(await house.controller.observe([lamp]).map(\.failure) == [nil])
            let port = try #require(await server.port)
            var events = house.controller.events().makeAsyncIterator()
            await server.stop()
            #expect(await events.next() == .reachability(lamp.accessory.device, false))
            try await server.set(id, to: .bool(true))
            try await server.start(port: port)
            #expect(await events.next() == .reachability(lamp.accessory.device, true))
            #expect(await events.next() == .value(CharacteristicChange(address: lamp, value: .bool(true))))
        }
    }

    @Test func listensToADeviceThatIsOffAsSoonAsItIsOn() async throws {
        try await withPairedCottage { house in
            let lock = try house.address("LockCurrentState", of: "Front Door")
            let server = await house.simulator.servers[1]
            let port = try #require(await server.port)
            await server.stop()
            var events = house.controller.events().makeAsyncIterator()
            #expect(await house.controller.observe([lock]).map(\.failure) == [.unreachable])
            #expect(await events.next() == .reachability(lock.accessory.device, false))
            try await server.start(port: port)
            #expect(await events.next() == .reachability(lock.accessory.device, true))
            _ = await house.controller.read([lock])
            try await server.set(.init(aid: 1, iid: lock.iid), to: .int(2))
            #expect(await events.next() == .value(CharacteristicChange(address: lock, value: .int(2))))
        }
    }

    @Test func everyReaderHearsAllAndADeviceIsLetGoWithItsLastObserver() async throws {
        try await withPairedCottage { house in
            let lamp = try house.address("On", of: "Desk Lamp")
            let id = CharacteristicID(aid: lamp.accessory.aid, iid: lamp.iid)
            let (controller, server) = (house.controller, await house.simulator.servers[0])
            var first = controller.changes().makeAsyncIterator()
            var second = controller.changes().makeAsyncIterator()
            for _ in 0..<2 { await controller.beginObserving(lamp.accessory.device) }
            #expect(await controller.observe([lamp]).map(\.failure) == [nil])
            try await server.set(id, to: .bool(true))
            let on = CharacteristicChange(address: lamp, value: .bool(true))
            #expect(await first.next() == on)
            #expect(await second.next() == on)
            let link = try await controller.link(to: lamp.accessory.device)
            await controller.endObserving(lamp.accessory.device)
            #expect(await !link.isOver)
            try await server.set(id, to: .bool(false))
            #expect(await first.next() == CharacteristicChange(address: lamp, value: .bool(false)))
            await controller.endObserving(lamp.accessory.device)
            #expect(await link.isOver)
        }
    }

    @Test func asksADeviceWhomItTrusts() async throws {
        try await withPairedCottage { house in
            let device = try house.address("On", of: "Desk Lamp").accessory.device
            let own = try await store.identity()
            let guest = AccessoryPairing(
                id: Array("5F6C0000-0000-4000-8000-00000000000A".utf8), publicKey: Array(repeating: 7, count: 32),
                isAdmin: false)
            try await house.controller.add(guest, to: device)
            let trusted = try await house.controller.pairings(of: device)
            #expect(Set(trusted.map(\.id)) == [own.id, guest.id])
            #expect(trusted.first { $0.id == own.id }?.isAdmin == true)
            try await house.controller.remove(controller: guest.id, from: device)
            #expect(try await house.controller.pairings(of: device).map(\.id) == [own.id])
        }
    }

    @Test func showsADeviceThatNobodyHasPaired() async throws {
        let simulator = try await cottage()
        let server = try #require(try await simulator.start().first)
        let controller = HomeController(store: store)
        try await controller.identifyUnpaired(host: "127.0.0.1", port: server.port)
        _ = try await controller.pair(host: "127.0.0.1", port: server.port, code: server.setupCode)
        await #expect(throws: ControlError.insufficientPrivileges) {
            try await controller.identifyUnpaired(host: "127.0.0.1", port: server.port)
        }
        await controller.close()
        await simulator.shutdown()
    }

    @Test func pairsWithNoOtherDeviceThanTheOneThatWasMeant() async throws {
        let simulator = try await cottage()
        let server = try #require(try await simulator.start().first)
        let meant = try #require(DeviceID("00:00:00:00:00:09"))
        let failure = await #expect(throws: PairingFailure.self) {
            try await HomeController(store: store).pair(
                host: "127.0.0.1", port: server.port, code: server.setupCode, expecting: meant)
        }
        #expect(
            failure == .refused(.wrongAccessory(expected: meant, found: server.deviceID.description)))
        #expect(try await store.pairings().isEmpty)
        await simulator.shutdown()
    }

    @Test(.enabled(if: Avahi.isPossible, Comment(rawValue: Avahi.need)))
    func findsADeviceThatMoved() async throws {
        _ = try #require(Avahi.shared)
        let type = "_hapm\(UInt32.random(in: 0...0xFFFF_FFFF))._tcp"
        try await withPairedCottage { house in
            let lock = try house.address("LockTargetState", of: "Front Door")
            let server = await house.simulator.servers[1]
            await server.stop()
            // A stranger takes its port, and it comes back at another.
            let impostor = try await AccessoryServer(SimulatedDevice(Accessory(name: "Lamp")))
            let old = try #require(try await store.pairings().first { $0.name == "Front Door" }).port
            try await impostor.start(port: old)
            let port = try await server.start()
            let announcement = AccessoryAnnouncement(
                name: "Front Door", deviceID: lock.accessory.device, isPairable: false, model: "Lock")
            let finder = AccessoryFinder(browser: AccessoryBrowser(type: type))
            let controller = HomeController(store: store, finder: finder)
            try await withThrowingTaskGroup(of: Void.self) { group in
                let (states, state) = AsyncStream<AccessoryRegistration.State>.makeStream()
                group.addTask {
                    await AccessoryRegistration(announcement, port: port, type: type).run { state.yield($0) }
                }
                for await case .announced in states { break }
                #expect(await controller.read([lock]).map(\.failure) == [nil])
                let stored = try await store.pairings().first { $0.name == "Front Door" }
                #expect(stored?.port == port)
                group.cancelAll()
            }
            await controller.close()
            await finder.close()
            await impostor.stop()
        }
    }

    @Test func answersManyQuestionsAskedAtOnce() async throws {
        try await withPairedCottage { house in
            let lamp = try house.address("On", of: "Desk Lamp")
            let controller = house.controller
            let answers = await withTaskGroup(of: [ReadResult].self) { group in
                for _ in 0..<50 { group.addTask { await controller.read([lamp]) } }
                return await group.reduce(into: []) { $0 += $1 }
            }
            #expect(answers == Array(repeating: .success(.bool(false)), count: 50))
        }
    }

    @Test func startsAllServersOrNone() async throws {
        let simulator = try await cottage()
        let other = try await AccessoryServer(SimulatedDevice(Accessory(name: "Lamp")))
        let port = try await other.start()
        await #expect(throws: TransportError.self) { try await simulator.start(firstPort: port - 1) }
        let bridge = await simulator.servers[0]
        #expect(await bridge.port == nil)
        await other.stop()
        await #expect(throws: TransportError.self) { try await simulator.start(firstPort: 65535) }
        let servers = try await simulator.start()
        #expect(servers.map(\.name) == ["Hall Bridge", "Front Door"])
        await simulator.shutdown()
    }

    /// Runs a test in a cottage whose two devices are paired.
    private func withPairedCottage(_ work: (House) async throws -> Void) async throws {
        let simulator = try await cottage()
        let controller = HomeController(store: store)
        var accessories: [DiscoveredAccessory] = []
        for server in try await simulator.start() {
            accessories += try await controller.pair(host: "127.0.0.1", port: server.port, code: server.setupCode)
                .accessories
        }
        try await work(House(simulator: simulator, controller: controller, accessories: accessories))
        await controller.close()
        await simulator.shutdown()
    }
}

/// A simulated home and the controller that is paired with it.
private struct House {
    let simulator: Simulator
    let controller: HomeController
    let accessories: [DiscoveredAccessory]

    /// Where the first characteristic of a type of an accessory is.
    func address(_ type: String, of name: String) throws -> CharacteristicAddress {
        let accessory = try #require(accessories.first { $0.name == name })
        let characteristic = try #require(accessory.services.lazy.compactMap { $0[CharacteristicType(type)] }.first)
        return try #require(CharacteristicAddress(of: characteristic, in: accessory.address))
    }

    /// Where all characteristics of a type are.
    func addresses(_ type: String) -> [CharacteristicAddress] {
        accessories.flatMap { accessory in
            accessory.services.compactMap { $0[CharacteristicType(type)] }.compactMap {
                CharacteristicAddress(of: $0, in: accessory.address)
            }
        }
    }
}

/// A store that knows who we are and can keep nothing.
private struct FullDisk: PairingStore {
    struct Failure: Error, CustomStringConvertible { let description = "the disk is full" }

    let file: PairingFile

    func identity() async throws -> ControllerIdentity { try await file.identity() }
    func pairings() async throws -> [StoredPairing] { try await file.pairings() }
    func add(_ pairing: StoredPairing) async throws { throw Failure() }
    func replace(_ old: ControllerPairing, with new: StoredPairing) async throws { throw Failure() }
    func remove(_ pairing: ControllerPairing) async throws { throw Failure() }
}

/// What a store held at one moment; its changes go nowhere.
private struct Snapshot: PairingStore {
    private let known: ControllerIdentity
    private let stored: [StoredPairing]

    init(of store: PairingFile) async throws {
        known = try await store.identity()
        stored = try await store.pairings()
    }

    func identity() async throws -> ControllerIdentity { known }
    func pairings() async throws -> [StoredPairing] { stored }
    func add(_ pairing: StoredPairing) async throws {}
    func replace(_ old: ControllerPairing, with new: StoredPairing) async throws {}
    func remove(_ pairing: ControllerPairing) async throws {}
}

extension Result where Failure == ControlError {
    /// The error, where it is one.
    fileprivate var failure: ControlError? {
        if case .failure(let error) = self { error } else { nil }
    }
}
