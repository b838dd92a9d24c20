import HAPCrypto
import HAPTransport
import HAPWire
import HomeModel
import Synchronization
import TestSupport
import Testing

@testable import HAPSimulator

/// A simulated device over the wire: the answers of Apple's own accessory code to good and bad requests.
struct AccessoryServerTests {
    @Test func asksStrangersToProveThemselves() async throws {
        let bridge = try await PairedBridge()
        let stranger = try await WireController(port: bridge.port)
        #expect(try await stranger.ask("GET", "/accessories") == (470, #"{"status":-70411}"#))
        #expect(try await stranger.ask("GET", "/characteristics?id=1.1").status == 470)
        #expect(try await stranger.ask("GET", "/nowhere").status == 470)
        #expect(try await stranger.ask("POST", "/identify") == (400, #"{"status":-70401}"#))
        #expect(try await stranger.ask("GET", "/pair-setup").status == 405)
        await bridge.server.stop()
    }

    @Test func showsItselfWhileNobodyOwnsIt() async throws {
        let server = try await AccessoryServer(SimulatedDevice(Accessory(name: "Lamp")))
        let stranger = try await WireController(port: try await server.start())
        #expect(try await stranger.ask("POST", "/identify").status == 204)
        await server.stop()
    }

    @Test func listsItsAccessories() async throws {
        let bridge = try await PairedBridge()
        let session = try await bridge.session()
        let listing = try AccessoryListing(reading: Array(try await session.ask("GET", "/accessories").body.utf8))
        #expect(listing.accessories.map(\.aid) == [1, 2, 3, 4, 5, 6])
        #expect(listing.accessories.map { $0.services[0].iid } == [1, 1, 1, 1, 1, 1])
        #expect(listing.accessories.map { $0.information("Name") }[1] == .string("Lamp"))
        #expect(try await session.ask("POST", "/accessories").status == 405)
        #expect(try await session.ask("GET", "/nowhere").status == 404)
        await bridge.server.stop()
    }

