import BeckonRuntime
import Glibc
import HAPCrypto
import HAPTransport
import HomeModel
import Synchronization

/// Lets clients in by their tokens, and keeps all others out, slowly.
///
/// A token is compared with its kept hash once; after that a keyed hash knows it again. A client that was removed is out at its next request.
actor ClientAuthenticator {
    /// Who comes.
    enum Visitor: Sendable {
        case client(Caller)
        /// Nobody who is known.
        case stranger
        /// Somebody who asks too often, or comes while too many are looked at.
        case tooMany
    }

    /// The most tokens that wait to be looked at, and the most wrong ones that are kept waiting.
    private static let (mostChecks, mostWaiting) = (64, 16)
    /// How much a client may ask for at once, and in a second.
    private static let (mostAtOnce, perSecond) = (200.0, 100.0)
    /// How long whoever brings a wrong token is kept waiting.
    private static let delay = Duration.seconds(1)
    /// The most wrong secrets for one client until the hub starts again; then only a token that is known already is let in.
    private static let mostMistakes = 20

    private let place: DataPlace
    private let store: ClientStore
    private let thread: PrivateFile
    private let clock: MonotonicClock
    private let key = SecretBytes(systemRandom(32))
    private var clients: [String: Client] = [:]
    private var version: FileVersion?
    private var fingerprints: [String: [UInt8]] = [:]
    private var mistakes: [String: Int] = [:]
    private var buckets: [String: TokenBucket] = [:]
    private var waiting = 0
    /// Tokens are looked at one after the other, as one that was kept long ago takes 64 MiB for a moment; one that several requests
    /// bring, once.
    private let checks = Queue(most: mostChecks)
    private var checked: [Check: Task<Bool?, any Error>] = [:]

    /// A secret that somebody brings for a client.
    private struct Check: Hashable {
        let client: String
        let fingerprint: [UInt8]
    }

    init(in place: DataPlace, clock: @escaping MonotonicClock = { .now }) {
        (self.place, self.clock) = (place, clock)
        store = ClientStore(in: place)
        thread = PrivateFile(folder: place.folder, name: "clients.json")
    }

    /// Who brings the text of an `Authorization` header.
    func visitor(bringing text: String?) async throws -> Visitor {
        try await refresh()
        guard let text, text.utf8.count <= 256, text.hasPrefix("Bearer "), let token = Token(text.dropFirst(7)),
            let client = clients[token.id]
        else { return await turnAway() }
        let fingerprint = SecretHash.fingerprint(of: token.secret, key: key)
        if let known = fingerprints[token.id] {
            guard equalInConstantTime(known, fingerprint) else { return await turnAway() }
        } else {
            guard mistakes[token.id, default: 0] < Self.mostMistakes else { return .tooMany }
            guard let hash = client.hash else { return await turnAway() }
            guard let isRight = try await matches(token, hash, fingerprint) else { return .tooMany }
            guard isRight else {
                mistakes[token.id, default: 0] += 1
                return await turnAway()
            }
            // Meanwhile it may have been removed.
            guard clients[token.id] == client else { return .stranger }
            fingerprints[token.id] = fingerprint
            // Where it cannot be kept anew, the next start has the same to do.
            if SecretHash.isCostly(hash) { try? await store.keep(SecretHash.hash(token.secret), of: client) }
        }
        guard mayAsk(client) else { return .tooMany }
        return .client(Caller(client))
    }

    /// Who speaks from away with a key, which the hub has seen a proof of.
    func visitor(fromAwayWith key: [UInt8]) async throws -> Visitor {
        guard let (client, caller) = try await caller(fromAwayWith: key) else { return .stranger }
        return mayAsk(client) ? .client(caller) : .tooMany
    }

    /// Whether somebody speaks from away with a key.
    func knows(_ key: [UInt8]) async throws -> Bool { try await caller(fromAwayWith: key) != nil }

    private func caller(fromAwayWith key: [UInt8]) async throws -> (client: Client, caller: Caller)? {
        guard let (client, home) = try await client(with: key) else { return nil }
        var caller = Caller(client)
        (caller.isAway, caller.mayUnlockFromAway, caller.maySetUp) = (true, client.mayUnlockFromAway, false)
        if let home {
            caller.home = home
            // Whoever is not a user of the home any more is nobody there, though somebody else bears the name.
            if client.user != nil {
                guard let user = try await user(of: client, in: home) else { return nil }
                caller.user = user.name
            }
        }
        return (client, caller)
    }

    /// The user as whom a client acts in the home on a server that it was invited to, however that one is called by now.
    private func user(of client: Client, in home: HomeID) async throws -> User? {
        let users = try await place.store().home(home)?.users ?? []
        return client.userID.map { id in users.first { $0.id == id } } ?? client.user.flatMap(users.named)
    }

    private func client(with key: [UInt8]) async throws -> (client: Client, home: HomeID?)? {
        try await refresh()
        let shown = key.hexadecimal
        if let client = clients.values.first(where: { $0.key == shown }) { return (client, nil) }
        return try await store.sharedClient(with: key).map { ($0.client, $0.home) }
    }

    /// Whether somebody was invited to this hub itself, and not to a home.
    func isSpokenToFromAway() async throws -> Bool {
        try await refresh()
        return clients.values.contains(where: \.isRemote)
    }

    private func mayAsk(_ client: Client) -> Bool {
        let now = clock()
        return buckets[
            client.id, default: TokenBucket(most: Self.mostAtOnce, perSecond: Self.perSecond, moment: now)
        ].take(at: now)
    }

    /// Whether a token's secret is a client's; nil where too many wait to be looked at.
    private func matches(_ token: Token, _ hash: String, _ fingerprint: [UInt8]) async throws -> Bool? {
        let check = Check(client: token.id, fingerprint: fingerprint)
        let (checks, thread) = (checks, thread)
        let work =
            checked[check]
            ?? Task {
                try await checks.take { try await thread.onThread({ SecretHash.matches(hash, token.secret) }) }
            }
        checked[check] = work
        defer { checked[check] = nil }
        return try await work.value
    }

    /// Whether there are no clients with tokens yet.
    func isEmpty() async throws -> Bool {
        try await refresh()
        return clients.values.allSatisfy(\.isRemote)
    }

    /// Keeps somebody waiting who brought what is wrong.
    func turnAway() async -> Visitor {
        guard waiting < Self.mostWaiting else { return .tooMany }
        waiting += 1
        defer { waiting -= 1 }
        // A wait that is broken off has lasted long enough.
        try? await Task.sleep(for: Self.delay)
        return .stranger
    }

    /// Reads the clients anew where the file is another one.
    private func refresh() async throws {
        let now = FileVersion(of: store.path)
        guard version != now else { return }
        let read = try await store.ownClients()
        clients = Dictionary(read.map { ($0.id, $0) }) { first, _ in first }
        fingerprints = fingerprints.filter { clients[$0.key] != nil }
        buckets = buckets.filter { clients[$0.key] != nil }
        version = now
    }
}

/// What tells one state of a file from the next: it is never changed in its place.
private struct FileVersion: Hashable {
    let inode: UInt64
    let seconds: Int
    let nanoseconds: Int
    let size: Int

    init(of path: String) {
        var status = stat()
        // A file that is not there is a state, too.
        guard stat(path, &status) == 0 else {
            (inode, seconds, nanoseconds, size) = (0, 0, 0, 0)
            return
        }
        (inode, size) = (UInt64(status.st_ino), Int(status.st_size))
        (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    }
}

extension Caller {
    /// A client, with what it may do at home.
    fileprivate init(_ client: Client) {
        self.init(
            client: client.name, room: client.room, user: client.user, language: client.language,
            mayAct: client.mayAct, mayUnlock: client.mayUnlock, maySetUp: client.maySetUp)
    }
}
