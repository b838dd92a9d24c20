import HAPSimulator
import HAPWire
import HomeModel
import TestSupport
import Testing

@testable import HAPController

/// Several programs that pair with one device at the same time.
struct PairingRaceTests {
    private func pair(_ port: Int, _ code: SetupCode, in folder: String) async -> PairingFailure? {
        let controller = HomeController(store: PairingFile(folder: folder))
        var failure: PairingFailure?
        do { _ = try await controller.pair(host: "127.0.0.1", port: port, code: code) } catch { failure = error }
        await controller.close()
        return failure
    }

    @Test func letsOneOfThemInAndTellsTheOthers() async throws {
        for _ in 0..<4 {
            let folder = TemporaryFolder()
            let server = try await AccessoryServer(SimulatedDevice(Accessory(name: "Lamp")))
            let (port, code) = (try await server.start(), server.setupCode)
            let outcomes = await withTaskGroup(of: PairingFailure?.self) { group in
                for _ in 0..<3 { group.addTask { await pair(port, code, in: folder.path) } }
                return await group.reduce(into: []) { $0.append($1) }
            }
            let failures = outcomes.compactMap { $0 }
            #expect(failures.count == 2)
            #expect(failures.allSatisfy { $0 == .refused(.busy) || $0 == .refused(.unavailable) })
            let later = HomeController(store: PairingFile(folder: folder.path))
            #expect(try await later.accessories(of: server.deviceID).map(\.name) == ["Lamp"], "what is kept works")
            await later.close()
            await server.stop()
        }
    }

    @Test func leavesADeviceAloneWhileAnotherProgramWritesItDown() async throws {
        let folder = TemporaryFolder()
        let file = PairingFile(folder: folder.path)
        let server = try await AccessoryServer(SimulatedDevice(Accessory(name: "Lamp")))
        let (port, code) = (try await server.start(), server.setupCode)
        // The first has paired, and its word of it is not on the disk yet.
        let identity = try await file.identity()
        let first = HomeController(store: Unwritten(known: identity))
        _ = try await first.pair(host: "127.0.0.1", port: port, code: code)
        let hold = try await file.lock(exclusively: false, within: .zero)
        let deadlines = Deadlines(pairing: .seconds(2))
        let second = HomeController(store: file, deadlines: deadlines)
        await #expect(throws: PairingFailure.refused(.unavailable)) {
            try await second.pair(host: "127.0.0.1", port: port, code: code)
        }
        #expect(await server.isPaired)
        withExtendedLifetime(hold) {}
        await first.close()
        await server.stop()
    }
}

/// A store whose file is never written.
private struct Unwritten: PairingStore {
    let known: ControllerIdentity

    func identity() -> ControllerIdentity { known }
    func pairings() -> [StoredPairing] { [] }
    func add(_ pairing: StoredPairing) {}
    func replace(_ old: ControllerPairing, with new: StoredPairing) {}
    func remove(_ pairing: ControllerPairing) {}
}
