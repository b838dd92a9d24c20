import BeckonRuntime
import HTTPTypes
import HummingbirdCore

/// Where a request of a browser comes from: a page of another site asks nothing here, under whatever name it came.
struct Origin: Sendable {
    private let host: String?
    private let origin: String?

    /// Where a request comes from, by its `Host` and `Origin`.
    init(of request: HummingbirdCore.Request) {
        self.init(host: request.head.authority, origin: request.headers[.origin])
    }

    init(host: String?, origin: String?) { (self.host, self.origin) = (host?.lowercased(), origin?.lowercased()) }

    /// Why nothing is answered; nil where the request is sound.
    ///
    /// A name of the wide network may have been made to mean this machine (DNS rebinding), so that only addresses and names
    /// of the local network are taken.
    var fault: String? {
        guard let host, Self.isLocal(host) else {
            return localized("http-host")
        }
        guard let origin else { return nil }
        return origin == "http://\(host)" || origin == "https://\(host)" ? nil : localized("http-origin")
    }

    /// Whether a host, perhaps with a port, is an address, or a name without a dot or in `.local`, `.lan` or `.home.arpa`.
    private static func isLocal(_ host: String) -> Bool {
        if host.hasPrefix("[") { return true }
        let name = host.prefix { $0 != ":" }
        let isAddress = !name.isEmpty && name.allSatisfy { $0.isASCII && ($0.isNumber || $0 == ".") }
        let isPlain = !name.isEmpty && !name.contains(".")
        return isAddress || isPlain || [".local", ".lan", ".home.arpa", ".internal"].contains { name.hasSuffix($0) }
    }
}
