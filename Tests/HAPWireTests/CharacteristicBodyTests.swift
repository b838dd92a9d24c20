import HomeModel
import TestSupport
import Testing

@testable import HAPWire

/// The bodies of reads, writes, timed writes and answers.
struct CharacteristicBodyTests {
    private let lamp = CharacteristicID(aid: 2, iid: 9)

    private func text(_ body: [UInt8]) -> String { String(decoding: body, as: UTF8.self) }

    @Test func readsAndWritesAnIdentity() {
        #expect(CharacteristicID("2.9") == lamp)
        #expect("\(lamp)" == "2.9")
        #expect(CharacteristicID("6623462412413293.158913789954")?.iid == 158_913_789_954)
    }

    @Test(arguments: ["", "1", "1.", ".1", "1.2.3", "+1.2", "1.-2", "a.b", "18446744073709551616.1"])
    func refusesWhatIsNoIdentity(text: String) {
        #expect(CharacteristicID(text) == nil)
    }

    @Test func readsTheQueryThatItWrites() {
        var request = CharacteristicReadRequest([lamp, CharacteristicID(aid: 3, iid: 1)])
        #expect(request.target == "/characteristics?id=2.9,3.1")
        request.wantsMetadata = true
        request.wantsEvents = true
        #expect(request.target == "/characteristics?id=2.9,3.1&meta=1&ev=1")
        #expect(CharacteristicReadRequest(query: request.target.drop { $0 != "?" }.dropFirst()) == request)
        #expect(CharacteristicReadRequest(query: "id=2.9%2C3.1")?.ids.count == 2)
    }

    @Test(arguments: ["", "id=", "id=1", "id=1.2.3", "id=1.2,", "meta=1", "id=1.2&id=1.3", "id"])
    func refusesAQueryWithoutGoodIdentities(query: String) {
        #expect(CharacteristicReadRequest(query: query) == nil)
    }

