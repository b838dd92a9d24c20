import BeckonRuntime
import FoundationEssentials
import HAPCrypto
import HAPTransport
import HomeModel

/// A program, browser or satellite that may ask the hub over the network.
public struct Client: Hashable, Sendable, Codable {
    /// What people call it.
    public let name: String
    /// Where it is: “here”, for whoever speaks to it.
    public let room: String?
    /// The user as whom it acts.
    public let user: String?
    /// The identity of that user in the home on a server that it was invited to: another of that name is somebody else.
    var userID: UserID? { userIdentity.map { UserID($0) } }
    private var userIdentity: UUID?
    /// The code of the language that is spoken to it; nil is whichever it is understood in.
    public let language: String?
    /// Whether it does anything, or only listens.
    public let mayAct: Bool
    /// Whether it may unlock, open and disarm, after a yes.
    public var mayUnlock: Bool
    /// Whether it may change what the homes are made of, and pair.
    public var maySetUp: Bool {
        get { setsUp ?? false }
        set { setsUp = newValue }
    }
    /// Nil in a file that was written before there was this permission.
    private var setsUp: Bool?
    /// Whether it speaks from away, through a relay, and not at home.
    public var isRemote: Bool { key != nil }
    /// Whether it may unlock, open and disarm from away, if it may at all.
    public var mayUnlockFromAway: Bool {
        get { unlocksFromAway ?? false }
        set { unlocksFromAway = newValue }
    }
    private var unlocksFromAway: Bool?
    /// The public part of its token.
    let id: String
    /// The hash of the secret part; nil where it has a key.
    fileprivate(set) var hash: String?
    /// The public key by which it is known away from home, in hexadecimal digits; nil where it has a token.
    var key: String?

    init(
        name: String, room: String?, user: String?, language: String?, mayAct: Bool, mayUnlock: Bool, maySetUp: Bool,
        id: String, hash: String?
    ) {
        (self.name, self.room, self.user, self.id, self.hash) = (name, room, user, id, hash)
        self.language = language
        (self.mayAct, self.mayUnlock, setsUp) = (mayAct, mayUnlock, maySetUp)
    }

    /// Who speaks from away, by a key.
    init(
        name: String, key: [UInt8], user: String?, _ userID: UserID?, language: String?, mayUnlock: Bool,
        mayUnlockFromAway: Bool, id: String
    ) {
        self.init(
            name: name, room: nil, user: user, language: language, mayAct: true, mayUnlock: mayUnlock, maySetUp: false,
            id: id, hash: nil)
        (self.key, userIdentity) = (key.hexadecimal, userID?.uuid)
        self.mayUnlockFromAway = mayUnlockFromAway
    }

    /// The same with one thing changed.
    fileprivate func with<Value>(_ member: WritableKeyPath<Client, Value>, _ value: Value) -> Client {
        var client = self
        client[keyPath: member] = value
        return client
    }
}

/// The clients of a data folder, in a file that is its owner's alone; those who speak from away to homes on a server are kept there, for
/// whichever hub serves them.
public struct ClientStore: Sendable {
    /// The most clients.
    public static let most = 256
    /// The most bytes of a client's name.
    public static let longestName = 64
    private static let secretLength = 32

    private let file: PrivateFile
    private let shared: RemoteClients?

    private struct Contents: Codable {
        var version = 1
        var clients: [Client] = []
    }

    /// The clients of a data folder alone.
    public init(folder: String) { (file, shared) = (Self.file(in: folder), nil) }

    /// The clients of a data folder, and of the homes on a server.
    public init(in place: DataPlace) { (file, shared) = (Self.file(in: place.folder), RemoteClients(in: place)) }

    private static func file(in folder: String) -> PrivateFile { PrivateFile(folder: folder, name: "clients.json") }

    /// Where those are kept that have a token.
    var path: String { file.path }

    /// All clients, in the order in which they were added.
    ///
    /// - Throws: `ClientFault`, `PrivateFileError`, `HomePostgresError`.
    public func clients() async throws -> [Client] { try await ownClients() + sharedClients().map(\.client) }

    /// The clients of the data folder alone.
    func ownClients() async throws -> [Client] { try Self.contents(try await file.read(), at: file.path).clients }

    /// The client of a home on a server that is known by a key, and the home; nil where there is none.
    func sharedClient(with key: [UInt8]) async throws -> (client: Client, home: HomeID)? {
        try await sharedClients(with: key).first.map { ($0.client, $0.entry.home) }
    }

