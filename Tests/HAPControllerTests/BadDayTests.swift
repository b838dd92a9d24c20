import Foundation
import HAPTransport
import HAPWire
import HomeModel
import Synchronization
import TestSupport
import Testing

@testable import HAPController
@testable import HomeModel

/// What the controller makes of devices that answer late, badly or not at all.
struct BadDayTests {
    private let folder = TemporaryFolder()

    private func address(_ iid: UInt64, of device: ScriptedAccessory) -> CharacteristicAddress {
        device.address(iid, iid == 1 ? "On" : "CurrentTemperature")
    }

    private func json(_ status: Int, _ text: String) -> ScriptedAccessory.Move {
        .send([.response(status, content: HTTPContent.json, body: Array(text.utf8))])
    }

    /// What comes of reading characteristics 1 and 2 of a device that makes this move.
    private func reading(
        answer: Duration = .seconds(5), _ move: @escaping @Sendable (HTTPMessage, Int) -> ScriptedAccessory.Move
    ) async throws -> (results: [ReadResult], connections: Int) {
        let device = try await ScriptedAccessory(move)
        let controller = try await device.controller(answer: answer)
        let results = await controller.read([address(1, of: device), address(2, of: device)])
        await controller.close()
        let connections = await device.connections
        await device.stop()
        return (results, connections)
    }

    /// What comes of writing true to characteristics 1 and 2 of a device that makes this move.
    private func writing(
        answer: Duration = .seconds(5), isTimed: Bool = false,
        _ move: @escaping @Sendable (HTTPMessage, Int) -> ScriptedAccessory.Move
    ) async throws -> [WriteResult] {
        let device = try await ScriptedAccessory(move)
        let controller = try await device.controller(answer: answer)
        let results = await controller.write(
            [1, 2].map { .init(address: address($0, of: device), value: .bool(true), isTimed: isTimed) })
        await controller.close()
        await device.stop()
        return results
    }