    @Test func answersReadsOneByOne() async throws {
        let bridge = try await PairedBridge()
        let session = try await bridge.session()
        let brightness = await bridge.id("Brightness", of: "Lamp")
        let hold = await bridge.id("HoldPosition", of: "Blind")
        let button = await bridge.id("ProgrammableSwitchEvent", of: "Button")
        #expect(
            try await session.ask("GET", "/characteristics?id=\(brightness)")
                == (200, #"{"characteristics":[{"aid":2,"iid":\#(brightness.iid),"value":40}]}"#))
        #expect(try await session.ask("GET", "/characteristics?id=\(button)").body.contains(#""value":null"#))
        let mixed = try await session.ask("GET", "/characteristics?id=\(brightness),\(hold),9.9,\(brightness)")
        #expect(mixed.status == 207)
        let answer = try CharacteristicAnswer(reading: Array(mixed.body.utf8))
        #expect(answer.entries.map(\.status) == [.success, .writeOnly, .noSuchResource, .success])
        #expect(try await session.ask("GET", "/characteristics?id=1").status == 400)
        #expect(try await session.ask("GET", "/characteristics").status == 400)
        await bridge.server.stop()
    }

    @Test func tellsWhatAReadAsksForBesides() async throws {
        let bridge = try await PairedBridge()
        let session = try await bridge.session()
        let id = await bridge.id("Brightness", of: "Lamp")
        let text = try await session.ask("GET", "/characteristics?id=\(id)&meta=1&perms=1&type=1&ev=1").body
        let entry = try #require(try JSON(reading: Array(text.utf8))["characteristics"]).line
        for member in [
            #""ev":false"#, #""format":"int""#, #""maxValue":100"#, #""perms":["pr","pw","ev"]"#, #""type":"8""#,
        ] {
            #expect(entry.contains(member))
        }
        await bridge.server.stop()
    }

    @Test func answersWritesAsAppleDoes() async throws {
        let bridge = try await PairedBridge()
        let session = try await bridge.session()
        let on = await bridge.id("On", of: "Lamp")
        let brightness = await bridge.id("Brightness", of: "Lamp")
        let current = await bridge.id("LockCurrentState", of: "Lock")
        let safe = await bridge.id("LockTargetState", of: "Safe")
        let hold = await bridge.id("HoldPosition", of: "Blind")
        let cases: [(CharacteristicID, String, CharacteristicStatus)] = [
            (on, #""value":1"#, .success), (on, #""value":true"#, .success), (on, #""value":2"#, .invalidValue),
            (on, #""value":"true""#, .invalidValue), (on, #""other":1"#, .invalidValue),
            (brightness, #""value":101"#, .invalidValue), (brightness, #""value":50.5"#, .invalidValue),
            (brightness, #""value":50.0"#, .success), (current, #""value":0"#, .readOnly),
            (.init(aid: 2, iid: 999), #""value":0"#, .noSuchResource),
            (.init(aid: 99, iid: 1), #""ev":true"#, .noSuchResource),
            (on, #""value":true,"r":true"#, .writeOnly), (hold, #""ev":true"#, .noNotification),
            (safe, #""value":0"#, .invalidValue), (hold, #""value":true"#, .success), (on, #""ev":true"#, .success),
        ]
        for (id, members, expected) in cases {
            let body = #"{"characteristics":[{"aid":\#(id.aid),"iid":\#(id.iid),\#(members)}]}"#
            let answer = try await session.ask("PUT", "/characteristics", body)
            guard expected != .success else {
                #expect(answer == (204, ""), "\(members)")
                continue
            }
            #expect(answer.status == 207)
            #expect(
                try CharacteristicAnswer(reading: Array(answer.body.utf8)).entries.map(\.status) == [expected],
                "\(members)")
        }
        for bad in [
            "", "{", "{}", #"{"characteristics":[]}"#, #"{"characteristics":[{"aid":2,"iid":9,"value":null}]}"#,
        ] {
            #expect(try await session.ask("PUT", "/characteristics", bad).status == 400)
        }
        await bridge.server.stop()
    }

    @Test func doesTheGoodEntriesOfABadRequest() async throws {
        let bridge = try await PairedBridge()
        let session = try await bridge.session()
        let on = await bridge.id("On", of: "Lamp")
        let body =
            #"{"characteristics":[{"aid":9,"iid":9,"value":1},{"aid":2,"iid":\#(on.iid),"value":false},{"aid":2,"iid":\#(on.iid),"value":true}]}"#
        let answer = try await session.ask("PUT", "/characteristics", body)
        #expect(
            try CharacteristicAnswer(reading: Array(answer.body.utf8)).entries.map(\.status) == [
                .noSuchResource, .success, .success,
            ])
        #expect(await bridge.server.value(of: on) == .bool(true))
        await bridge.server.stop()
    }

    @Test func letsPresentStatesFollowTheirTargets() async throws {
        let bridge = try await PairedBridge()
        let session = try await bridge.session()
        let target = await bridge.id("LockTargetState", of: "Lock")
        _ = try await session.ask(
            "PUT", "/characteristics", #"{"characteristics":[{"aid":\#(target.aid),"iid":\#(target.iid),"value":0}]}"#)
        #expect(await bridge.server.value(of: bridge.id("LockCurrentState", of: "Lock")) == .int(0))
        await bridge.server.stop()
    }

    @Test func takesATimedWriteOnceAndInTime() async throws {
        let clock = Mutex(ContinuousClock.now)
        let bridge = try await PairedBridge(now: { clock.withLock { $0 } })
        let session = try await bridge.session()
        let safe = await bridge.id("LockTargetState", of: "Safe")
        func write(_ number: Int) async throws -> Int {
            let body = #"{"pid":\#(number),"characteristics":[{"aid":\#(safe.aid),"iid":\#(safe.iid),"value":0}]}"#
            return try await session.ask("PUT", "/characteristics", body).status
        }
        #expect(try await write(5) == 207, "not announced")
        #expect(try await session.ask("PUT", "/prepare", #"{"ttl":1000,"pid":5}"#) == (200, #"{"status":0}"#))
        #expect(try await write(6) == 207, "another number, which uses the announcement up")
        #expect(try await write(5) == 207)
        _ = try await session.ask("PUT", "/prepare", #"{"ttl":1000,"pid":7}"#)
        clock.withLock { $0 += .milliseconds(1001) }
        #expect(try await write(7) == 207, "late")
        #expect(await bridge.server.value(of: safe) == .int(1))
        _ = try await session.ask("PUT", "/prepare", #"{"ttl":1000,"pid":8}"#)
        #expect(try await write(8) == 204)
        #expect(await bridge.server.value(of: safe) == .int(0))
        #expect(try await session.ask("PUT", "/prepare", #"{"ttl":1000}"#).status == 400)
        await bridge.server.stop()
    }

    @Test func tellsEveryoneButWhoeverMadeTheChange() async throws {
        let bridge = try await PairedBridge()
        let (own, tellOwn) = AsyncStream.makeStream(of: String.self)
        let (others, tellOthers) = AsyncStream.makeStream(of: String.self)
        let writer = try await bridge.session { tellOwn.yield(String(decoding: $0.body, as: UTF8.self)) }
        let watcher = try await bridge.session { tellOthers.yield(String(decoding: $0.body, as: UTF8.self)) }
        let target = await bridge.id("LockTargetState", of: "Lock")
        let current = await bridge.id("LockCurrentState", of: "Lock")
        let wish =
            #"{"characteristics":[{"aid":3,"iid":\#(target.iid),"ev":true},{"aid":3,"iid":\#(current.iid),"ev":true}]}"#
        #expect(try await writer.ask("PUT", "/characteristics", wish).status == 204)
        #expect(try await watcher.ask("PUT", "/characteristics", wish).status == 204)
        _ = try await writer.ask(
            "PUT", "/characteristics", #"{"characteristics":[{"aid":3,"iid":\#(target.iid),"value":0}]}"#)
        // The bolt moved by itself: that is news to the writer as well.
        #expect(await own.first { _ in true } == #"{"characteristics":[{"aid":3,"iid":\#(current.iid),"value":0}]}"#)
        #expect(
            Set(CharacteristicAnswer.ids(in: await others.first { _ in true } ?? "")) == [target, current])
        try await bridge.server.set(current, to: .int(2))
        #expect(await own.first { _ in true } == #"{"characteristics":[{"aid":3,"iid":\#(current.iid),"value":2}]}"#)
        await bridge.server.stop()
    }

    @Test func servesMoreControllersThanTheProtocolAsksFor() async throws {
        let bridge = try await PairedBridge()
        var sessions: [WireController] = []
        for _ in 0..<20 { sessions.append(try await bridge.session()) }
        for session in sessions { #expect(try await session.ask("GET", "/accessories").status == 200) }
        await bridge.server.stop()
    }

    @Test func endsAtMoreConnectionsThanItHolds() async throws {
        let bridge = try await PairedBridge()
        var held: [WireController] = []
        for _ in 0..<AccessoryServer.maximumConnections { held.append(try await bridge.session()) }
        let last = try await WireController(port: bridge.port)
        await #expect(throws: TransportError.self) { try await last.ask("POST", "/identify") }
        for session in held { #expect(try await session.ask("GET", "/accessories").status == 200) }
        await bridge.server.stop()
    }

    @Test func keepsPlacesForControllersItKnowsHoweverManyStrangersAreSilent() async throws {
        let bridge = try await PairedBridge()
        let first = try await bridge.session()
        var silent: [MessageConnection] = []
        for _ in 0..<200 {
            silent.append(try await .connect(host: "127.0.0.1", port: bridge.port, within: .seconds(5)))
        }
        let talker = try await WireController(port: bridge.port)
        #expect(try await talker.ask("POST", "/identify").status == 400)
        for _ in 0..<100 {
            silent.append(try await .connect(host: "127.0.0.1", port: bridge.port, within: .seconds(5)))
        }
        #expect(try await bridge.session().ask("GET", "/accessories").status == 200)
        #expect(try await first.ask("GET", "/accessories").status == 200)
        // Who has said something goes after those who have not.
        #expect(try await talker.ask("POST", "/identify").status == 400)
        #expect(await bridge.server.sessions.count <= AccessoryServer.maximumUnverifiedConnections + 2)
        for connection in silent { await connection.close() }
        await bridge.server.stop()
    }

    @Test func endsAtWhatIsNoRequest() async throws {
        let bridge = try await PairedBridge()
        let session = try await bridge.session()
        try await session.connection.send(.response(200))
        #expect(try await session.connection.receive() == nil)
        let other = try await bridge.session()
        let keys = SessionKeys(read: [UInt8](repeating: 0, count: 32), write: [UInt8](repeating: 0, count: 32))
        await other.connection.seal(with: keys)
        await #expect(throws: TransportError.self) { try await other.ask("GET", "/accessories") }
        #expect(try await bridge.session().ask("GET", "/accessories").status == 200)
        await bridge.server.stop()
    }
}

extension CharacteristicAnswer {
    fileprivate static func ids(in body: String) -> [CharacteristicID] {
        (try? CharacteristicAnswer(reading: Array(body.utf8)))?.entries.map(\.id) ?? []
    }
}
