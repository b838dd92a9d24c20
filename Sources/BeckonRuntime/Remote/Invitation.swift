import HAPCrypto
import HAPTransport

/// What a hub hands to somebody who is to speak to it from away: where its relay is, its public key, and a secret key.
///
/// Whoever has it is that client until the hub removes it, as with a token.
public struct Invitation: Sendable, Redacted {
    /// The most bytes of a relay's place.
    public static let longestRelay = 300
    private static let prefix = "beckon_remote_"
    private static let checkLength = 4
    private static let version: UInt8 = 1

    /// Where the relay is: “relay.example:7781”.
    public let relay: String
    /// The hub's public key, 32 bytes.
    public let hub: [UInt8]
    /// The client's own key.
    let key: AgreementKey
    private let secret: SecretBytes

    /// A new invitation to a hub.
    public init(to hub: [UInt8], through relay: String, random: RandomSource = systemRandom) {
        self.init(to: hub, through: relay, secret: random(AgreementKey.length))
    }

    private init(to hub: [UInt8], through relay: String, secret: [UInt8]) {
        precondition(hub.count == AgreementKey.length && relay.utf8.count <= Self.longestRelay)
        guard let key = try? AgreementKey(secret: secret) else { preconditionFailure("a secret has 32 bytes") }
        (self.hub, self.relay, self.key, self.secret) = (hub, relay, key, SecretBytes(secret))
    }

    /// An invitation by its text; nil for what is none, or was not copied whole.
    public init?(_ text: String) {
        guard text.hasPrefix(Self.prefix), let bytes = [UInt8](hexadecimal: String(text.dropFirst(Self.prefix.count)))
        else { return nil }
        let fixed = 1 + 2 * AgreementKey.length
        let content = Array(bytes.dropLast(Self.checkLength))
        guard content.count > fixed, content.count <= fixed + Self.longestRelay, content[0] == Self.version,
            Array(bytes.suffix(Self.checkLength)) == Self.check(content),
            let relay = String(validating: content[fixed...], as: UTF8.self)
        else { return nil }
        self.init(
            to: Array(content[1...AgreementKey.length]), through: relay,
            secret: Array(content[(AgreementKey.length + 1)..<fixed]))
    }

    /// The public key by which the hub knows the client, 32 bytes.
    public var client: [UInt8] { key.publicKey }

    /// The invitation as it is typed, which is secret: “beckon_remote_01…”.
    public var text: String {
        let content = [Self.version] + hub + secret.bytes + Array(relay.utf8)
        return Self.prefix + (content + Self.check(content)).hexadecimal
    }

    /// What tells a typing error.
    private static func check(_ content: [UInt8]) -> [UInt8] { Array(SHA512.hash(content).prefix(checkLength)) }
}
