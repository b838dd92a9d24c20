import HAPCrypto
import HAPTransport
import HAPWire
import HomeModel
import TestSupport
import Testing

@testable import HAPSimulator

/// What each fault does to a controller.
struct DeviceFaultTests {
    private let server: AccessoryServer
    private let house: PairedServer
    private let on: CharacteristicID

    init() async throws {
        var lamp = Accessory(name: "Lamp")
        lamp.services = [Service(type: "Lightbulb", name: "Lamp")]
        server = try await AccessoryServer(SimulatedDevice(lamp))
        try await server.start()
        (house, on) = try await PairedServer.pairing(server, watching: "On")
    }

    private var isOn: Bool { get async { await server.value(of: on) == .bool(true) } }

    @Test func losesTheConnectionBeforeItActs() async throws {
        let session = try await house.session()
        try await server.begin(DeviceFault(.dropBefore, times: 1))
        await #expect(throws: TransportError.closed) {
            try await session.ask("PUT", "/characteristics", on.write("true"))
        }
        #expect(await isOn == false)
        let next = try await house.session()
        #expect(try await next.ask("PUT", "/characteristics", on.write("true")).status == 204)
        await server.stop()
    }

    @Test(arguments: [DeviceFault.Kind.dropMiddle, .dropAfter])
    func losesTheConnectionAfterItHasActed(_ kind: DeviceFault.Kind) async throws {
        let session = try await house.session()
        try await server.begin(DeviceFault(kind, times: 1))
        await #expect(throws: TransportError.closed) {
            try await session.ask("PUT", "/characteristics", on.write("true"))
        }
        #expect(await isOn)
        #expect(await server.presentFaults.isEmpty)
        await server.stop()
    }

    @Test func tellsOthersOfAWriteWhoseAnswerIsLost() async throws {
        let told = Told()
        let observer = try await house.session { told.tell($0) }
        #expect(try await observer.subscribe(to: on).status == 204)
        let session = try await house.session()
        try await server.begin(DeviceFault(.dropAfter, times: 1))
        await #expect(throws: TransportError.closed) {
            try await session.ask("PUT", "/characteristics", on.write("true"))
        }
        #expect(try await told.next().contains("true"))
        await server.stop()
    }

    @Test func failsEveryCharacteristicWithAStatus() async throws {
        let session = try await house.session()
        try await server.begin(DeviceFault(.errorStatus, status: .busy))
        let written = try await session.ask("PUT", "/characteristics", on.write("true"))
        #expect(written.status == 207)
        #expect(written.body == #"{"characteristics":[{"aid":1,"iid":\#(on.iid),"status":-70403}]}"#)
        #expect(try await session.ask("GET", "/characteristics?id=\(on)").body == written.body)
        #expect(await isOn == false)
        try await server.end(.errorStatus)
        #expect(try await session.ask("PUT", "/characteristics", on.write("true")).status == 204)
        await server.stop()
    }

    @Test func answersLate() async throws {
        let session = try await house.session()
        try await server.begin(DeviceFault(.slow, delay: .milliseconds(200), times: 1))
        let start = ContinuousClock.now
        #expect(try await session.ask("PUT", "/characteristics", on.write("true")).status == 204)
        #expect(start.duration(to: .now) >= .milliseconds(200))
        await server.stop()
    }

    @Test func isSwitchedOffWhileItIsLate() async throws {
        let session = try await house.session()
        try await server.begin(DeviceFault(.slow, delay: .seconds(3000)))
        try await session.connection.send(.request("GET", "/accessories", host: "127.0.0.1"))
        await server.stop()
        // Where the request had not been read yet, the system resets the connection.
        do throws(TransportError) {
            #expect(try await session.connection.receive(within: .seconds(10)) == nil)
        } catch {
            #expect(error == .closed)
        }
    }

    @Test func saysNothing() async throws {
        let session = try await house.session()
        try await server.begin(DeviceFault(.silent, times: 1))
        try await session.connection.send(.request("GET", "/accessories", host: "127.0.0.1"))
        // The first request is never answered, so the first answer is the second one's.
        #expect(try await session.ask("GET", "/nowhere").status == 404)
        await server.stop()
    }

    @Test(.timeLimit(.minutes(1))) func tellsAfterwardsWhatItWasSilentAbout() async throws {
        let told = Told()
        let session = try await house.session { told.tell($0) }
        #expect(try await session.subscribe(to: on).status == 204)
        try await server.begin(DeviceFault(.silent))
        try await server.set(on, to: .bool(true))
        try await server.end(.silent)
        #expect(try await told.next().contains("true"))
        await server.stop()
    }

    @Test func refusesAndComesBackAtItsPort() async throws {
        let port = try #require(await server.port)
        let session = try await house.session()
        try await server.begin(DeviceFault(.refuse))
        try await server.begin(DeviceFault(.refuse))
        await #expect(throws: TransportError.refused) { _ = try await WireController(port: port) }
        await #expect(throws: TransportError.closed) { try await session.ask("GET", "/accessories") }
        try await server.end(.refuse)
        #expect(try await house.session().listing().accessories.count == 1)
        #expect(await server.port == port)
        await server.stop()
    }

    @Test func cannotProveWhoItIs() async throws {
        try await server.begin(DeviceFault(.wrongProof))
        await #expect(throws: PairingError.notGenuine(.encryptedData)) { _ = try await house.session() }
        try await server.reset()
        let stranger = try await WireController(port: try #require(await server.port))
        await #expect(throws: PairingError.notGenuine(.proof)) {
            _ = try await stranger.pair(house.identity, code: server.setupCode)
        }
        #expect(await server.state.failedTries == 0)
        try await server.end()
        _ = try await stranger.pair(house.identity, code: server.setupCode)
        await server.stop()
    }

    @Test(arguments: [true, false])
    func comesBackAtAnotherPortWithItsPairings(_ isReboot: Bool) async throws {
        let port = try #require(await server.port)
        if isReboot { try await server.reboot() } else { try await server.begin(DeviceFault(.staleAddress)) }
        #expect(await server.port != port)
        await #expect(throws: TransportError.refused) { _ = try await WireController(port: port) }
        #expect(try await house.session().listing().accessories.count == 1)
        await server.stop()
    }
}
