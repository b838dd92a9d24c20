import HomeModel

/// What of a home goes into a scene that is made of the present.
public struct SceneScope: Sendable {
    /// The rooms, zones and accessories that are meant; where there are none, the whole home.
    public var rooms: [String] = []
    /// Zones, by name.
    public var zones: [String] = []
    /// Accessories, by name.
    public var accessories: [String] = []
    /// Whether everything goes in, and not just what is on.
    public var isAll = false
    /// Whether accessories that do not answer may be left out.
    public var isPartial = false

    /// The whole home, as far as it is on.
    public init() {}

    /// The services that are meant.
    func services(of home: Home) throws(EditRefusal) -> [PlacedService] {
        var ids: Set<AccessoryID> = []
        for name in rooms { ids.formUnion(home.accessories(in: try home.room(called: name)).map(\.id)) }
        for name in zones {
            let members = Set(try home.zone(called: name).rooms)
            ids.formUnion(home.accessories.filter { $0.room.map(members.contains) == true }.map(\.id))
        }
        for name in accessories { ids.insert(try home.accessory(called: name).id) }
        let isWhole = rooms.isEmpty && zones.isEmpty && accessories.isEmpty
        return home.spokenServices.filter { placed in
            (isWhole || ids.contains(placed.accessory.id))
                && (isAll ? !placed.service.settings.isEmpty : placed.service.power != nil)
        }
    }
}
