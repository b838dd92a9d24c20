import BeckonRuntime
import HAPWire
import HTTPTypes
import HomeLog
import HummingbirdCore
import NIOCore

extension Responder {
    /// Answers a request that came from away, as one at home; events are not followed from there.
    func answer(to message: HTTPMessage) async -> HTTPMessage {
        guard case .request(let name, let target) = message.start, let method = HTTPRequest.Method(name) else {
            return .response(400)
        }
        var head = HTTPRequest(method: method, scheme: nil, authority: nil, path: target)
        for header in message.headers {
            guard let name = HTTPField.Name(header.name) else { continue }
            head.headerFields[name] = header.value
        }
        let body = RequestBody(buffer: ByteBuffer(bytes: message.body))
        let (answer, number) = await self.answer(to: HummingbirdCore.Request(head: head, body: body))
        let (status, bytes, type): (Int, [UInt8], String) =
            switch answer.body {
            case .bytes(let bytes, let type): (answer.status.code, bytes, type)
            case .events: (404, [], "text/plain")
            }
        let headers = answer.headers.map { HTTPHeader($0.name.rawName, $0.value) }
        return HTTPMessage(
            .response(status: status),
            headers: [HTTPHeader("Content-Type", type), HTTPHeader("X-Request-ID", number)] + headers, body: bytes)
    }
}