    private func sharedClients(
        with key: [UInt8]? = nil
    ) async throws -> [(entry: RemoteClients.Entry, client: Client)] {
        try await shared?.all(with: key).compactMap { entry in
            // What another version wrote is nobody here.
            guard let client = try? JSONDecoder().decode(Client.self, from: Data(entry.content)),
                client.key == entry.key.hexadecimal
            else { return nil }
            return (entry, client)
        } ?? []
    }

    private static func content(of client: Client) throws -> [UInt8] { Array(try JSONEncoder().encode(client)) }

    /// Adds a client; gives its token, which nobody can be told again.
    ///
    /// - Parameter isNumbered: whether a name that is taken gets a number.
    /// - Throws: `ClientFault`, `PrivateFileError`.
    public func add(
        _ name: String, room: String? = nil, user: String? = nil, language: String? = nil, mayAct: Bool = true,
        mayUnlock: Bool = false, maySetUp: Bool = false, isNumbered: Bool = false
    ) async throws -> String {
        let (id, secret) = (Self.newID, SecretBytes(systemRandom(Self.secretLength)))
        try await append(name, isNumbered: isNumbered) { name in
            Client(
                name: name, room: room, user: user, language: language, mayAct: mayAct,
                mayUnlock: mayUnlock, maySetUp: maySetUp, id: id, hash: try SecretHash.hash(secret))
        }
        return Token(id: id, secret: secret).text
    }

    /// Adds a client that speaks from away, by the public key of the invitation that it gets.
    ///
    /// - Parameters:
    ///   - home: the home on a server that it is invited to; nil for the hub of the data folder.
    ///   - userID: the identity of the user in that home.
    /// - Throws: `ClientFault`, `PrivateFileError`, `HomePostgresError`.
    public func add(
        _ name: String, key: [UInt8], to home: HomeID?, user: String?, userID: UserID? = nil, language: String?,
        mayUnlock: Bool, mayUnlockFromAway: Bool
    ) async throws {
        let make: @Sendable (String) -> Client = { name in
            Client(
                name: name, key: key, user: user, userID, language: language, mayUnlock: mayUnlock,
                mayUnlockFromAway: mayUnlockFromAway, id: Self.newID)
        }
        guard let home, let shared else { return try await append(name, isNumbered: false, make) }
        let client = make(try Self.name(name, beside: try await clients()))
        try await shared.keep(RemoteClients.Entry(home: home, key: key, content: try Self.content(of: client)))
    }

    /// The name that a client gets beside others.
    ///
    /// - Parameter isNumbered: whether a name that is taken gets a number.
    private static func name(
        _ name: String, beside clients: [Client], isNumbered: Bool = false
    ) throws(ClientFault) -> String {
        try check(name)
        guard clients.count < most else { throw .tooMany }
        let taken = Set(clients.map { NameKey($0.name) })
        guard isNumbered || !taken.contains(NameKey(name)) else { throw .nameTaken(name) }
        return ([name] + (2...most + 1).map { "\(name) \($0)" }).first { !taken.contains(NameKey($0)) } ?? name
    }

    private static func check(_ name: String) throws(ClientFault) {
        let isName = !name.isEmpty && name.utf8.count <= longestName && name == name.visible
        guard isName, name.contains(where: { !$0.isWhitespace }) else { throw .badName }
    }

    private static var newID: String { systemRandom(6).hexadecimal }

    private func append(
        _ name: String, isNumbered: Bool, _ client: @escaping @Sendable (String) throws -> Client
    ) async throws {
        // Whoever has a token is of this folder, and is added where the server cannot be reached, too.
        let elsewhere = ((try? await sharedClients()) ?? []).map(\.client)
        let path = file.path
        try await file.update { content in
            var contents = try Self.contents(content, at: path)
            let name = try Self.name(name, beside: contents.clients + elsewhere, isNumbered: isNumbered)
            contents.clients.append(try client(name))
            return (try Self.bytes(contents), ())
        }
    }

    /// Takes a client's token or key from it.
    ///
    /// - Throws: `ClientFault`, `PrivateFileError`, `HomePostgresError`.
    public func remove(_ name: String) async throws { try await change(name) { _ in nil } }

    /// Lets a client unlock, open and disarm, or not.
    ///
    /// - Throws: `ClientFault`, `PrivateFileError`, `HomePostgresError`.
    public func set(mayUnlock: Bool, of name: String) async throws {
        try await change(name) { $0.with(\.mayUnlock, mayUnlock) }
    }

