import HomeModel
import UtteranceAnalysis

/// What is in homes, by what can be wanted of it and where it is.
struct SpokenHomes {
    /// All places, each with its name.
    private(set) var places: [(place: SpokenPlace, name: String)] = []
    /// The services that have an ability.
    private(set) var able: [SpokenAbility: Set<ServiceReference>] = [:]
    /// The places that a service is in.
    private(set) var placesByService: [ServiceReference: Set<SpokenPlace>] = [:]
    /// The types of services in a place.
    private(set) var typesByPlace: [SpokenPlace: Set<String>] = [:]
    private var referencesByThing: [NamedThing: [ServiceReference]] = [:]

    init(_ snapshot: HomeSnapshot) {
        for home in snapshot.homes { add(home) }
    }

    private mutating func add(_ home: Home) {
        let whole = SpokenPlace(home: home.id, place: .home)
        places.append((whole, home.name))
        var byRoom: [RoomID: Set<SpokenPlace>] = [:]
        for room in home.rooms {
            let place = SpokenPlace(home: home.id, place: .room(room.id))
            places.append((place, room.name))
            byRoom[room.id] = [whole, place]
        }
        for zone in home.zones {
            let place = SpokenPlace(home: home.id, place: .zone(zone.id))
            places.append((place, zone.name))
            for room in zone.rooms { byRoom[room]?.insert(place) }
        }
        for accessory in home.accessories {
            let there = accessory.room.flatMap { byRoom[$0] } ?? [whole]
            for service in accessory.spokenServices {
                let reference = ServiceReference(accessory: accessory.id, service: service.id)
                placesByService[reference] = there
                for place in there { typesByPlace[place, default: []].insert(service.type.name) }
                for ability in SpokenAbility.allCases where ability.isOf(service) {
                    able[ability, default: []].insert(reference)
                }
                referencesByThing[.service(reference)] = [reference]
                referencesByThing[.accessory(accessory.id), default: []].append(reference)
            }
        }
        for group in home.serviceGroups { referencesByThing[.serviceGroup(group.id)] = group.services }
    }

    /// What can be wanted of a thing, and where it is; a place is where it is itself.
    func abilitiesAndPlaces(of thing: NamedThing, home: HomeID) -> (Set<SpokenAbility>, Set<SpokenPlace>) {
        if thing.kind.isPlace { return ([], [SpokenPlace(home: home, place: thing)]) }
        let services = referencesByThing[thing] ?? []
        let abilities = able.filter { !$0.value.isDisjoint(with: services) }.keys
        return (Set(abilities), services.reduce(into: []) { $0.formUnion(placesByService[$1] ?? []) })
    }

    /// The places in which one of some services is.
    func places(of services: some Sequence<ServiceReference>) -> Set<SpokenPlace> {
        services.reduce(into: []) { $0.formUnion(placesByService[$1] ?? []) }
    }
}
