import HomeModel
import TestSupport
import Testing

@testable import HomeNames

/// An index that was told of changes, against one made anew.
struct NameUpdateTests {
    private let reading = NameReading(
        spellings: { $0.contains("2") ? [$0.replacing("2", with: " Two")] : [] },
        pronunciations: { [SpeltPhones.of($0)] }, phones: .english)

    @Test(arguments: 0..<3) func anUpdatedIndexIsLikeOneMadeAnew(seed: Int) {
        var change = RandomChange(seed: seed)
        var index = NameIndex(change.snapshot, reading: reading)
        let first = (index: index, scan: Scan(change.snapshot))
        for step in 0..<80 {
            let event = change.next(step)
            index = index.updated(with: event, in: change.snapshot)
            if step % 16 == 15 { expect(index, isLike: NameIndex(change.snapshot, reading: reading), change.snapshot) }
        }
        // Whoever still reads the first one is not disturbed.
        #expect(Set(first.index.entries.filter { $0.form == .full }).isSuperset(of: first.scan.entries { _ in true }))
    }

    private func expect(_ index: NameIndex, isLike anew: NameIndex, _ snapshot: HomeSnapshot) {
        #expect(Set(index.entries) == Set(anew.entries))
        #expect(index.count == anew.count)
        let names = Scan(snapshot).names.map(\.name)
        for (number, name) in names.enumerated() {
            let key = NameKey(name)
            #expect(Set(index.entries(for: key)) == Set(anew.entries(for: key)))
            #expect(Set(index.completions(of: name, limit: .max)) == Set(anew.completions(of: name, limit: .max)))
            let text = Array((key.text + "and" + NameKey(names[(number + 7) % names.count]).text).utf8)
            #expect(Self.beginnings(index, text) == Self.beginnings(anew, text))
            guard number % 4 == 0 else { continue }
            let phones = SpeltPhones.of(name)
            #expect(Set(index.soundingLike(phones, limit: .max)) == Set(anew.soundingLike(phones, limit: .max)))
            #expect(
                Set(index.misspellings(of: name, limit: .max)) == Set(anew.misspellings(of: name, limit: .max)))
            #expect(Set(index.nearest(to: name, limit: 200)) == Set(anew.nearest(to: name, limit: 200)))
        }
    }

    private static func beginnings(_ index: NameIndex, _ text: [UInt8]) -> [Int: Set<NameEntry>] {
        Dictionary(index.names(in: text, at: 0).map { ($0.length, Set($0.entries)) }) { first, _ in first }
    }

    @Test func readsOnlyWhatAnEventIsAbout() throws {
        var snapshot = Fixture.home("cottage")
        let index = NameIndex(snapshot, reading: NameReading())
        let home = snapshot.homes[0]
        let room = try #require(home.rooms.first { $0.name == "Bedroom" })
        let place = try #require(home.rooms.firstIndex(of: room))
        snapshot.homes[0].rooms[place].name = "Den"
        let event = HomeEvent(topic: .rooms, verb: .renamed, home: home.id, thing: .room(room.id), name: "Den")
        let updated = index.updated(with: event, in: snapshot)
        #expect(updated.entries(for: NameKey("den")).map(\.thing) == [.room(room.id)])
        #expect(updated.entries(for: NameKey("bedroom")).isEmpty)
        #expect(updated.entries(for: NameKey("blinds")).isEmpty)
        #expect(index.entries(for: NameKey("bedroom")).map(\.thing) == [.room(room.id)])
        let value = HomeEvent(topic: .values, verb: .changed, home: home.id)
        #expect(index.updated(with: value, in: HomeSnapshot()).entries(for: NameKey("bedroom")).count == 1)
        let gone = HomeEvent(topic: .homes, verb: .removed, home: home.id)
        #expect(Set(index.updated(with: gone, in: HomeSnapshot()).entries.filter { $0.home == home.id }).isEmpty)
    }
}

/// Changes homes in every way that names can be changed in, and tells what an observer would be told.
private struct RandomChange {
    private(set) var snapshot: HomeSnapshot
    private var random: SeededNumbers

    init(seed: Int) {
        snapshot = CrowdedHome.snapshot(seed: seed)
        random = SeededNumbers(seed: seed + 1_000)
    }

