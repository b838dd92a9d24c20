import HomeModel

/// Edits as nobody would think of them, made from a seed: mostly sensible, on what is there, and often wrong.
///
/// Names come from a small pool in many spellings, so that they collide.
public struct RandomEdits {
    var random: SeededNumbers

    /// Edits that are the same whenever the seed and the homes are.
    public init(seed: some BinaryInteger) { random = SeededNumbers(seed: seed) }

    /// The next edit of some homes, and who asks for it.
    public mutating func next(for snapshot: HomeSnapshot) -> (edit: Edit, author: Author) {
        guard let home = one(of: snapshot.homes), !happens(1, in: 40) else {
            return (wholeHomes(snapshot), author(in: snapshot.homes.first))
        }
        let id = happens(1, in: 200) ? HomeID() : home.id
        return (.change(id, edit(of: home)), author(in: home))
    }

    private mutating func wholeHomes(_ snapshot: HomeSnapshot) -> Edit {
        switch number(0...9) {
        case 0...5 where snapshot.homes.count < 5: return .addHome(id: HomeID(uuid()), name: name())
        case 6: return .addHome(id: one(of: snapshot.homes)?.id ?? HomeID(uuid()), name: name())
        case 7: return .makePrimary(one(of: snapshot.homes)?.id ?? HomeID(uuid()))
        case 8 where happens(1, in: 4): return .replaceAll(RandomHome.snapshot(seed: number(0...1_000)))
        case 9 where happens(1, in: 2):
            guard let home = one(of: snapshot.homes) else { break }
            return .change(home.id, .remove(.home))
        default: break
        }
        var changed = snapshot
        guard happens(1, in: 4), let home = changed.homes.indices.randomElement(using: &random) else {
            return .makePrimary(one(of: snapshot.homes)?.id ?? HomeID(uuid()))
        }
        changed.homes[home].rooms.append(Room(id: RoomID(uuid()), name: name()))
        return .replaceAll(changed)
    }

    private mutating func edit(of home: Home) -> HomeEdit {
        switch number(0...99) {
        case 0...13: .rename(thing(in: home), to: name())
        case 14...21: .addAlias(name(), to: thing(in: home))
        case 22...23: removeAlias(in: home)
        case 24...25: .setSpokenForms(spokenForms(), of: thing(in: home))
        case 26: .setTemperatureUnit(happens(1, in: 2) ? .celsius : .fahrenheit)
        case 27...48: addition(to: home)
        case 49...57: .remove(happens(1, in: 30) ? .home : thing(in: home, besidesHome: true))
        case 58...63: .assign(accessory(in: home), to: happens(1, in: 4) ? nil : room(in: home))
        case 64...72: .refresh(refreshed(in: home))
        case 73...86: memberEdit(of: home)
        case 87...94: triggerEdit(of: home)
        default: userEdit(of: home)
        }
    }

    private mutating func removeAlias(in home: Home) -> HomeEdit {
        let aliases =
            home.rooms.map { (NamedThing.room($0.id), $0.aliases) } + home.zones.map { (.zone($0.id), $0.aliases) }
            + home.accessories.map { (.accessory($0.id), $0.aliases) } + [(.home, home.aliases)]
        if happens(4, in: 5), let (thing, names) = one(of: aliases.filter { !$0.1.isEmpty }), let alias = one(of: names)
        {
            return .removeAlias(respelt(alias), from: thing)
        }
        return .removeAlias(name(), from: thing(in: home))
    }

    private mutating func memberEdit(of home: Home) -> HomeEdit {
        let zone = one(of: home.zones)
        let group = one(of: home.serviceGroups)
        let scene = one(of: home.actionSets)
        switch number(0...6) {
        case 0, 1: return .addToZone(zone?.id ?? ZoneID(uuid()), room(in: home))
        case 2: return .removeFromZone(zone?.id ?? ZoneID(uuid()), one(of: zone?.rooms ?? []) ?? room(in: home))
        case 3: return .addToGroup(group?.id ?? ServiceGroupID(uuid()), service(in: home))
        case 4:
            let service = one(of: group?.services ?? []) ?? service(in: home)
            return .removeFromGroup(group?.id ?? ServiceGroupID(uuid()), service)
        case 5: return .setAction(action(in: home), in: scene?.id ?? ActionSetID(uuid()))
        default:
            let action = one(of: scene?.actions ?? []) ?? action(in: home)
            return .removeAction(action.service, action.characteristic, from: scene?.id ?? ActionSetID(uuid()))
        }
    }

    private mutating func triggerEdit(of home: Home) -> HomeEdit {
        let trigger = one(of: home.triggers)
        let id = trigger?.id ?? TriggerID(uuid())
        switch number(0...5) {
        case 0: return .setTimer(id, fireDate: fireDate(), timeZone: timeZone(), recurrence: recurrence())
        case 1, 2: return .setEnabled(id, happens(2, in: 3))
        case 3, 4: return .addToTrigger(id, scene(in: home))
        default: return .removeFromTrigger(id, one(of: trigger?.actionSets ?? []) ?? scene(in: home))
        }
    }

    private mutating func userEdit(of home: Home) -> HomeEdit {
        let id = one(of: home.users)?.id ?? UserID(uuid())
        switch number(0...2) {
        case 0: return .setRole(happens(1, in: 2) ? .administrator : .guest, of: id)
        default: return .mapAccount(happens(1, in: 4) ? nil : one(of: Self.accounts), to: id)
        }
    }
}
