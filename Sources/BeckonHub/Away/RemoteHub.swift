import BeckonRuntime
import HomeModel

/// To whom an invitation leads: the hub of a data folder, or whichever hub serves a home on a server.
public struct RemoteHub: Sendable {
    /// The public key by which it is known, 32 bytes.
    public let key: [UInt8]
    /// The home on a server; nil for the hub of a data folder, with all homes that it has.
    public let home: HomeID?

    /// The one at a place, for a home there; nil is the primary one.
    ///
    /// - Throws: `EditRefusal` where there is no such home, `RemoteFault.badKey`, `PrivateFileError`, and what the store throws.
    public init(in place: DataPlace, home name: String?) async throws {
        let home = { try await HomeEditor(in: place, home: name, author: .owner).home() }
        guard let clients = RemoteClients(in: place) else {
            if name != nil { _ = try await home() }
            (key, self.home) = (try await HubKey(folder: place.folder).publicKey(), nil)
            return
        }
        let id = try await home().id
        (key, self.home) = (try await clients.key(of: id).publicKey, id)
    }
}
