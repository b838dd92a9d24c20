import HAPController
import HomeModel

/// What a person is asked before a device gets the identity of another one: whether it is that one, after a reset.
///
/// What a device calls itself is only its word. Until somebody says so, nothing of what is known by the identity changes.
public struct IdentityQuestion: Error, Hashable, CustomStringConvertible {
    /// What was to be added.
    public let meant: DeviceReference
    /// What it calls itself.
    public let id: DeviceID
    /// The name of what has that identity.
    let owner: String
    /// Whether the owner's key is known, and the newcomer has another one.
    let hasOtherKey: Bool

    /// The question that a failure of pairing raises; nil where it raises none.
    init?(of failure: PairingFailure, meant: DeviceReference, in snapshot: HomeSnapshot) {
        guard case .identityInUse(let id, let known) = failure else { return nil }
        self.meant = meant
        self.id = id
        owner = snapshot.place(of: id)?.accessory.name ?? known?.name.onOneLine ?? "\(id)"
        hasOtherKey = known != nil
    }

    /// The question to whoever sits at the terminal.
    public var text: String {
        localized(
            "identity-question",
            ["place": "\(meant)", "id": "\(id)", "owner": owner, "hasOtherKey": hasOtherKey])
    }

    /// One line for a person: what is wrong, and how to say that it is right.
    public var description: String {
        localized(
            "identity-unclear",
            ["place": "\(meant)", "id": "\(id)", "owner": owner, "hasOtherKey": hasOtherKey])
    }
}

extension HomeSnapshot {
    /// The accessory that a device is in a home, the device itself before what is behind it; nil where it is in none.
    func place(of device: DeviceID) -> (accessory: Accessory, home: Home)? {
        for home in homes {
            let own = home.accessories.filter { $0.address?.device == device }
            if let accessory = own.first(where: { $0.address?.aid == 1 }) ?? own.first { return (accessory, home) }
        }
        return nil
    }

    /// The homes that a device is part of.
    func homes(of device: DeviceID) -> Set<HomeID> {
        Set(homes.filter { home in home.accessories.contains { $0.address?.device == device } }.map(\.id))
    }

    /// Which identities a newcomer may have: those of no device of a home, and one of which a person said so.
    func claims(released: DeviceID? = nil) -> IdentityClaims {
        let taken = homes.flatMap(\.accessories).compactMap { $0.address?.device }
        return IdentityClaims(taken: Set(taken), released: released)
    }
}
