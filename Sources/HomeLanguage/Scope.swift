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
    /// Whether the home itself was said, by its name or as "the house".
    private let isHomeSaid: Bool
    /// The services that bear the names said.
    private let named: [ServiceView]

    init(home: HomeView, frame: Frame, entries: [NameEntry], room: RoomID?) {
        self.home = home
        self.frame = frame
        self.room = room
        let things = entries.filter { [.accessory, .service, .serviceGroup].contains($0.thing.kind) }
        self.things = things
        places = entries.filter { [.room, .zone].contains($0.thing.kind) }
        isHomeSaid = frame.has("whole") || entries.contains { $0.thing.kind == .home }
        kinds = Set((frame["kind"] ?? "").split(separator: ",").map(String.init))
        named = things.flatMap { home.services(of: $0.thing) }
    }

    /// The place that was said, else the speaker's room where "here" was said, else the home: "the Kitchen", "Upstairs".
    var placeName: String {
        if let place = places.first { return place.thing.kind == .room ? "the \(place.name)" : place.name }
        return home.home.room(frame.has("here") ? room : nil).map { "the \($0.name)" } ?? home.home.name
    }

    /// A thing that was named together with a place where it is not.
    var misplaced: ServiceView? {
        guard let first = named.first, !places.isEmpty, named.allSatisfy({ !isInPlace($0) }) else { return nil }
        return first
    }

    /// What keeps the words from pointing anywhere, whatever is wanted.
    var fault: Reading.Fault? {
        if frame.has("here"), room == nil { return .nowhere }
        if let thing = things.first, named.isEmpty { return .lifeless(thing.name) }
        return nil
    }

    /// Whether a demand would reach over the whole home though nothing said so: no thing, no kind, no room, no "all".
    ///
    /// To lock the house, and to heat it where one thermostat does, is safe and plain.
    func isTooBroad(for demand: Demand) -> Bool {
        guard things.isEmpty, kinds.isEmpty, places.isEmpty, near == nil, !frame.has("everything") else { return false }
        return switch demand {
        case .power, .brightness, .door, .position, .level(_, .none), .level(_, .percent): true
        case .lock, .temperature, .level: false
        }
    }

    /// The sets of services that may be meant; more than one where it takes the person to choose.
    ///
    /// What is named is meant whole. A kind of thing ("the lamp") in the singular is one of them, unless a room or zone
    /// limits it; a plural, "all" and "everything" are all of them.
    func services(for demand: Demand, asking: Bool) -> [[ServiceView]] {
        let unit = home.home.temperatureUnit
        let isAble: (ServiceView) -> Bool = { view in
            asking
                ? Knowledge.expected(by: demand, of: view.service, unit: unit) != nil
                : view.service.ability(for: demand, unit: unit) != .cannot
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
        if things.isEmpty, let near {
            let here = knowing.filter { $0.room?.id == near }
            if !here.isEmpty { return here }
        }
        return knowing.isEmpty && !(things.isEmpty && kinds.isEmpty) ? pool : knowing
    }

    /// The speaker's room, where the words do not say another place.
    private var near: RoomID? { places.isEmpty && !isHomeSaid ? room : nil }

    private func isInPlace(_ view: ServiceView) -> Bool {
        if frame.has("here"), view.room?.id != room { return false }
        return places.allSatisfy { place in view.room.map { home.rooms(of: place.thing).contains($0.id) } ?? false }
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
        return called.isEmpty && !frame.has("only") ? services : called
    }

    private func choose(from services: [ServiceView], _ demand: Demand) -> [[ServiceView]] {
        let isOne = !frame.has("plural") && !frame.has("all")
        let here = near.map { room in services.filter { $0.room?.id == room } } ?? []
        if !frame.has("all"), !here.isEmpty { return isOne && demand.isGuarding ? here.map { [$0] } : [here] }
        if isOne, places.isEmpty && !frame.has("here") || demand.isGuarding { return services.map { [$0] } }
        return [services]
    }

    /// A room or home alone: its lights, where light is what can be meant.
    private func inPlaceAlone(_ everywhere: [ServiceView], _ demand: Demand) -> [[ServiceView]] {
        let here = everywhere.filter { $0.room?.id == near }
        let able = near == nil || demand.isHeating && here.isEmpty ? everywhere : here
        let lights = able.filter { $0.service.type.name == "Lightbulb" }
        switch demand {
        case .power, .brightness: return [lights.isEmpty ? able.filter { isBroad(demand, $0) } : lights]
        case .level(_, .none):
            let heaters = able.filter { $0.service["TargetTemperature"] != nil }
            let sets = [lights, heaters].filter { !$0.isEmpty }
            return sets.isEmpty ? [[]] : sets
        case .level(_, .percent): return [lights]
        case .temperature, .level: return places.isEmpty && able.count > 1 ? able.map { [$0] } : [able]
        case .lock, .door, .position: return [able]
        }
    }

    /// "Everything off" switches what is switched; it does not lock, open or heat.
    private func isBroad(_ demand: Demand, _ view: ServiceView) -> Bool {
        if case .power = demand { return view.service.isSwitched }
        return true
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

    /// Whether it is a temperature, which a thermostat in another room may rule.
    fileprivate var isHeating: Bool {
        switch self {
        case .temperature, .level(_, .degrees), .level(_, .celsius), .level(_, .fahrenheit): true
        case .power, .brightness, .level, .lock, .door, .position: false
        }
    }
}
