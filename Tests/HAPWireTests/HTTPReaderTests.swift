import TestSupport
import Testing

@testable import HAPWire

/// Reading HTTP and events out of a stream, whole, in pieces and broken.
struct HTTPReaderTests {
    private static let answer = Array(
        "HTTP/1.1 207 Multi-Status\r\nContent-Type: application/hap+json\r\ncontent-length:  4 \r\n\r\nbody".utf8)
    private static let event = Array("EVENT/1.0 200 OK\r\nContent-Length: 2\r\n\r\n{}".utf8)
    private static let request = Array("PUT /characteristics HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc".utf8)
    private static let chunked = Array(
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\nA;note=1\r\n0123456789\r\n0\r\nTail: x\r\n\r\n"
            .utf8)
    private static let good = [answer, event, request, chunked]

    private func messages(_ pieces: [[UInt8]], limits: HTTPLimits = .beforeSession) throws(HTTPFault) -> [HTTPMessage] {
        var reader = HTTPReader(limits: limits)
        var messages: [HTTPMessage] = []
        for piece in pieces {
            reader.feed(piece)
            while let message = try reader.next() { messages.append(message) }
        }
        return messages
    }

    private func message(_ text: String) throws(HTTPFault) -> HTTPMessage? { try messages([Array(text.utf8)]).first }

    @Test func readsAnAnswerWithItsHeadersInAnyCase() throws {
        let message = try #require(try messages([Self.answer]).first)
        #expect(message.start == .response(status: 207))
        #expect(message[header: "CONTENT-TYPE"] == "application/hap+json")
        #expect(message.body == Array("body".utf8))
    }

    @Test func readsARequest() throws {
        let message = try #require(try messages([Self.request]).first)
        #expect(message.start == .request(method: "PUT", target: "/characteristics"))
        #expect(message.body == Array("abc".utf8))
    }

    @Test func readsAnEventInAnyCase() throws {
        let text = "Event/1.0 200 OK\r\nContent-Length: 2\r\n\r\n{}"
        #expect(try message(text)?.start == .event(status: 200))
    }

    @Test func joinsChunks() throws {
        #expect(try messages([Self.chunked]).map(\.body) == [Array("abc0123456789".utf8)])
    }

