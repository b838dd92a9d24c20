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

    @Test func showsThePictureOfACameraAndOfNothingElse() async throws {
        let server = try await AccessoryServer(SimulatedDevice(try capture("anker_eufycam")))
        try await server.start()
        let house = try await PairedServer(server)
        let session = try await house.session()
        let camera = try #require(
            await server.accessories.first { $0.services.contains { $0.type.name == "CameraRTPStreamManagement" } })
        func ask(_ body: String) async throws -> HTTPMessage {
            try await session.askWhole("POST", "/resource", body)
        }
        let picture = try await ask(
            #"{"aid":\#(camera.aid),"resource-type":"image","image-width":321,"image-height":200}"#)
        #expect(picture.start == .response(status: 200))
        #expect(picture[header: "Content-Type"] == "image/jpeg")
        #expect(picture.body.starts(with: [0xFF, 0xD8]) && picture.body.suffix(2) == [0xFF, 0xD9])
        #expect(picture.body == Snapshot(width: 321, height: 200).bytes)
        #expect(
            try await session.ask(
                "POST", "/resource", #"{"aid":99,"resource-type":"image","image-width":1,"image-height":1}"#)
                == (404, #"{"status":-70409}"#))
        for bad in ["", "{}", #"{"resource-type":"image","image-width":0,"image-height":1}"#] {
            #expect(try await session.ask("POST", "/resource", bad) == (400, #"{"status":-70410}"#))
        }
        #expect(try await session.ask("GET", "/resource").status == 405)
        await server.stop()
    }

    @Test(arguments: [(1, 1), (8, 8), (1920, 1080), (3840, 1)])
    func drawsAPictureOfAnySize(_ width: Int, _ height: Int) throws {
        let bytes = Snapshot(width: width, height: height).bytes
        let frame = try #require(bytes.firstRange(of: [0xFF, 0xC0])?.lowerBound)
        #expect(Int(bytes[frame + 5]) << 8 | Int(bytes[frame + 6]) == height)
        #expect(Int(bytes[frame + 7]) << 8 | Int(bytes[frame + 8]) == width)
        #expect(bytes.count < 400 + (width + 8) / 8 * (height + 8) / 8)
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
