/// Where a device or program is in the network, as people write it.
public struct NetworkPlace: Hashable, Sendable {
    /// The name or address.
    public let host: String
    /// The port.
    public let port: Int

    /// A place of the given parts.
    public init(host: String, port: Int) { (self.host, self.port) = (host, port) }

    /// The place as people write it: “[::1]:7780”.
    public var text: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }

    /// Whether nobody on another machine reaches it.
    public var isOnThisMachine: Bool { host.hasPrefix("127.") || host == "::1" || host == "localhost" }

    /// The place of `host:port` or `[address]:port`; nil where the text is neither.
    public init?(_ text: String) {
        guard text.utf8.count <= 300, let colon = text.lastIndex(of: ":"),
            let port = UInt16(text[text.index(after: colon)...]), port > 0
        else { return nil }
        var host = text[..<colon]
        if host.first == "[", host.last == "]" {
            host = host.dropFirst().dropLast()
        } else if host.contains(":") {
            return nil
        }
        if host.isEmpty || host.contains(where: \.isWhitespace) { return nil }
        self.host = String(host)
        self.port = Int(port)
    }
}