    /// Lets a client that speaks from away unlock, open and disarm from there, or not; it has to be let do so at all, too.
    ///
    /// - Throws: `ClientFault`, `PrivateFileError`, `HomePostgresError`.
    public func set(mayUnlockFromAway: Bool, of name: String) async throws {
        try await change(name) { client in
            guard client.isRemote else { throw ClientFault.notRemote(client.name) }
            return client.with(\.mayUnlockFromAway, mayUnlockFromAway)
        }
    }

    /// Lets a client change what the homes are made of, or not.
    ///
    /// - Throws: `ClientFault`, `PrivateFileError`, `HomePostgresError`.
    public func set(maySetUp: Bool, of name: String) async throws {
        try await change(name) { $0.with(\.maySetUp, maySetUp) }
    }

    /// Keeps another hash of a client's secret.
    func keep(_ hash: String, of client: Client) async throws {
        _ = try await changeOwn(client.name) { $0.id == client.id ? $0.with(\.hash, hash) : $0 }
    }

    /// Puts what becomes of a client in its place; nil removes it.
    private func change(_ name: String, _ change: @escaping @Sendable (Client) throws -> Client?) async throws {
        if try await !changeOwn(name, change), try await !changeShared(name, change) {
            throw ClientFault.notFound(name)
        }
    }

    /// The same with a client of the data folder; false where there is none of the name.
    private func changeOwn(
        _ name: String, _ change: @escaping @Sendable (Client) throws -> Client?
    ) async throws -> Bool {
        let path = file.path
        return try await file.update { content in
            var contents = try Self.contents(content, at: path)
            guard let place = contents.clients.firstIndex(where: { NameKey($0.name) == NameKey(name) }) else {
                return (nil, false)
            }
            contents.clients.replaceSubrange(
                place...place, with: [try change(contents.clients[place])].compactMap(\.self))
            return (try Self.bytes(contents), true)
        }
    }

    /// The same with a client of homes on a server.
    private func changeShared(
        _ name: String, _ change: @Sendable (Client) throws -> Client?
    ) async throws -> Bool {
        let known = try await sharedClients().first { NameKey($0.client.name) == NameKey(name) }
        guard let shared, var entry = known?.entry, let client = known?.client else { return false }
        if let changed = try change(client) {
            entry.content = try Self.content(of: changed)
            try await shared.keep(entry)
        } else {
            try await shared.remove(entry)
        }
        return true
    }

    private static func contents(_ bytes: [UInt8]?, at path: String) throws -> Contents {
        guard let bytes else { return Contents() }
        guard let contents = try? JSONDecoder().decode(Contents.self, from: Data(bytes)), contents.version == 1 else {
            throw ClientFault.unreadable(path)
        }
        return contents
    }

    private static func bytes(_ contents: Contents) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
        return Array(try encoder.encode(contents))
    }
}

/// What a client shows: which client it is, and a secret of 32 random bytes.
struct Token: Sendable {
    private static let prefix = "beckon"
    private static let secretLength = 32

    let id: String
    let secret: SecretBytes

    init(id: String, secret: SecretBytes) { (self.id, self.secret) = (id, secret) }

    /// A token by its text; nil for what is none.
    init?(_ text: Substring) {
        let parts = text.split(separator: "_", maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0] == Self.prefix, parts[1].utf8.count == 12,
            let secret = [UInt8](hexadecimal: String(parts[2])), secret.count == Self.secretLength
        else { return nil }
        self.init(id: String(parts[1]), secret: SecretBytes(secret))
    }

    /// The token as a client sends it: "beckon_0123456789ab_…".
    var text: String { "\(Self.prefix)_\(id)_\(secret.bytes.hexadecimal)" }
}

/// Why a client cannot be added, changed or removed.
public enum ClientFault: Error, Hashable, Sendable, CustomStringConvertible {
    case badName
    case nameTaken(String)
    case notFound(String)
    /// It speaks at home, and not from away.
    case notRemote(String)
    case tooMany
    case unreadable(String)

    /// One line for a person: what is wrong, and how to mend it.
    public var description: String {
        switch self {
        case .badName: localized("client-name", ["most": ClientStore.longestName])
        case .nameTaken(let name): localized("client-taken", ["name": name.visible])
        case .notFound(let name): localized("client-not-found", ["name": name.visible])
        case .notRemote(let name): localized("client-not-remote", ["name": name.visible])
        case .tooMany: localized("client-too-many", ["most": ClientStore.most])
        case .unreadable(let path): localized("client-file", ["path": path])
        }
    }
}
