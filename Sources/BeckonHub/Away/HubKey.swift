import BeckonRuntime
import FoundationEssentials
import HAPCrypto
import HAPTransport

/// The key by which a hub is known away from home, in a file of the data folder that is its owner's alone.
///
/// It is made when it is first asked for.
public struct HubKey: Sendable {
    private struct Contents: Codable {
        var version = 1
        let secret: String
    }

    private let file: PrivateFile

    /// The key of a data folder.
    public init(folder: String) { file = PrivateFile(folder: folder, name: "hub-key.json") }

    /// The public key, 32 bytes.
    ///
    /// - Throws: `RemoteFault.badKey`, `PrivateFileError`.
    public func publicKey() async throws -> [UInt8] { try await key().publicKey }

    /// A hub's public key by its text, 64 hexadecimal digits; nil where it is none.
    public static func publicKey(of text: String) -> [UInt8]? {
        [UInt8](hexadecimal: text).flatMap { $0.count == AgreementKey.length ? $0 : nil }
    }

    /// The text of a hub's public key.
    public static func text(of key: [UInt8]) -> String { key.hexadecimal }

    /// The key itself.
    ///
    /// - Throws: `RemoteFault.badKey`, `PrivateFileError`.
    func key() async throws -> AgreementKey {
        let path = file.path
        return try await file.update { content in
            if let content {
                guard let kept = try? JSONDecoder().decode(Contents.self, from: Data(content)), kept.version == 1,
                    let secret = [UInt8](hexadecimal: kept.secret), let key = try? AgreementKey(secret: secret)
                else { throw RemoteFault.badKey(path) }
                return (nil, key)
            }
            let secret = systemRandom(AgreementKey.length)
            let made = try JSONEncoder().encode(Contents(secret: secret.hexadecimal))
            return (Array(made), try AgreementKey(secret: secret))
        }
    }
}
