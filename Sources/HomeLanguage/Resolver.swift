import HomeModel
import HomeNames

/// Finds out what a frame means in the homes at hand.
struct Resolver {
    /// The homes that may be meant, the likeliest first.
    let homes: [HomeView]
    /// Where the speaker is; nil where that is not known.
    let context: Context

    /// All readings of a frame; none where its names are in no home.
    func readings(of frame: Frame) -> [Reading] {
        let places = homes.enumerated().filter { isMeant($0.element, by: frame) }
        // Words without names, such as "the lights", speak of the likeliest home only (row R7).
        let isUnnamed = frame.names.allSatisfy { $0.kind == .home }
        return places.prefix(isUnnamed ? 1 : places.count).flatMap { rank, home in
            choices(of: frame, in: home.home).flatMap { choice in
                HomeResolver(home: home, frame: frame, entries: choice, room: room(in: home)).readings.map { reading in
                    var reading = reading
                    reading.rank.home = rank
                    return reading
                }
            }
        }
    }

    private func isMeant(_ view: HomeView, by frame: Frame) -> Bool {
        frame.names.allSatisfy { name in name.hit.entries.contains { $0.home == view.home.id && $0.thing.kind == name.kind } }
    }

    /// One entry for each name, in every combination; more than one only where shortened names meet.
    private func choices(of frame: Frame, in home: Home) -> [[NameEntry]] {
        frame.names.reduce([[]]) { choices, name in
            let entries = name.hit.entries.filter { $0.home == home.id && $0.thing.kind == name.kind }.prefix(8)
            return Array(choices.flatMap { choice in entries.map { choice + [$0] } }.prefix(64))
        }
    }

    private func room(in view: HomeView) -> RoomID? {
        guard let room = context.room.map(NameKey.init) else { return nil }
        return view.home.rooms.first { ([$0.name] + $0.aliases).map(NameKey.init).contains(room) }?.id
    }
}

/// Where and by whom an utterance is made.
public struct Context: Hashable, Sendable {
    /// The room that the speaker is in.
    public var room: String?
    /// The home that is meant where none is named.
    public var home: String?
    /// The user who speaks.
    public var user: String?

    /// A context of the given parts; what is nil is not known.
    public init(room: String? = nil, home: String? = nil, user: String? = nil) {
        self.room = room
        self.home = home
        self.user = user
    }
}

/// Finds out what a frame means in one home, with one thing chosen for each name.
private struct HomeResolver {
    let home: HomeView
    let frame: Frame
    let entries: [NameEntry]
    let room: RoomID?

    var readings: [Reading] {
        if frame["do"] == "run" { return scene.map { [$0] } ?? [] }
        let scope = Scope(home: home, frame: frame, entries: entries, room: room)
        if let misplaced = scope.misplaced { return [reading(.elsewhere(misplaced, said: scope.placeName))] }
        if frame["ask"] == "value" { return [answer(scope)] }
        guard let demand = Demand(frame) else { return [] }
        return frame["ask"] == "is"
            ? scope.services(for: demand, asking: true).map { isIt(demand, $0, scope) }
            : scope.services(for: demand, asking: false).map { write(demand, $0, scope) }
    }

    private func reading(_ result: Reading.Result, _ services: [ServiceView] = []) -> Reading {
        var rank = Reading.Rank()
        rank.form = entries.map(\.form).max() ?? .full
        let things = zip(frame.names, entries).filter { ![.home, .room, .zone].contains($0.0.kind) }
        rank.unnamedTokens = -things.reduce(0) { $0 + $1.0.hit.range.count }
        rank.room = room == nil || services.contains { $0.room?.id == room } ? 0 : 1
        if case .understood = result { rank.ability = 0 } else { rank.ability = 1 }
        return Reading(result: result, rank: rank)
    }

    // MARK: - Writing