    private static let values = Array(
        #"{"characteristics":[{"aid":1,"iid":2,"value":20.5},{"aid":1,"iid":1,"value":true}]}"#.utf8)
    private static let good = HTTPMessage.response(200, content: HTTPContent.json, body: values)

    @Test func putsValuesIntoTheOrderOfTheRequest() async throws {
        let (results, _) = try await reading { _, _ in .send([Self.good]) }
        #expect(results == [.success(.bool(true)), .success(.double(20.5))])
    }

    @Test func triesAgainOnceWhereAConnectionBreaks() async throws {
        let (results, connections) = try await reading { _, connection in
            connection == 1 ? .hangUp : .send([Self.good])
        }
        #expect(results == [.success(.bool(true)), .success(.double(20.5))])
        #expect(connections == 2)
    }

    @Test func givesUpWhereTheSecondConnectionBreaksToo() async throws {
        let (results, connections) = try await reading { _, _ in .hangUp }
        #expect(results == [.failure(.unreachable), .failure(.unreachable)])
        #expect(connections == 2)
    }

    @Test func isAwayUntilItAnswersHoweverOftenItLetsItselfBeConnectedTo() async throws {
        let isWell = Atomic(false)
        let device = try await ScriptedAccessory { _, _ in
            isWell.load(ordering: .sequentiallyConsistent) ? .send([Self.good]) : .hangUp
        }
        let controller = try await device.controller(answer: .seconds(5))
        let events = controller.events()
        for _ in 0..<3 { _ = await controller.read([address(1, of: device)]) }
        isWell.store(true, ordering: .sequentiallyConsistent)
        _ = await controller.read([address(1, of: device)])
        let id = address(1, of: device).accessory.device
        var told: [ControlEvent] = []
        for await event in events {
            told.append(event)
            if event == .reachability(id, true) { break }
        }
        #expect(told == [.reachability(id, false), .reachability(id, true)])
        await controller.close()
        await device.stop()
    }

    @Test func doesNotKnowWhatBecameOfAWriteWhoseConnectionBrokeTwice() async throws {
        let results = try await writing { _, _ in .hangUp }
        #expect(throws: ControlError.interrupted) { try results[0].get() }
        #expect(ControlError.interrupted.isOutOfReach)
    }

    @Test func doesNotKnowWhatBecameOfAWriteThatWasNotAnsweredInTime() async throws {
        let results = try await writing(answer: .seconds(3)) { _, _ in .silence }
        for result in results { #expect(throws: ControlError.unconfirmed) { try result.get() } }
        #expect(ControlError.unconfirmed.isOutOfReach)
        // A read changes nothing, and neither does the announcement of a write that was then not sent.
        let (read, _) = try await reading(answer: .seconds(3)) { _, _ in .silence }
        #expect(read[0] == .failure(.timedOut))
        let timed = try await writing(answer: .seconds(3), isTimed: true) { _, _ in .silence }
        #expect(throws: ControlError.timedOut) { try timed[0].get() }
        let late = try await writing(answer: .seconds(3), isTimed: true) { request, _ in
            request.start.isPrepare ? .send([.response(200)]) : .silence
        }
        #expect(throws: ControlError.unconfirmed) { try late[0].get() }
    }

    @Test func doesNotKnowWhatBecameOfAWriteThatWasAnsweredWrongly() async throws {
        let results = try await writing { _, _ in .flood(.response(100)) }
        guard case .protocolViolation(let how) = try #require(results[0].failure) else {
            Issue.record("\(results[0])")
            return
        }
        #expect(how.isInDoubt)
    }

    @Test func endsAnExchangeInWhichADeviceOnlyAsksToBeWaitedFor() async throws {
        let started = ContinuousClock.now
        let (results, _) = try await reading { _, _ in .flood(.response(100)) }
        #expect(
            results[0]
                == .failure(
                    .protocolViolation(ProtocolViolation(.noAnswer))))
        let event = HTTPMessage.event(Array(#"{"characteristics":[{"aid":1,"iid":9,"value":1}]}"#.utf8))
        let (flooded, _) = try await reading { _, _ in .flood(event) }
        #expect(flooded[0] == .failure(.protocolViolation(ProtocolViolation(.endless))))
        #expect(.now - started < .seconds(8))
        let (patient, _) = try await reading { _, _ in .send([.response(100), .response(102), event, Self.good]) }
        #expect(patient == [.success(.bool(true)), .success(.double(20.5))])
    }

    @Test func believesNothingThatIsToldInTwoWays() async throws {
        let wrong = ReadResult.failure(.protocolViolation(ProtocolViolation(.noValue)))
        let (values, _) = try await reading { _, _ in
            json(
                200,
                #"{"characteristics":[{"aid":1,"iid":1,"value":true},{"aid":1,"iid":1,"value":false},"#
                    + #"{"aid":1,"iid":2,"value":20,"value":21}]}"#)
        }
        #expect(values == [wrong, wrong])
        let (same, _) = try await reading { _, _ in
            json(
                200,
                #"{"characteristics":[{"aid":1,"iid":1,"value":true},{"aid":1,"iid":1,"value":true},"#
                    + #"{"aid":1,"iid":2,"value":20,"value":20}]}"#)
        }
        #expect(same == [.success(.bool(true)), .success(.double(20))])
    }

    @Test func tellsASilentDeviceFromOneThatIsNotThere() async throws {
        let (results, connections) = try await reading(answer: .seconds(2)) { _, _ in .silence }
        #expect(results == [.failure(.timedOut), .failure(.timedOut)])
        #expect(connections == 1)
    }

    @Test func readsPastEventsBeforeAnAnswer() async throws {
        let event = HTTPMessage.event(Array(#"{"characteristics":[{"aid":1,"iid":9,"value":1}]}"#.utf8))
        let (results, _) = try await reading { _, _ in .send([event, event, Self.good, event]) }
        #expect(results == [.success(.bool(true)), .success(.double(20.5))])
    }

    @Test func givesEachCharacteristicItsOwnError() async throws {
        let (results, _) = try await reading { _, _ in
            json(
                207, #"{"characteristics":[{"aid":1,"iid":1,"status":-70402},{"aid":1,"iid":2,"status":0,"value":3}]}"#)
        }
        #expect(results == [.failure(.notReachedByBridge), .success(.double(3))])
    }

    @Test func missesWhatADeviceLeavesOut() async throws {
        let (results, _) = try await reading { _, _ in
            json(200, #"{"characteristics":[{"aid":1,"iid":1,"value":null}]}"#)
        }
        #expect(results == [.failure(.noValue), .failure(.noSuchCharacteristic)])
    }

    @Test func refusesAnAnswerThatIsNone() async throws {
        let (results, _) = try await reading { _, _ in json(200, "{") }
        #expect(results[0] == .failure(.protocolViolation(ProtocolViolation(.notJSON))))
        let (unasked, _) = try await reading { _, _ in .send([.request("GET", "/", host: "h")]) }
        #expect(unasked[0] == .failure(.protocolViolation(ProtocolViolation(.request))))
    }

    @Test func takesAStatusForTheWholeRequest() async throws {
        let (results, _) = try await reading { _, _ in json(500, #"{"status":-70403}"#) }
        #expect(results == [.failure(.busy), .failure(.busy)])
        let (bare, _) = try await reading { _, _ in .send([.response(503)]) }
        #expect(bare[0] == .failure(.busy))
        let (odd, _) = try await reading { _, _ in .send([.response(500)]) }
        #expect(odd[0] == .failure(.protocolViolation(ProtocolViolation(.status, "500"))))
        let (closed, _) = try await reading { _, _ in .send([.response(470)]) }
        #expect(closed[0] == .failure(.insufficientAuthorization))
    }

    @Test("C4: nothing is reported done before the accessory said so")
    func c4ReportsNothingDoneThatWasNotSaidToBe() async throws {
        let results = try await writing { _, _ in json(207, #"{"characteristics":[true,{"aid":1,"iid":2,"status":0}]}"#)
        }
        #expect(throws: ControlError.protocolViolation(ProtocolViolation(.leftOut))) { try results[0].get() }
        #expect(throws: Never.self) { try results[1].get() }
    }

    @Test func reportsAllDoneAfterAnAnswerWithoutContent() async throws {
        let results = try await writing { _, _ in .send([.response(204)]) }
        #expect(throws: Never.self) { try results.forEach { try $0.get() } }
    }

    @Test func announcesATimedWriteUnderTheSameNumberOnOneConnection() async throws {
        let device = try await ScriptedAccessory { request, connection in
            guard connection > 1 else { return request.start.isPrepare ? .send([.response(200)]) : .hangUp }
            return .send([.response(request.start.isPrepare ? 200 : 204)])
        }
        let controller = try await device.controller()
        let write = CharacteristicWrite(address: address(1, of: device), value: .int(1), isTimed: true)
        try await controller.write([write])[0].get()
        let requests = await device.requests
        #expect(requests.map(\.start.isPrepare) == [true, false, true, false])
        let number = try CharacteristicPrepareRequest(reading: requests[2].body).preparation
        #expect(try CharacteristicWriteRequest(reading: requests[3].body).preparation == number)
        await controller.close()
        await device.stop()
    }

    @Test func sendsOneRequestForAllOfADevice() async throws {
        let device = try await ScriptedAccessory { _, _ in .send([.response(204)]) }
        let controller = try await device.controller()
        let results = await controller.write(
            (1...100).map { .init(address: address($0, of: device), value: .bool(true)) })
        #expect(results.count == 100)
        #expect(await device.requests.count == 1)
        await controller.close()
        await device.stop()
    }

    @Test func sendsNothingTwiceThatMustNotBe() async throws {
        let device = try await ScriptedAccessory { _, connection in
            connection == 1 ? .hangUp : .send([.response(204)])
        }
        let controller = try await device.controller()
        let key = CharacteristicWrite(address: address(1, of: device), value: .int(4), isRepeatable: false)
        let power = CharacteristicWrite(address: address(2, of: device), value: .bool(true))
        let results = await controller.write([key])
        #expect(throws: ControlError.interrupted) { try results[0].get() }
        #expect(await device.requests.count == 1)
        let both = await controller.write([key, power])
        #expect(throws: Never.self) { try both.forEach { try $0.get() } }
        #expect(await device.requests.count == 3)
        await controller.close()
        await device.stop()
    }

    @Test("C6: a silent device takes one deadline, however much is asked of it at once")
    func c6AsksASilentDeviceNoLongerThanOneDeadline() async throws {
        let device = try await ScriptedAccessory { _, _ in .silence }
        let controller = try await device.controller(answer: .seconds(2))
        let place = address(1, of: device)
        let started = ContinuousClock.now
        let answers = await withTaskGroup(of: [ReadResult].self) { group in
            for _ in 0..<20 { group.addTask { await controller.read([place]) } }
            return await group.reduce(into: []) { $0 += $1 }
        }
        #expect(answers == Array(repeating: .failure(.timedOut), count: 20))
        #expect(.now - started < .seconds(10))
        await controller.close()
        await device.stop()
    }

    @Test func triesEachPlaceOfADeviceUntilItProvesItself() async throws {
        let device = try await ScriptedAccessory { _, _ in .send([Self.good]) }
        let stored = await device.stored
        let stale = StoredPairing(pairing: stored.pairing, host: "127.0.0.1", port: 1, name: "Scripted")
        let announced = AnnouncedAccessory(
            announcement: AccessoryAnnouncement(
                name: "Scripted", deviceID: device.deviceID, isPairable: false, model: ""), host: "scripted.local.",
            port: stored.port, addresses: ["127.0.0.1"])
        #expect(stale.endpoints(announced: nil).map(\.port) == [1])
        #expect(stale.endpoints(announced: announced).map(\.port) == [stored.port, 1])
        #expect(stored.endpoints(announced: announced).map(\.port) == [stored.port])
        await device.stop()
    }

    @Test func saysThatADeviceHasForgottenUs() async throws {
        let device = try await ScriptedAccessory(knowsUs: false) { _, _ in .silence }
        let controller = try await device.controller()
        let results = await controller.read([address(1, of: device)])
        #expect(results == [.failure(.pairingGone)])
        await controller.close()
        await device.stop()
    }

    @Test func knowsNoDeviceThatIsNotPaired() async throws {
        let store = PairingFile(folder: folder.file("data"))
        let controller = HomeController(store: store)
        let stranger = try #require(DeviceID("00:00:00:00:00:09"))
        var power = Characteristic(type: "On")
        power.iid = 1
        let address = try #require(CharacteristicAddress(of: power, in: AccessoryAddress(device: stranger, aid: 1)))
        #expect(await controller.read([address]) == [.failure(.pairingMissing(in: store.place))])
        #expect(access(store.place, F_OK) != 0, "who only reads makes nothing")
    }

    @Test func asksNothingWhereNothingIsAsked() async {
        let controller = HomeController(store: PairingFile(folder: folder.path))
        #expect(await controller.read([]).isEmpty)
        #expect(await controller.write([]).isEmpty)
    }
}

extension HTTPMessage.Start {
    fileprivate var isPrepare: Bool { self == .request(method: "PUT", target: "/prepare") }
}

extension Result where Failure == ControlError {
    fileprivate var failure: ControlError? { if case .failure(let error) = self { error } else { nil } }
}
