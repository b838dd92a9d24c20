import HAPController
import HomeModel

extension House {
    /// The name of a known accessory that is at a place where it was not before, with its home; nil where what is there is none.
    ///
    /// It is looked for there from then on. What it claims is not enough: it proves the key that is kept of it.
    ///
    /// - Throws: `EditRefusal` where the author does not administer the homes that it is in, and what the store throws.
    public func moved(to meant: MeantDevice, by author: Author) async throws -> (name: String, home: String)? {
        guard case .place(let place) = meant, let stored = await controller.known(atHost: place.host, port: place.port),
            stored.host != place.host || stored.port != place.port
        else { return nil }
        let id = stored.pairing.deviceID
        guard let (accessory, home) = try await snapshot().place(of: id) else { return nil }
        let isMoved = try await administration(of: id, by: author).move(id, toHost: place.host, port: place.port)
        return isMoved ? (accessory.name, home.name) : nil
    }

    /// Has an accessory, with all that is behind its bridge, be looked for at another place, where it proves its key.
    ///
    /// - Throws: `AccessoryError.notThere` where it does not, and nothing is changed; `EditRefusal`, and what the store
    ///   throws.
    public func move(
        accessory name: String, home: String? = nil, to place: NetworkPlace, by author: Author
    ) async throws -> String {
        let listed = try await accessory(named: name, home: home)
        guard let id = listed.accessory.address?.device else { throw AccessoryError.notPaired(listed.accessory.name) }
        let administration = try await administration(of: id, by: author)
        guard try await administration.move(id, toHost: place.host, port: place.port) else {
            throw AccessoryError.notThere(listed.accessory.name, at: "\(place.host):\(place.port)")
        }
        return listed.accessory.name
    }
}
