import HomeModel
import HomeNames

/// Which services the words of a frame point at, before it is asked what they can do.
struct Scope {
    private let home: HomeView
    private let frame: Frame
    private let room: RoomID?
    private let things: [NameEntry]
    private let places: [NameEntry]
    private let kinds: Set<String>

    init(home: HomeView, frame: Frame, entries: [NameEntry], room: RoomID?) {
        self.home = home
        self.frame = frame
        self.room = room
        things = entries.filter { !home.services(of: $0.thing).isEmpty || $0.isThing }
        places = entries.filter { $0.thing.kind == .room || $0.thing.kind == .zone }
        kinds = Set((frame["kind"] ?? "").split(separator: ",").map(String.init))
    }

    /// The name of the place that was said, else of the home.
    var placeName: String { places.first?.name ?? home.home.name }

    /// A thing that was named together with a place where it is not.
    var misplaced: ServiceView? {
        guard !things.isEmpty, !places.isEmpty, named.allSatisfy({ !isInPlace($0) }) else { return nil }
        return named.first
    }

    /// The sets of services that may be meant; more than one where it takes the person to choose.
    ///
    /// What is named is meant whole. A kind of thing ("the lamp") in the singular is one of them, unless a room or zone
    /// limits it; a plural, "all" and "everything" are all of them.
    func services(for demand: Demand, asking: Bool) -> [[ServiceView]] {
        let isAble: (ServiceView) -> Bool = { view in
            asking
                ? Knowledge.expected(by: demand, of: view.service, unit: home.home.temperatureUnit) != nil
                : view.service.ability(for: demand, unit: home.home.temperatureUnit) != .cannot
        }
        if !things.isEmpty { return [named.filter(isInPlace).filter(isOfKind)] }
        let pool = home.services.filter(isInPlace)
        if !kinds.isEmpty {
            let all = narrowed(pool.filter(isOfKind))
            let able = all.filter(isAble)
            return able.isEmpty ? [all] : choose(from: able, demand)
        }
        let able = pool.filter(isAble)
        if frame.has("everything") { return [able.filter { isBroad(demand, $0) }] }
        return inPlaceAlone(able, demand)
    }

    /// The services in the scope that have one of the characteristics; all services in the scope where none has.
    func services(knowing types: [CharacteristicType]) -> [ServiceView] {
        let pool = (things.isEmpty ? home.services : named).filter(isInPlace).filter(isOfKind)
        let knowing = pool.filter { view in types.contains { view.service[$0] != nil } }
        if things.isEmpty, places.isEmpty, let room {
            let here = knowing.filter { $0.room?.id == room }
            if !here.isEmpty { return here }
        }
        return knowing.isEmpty && !things.isEmpty ? pool : knowing
    }

    private var named: [ServiceView] { things.flatMap { home.services(of: $0.thing) } }

    private func isInPlace(_ view: ServiceView) -> Bool {
        places.allSatisfy { place in view.room.map { home.rooms(of: place.thing).contains($0.id) } ?? false }
    }

    /// Sensors of doors and windows count as doors and windows only where their name says so.
    private func isOfKind(_ view: ServiceView) -> Bool {
        if kinds.isEmpty { return true }
        guard kinds.contains(view.service.type.name) else { return false }
        return view.service.type.name != "ContactSensor" || kinds.count == 1 || frame["word"].map(view.isCalled) ?? true
    }

    /// "Lamp" means the lights that are called so, where there are any.
    private func narrowed(_ services: [ServiceView]) -> [ServiceView] {
        guard let word = frame["narrow"] else { return services }
        let called = services.filter { $0.isCalled(word) }
        return called.isEmpty ? services : called
    }

    private func choose(from services: [ServiceView], _ demand: Demand) -> [[ServiceView]] {
        let isOne = !frame.has("plural") && !frame.has("all")
        let here = room.map { room in services.filter { $0.room?.id == room } } ?? []
        if places.isEmpty, !frame.has("all"), !here.isEmpty { return isOne && demand.isGuarding ? here.map { [$0] } : [here] }
        if isOne, places.isEmpty || demand.isGuarding { return services.map { [$0] } }
        return [services]
    }

    /// A room or home alone: its lights, where light is what can be meant.
    private func inPlaceAlone(_ able: [ServiceView], _ demand: Demand) -> [[ServiceView]] {
        switch demand {
        case .power, .brightness:
            let lights = able.filter { $0.service.type.name == "Lightbulb" }
            return [lights.isEmpty ? able.filter { isBroad(demand, $0) } : lights]
        case .level(_, .none):
            let lights = able.filter { $0.service.type.name == "Lightbulb" }
            let heaters = able.filter { $0.service["TargetTemperature"] != nil }
            return [lights, heaters].filter { !$0.isEmpty }
        case .level(_, .percent): return [able.filter { $0.service.type.name == "Lightbulb" }]
        case .temperature, .level:
            let here = able.filter { $0.room?.id == room }
            if places.isEmpty, room != nil, !here.isEmpty { return [here] }
            return places.isEmpty && able.count > 1 ? able.map { [$0] } : [able]
        case .lock, .door, .position: return [able]
        }
    }

    /// "Everything off" switches what is switched; it does not lock, open or heat.
    private func isBroad(_ demand: Demand, _ view: ServiceView) -> Bool {
        if case .power = demand { return view.service.isSwitched }
        return true
    }
}

extension NameEntry {
    fileprivate var isThing: Bool {
        switch thing.kind {
        case .accessory, .service, .serviceGroup: true
        case .home, .room, .zone, .actionSet: false
        }
    }
}

extension Demand {
    /// Whether a wrong choice among several would leave the home open.
    fileprivate var isGuarding: Bool {
        switch self {
        case .lock, .door, .position: true
        case .power, .brightness, .level, .temperature: false
        }
    }
}
