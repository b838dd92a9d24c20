/// What is known of a user's homes at one moment.
///
/// A snapshot never changes. To change a home, ask the store; a new snapshot follows.
public struct HomeSnapshot: Hashable, Sendable {
    /// The homes, in the order in which they were made.
    public var homes: [Home]
    /// The home that is meant where none is named (row R7); nil only where there is no home.
    public var primaryHome: HomeID?
    /// What other programs keep with the homes; carried along, never read.
    public var extra: JSON?

    /// A snapshot of the given homes; without a primary home given, the first is (row M4).
    public init(homes: [Home] = [], primaryHome: HomeID? = nil) {
        self.homes = homes
        self.primaryHome = primaryHome ?? homes.first?.id
    }

    /// The primary home itself.
    public var primary: Home? { homes.first { $0.id == primaryHome } }

    /// The home of an identity.
    public func home(_ id: HomeID) -> Home? { homes.first { $0.id == id } }
}

extension Home {
    /// The accessory of an identity.
    public func accessory(_ id: AccessoryID) -> Accessory? { accessories.first { $0.id == id } }

    /// The room of an identity; nil also where the accessory stands in the room for the entire home.
    public func room(_ id: RoomID?) -> Room? { id.flatMap { id in rooms.first { $0.id == id } } }

    /// The service that a reference means, with its accessory.
    public func service(_ reference: ServiceReference) -> (accessory: Accessory, service: Service)? {
        guard let accessory = accessory(reference.accessory),
            let service = accessory.services.first(where: { $0.id == reference.service })
        else { return nil }
        return (accessory, service)
    }
}
