import HomeModel
import HomeNames

/// Finds out what a frame means in one home, with one thing chosen for each name.
struct HomeResolver {
    let home: HomeView
    let frame: Frame
    let entries: [NameEntry]
    /// The room that the speaker is in.
    let room: RoomID?

    /// The readings: one, or several of which a person has to choose.
    var readings: [Reading] {
        if frame["do"] == "run" { return scene.map { [$0] } ?? [] }
        let scope = Scope(home: home, frame: frame, entries: entries, room: room)
        if let misplaced = scope.misplaced { return [reading(.elsewhere(misplaced, said: scope.placeName))] }
        if let fault = scope.fault { return [reading(.unsupported(fault))] }
        if frame["ask"] == "value" { return [answer(scope)] }
        guard let demand = Demand(frame) else { return [] }
        if frame["ask"] == "is" { return scope.services(for: demand, asking: true).map { isIt(demand, $0, scope) } }
        if scope.isTooBroad(for: demand) { return [reading(.unsupported(.tooBroad(home: home.home.name)))] }
        return scope.services(for: demand, asking: false).map { write(demand, $0, scope) }
    }

    private func reading(_ result: Reading.Result, _ services: [ServiceView] = []) -> Reading {
        var rank = Reading.Rank()
        rank.form = entries.map(\.form).max() ?? .full
        for name in frame.names {
            if [.home, .room, .zone].contains(name.kind) {
                rank.unnamedPlaces -= name.hit.range.count
            } else {
                rank.unnamedThings -= name.hit.range.count
            }
        }
        rank.room = room == nil || services.contains { $0.room?.id == room } ? 0 : 1
        switch result {
        case .unsupported(.nothing): rank.absent = 1
        case .elsewhere where rank.form != .full: rank.absent = 1
        case .understood, .unsupported, .elsewhere: break
        }
        if case .understood = result { rank.ability = 0 } else { rank.ability = 1 }
        return Reading(result: result, rank: rank)
    }

    private func result(_ intents: [Intent], of demand: Demand?, _ services: [ServiceView], _ scope: Scope) -> Reading {
        guard intents.isEmpty else { return reading(.understood(intents), services) }
        return services.isEmpty
            ? reading(.unsupported(.nothing(kind: frame["word"] ?? sensor, place: scope.placeName)))
            : reading(.unsupported(.cannot(frame.has("ask") ? nil : demand, services)), services)
    }

    /// What is missing where a question finds nothing.
    private var sensor: String? { frame.has("ask") ? "sensor for that" : nil }

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
        return result(intents.map(\.sorted), of: demand, services, scope)
    }

    // MARK: - Asking

    private func isIt(_ demand: Demand, _ services: [ServiceView], _ scope: Scope) -> Reading {
        let unit = home.home.temperatureUnit
        return question(services, of: demand, scope, kind: .is) { Knowledge.expected(by: demand, of: $0, unit: unit) }
    }

    private func answer(_ scope: Scope) -> Reading {
        let wanted = Knowledge.characteristics(of: frame["about"] ?? "")
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
            var question = Question(
                kind: kind, characteristic: group.type, expected: group.expected,
                values: sorted.map { $0.service[group.type]?.value })
            question.isAboutAny = frame.has("any")
            return Intent(deed: .get(question), targets: sorted.map { $0.target(group.type) })
        }
        return result(intents, of: demand, services, scope)
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
                ServiceView(
                    home: home.home.name, room: home.home.room(accessory.room), accessory: accessory, service: service
                )
                .target(action.characteristic)
            }
        }
    }
}

extension Intent {
    fileprivate var sorted: Intent { Intent(deed: deed, targets: targets.sorted(by: Target.isBefore)) }
}
