import HAPWire
import Testing

@testable import HAPTransport

/// Messages to bytes and back, in clear and sealed.
struct MessageCodecTests {
    private static let keys = SessionKeys(
        read: [UInt8](repeating: 1, count: 32), write: [UInt8](repeating: 2, count: 32))

    private func pair() -> (controller: MessageCodec, accessory: MessageCodec) {
        (MessageCodec(side: .controller), MessageCodec(side: .accessory))
    }

    @Test func carriesMessagesInClearAndThenSealed() throws {
        var (controller, accessory) = pair()
        let hello = HTTPMessage.request("POST", "/pair-verify", host: "h", body: [1])
        accessory.feed(controller.bytes(of: hello))
        #expect(try accessory.next()?.body == [1])
        controller.seal(with: Self.keys)
        accessory.seal(with: Self.keys)
        let body = [UInt8](repeating: 3, count: 5000)
        let sealed = accessory.bytes(of: .response(200, body: body))
        for byte in sealed { controller.feed([byte]) }
        #expect(try controller.next()?.body == body)
        accessory.feed(controller.bytes(of: hello))
        #expect(try accessory.next()?.body == [1])
    }

    @Test func takesBytesThatCameBeforeTheKeysAsSealed() throws {
        var (controller, accessory) = pair()
        let last = controller.bytes(of: .request("POST", "/pair-verify", host: "h", body: [1]))
        controller.seal(with: Self.keys)
        accessory.feed(last + controller.bytes(of: .request("GET", "/accessories", host: "h")))
        #expect(try accessory.next() != nil)
        accessory.seal(with: Self.keys)
        #expect(try accessory.next()?.start == .request(method: "GET", target: "/accessories"))
    }

    @Test func endsAtPlainTextWithinASession() {
        var (_, accessory) = pair()
        accessory.seal(with: Self.keys)
        accessory.feed(HTTPMessage.request("GET", "/accessories", host: "h").bytes)
        #expect(throws: TransportError.self) { try accessory.next() }
    }

    @Test func givesTheGoodMessagesBeforeABadFrame() throws {
        var (controller, accessory) = pair()
        controller.seal(with: Self.keys)
        accessory.seal(with: Self.keys)
        accessory.feed(controller.bytes(of: .request("GET", "/accessories", host: "h")))
        accessory.feed([UInt8](repeating: 9, count: 40))
        #expect(try accessory.next() != nil)
        #expect(throws: TransportError.self) { try accessory.next() }
    }
}