    private func write(_ demand: Demand, _ services: [ServiceView], _ scope: Scope) -> Reading {
        let abilities = services.map { ($0, $0.service.ability(for: demand, unit: home.home.temperatureUnit)) }
        for case (let view, .outOfRange(let takes)) in abilities {
            return reading(.unsupported(.outOfRange(view, takes: takes)), services)
        }
        var intents: [Intent] = []
        for case (let view, .can(let type, let value)) in abilities {
            let deed = Intent.Deed.set(type, value)
            if let index = intents.firstIndex(where: { $0.deed == deed }) {
                intents[index].targets.append(view.target(type))
            } else {
                intents.append(Intent(deed: deed, targets: [view.target(type)]))
            }
        }
        return result(intents, of: demand, services, scope)
    }

    private func result(_ intents: [Intent], of demand: Demand?, _ services: [ServiceView], _ scope: Scope) -> Reading {
        guard intents.isEmpty else {
            return reading(.understood(intents.map(\.sorted)), services)
        }
        return services.isEmpty
            ? reading(.unsupported(.nothing(kind: frame["word"], place: scope.placeName)))
            : reading(.unsupported(.cannot(demand, services)), services)
    }

    // MARK: - Asking

    private func isIt(_ demand: Demand, _ services: [ServiceView], _ scope: Scope) -> Reading {
        let unit = home.home.temperatureUnit
        return question(services, of: demand, scope, kind: .is) { Knowledge.expected(by: demand, of: $0, unit: unit) }
    }

    private func answer(_ scope: Scope) -> Reading {
        let wanted = Self.characteristics(of: frame["about"] ?? "")
        return question(scope.services(knowing: wanted), of: nil, scope, kind: .value) { service in
            wanted.first { service[$0] != nil }.map { ($0, nil) }
        }
    }

    private func question(
        _ services: [ServiceView], of demand: Demand?, _ scope: Scope, kind: Question.Kind,
        _ asked: (Service) -> (CharacteristicType, CharacteristicValue?)?
    ) -> Reading {
        var groups: [(type: CharacteristicType, expected: CharacteristicValue?, services: [ServiceView])] = []
        for view in services {
            guard let (type, expected) = asked(view.service) else { continue }
            if let index = groups.firstIndex(where: { $0.type == type && $0.expected == expected }) {
                groups[index].services.append(view)
            } else {
                groups.append((type, expected, [view]))
            }
        }
        let intents = groups.map { group in
            let sorted = group.services.sorted { Target.isBefore($0.target(), $1.target()) }
            let question = Question(
                kind: kind, characteristic: group.type, expected: group.expected,
                values: sorted.map { $0.service[group.type]?.value })
            return Intent(deed: .get(question), targets: sorted.map { $0.target(group.type) })
        }
        return result(intents, of: demand, services, scope)
    }

    private static func characteristics(of subject: String) -> [CharacteristicType] {
        switch subject {
        case "temperature": ["CurrentTemperature"]
        case "target": ["TargetTemperature", "Brightness", "TargetPosition", "RotationSpeed"]
        case "brightness": ["Brightness"]
        case "humidity": ["CurrentRelativeHumidity"]
        default: []
        }
    }

    // MARK: - Scenes

    private var scene: Reading? {
        for entry in entries {
            guard case .actionSet(let id) = entry.thing, let scene = home.home.actionSets.first(where: { $0.id == id })
            else { continue }
            var known = scene
            known.actions = scene.actions.filter { home.home.service($0.service) != nil }
            if known.actions.isEmpty { return reading(.unsupported(.emptyScene(scene.name))) }
            return reading(.understood([Intent(deed: .run(known, home: home.home.name), targets: targets(of: known))]))
        }
        return nil
    }

    private func targets(of scene: ActionSet) -> [Target] {
        scene.actions.compactMap { action in
            home.home.service(action.service).map { accessory, service in
                ServiceView(home: home.home.name, room: home.home.room(accessory.room), accessory: accessory, service: service)
                    .target(action.characteristic)
            }
        }
    }
}

extension Intent {
    fileprivate var sorted: Intent { Intent(deed: deed, targets: targets.sorted(by: Target.isBefore)) }
}
