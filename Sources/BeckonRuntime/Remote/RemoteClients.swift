import HAPController
import HAPCrypto
import HomeModel
import HomePostgres

/// Who speaks from away to homes on a server, whichever hub serves them.
///
/// A hub that takes a home over goes on being the one that was invited to: the home has a key of its own, and what its clients may is
/// kept with it. Both are made of the secret with which hubs that stand in for each other reach the accessories (`pairings.json`), so
/// that no other key is carried about: whoever has the database alone can neither be the hub nor make a client.
public struct RemoteClients: Sendable {
    /// A client of a home; `content` is what its hub keeps of it.
    public struct Entry: Sendable {
        /// The home.
        public let home: HomeID
        /// The client's public key, 32 bytes.
        public let key: [UInt8]
        /// What is kept of it.
        public var content: [UInt8]

        /// A client of the given parts.
        public init(home: HomeID, key: [UInt8], content: [UInt8]) {
            (self.home, self.key, self.content) = (home, key, content)
        }
    }

    private static let saltLength = 32

    private let server: HomePostgres
    private let pairings: PairingFile

    /// Those of the homes at a place; nil where these are in a file, which one hub serves.
    public init?(in place: DataPlace) {
        guard let server = place.server else { return nil }
        (self.server, pairings) = (server, PairingFile(folder: place.folder))
    }

    /// The key by which a home is known away from home.
    ///
    /// - Throws: `PairingFileError`, `PrivateFileError`.
    public func key(of home: HomeID) async throws -> AgreementKey {
        try AgreementKey(secret: try await derived("Beckon-Home-Key", home))
    }

    /// All that can be read with the pairings that are here: those of other households cannot.
    ///
    /// - Parameter shown: the public key of the one that is looked for; nil is all.
    /// - Throws: `HomePostgresError`, `PairingFileError`, `PrivateFileError`.
    public func all(with shown: [UInt8]? = nil) async throws -> [Entry] {
        var (entries, keys): ([Entry], [HomeID: [UInt8]]) = ([], [:])
        for client in try await server.clients() where shown.map({ $0.hexadecimal == client.key }) ?? true {
            let key = if let known = keys[client.home] { known } else { try await sealingKey(of: client.home) }
            keys[client.home] = key
            if let entry = Self.opened(client, with: key) { entries.append(entry) }
        }
        return entries
    }

    /// Keeps a client, in the place of what was kept of it.
    ///
    /// - Throws: `HomePostgresError`, `PairingFileError`, `PrivateFileError`.
    public func keep(_ entry: Entry) async throws {
        let salt = systemRandom(Self.saltLength)
        let key = Self.messageKey(try await sealingKey(of: entry.home), salt)
        let sealed = ChaChaPoly.seal(
            entry.content, key: key, nonce: .counter(0), context: Self.context(entry.home, entry.key))
        try await server.keep(
            SealedClient(home: entry.home, key: entry.key.hexadecimal, content: (salt + sealed).hexadecimal))
    }

    /// Keeps a client no longer.
    ///
    /// - Throws: `HomePostgresError`.
    public func remove(_ entry: Entry) async throws {
        try await server.remove(SealedClient(home: entry.home, key: entry.key.hexadecimal, content: ""))
    }

    // MARK: - Sealing

    private func sealingKey(of home: HomeID) async throws -> [UInt8] { try await derived("Beckon-Client-Key", home) }

    private func derived(_ purpose: String, _ home: HomeID) async throws -> [UInt8] {
        var seed = try await pairings.identity().key.seed
        defer { seed.wipe() }
        return HKDF.derive(from: seed, salt: purpose, info: home.description)
    }

    /// The key of one message: one that is sealed anew has another.
    private static func messageKey(_ key: [UInt8], _ salt: [UInt8]) -> [UInt8] {
        HKDF.derive(from: key, salt: salt, info: Array("Beckon-Client".utf8), count: ChaChaPoly.keyLength)
    }

    /// What is said of a client holds for this one alone.
    private static func context(_ home: HomeID, _ key: [UInt8]) -> [UInt8] { Array(home.description.utf8) + key }

    private static func opened(_ client: SealedClient, with key: [UInt8]) -> Entry? {
        guard let shown = [UInt8](hexadecimal: client.key), let bytes = [UInt8](hexadecimal: client.content),
            bytes.count > saltLength
        else { return nil }
        let (salt, sealed) = (Array(bytes[..<saltLength]), bytes[saltLength...])
        let content = try? ChaChaPoly.open(
            sealed, key: messageKey(key, salt), nonce: .counter(0), context: context(client.home, shown))
        return content.map { Entry(home: client.home, key: shown, content: $0) }
    }
}
