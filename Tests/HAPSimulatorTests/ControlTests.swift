import HAPTransport
import HAPWire
import HomeModel
import Synchronization
import TestSupport
import Testing

@testable import HAPSimulator

/// The simulator's control: what it does to devices while controllers look on (rows B5 to B9).
struct ControlTests {
    private let simulator: Simulator

    init() async throws {
        var bridge = Accessory(name: "Hall")
        bridge.isBridge = true
        var lamp = Accessory(name: "Lamp")
        lamp.bridge = bridge.id
        lamp.services = [Service(type: "Lightbulb", name: "Lamp")]
        var home = Home(name: "Hut")
        home.accessories = [bridge, lamp]
        simulator = try await Simulator(homes: [home])
        _ = try await simulator.start()
    }

    private func ask(_ line: String) async -> JSON { await simulator.answer(to: line) }

    private func error(_ line: String) async -> String {
        guard case .string(let text)? = await ask(line)["error"] else { return "" }
        return text
    }

    @Test func answersEveryBadLineInWords() async {
        let lines = [
            "", "{", "[]", "7", "{}", #"{"do":7}"#, #"{"do":"dance"}"#, #"{"do":"list","colour":1}"#, #"{"do":"get"}"#,
            #"{"do":"get","accessory":"Lamp"}"#, #"{"do":"get","accessory":"Lamp","characteristic":"Onn"}"#,
            #"{"do":"get","accessory":"Lump","characteristic":"On"}"#, #"{"do":"get","aid":1}"#,
            #"{"do":"get","aid":-1,"iid":2}"#, #"{"do":"get","aid":99,"iid":2}"#,
            #"{"do":"set","accessory":"Lamp","characteristic":"On"}"#,
            #"{"do":"set","accessory":"Lamp","characteristic":"On","value":[]}"#,
            #"{"do":"set","accessory":"Lamp","characteristic":"On","value":2}"#,
            #"{"do":"set","accessory":"Lamp","characteristic":"On","value":true,"server":"Attic"}"#,
            #"{"do":"add-accessory","accessory":"Lamp"}"#, #"{"do":"add-accessory","accessory":""}"#,
            #"{"do":"add-accessory","accessory":7}"#, #"{"do":"add-accessory","accessory":"Fan","bridge":"Attic"}"#,
            #"{"do":"add-accessory","accessory":{"name":"Fan","services":[{"type":"Fn"}]}}"#,
            #"{"do":"add-accessory","accessory":{"name":"Fan","room":"Attic"}}"#,
            #"{"do":"add-accessory","accessory":"Fan","port":70000}"#, #"{"do":"remove-accessory","accessory":"Fan"}"#,
            #"{"do":"add-service","accessory":"Lamp","service":"AccessoryInformation"}"#,
            #"{"do":"remove-service","accessory":"Lamp","service":"AccessoryInformation"}"#,
            #"{"do":"remove-characteristic","accessory":"Lamp","characteristic":"On"}"#,
            #"{"do":"remove-characteristic","accessory":"Lamp","characteristic":"Hue"}"#,
            #"{"do":"add-characteristic","accessory":"Lamp","characteristic":"Version","value":"x","service":"Lump"}"#,
            #"{"do":"add-characteristic","accessory":"Lamp","characteristic":"Brightness","value":"dim"}"#,
            #"{"do":"fault"}"#, #"{"do":"fault","fault":"fire"}"#, #"{"do":"fault","fault":"slow","seconds":-1}"#,
            #"{"do":"fault","fault":"slow","times":0}"#, #"{"do":"fault","fault":"slow","server":"Attic"}"#,
            #"{"do":"reboot","server":"Attic"}"#, #"{"do":"list"} {"do":"list"}"#,
        ]
        let before = await ask(#"{"do":"list"}"#)
        for line in lines {
            let answer = await ask(line)
            #expect(answer["ok"] == .bool(false), "\(line)")
            guard case .string(let text)? = answer["error"] else {
                Issue.record("no words for \(line)")
                continue
            }
            #expect(text.count > 10 && !text.contains("\n") && text.count < 400, "\(text)")
        }
        #expect(await ask(#"{"do":"list"}"#) == before)
        await simulator.shutdown()
    }

    @Test func givesTheIdBack() async {
        #expect(await ask(#"{"do":"list","id":{"a":1}}"#)["id"] == .object(["a": .int(1)]))
        #expect(await ask(#"{"do":"dance","id":7}"#)["id"] == .int(7))
        await simulator.shutdown()
    }

    @Test("B8: a value set by hand reaches every observing controller")
    func b8TellsEveryObserver() async throws {
        let server = await simulator.servers[0]
        let (house, on) = try await PairedServer.pairing(server, watching: "On")
        let news = [Told(), Told()]
        var sessions: [WireController] = []
        for told in news {
            let session = try await house.session { told.tell($0) }
            #expect(try await session.subscribe(to: on).status == 204)
            sessions.append(session)
        }
        #expect(await ask(#"{"do":"set","accessory":"Lamp","characteristic":"On","value":true}"#)["ok"] == .bool(true))
        for told in news {
            #expect(try await told.next() == #"{"characteristics":[{"aid":2,"iid":\#(on.iid),"value":true}]}"#)
        }
        await simulator.shutdown()
    }

    @Test("B5, B9: an accessory joins a bridge and leaves it, and the configuration number rises each time")
    func b9AddsAndRemovesBehindABridge() async throws {
        let server = await simulator.servers[0]
        let (house, _) = try await PairedServer.pairing(server, watching: "On")
        let session = try await house.session()
        let before = await server.configurationNumber
        let added = await ask(
            #"{"do":"add-accessory","bridge":"Hall","accessory":{"name":"Fan","manufacturer":"Acme","services":[{"type":"Fan"}]}}"#
        )
        #expect(added["server"]?["configurationNumber"] == .int(Int64(before + 1)))
        var listing = try await session.listing()
        #expect(listing.accessories.map { $0.information("Name") }.last == .string("Fan"))
        #expect(listing.accessories.last?.information("Manufacturer") == .string("Acme"))
        #expect(await ask(#"{"do":"remove-accessory","accessory":"Fan"}"#)["ok"] == .bool(true))
        listing = try await session.listing()
        #expect(listing.accessories.count == 2)
        #expect(await server.configurationNumber == before + 2)
        await simulator.shutdown()
    }

    @Test("B7: a new light brings what lights usually have; what it must have stays")
    func b7BringsTheUsual() async throws {
        _ = await ask(#"{"do":"add-accessory","accessory":"Spot","bridge":"Hall"}"#)
        _ = await ask(#"{"do":"add-service","accessory":"Spot","service":"Lightbulb"}"#)
        func types() async -> [String] {
            let record = await simulator.servers[0].accessories.last
            return record?.services.last?.characteristics.map(\.type.name) ?? []
        }
        #expect(await types() == ["On", "Brightness", "Hue", "Saturation"])
        _ = await ask(#"{"do":"remove-characteristic","accessory":"Spot","characteristic":"Hue"}"#)
        #expect(await types() == ["On", "Brightness", "Saturation"])
        #expect(
            await error(#"{"do":"remove-characteristic","accessory":"Spot","characteristic":"On"}"#).contains("must"))
        let custom = "E863F10F-079E-48FF-8F27-9C2605A29F52"
        _ = await ask(
            #"{"do":"add-characteristic","accessory":"Spot","characteristic":"\#(custom)","value":{"value":5,"format":"uint8"}}"#
        )
        #expect(await types() == ["On", "Brightness", "Saturation", custom])
        #expect(await error(#"{"do":"add-service","accessory":"Spot","service":"Lightbulb"}"#).contains("already"))
        await simulator.shutdown()
    }

    @Test func keepsNumbersAndValuesOfWhatStays() async throws {
        _ = await ask(#"{"do":"set","accessory":"Lamp","characteristic":"On","value":true}"#)
        let before = await simulator.servers[0].accessories[1]
        _ = await ask(#"{"do":"add-characteristic","accessory":"Lamp","characteristic":"Brightness","value":30}"#)
        let after = await simulator.servers[0].accessories[1]
        #expect(after.services[1]["On"] == before.services[1]["On"])
        #expect(after.services[1]["On"]?.value == .bool(true))
        #expect(after.services[1]["Brightness"]?.value == .int(30))
        await simulator.shutdown()
    }

    @Test func servesAnAddedAccessoryOnItsOwnAndForgetsIt() async throws {
        let added = await ask(
            #"{"do":"add-accessory","accessory":{"name":"Door","services":[{"type":"LockMechanism"}]}}"#)
        guard case .int(let port)? = added["server"]?["port"] else { throw TransportError.refused }
        let stranger = try await WireController(port: Int(port))
        #expect(try await stranger.ask("POST", "/identify").status == 204)
        #expect(await ask(#"{"do":"remove-accessory","accessory":"Door"}"#)["ok"] == .bool(true))
        await #expect(throws: TransportError.refused) { _ = try await WireController(port: Int(port)) }
        await simulator.shutdown()
    }

    @Test func tellsWhoWatches() async throws {
        let told = Told()
        let console = SimulatorConsole(simulator) { told.tell(text: $0) }
        _ = await console.answer(to: #"{"do":"watch"}"#)
        let (house, on) = try await PairedServer.pairing(await simulator.servers[0], watching: "On")
        #expect(try await told.next() == #"{"controllers":1,"event":"pairings","server":"Hall"}"#)
        let session = try await house.session()
        _ = try await session.ask("PUT", "/characteristics", on.write("true"))
        let line = try await told.next()
        #expect(line.contains(#""by":"controller""#) && line.contains(#""value":true"#) && line.contains("Lamp"))
        await console.close()
        await simulator.shutdown()
    }
}
