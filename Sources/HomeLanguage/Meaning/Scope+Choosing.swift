import HomeModel
import UtteranceAnalysis

extension Scope {
    /// The sets of services that may be meant; more than one where it takes the person to choose.
    ///
    /// What is named is meant whole. A kind of thing ("the lamp") in the singular is one of them, unless a room or zone
    /// limits it; a plural, "all" and "everything" are all of them.
    func services(for effect: Effect, asking: Bool) -> [[ServiceView]] {
        let unit = home.home.temperatureUnit
        let isAble: (ServiceView) -> Bool = { view in
            asking
                ? Knowledge.expected(by: effect, of: view.service, unit: unit) != nil
                : view.service.isAble(effect, unit: unit)
        }
        if !things.isEmpty { return [withoutParts(namedServices, where: isAble)] }
        let able = all.picked(where: isAble)
        if hasKind {
            // Any one will do where something is turned on, and all are meant where it is turned off; some of them
            // are all that are here: "turn on any lamp", "turn off any lamps", "some lights".
            let isSome = referent.has(.a) && referent.has(.plural) && !isPlaceSaid && near == nil
            let isOne = referent.has(.any) && ![.power(false), .opening(false), .halt].contains(effect) || isSome
            if isOne, !asking, able.count > 1 { return able.map { [$0] } }
            if !able.isEmpty { return choose(from: able, isGuarding: effect.isGuarding) }
            return onlyOneAble(where: isAble, to: effect).map { [[$0]] } ?? [all]
        }
        if referent.has(.everything) { return [able.filter { isSwitched(effect, $0) }] }
        return inPlaceAlone(able, effect)
    }

    /// The one thing of the kind that can be locked, shut or opened, where what is called by the word for it cannot: the August
    /// Lock, for “the door”, beside a Balcony Door Sensor.
    private func onlyOneAble(where isAble: (ServiceView) -> Bool, to effect: Effect) -> ServiceView? {
        guard effect.isGuarding, !referent.has(.only), MeaningRule.onlyOneAble.holds else { return nil }
        let able = ofKind.picked { isInPlace($0) && isAble($0) }
        return able.count == 1 ? able[0] : nil
    }

    /// Of a named accessory what goes by its name, where that can do it: what has a name of its own there, and is of another
    /// kind, is meant by that name, as the switches for a fan's modes are.
    func withoutParts(_ services: [ServiceView], where isAble: (ServiceView) -> Bool) -> [ServiceView] {
        let isWhole = things.allSatisfy { if case .accessory = $0.thing { true } else { false } }
        guard services.count > 1, isWhole else { return services }
        let main = services.filter { $0.goesByAccessory && isAble($0) }
        return services.filter { view in
            let beside = main.filter { $0.accessory.id == view.accessory.id }
            return view.goesByAccessory || beside.isEmpty || beside.contains { $0.service.type == view.service.type }
        }
    }

    /// One of several, or all of them, as the words say.
    func choose(from services: [ServiceView], isGuarding: Bool) -> [[ServiceView]] {
        let isOne = !referent.has(.plural) && !referent.has(.all)
        let here = near.map { room in services.filter { $0.room?.id == room } } ?? []
        // One of several leaves open which: "one of the lamps in the den".
        let isChosen = isGuarding || referent.has(.one)
        if !referent.has(.all), !here.isEmpty { return isOne && isChosen ? here.map { [$0] } : [here] }
        if isOne, !isPlaceSaid || isChosen { return services.map { [$0] } }
        return [services]
    }

