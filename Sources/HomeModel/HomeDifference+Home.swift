/// Compares two states of one home; one of them is nil where the home is new or gone.
struct HomeComparison {
    private(set) var changes: [HomeDifference.Change] = []
    private let old: Home
    private let new: Home
    private let verb: HomeEvent.Verb

    init(_ old: Home?, _ new: Home?) {
        verb = old == nil ? .added : new == nil ? .removed : .changed
        // What is not there is a home with nothing in it: all that the other one has is then new, or gone.
        self.old = old ?? Home(name: new?.name ?? "")
        self.new = new ?? Home(name: old?.name ?? "")
    }

    /// Notes every difference: of the home itself, and of everything in it.
    mutating func compare(wasPrimary: Bool, isPrimary: Bool) {
        noteHome(wasPrimary, isPrimary)
        note(.room, old.rooms, new.rooms) { $2.noteExtra($0.extra, $1.extra) }
        note(.zone, old.zones, new.zones) { [self] before, after, details in
            details.noteMembers(.room, before.rooms.map(old.roomName), after.rooms.map(new.roomName))
            details.noteExtra(before.extra, after.extra)
        }
        for (before, after) in HomeDifference.pairs(old.accessories, new.accessories) { note(before, after) }
        note(.serviceGroup, old.serviceGroups, new.serviceGroups) { [self] before, after, details in
            details.noteMembers(.service, before.services.map(old.serviceName), after.services.map(new.serviceName))
            details.noteExtra(before.extra, after.extra)
        }
        note(.actionSet, old.actionSets, new.actionSets) { [self] before, after, details in
            details.note(before.actions, of: old, after.actions, of: new)
            details.noteExtra(before.extra, after.extra)
        }
        note(.trigger, old.triggers, new.triggers) { [self] before, after, details in
            details.note(before, of: old, after, of: new)
        }
        note(.user, old.users, new.users) { before, after, details in
            details.note(.role, before.role.rawValue, after.role.rawValue)
            details.note(.mayOpen, before.mayOpen, after.mayOpen)
            details.noteExtra(before.extra, after.extra)
        }
    }

    private mutating func noteHome(_ wasPrimary: Bool, _ isPrimary: Bool) {
        var details = Details()
        details.noteNames(old, new)
        details.note(.primary, wasPrimary, isPrimary)
        details.note(.unit, old.temperatureUnit.rawValue, new.temperatureUnit.rawValue)
        details.noteOrder(.rooms, old.rooms, new.rooms)
        details.noteOrder(.zones, old.zones, new.zones)
        details.noteOrder(.accessories, old.accessories, new.accessories)
        details.noteOrder(.groups, old.serviceGroups, new.serviceGroups)
        details.noteOrder(.scenes, old.actionSets, new.actionSets)
        details.noteOrder(.triggers, old.triggers, new.triggers)
        details.noteOrder(.users, old.users, new.users)
        details.noteExtra(old.extra, new.extra)
        add(verb, .home, new.name, details)
    }

    private mutating func note<Thing: Named>(
        _ kind: NamedThing.Kind, _ before: [Thing], _ after: [Thing],
        _ compare: (Thing, Thing, inout Details) -> Void
    ) {
        for (before, after) in HomeDifference.pairs(before, after) {
            var details = Details()
            if let before, let after {
                details.noteNames(before, after)
                compare(before, after, &details)
            }
            add(
                before == nil ? .added : after == nil ? .removed : .changed, kind, (after ?? before)?.name ?? "",
                details)
        }
    }

    private mutating func note(_ before: Accessory?, _ after: Accessory?) {
        note(.accessory, before.map { [$0] } ?? [], after.map { [$0] } ?? []) { [self] before, after, details in
            details.note(before, of: old, after, of: new)
        }
        guard let before, let after else { return }
        let matches = after.matches(in: before)
        let kept = Set(matches.compactMap(\.self))
        for index in before.services.indices where !kept.contains(index) {
            add(.removed, .service, before.services[index].title, Details(), of: after.name)
        }
        for (service, match) in zip(after.services, matches) {
            guard let match else {
                add(.added, .service, service.title, Details(), of: after.name)
                continue
            }
            var details = Details()
            details.note(before.services[match], service)
            add(.changed, .service, service.title, details, of: after.name)
        }
        if matches.compactMap(\.self) != matches.compactMap(\.self).sorted() {
            add(.changed, .accessory, after.name, Details([.reordered(.services)]))
        }
    }

    /// Notes a change; one of a thing in which nothing has changed is none.
    private mutating func add(
        _ verb: HomeEvent.Verb, _ kind: NamedThing.Kind, _ name: String, _ details: Details, of accessory: String? = nil
    ) {
        if verb == .changed && details.list.isEmpty { return }
        changes.append(
            .init(
                verb: verb, kind: kind, name: name, accessory: accessory, home: new.name,
                details: verb == .changed ? details.list : []))
    }
}

extension Home {
    /// The name of a room; the home's own is that of the room for the entire home.
    func roomName(_ id: RoomID?) -> String { room(id)?.name ?? name }

    /// A service by its accessory, and by its own name where it has one: "Desk Lamp", "Desk Lamp: Motor".
    func serviceName(_ reference: ServiceReference) -> String {
        guard let (accessory, service) = service(reference) else { return "" }
        return service.title == accessory.name ? accessory.name : "\(accessory.name): \(service.title)"
    }
}

extension Service {
    /// The name, or the type of what has none.
    var title: String { name ?? type.name }
}
