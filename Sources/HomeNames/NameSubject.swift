import HomeModel

/// What has its names read at once: a thing of a home; an accessory with its services.
struct NameSubject: Hashable, Sendable {
    let home: HomeID
    let thing: NamedThing

    init(_ home: HomeID, _ thing: NamedThing) {
        self.home = home
        if case .service(let service) = thing {
            self.thing = .accessory(service.accessory)
        } else {
            self.thing = thing
        }
    }
}

extension NameEntry {
    /// What the entry was read with.
    var subject: NameSubject { NameSubject(home, thing) }

    /// Whether a known entry makes another one of the same key needless.
    ///
    /// To a speaker an accessory and its own service of the same name are one thing (row N9).
    func isMeant(before other: NameEntry) -> Bool {
        guard home == other.home else { return false }
        if thing == other.thing { return true }
        guard case .accessory(let accessory) = thing, case .service(let service) = other.thing else { return false }
        return accessory == service.accessory
    }
}