    /// A room or home alone: its lights, where light is what can be meant.
    private func inPlaceAlone(_ everywhere: [ServiceView], _ effect: Effect) -> [[ServiceView]] {
        let here = everywhere.filter { $0.room?.id == near }
        let able = near == nil || effect.isHeating && here.isEmpty ? everywhere : here
        let lights = able.filter { $0.service.type.name == "Lightbulb" }
        switch effect {
        case .power, .opening, .halt, .fullyOn, .onAtMost, .set(.brightness, _), .toggle, .color, .tint, .white, .black,
            .both(_, .set),
            .adjust(.brightness, _), .adjust(.whiteness, _), .adjust(.saturation, _), .set(.saturation, _):
            return [lights.isEmpty ? able.filter { isSwitched(effect, $0) } : lights]
        case .level(_, .none), .raised, .adjust(.level, _):
            let heaters = able.filter { $0.service.temperatureType != nil }
            // A pronoun may stand for sound and for wind too: "turn it up".
            let others =
                referent.has(.mentioned) ? ["Speaker", "Fan"].map { kind in able.filter { $0.isOf(kind) } } : []
            let sets = ([lights, heaters] + others).filter { !$0.isEmpty }
            return sets.isEmpty ? [[]] : sets
        case .level(_, .percent): return [lights]
        case .temperature, .mode, .cooling, .both, .adjust(.warmth, _), .adjust(.temperature, _),
            .level(_, .degrees), .level(_, .celsius), .level(_, .fahrenheit):
            // Of a room alone, warmth is that of its air; of a house, what its thermostat keeps.
            let all = able.filter { $0.service.temperatureType != nil }
            let thermostats = isPlaceSaid ? [] : all.filter { $0.service.type.name == "Thermostat" }
            let coolers = thermostats.count > 1 && effect.isCooler ? all.filter { $0.service.isCooler } : []
            if !coolers.isEmpty, MeaningRule.coolerCools.holds { return coolers.map { [$0] } }
            let heaters = thermostats.isEmpty ? all : thermostats
            return near != nil || isPlaceSaid || heaters.count < 2 ? [heaters] : heaters.map { [$0] }
        case .level, .mute, .set, .gear, .adjust:
            return near != nil || isPlaceSaid || able.count < 2 ? [able] : able.map { [$0] }
        // Who opens the garden means its gate, and waters nothing.
        case .door, .passage: return [able.filter { isSwitched(effect, $0) }]
        case .lock, .arm: return [able]
        }
    }

    /// Whether "everything" means this, too.
    ///
    /// What is said of everything switches what is switched; it does not lock, open, heat or disarm, and neither does
    /// "stop everything", which holds what moves besides. "Open everything" opens no tap.
    func isSwitched(_ effect: Effect, _ view: ServiceView) -> Bool {
        switch effect {
        case .power, .opening: view.service.isSwitched || !MeaningRule.everythingSwitched.holds
        case .halt: view.service.isSwitched || view.service.isHeld || !MeaningRule.everythingHeld.holds
        case .door(true), .passage(true): !view.service.isTap || !MeaningRule.noTapOfEverything.holds
        default: true
        }
    }
}

extension ServiceView {
    /// Whether it is a speaker or a fan, of whatever make.
    fileprivate func isOf(_ kind: String) -> Bool { service.type.name.contains(kind) }
}

extension Service {
    /// Whether it cools the air by itself, as an air conditioner does that does not heat now.
    fileprivate var isCooler: Bool {
        type == "HeaterCooler" && writable("CoolingThresholdTemperature") != nil
            && self["TargetHeaterCoolerState"]?.value?.number != 1
    }
}

extension Effect {
    /// Whether it is to be cooler.
    fileprivate var isCooler: Bool {
        switch self {
        case .cooling, .mode(.cool), .adjust(_, .side(isUp: false)), .adjust(_, .least): true
        case .adjust(_, .steps(let change)), .adjust(_, .by(let change, _)), .adjust(_, .byOrTo(let change, _)):
            change < 0
        default: false
        }
    }

    /// Whether it is on or off, whatever else it may be.
    var isPower: Bool {
        switch self {
        case .power, .opening, .halt: true
        default: false
        }
    }

    /// Whether a wrong choice among several would leave the home open.
    var isGuarding: Bool {
        switch self {
        case .lock, .door, .passage, .set(.position, _), .arm, .adjust(.position, _): true
        default: false
        }
    }

    /// Whether it is a temperature, which a thermostat in another room may rule.
    var isHeating: Bool {
        switch self {
        case .temperature, .level(_, .degrees), .level(_, .celsius), .level(_, .fahrenheit), .mode,
            .adjust(.temperature, _), .adjust(.warmth, _), .both(.mode, _):
            true
        default: false
        }
    }
}