    /// Makes a change and gives its event.
    mutating func next(_ step: Int) -> HomeEvent {
        if step % 20 == 19 { return changeHomes(step) }
        let home = Int.random(in: 0..<snapshot.homes.count, using: &random)
        let new = "Wide Kitchen Thing \(step)"
        switch step % 9 {
        case 0: return change(home, \.accessories, .accessories, Accessory(name: "New Lamp 2 \(step)"))
        case 1: return change(home, \.rooms, .rooms, Room(name: "Hall \(step)"))
        case 2: return change(home, \.zones, .zones, Zone(name: "Floor \(step)"))
        case 3: return change(home, \.serviceGroups, .serviceGroups, ServiceGroup(name: "All the Lamps \(step)"))
        case 4: return change(home, \.actionSets, .actionSets, ActionSet(name: "Good Night \(step)"))
        case 5: return change(home, \.triggers, .triggers, Trigger(name: "Wake Up \(step)"))
        case 6: return moveAccessory(of: home)
        case 7: return nameService(of: home, new)
        default:
            snapshot.homes[home].name = new
            return HomeEvent(topic: .home, verb: .renamed, home: snapshot.homes[home].id, thing: .home)
        }
    }

    /// Adds something to a list of a home, takes it away or names it otherwise.
    private mutating func change<Thing: Identified>(
        _ home: Int, _ list: WritableKeyPath<Home, [Thing]>, _ topic: HomeEvent.Topic, _ new: Thing
    ) -> HomeEvent {
        let id = snapshot.homes[home].id
        let count = snapshot.homes[home][keyPath: list].count
        let way = count == 0 ? 0 : Int.random(in: 0...3, using: &random)
        if way == 0 {
            snapshot.homes[home][keyPath: list].append(new)
            return HomeEvent(topic: topic, verb: .added, home: id, thing: new.thing)
        }
        let place = Int.random(in: 0..<count, using: &random)
        let thing = snapshot.homes[home][keyPath: list][place].thing
        switch way {
        case 1: snapshot.homes[home][keyPath: list].remove(at: place)
        case 2: snapshot.homes[home][keyPath: list][place].name = new.name
        default: snapshot.homes[home][keyPath: list][place].aliases.append(new.name)
        }
        return HomeEvent(topic: topic, verb: way == 1 ? .removed : .changed, home: id, thing: thing)
    }

    private mutating func moveAccessory(of home: Int) -> HomeEvent {
        let id = snapshot.homes[home].id
        guard let place = snapshot.homes[home].accessories.indices.randomElement(using: &random) else {
            return HomeEvent(topic: .values, verb: .changed, home: id)
        }
        snapshot.homes[home].accessories[place].room = snapshot.homes[home].rooms.randomElement(using: &random)?.id
        let thing = snapshot.homes[home].accessories[place].thing
        return HomeEvent(topic: .accessories, verb: .changed, home: id, thing: thing)
    }

    private mutating func nameService(of home: Int, _ name: String) -> HomeEvent {
        let id = snapshot.homes[home].id
        guard let place = snapshot.homes[home].accessories.indices.randomElement(using: &random) else {
            return HomeEvent(topic: .values, verb: .changed, home: id)
        }
        let service = Service(type: "Lightbulb", name: name)
        snapshot.homes[home].accessories[place].services = [service]
        let reference = ServiceReference(accessory: snapshot.homes[home].accessories[place].id, service: service.id)
        return HomeEvent(topic: .services, verb: .renamed, home: id, thing: .service(reference))
    }

    /// Adds a home, or takes one away.
    private mutating func changeHomes(_ step: Int) -> HomeEvent {
        if snapshot.homes.count > 2 {
            let gone = snapshot.homes.remove(at: 0)
            return HomeEvent(topic: .homes, verb: .removed, home: gone.id, thing: .home)
        }
        let new = CrowdedHome.snapshot(seed: step).homes[0]
        snapshot.homes.append(new)
        return HomeEvent(topic: .homes, verb: .added, home: new.id, thing: .home)
    }
}

/// What events call by a thing of its kind.
private protocol Identified {
    var name: String { get set }
    var aliases: [String] { get set }
    var thing: NamedThing { get }
}

extension Accessory: Identified { fileprivate var thing: NamedThing { .accessory(id) } }
extension Room: Identified { fileprivate var thing: NamedThing { .room(id) } }
extension Zone: Identified { fileprivate var thing: NamedThing { .zone(id) } }
extension ServiceGroup: Identified { fileprivate var thing: NamedThing { .serviceGroup(id) } }
extension ActionSet: Identified { fileprivate var thing: NamedThing { .actionSet(id) } }
extension Trigger: Identified { fileprivate var thing: NamedThing { .trigger(id) } }