    @Test func boundsTheLengthOfAQuery() {
        #expect(
            CharacteristicReadRequest(query: "id=" + Array(repeating: "1.1", count: 100_000).joined(separator: ","))
                == nil)
    }

    @Test func writesValuesAsTheyAre() {
        let request = CharacteristicWriteRequest(
            [.init(lamp, value: .bool(true)), .init(lamp, value: .double(21.1)), .init(lamp, wantsEvents: true)],
            preparation: 9_007_199_254_740_991)
        #expect(
            text(request.body) == """
                {"characteristics":[{"aid":2,"iid":9,"value":true},{"aid":2,"iid":9,"value":21.1},\
                {"aid":2,"ev":true,"iid":9}],"pid":9007199254740991}
                """)
    }

    @Test func readsTheWriteThatItWrites() throws {
        var entry = CharacteristicWriteRequest.Entry(lamp, value: .string("é"))
        entry.wantsResponse = true
        let request = CharacteristicWriteRequest([entry, .init(lamp, wantsEvents: false)], preparation: 5)
        #expect(try CharacteristicWriteRequest(reading: request.body) == request)
    }

    @Test(arguments: [
        "", "[]", "{}", #"{"characteristics":[]}"#, #"{"characteristics":[{"aid":1}]}"#,
        #"{"characteristics":[{"aid":-1,"iid":2}]}"#, #"{"characteristics":[{"aid":1,"iid":2,"value":null}]}"#,
        #"{"characteristics":[{"aid":1,"iid":2,"value":[]}]}"#, #"{"characteristics":[{"aid":1,"iid":2,"ev":2}]}"#,
        #"{"characteristics":[{"aid":1,"iid":2,"value":1}],"pid":-1}"#,
        #"{"characteristics":[{"aid":1,"iid":2,"value":NaN}]}"#,
        #"{"characteristics":[{"aid":"1","iid":2,"value":1}]}"#, #"{"characteristics":[true]}"#,
    ])
    func refusesAWriteThatIsNone(body: String) {
        #expect(throws: CharacteristicBodyFault.self) { try CharacteristicWriteRequest(reading: Array(body.utf8)) }
    }

    @Test func announcesATimedWrite() throws {
        let request = CharacteristicPrepareRequest(timeToLive: .milliseconds(2500), preparation: 11_122_333)
        #expect(text(request.body) == #"{"ttl":2500,"pid":11122333}"#)
        #expect(try CharacteristicPrepareRequest(reading: request.body) == request)
        let endless = Array(#"{"ttl":18446744073709551615,"pid":1}"#.utf8)
        #expect(try CharacteristicPrepareRequest(reading: endless).timeToLive == .seconds(3600))
        #expect(throws: CharacteristicBodyFault.missing("pid")) {
            try CharacteristicPrepareRequest(reading: Array(#"{"ttl":1}"#.utf8))
        }
    }

    @Test func readsAnAnswerWithWhatDoesNotBelongThere() throws {
        let body =
            #"{"characteristics":[true,{"aid":2,"iid":9,"value":0,"status":0},{"aid":2,"iid":10,"status":-70402}]}"#
        let answer = try CharacteristicAnswer(reading: Array(body.utf8))
        #expect(answer.entries.map(\.id.iid) == [9, 10])
        #expect(answer.entries[0].value == WireValue(.int(0)))
        #expect(answer.entries[1].status == .unreachable)
        #expect(answer.hasFailure)
    }

    @Test func readsAStatusForAWholeRequest() {
        #expect(CharacteristicStatus(reading: Array(#"{"status":-70401}"#.utf8)) == .insufficientPrivileges)
        #expect(CharacteristicStatus(reading: Array(#"{"characteristics":[]}"#.utf8)) == nil)
        #expect(CharacteristicStatus(reading: []) == nil)
        #expect(text(CharacteristicStatus.invalidValue.body) == #"{"status":-70410}"#)
    }

    @Test(
        arguments: [
            (0, nil), (-70401, .insufficientPrivileges), (-70402, .notReachedByBridge), (-70403, .busy),
            (-70404, .readOnly),
            (-70405, .writeOnly), (-70406, .noNotifications), (-70407, .outOfResources), (-70408, .tooSlow),
            (-70409, .noSuchCharacteristic), (-70410, .invalidValue), (-70411, .insufficientAuthorization),
            (-70412, .notAllowedNow), (-1, .status(-1)),
        ] as [(Int, ControlError?)])
    func tellsWhatAStatusMeans(number: Int, error: ControlError?) {
        #expect(CharacteristicStatus(rawValue: number).controlError == error)
    }

    @Test func survivesAnyChangedByte() {
        let bodies = [
            #"{"characteristics":[{"aid":2,"iid":8,"value":true,"r":true},{"aid":3,"iid":8,"ev":true}],"pid":123}"#,
            #"{"characteristics":[{"aid":1,"iid":51,"status":-70402,"value":1.5e3}]}"#, #"{"ttl":2500,"pid":1}"#,
        ].map { Array($0.utf8) }
        var random = Mutations(seed: 3)
        for round in 0..<6_000 {
            let body = random.mutate(bodies[round % bodies.count])
            _ = try? CharacteristicWriteRequest(reading: body)
            _ = try? CharacteristicAnswer(reading: body)
            _ = try? CharacteristicPrepareRequest(reading: body)
        }
    }
}

/// Requests for a camera's picture.
struct ResourceRequestTests {
    private func read(_ text: String) throws -> ResourceRequest { try ResourceRequest(reading: Array(text.utf8)) }

    @Test func readsWhichPictureIsWanted() throws {
        #expect(
            try read(#"{"aid":7,"resource-type":"image","image-width":320,"image-height":240.0}"#)
                == ResourceRequest(aid: 7, width: 320, height: 240))
        #expect(try read(#"{"resource-type":"image","image-width":1,"image-height":1}"#).aid == 1)
    }

    @Test func promisesNoPictureThatFillsTheMemory() throws {
        let request = try read(#"{"resource-type":"image","image-width":9223372036854775807,"image-height":1}"#)
        #expect(request.width == ResourceRequest.longestSide)
    }

    @Test(arguments: [
        "", "{}", #"{"resource-type":"film","image-width":1,"image-height":1}"#,
        #"{"resource-type":"image","image-width":-1,"image-height":1}"#,
        #"{"resource-type":"image","image-width":1,"image-height":"1"}"#,
        #"{"aid":"1","resource-type":"image","image-width":1,"image-height":1}"#,
    ])
    func refusesWhatAsksForNoPicture(_ text: String) {
        #expect(throws: CharacteristicBodyFault.self) { try read(text) }
    }
}