    @Test func readsManyMessagesOfOneBuffer() throws {
        let all = try messages([Self.good.flatMap { $0 }])
        #expect(
            all.map(\.start) == [
                .response(status: 207), .event(status: 200), .request(method: "PUT", target: "/characteristics"),
                .response(status: 200),
            ])
    }

    @Test func readsTheSameHoweverTheBytesAreCut() throws {
        let stream = Self.good.flatMap { $0 }
        let whole = try messages([stream])
        for cut in 1..<stream.count {
            #expect(try messages([Array(stream[..<cut]), Array(stream[cut...])]) == whole)
        }
        #expect(try messages(stream.map { [$0] }) == whole)
    }

    @Test func waitsForMoreAtEveryPrefix() throws {
        for message in Self.good {
            for end in message.indices { #expect(try messages([Array(message[..<end])]).isEmpty) }
        }
    }

    @Test func survivesAnyChangedByte() {
        var random = Mutations(seed: 5)
        for round in 0..<4_000 {
            // Whatever comes out, a message or a fault, it comes.
            _ = try? messages([random.mutate(Self.good[round % Self.good.count])])
        }
    }

    @Test func takesTimeInProportionToTheBytes() throws {
        let body = [UInt8](repeating: 7, count: 1 << 20)
        let stream = HTTPMessage.response(200, body: body).bytes
        var reader = HTTPReader(limits: .inSession)
        var found: HTTPMessage?
        for byte in stream {
            reader.feed(CollectionOfOne(byte))
            if let message = try reader.next() { found = message }
        }
        #expect(found?.body == body)
    }

    @Test(arguments: [
        "HTTP/1.1 2000 OK\r\n\r\n", "HTTP/1.1 OK\r\n\r\n", "GET\r\n\r\n", "GET accessories HTTP/1.1\r\n\r\n",
        "get / HTTP/1.1\r\n\r\n", "GET / SPDY/3\r\n\r\n", "\u{0}\u{1}\u{2}\r\n\r\n",
    ])
    func refusesWhatDoesNotBeginAMessage(text: String) {
        #expect(throws: HTTPFault.badStart) { try message(text) }
    }

    @Test(arguments: ["no colon", ": nothing", "white space: 1", "\u{e9}: 1"])
    func refusesABadHeader(line: String) {
        #expect(throws: HTTPFault.badHeader) { try message("HTTP/1.1 200 OK\r\n\(line)\r\n\r\n") }
    }

    @Test(arguments: [
        "Content-Length: -1", "Content-Length: +1", "Content-Length: 1e3", "Content-Length:",
        "Content-Length: 1\r\nContent-Length: 2", "Content-Length: 1\r\nTransfer-Encoding: chunked",
        "Transfer-Encoding: gzip", "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked",
        "Content-Length: 99999999999999999999",
    ])
    func refusesAnUnclearLength(line: String) {
        #expect(throws: HTTPFault.badLength) { try message("HTTP/1.1 200 OK\r\n\(line)\r\n\r\n") }
    }

    @Test(arguments: ["g\r\n", "\r\n", "-1\r\n", "123456789\r\n", "1\r\nabc\r\n"])
    func refusesABadChunk(chunk: String) {
        #expect(throws: HTTPFault.badChunk) {
            try message("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n\(chunk)")
        }
    }

    @Test func boundsTheHead() {
        #expect(throws: HTTPFault.headTooLong) { try messages([[UInt8](repeating: 65, count: 1 << 20)]) }
        let endless = Array(repeating: Array("X: y\r\n".utf8), count: 10_000)
        #expect(throws: HTTPFault.headTooLong) { try messages([Array("GET / HTTP/1.1\r\n".utf8)] + endless) }
        #expect(throws: HTTPFault.headTooLong) { try messages([Array(repeating: 10, count: 40_000)]) }
    }

    @Test func boundsTheBody() {
        #expect(throws: HTTPFault.bodyTooLong) {
            try message("HTTP/1.1 200 OK\r\nContent-Length: 1000000000000\r\n\r\n")
        }
        let chunks = String(repeating: "400\r\n\(String(repeating: "x", count: 1024))\r\n", count: 33)
        #expect(throws: HTTPFault.bodyTooLong) {
            try message("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n\(chunks)")
        }
    }

    @Test func skipsProvisionalAnswersAndEmptyLines() throws {
        let message = try message("\r\n\r\nHTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n")
        #expect(message == HTTPMessage(.response(status: 204)))
    }

    @Test func waitsNotForEverForAnAnswer() throws {
        let again = Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)
        #expect(throws: HTTPFault.noAnswer) { try messages(Array(repeating: again, count: 9)) }
        #expect(throws: HTTPFault.noAnswer) { try messages([Array(repeating: again, count: 1_000).flatMap { $0 }]) }
        #expect(try messages(Array(repeating: again + again + Self.answer, count: 50)).count == 50)
    }

    @Test func boundsWhatAnEventTells() throws {
        let long = { (start: String, length: Int) in
            Array("\(start) 200 OK\r\nContent-Length: \(length)\r\n\r\n".utf8) + [UInt8](repeating: 65, count: length)
        }
        #expect(try messages([long("HTTP/1.1", 1 << 20)], limits: .inSession).count == 1)
        #expect(try messages([long("EVENT/1.0", 100_000)], limits: .inSession).count == 1)
        #expect(throws: HTTPFault.bodyTooLong) { try messages([long("EVENT/1.0", 1 << 20)], limits: .inSession) }
    }

    @Test func givesBackWhatIsNoMessageYet() throws {
        var reader = HTTPReader(limits: .beforeSession)
        reader.feed(Self.event + [1, 2, 3])
        #expect(try reader.next() != nil)
        #expect(reader.takeUnread() == [1, 2, 3])
    }
}

/// Writing HTTP.
struct HTTPMessageTests {
    @Test func writesTheLengthBeforeTheKindOfTheContent() {
        let message = HTTPMessage.request("PUT", "/characteristics", host: "h", content: HTTPContent.json, body: [65])
        #expect(
            String(decoding: message.bytes, as: UTF8.self)
                == "PUT /characteristics HTTP/1.1\r\nHost: h\r\nContent-Length: 1\r\n"
                + "Content-Type: application/hap+json\r\n\r\nA")
    }

    @Test func writesNoLengthWhereThereCanBeNoContent() {
        #expect(String(decoding: HTTPMessage.response(204).bytes, as: UTF8.self) == "HTTP/1.1 204 No Content\r\n\r\n")
        let request = HTTPMessage.request("GET", "/accessories", host: "h")
        #expect(String(decoding: request.bytes, as: UTF8.self) == "GET /accessories HTTP/1.1\r\nHost: h\r\n\r\n")
    }

    @Test func writesWhatItReads() throws {
        let messages = [
            HTTPMessage.request("POST", "/identify", host: "h"), .response(470), .event(Array("{}".utf8)),
            .response(200, content: HTTPContent.pairing, body: Array(0...255)),
        ]
        var reader = HTTPReader(limits: .beforeSession)
        for message in messages { reader.feed(message.bytes) }
        for message in messages {
            let read = try #require(try reader.next())
            #expect(read.start == message.start)
            #expect(read.body == message.body)
        }
    }
}
