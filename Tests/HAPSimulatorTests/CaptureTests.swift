import HAPWire
import HomeModel
import TestSupport
import Testing

@testable import HAPSimulator

/// The doubles of devices on the market.
struct CaptureTests {
    private func capture(_ name: String) throws -> Capture {
        try #require(try Capture(JSON(reading: CapturedDevice.body(of: name))))
    }

    @Test(arguments: CapturedDevice.names)
    func servesACapturedDeviceAsItWas(_ name: String) async throws {
        let server = try await AccessoryServer(SimulatedDevice(try capture(name)))
        try await server.start()
        let body = try await PairedServer(server).session().ask("GET", "/accessories").body
        #expect(try JSON(reading: Array(body.utf8)) == JSON(reading: CapturedDevice.body(of: name)))
        await server.stop()
    }

    @Test func showsAValueThatWasChanged() async throws {
        let server = try await AccessoryServer(SimulatedDevice(try capture("hue_bridge")))
        try await server.start()
        let (house, on) = try await PairedServer.pairing(server, watching: "On")
        let session = try await house.session()
        let before = try await session.listing()
        let isOn = await server.value(of: on) == .bool(true)
        #expect(try await session.ask("PUT", "/characteristics", on.write("\(!isOn)")).status == 204)
        let after = try await session.listing()
        let changed = zip(before.accessories, after.accessories).filter { $0 != $1 }
        #expect(changed.map(\.0.aid) == [on.aid])
        await server.stop()
    }

    @Test(arguments: [
        #"{"homes":[],"accessories":[]}"#, "7", #"{"version":1}"#,
    ])
    func leavesAloneWhatIsNoCapture(_ text: String) throws {
        #expect(try Capture(JSON(reading: Array(text.utf8))) == nil)
    }

    @Test(arguments: ["[]", "[7]", #"[{"aid":1}]"#, #"[{"aid":1,"services":[{"type":"3E"}]}]"#])
    func refusesWhatNoControllerCouldRead(_ text: String) throws {
        #expect(throws: CaptureError.self) { try Capture(JSON(reading: Array(text.utf8))) }
    }
}
