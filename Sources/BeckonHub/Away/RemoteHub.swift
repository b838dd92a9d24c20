import BeckonRuntime
import HomeModel

/// To whom an invitation leads: the hub of a data folder, or whichever hub serves a home on a server.
public struct RemoteHub: Sendable {
    /// The public key by which it is known, 32 bytes.
    public let key: [UInt8]
    /// The home on a server; nil for the hub of a data folder, with all homes that it has.
    public var home: HomeID? { invited?.id }
    private let invited: Home?

    /// The one at a place, for a home there; nil is the primary one.
    ///
    /// - Throws: `EditRefusal` where there is no such home, `RemoteFault.badKey`, `PrivateFileError`, and what the store throws.
    public init(in place: DataPlace, home name: String?) async throws {
        let home = { try await HomeEditor(in: place, home: name, author: .owner).home() }
        guard let clients = RemoteClients(in: place) else {
            if name != nil { _ = try await home() }
            (key, invited) = (try await HubKey(folder: place.folder).publicKey(), nil)
            return
        }
        let there = try await home()
        (key, invited) = (try await clients.key(of: there.id).publicKey, there)
    }

    /// The identity of a user of the home on a server; nil for the hub of a data folder, whose homes have users of their own each.
    ///
    /// - Throws: `EditRefusal` where the home has no such user.
    public func identity(ofUser name: String) throws(EditRefusal) -> UserID? {
        guard let invited else { return nil }
        guard let user = invited.users.named(name) else { throw .notFound(.user, name, in: invited.name) }
        return user.id
    }
}
