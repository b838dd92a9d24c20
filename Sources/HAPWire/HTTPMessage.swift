/// One message of HAP's HTTP: a request, the answer to one, or an event that nobody asked for.
///
/// HAP uses HTTP/1.1 over one kept connection, and sends events in the same stream as `EVENT/1.0` (HAP specification,
/// chapter 6).
public struct HTTPMessage: Hashable, Sendable {
    /// What the first line says.
    public var start: Start
    /// The header lines, in the order in which they are sent.
    public var headers: [HTTPHeader]
    /// The content, with no transfer coding.
    public var body: [UInt8]

    /// A message of the given parts; the length of the body is not among its headers, the writer adds it.
    public init(_ start: Start, headers: [HTTPHeader] = [], body: [UInt8] = []) {
        self.start = start
        self.headers = headers
        self.body = body
    }

    /// The first line of a message.
    public enum Start: Hashable, Sendable {
        /// A request of a controller; the target is a path and perhaps a query.
        case request(method: String, target: String)
        /// An accessory's answer.
        case response(status: Int)
        /// An accessory's own word of a change.
        case event(status: Int)
    }

    /// The value of a header, whose name is compared without regard to case; nil where there is none.
    public subscript(header name: String) -> String? {
        headers.first { $0.name.lowercased() == name.lowercased() }?.value
    }
}

/// One header line of a message.
public struct HTTPHeader: Hashable, Sendable {
    /// The name before the colon.
    public var name: String
    /// The text after the colon, without the spaces around it.
    public var value: String

    /// A header of the given name and value.
    public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}

/// The kinds of content that HAP sends.
public enum HTTPContent {
    /// The bodies of pairing: `application/pairing+tlv8`.
    public static let pairing = HTTPHeader("Content-Type", "application/pairing+tlv8")
    /// All other bodies: `application/hap+json`.
    public static let json = HTTPHeader("Content-Type", "application/hap+json")
    /// A camera's picture.
    public static let jpeg = HTTPHeader("Content-Type", "image/jpeg")
}

extension HTTPMessage {
    /// A controller's request.
    ///
    /// Every request names its host, the bare address without a port: HAP-python closes a connection that does not, and
    /// long mDNS names overflowed a device.
    public static func request(
        _ method: String, _ target: String, host: String, content: HTTPHeader? = nil, body: [UInt8] = []
    ) -> HTTPMessage {
        let headers = [HTTPHeader("Host", host)] + (content.map { [$0] } ?? [])
        return HTTPMessage(.request(method: method, target: target), headers: headers, body: body)
    }

    /// An accessory's answer.
    public static func response(_ status: Int, content: HTTPHeader? = nil, body: [UInt8] = []) -> HTTPMessage {
        HTTPMessage(.response(status: status), headers: content.map { [$0] } ?? [], body: body)
    }

    /// An accessory's word of a change.
    public static func event(_ body: [UInt8]) -> HTTPMessage {
        HTTPMessage(.event(status: 200), headers: [HTTPContent.json], body: body)
    }

    /// The message as it is sent.
    ///
    /// The length goes before the kind of the content, as one device on the market wants it.
    public var bytes: [UInt8] {
        var text = startLine + "\r\n"
        var lines = headers
        if hasLength {
            let place = lines.firstIndex { $0.name.lowercased() == "content-type" } ?? lines.count
            lines.insert(HTTPHeader("Content-Length", String(body.count)), at: place)
        }
        for line in lines { text += "\(line.name): \(line.value)\r\n" }
        return Array((text + "\r\n").utf8) + body
    }

    private var hasLength: Bool {
        switch start {
        case .request(let method, _): method != "GET" || !body.isEmpty
        case .response(let status), .event(let status): status != 204
        }
    }

    private var startLine: String {
        switch start {
        case .request(let method, let target): "\(method) \(target) HTTP/1.1"
        case .response(let status): "HTTP/1.1 \(status) \(Self.reason(status))"
        case .event(let status): "EVENT/1.0 \(status) \(Self.reason(status))"
        }
    }

    private static func reason(_ status: Int) -> String {
        switch status {
        case 200: "OK"
        case 204: "No Content"
        case 207: "Multi-Status"
        case 400: "Bad Request"
        case 404: "Not Found"
        case 405: "Method Not Allowed"
        case 422: "Unprocessable Entity"
        case 429: "Too Many Requests"
        case 470: "Connection Authorization Required"
        case 500: "Internal Server Error"
        case 503: "Service Unavailable"
        default: "Status"
        }
    }
}
