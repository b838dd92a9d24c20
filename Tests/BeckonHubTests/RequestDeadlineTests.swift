import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Testing

@testable import BeckonHub

/// Connections whose time passes as a test says.
struct RequestDeadlineTests {
    private let channel = EmbeddedChannel()

    init() throws {
        try channel.pipeline.syncOperations.addHandler(RequestDeadline(.seconds(30)))
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    }

    private func request(isWhole: Bool = true) throws {
        let head = HTTPRequest(method: .get, scheme: nil, authority: "localhost", path: "/")
        try channel.writeInbound(HTTPRequestPart.head(head))
        if isWhole { try channel.writeInbound(HTTPRequestPart.end(nil)) }
    }

    private func answer() throws {
        try channel.writeOutbound(HTTPResponsePart.head(HTTPResponse(status: .ok)))
        try channel.writeOutbound(HTTPResponsePart.end(nil))
    }

    private func pass(_ seconds: Int64) { channel.embeddedEventLoop.advanceTime(by: .seconds(seconds)) }

    @Test func endsWhatSendsNothing() {
        pass(29)
        #expect(channel.isActive)
        pass(2)
        #expect(!channel.isActive)
    }

    @Test func endsARequestThatTrickles() throws {
        try request(isWhole: false)
        for _ in 1...29 {
            pass(1)
            try channel.writeInbound(HTTPRequestPart.body(ByteBuffer(string: "x")))
        }
        #expect(channel.isActive)
        pass(2)
        #expect(!channel.isActive)
    }

    @Test func waitsForAnAnswerAndThenForTheNextRequest() throws {
        try request()
        pass(600)
        #expect(channel.isActive)
        try answer()
        pass(20)
        try request()
        try answer()
        pass(29)
        #expect(channel.isActive)
        pass(2)
        #expect(!channel.isActive)
    }

    @Test func anAnswerThatDidNotWaitForItsRequestStopsNoClock() throws {
        try request(isWhole: false)
        try answer()
        pass(20)
        try channel.writeInbound(HTTPRequestPart.end(nil))
        pass(11)
        #expect(!channel.isActive)
    }
}
