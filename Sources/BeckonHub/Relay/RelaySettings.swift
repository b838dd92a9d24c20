import BeckonRuntime

/// How a hub is a relay for others.
public struct RelaySettings: Sendable {
    /// Where hubs and people reach it.
    public var address: NetworkPlace
    /// The public keys of the hubs that it serves; none are all that come.
    public var hubs: Set<[UInt8]> = []

    /// A relay at an address.
    public init(at address: NetworkPlace) { self.address = address }
}
