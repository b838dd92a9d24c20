import HomeModel
import HomeOutcomes
import UtteranceAnalysis

/// What a question wants to know of a service.
enum Inquiry: Hashable {
    /// How it is: the first of these characteristics that it has.
    case value([CharacteristicType])
    /// Whether it is as a command would make it; `isMeasured` asks for what is rather than for what is set.
    case state(Effect, isMeasured: Bool)
    /// Whether the first of these characteristics that it has, has this value.
    case sensed([Sense])
    /// Whether the first of these characteristics that it has is more, or less, than a number.
    case compared([CharacteristicType], Question.Comparison, Double, Effect.Unit)
    /// That it is there at all.
    case presence

    typealias Sense = TagValue.Sense

    /// The question that a clause asks, or nil where it asks nothing.
    init?(_ frame: Frame) {
        guard let ask = frame.slots[.ask] else { return nil }
        if frame.slots.has(.rooms), !frame.slots.has(anyOf: [.to, .sense, .exist]), MeaningRule.roomsOfWhat.holds {
            return nil
        }
        // So far, so fast: "how far are the blinds open", "how fast is the fan going".
        let isMoving = [.position, .speed].contains(frame.slots[.about])
        let slots = isMoving ? frame.slots.without(.to) : frame.slots
        let types = Knowledge.characteristics(of: slots)
        if slots.has(.than) {
            self = .compared(types, slots[.dir] == .up ? .above : .below, slots.number ?? 0, Effect.Unit(slots))
        } else if slots.has(.sense) {
            guard ask != .value || !MeaningRule.senseIsNoValue.holds, let senses = Self.senses(slots) else {
                return nil
            }
            self = .sensed(senses)
        } else if ask == .value {
            guard slots.isPlain || !MeaningRule.valueAlone.holds else { return nil }
            // Of all that is set, the warmth is meant: "what is it set to".
            let isOpen = slots.has(.target) && slots[.about] == nil && frame.referents.isEmpty
            self = .value(isOpen ? [Knowledge.set[0]] : types)
        } else if slots.has(.dummy), let number = slots.number {
            self = .state(
                .temperature(number, Effect.Unit(slots)), isMeasured: !slots.has(.target) && !slots.has(.directive))
        } else if let effect = Effect.effects(of: frame).first {
            let isOfAir =
                slots[.about] == .temperature || !frame.referents.isEmpty && frame.referents.allSatisfy(\.isPlace)
            let isSet = slots.has(.target) || slots.has(.directive) || !isOfAir
            self = .state(effect, isMeasured: !isSet)
        } else if ask == .is, slots.has(.about), slots.has(.vague) || slots.has(.check), slots.isPlain {
            self = .value(types)
        } else if slots.isPlain, !slots.has(.about), frame.asksWhatIsThere(ask) {
            self = .presence
        } else {
            return nil
        }
    }

    /// What tells that it is so, where nothing else was said of it.
    private static func senses(_ slots: Slots) -> [Sense]? {
        let isPlain =
            slots[.to] == nil && !slots.has(.target) && (slots[.about] == nil || slots[.about] == .battery)
        guard isPlain || !MeaningRule.senseAlone.holds, case .senses(let senses) = slots.properties[.sense] else {
            return nil
        }
        return senses
    }
}

extension Frame {
    /// Whether it asks what there is (“which lights do I have”, “what is in the kitchen”), where something is, or how many
    /// of a kind there are.
    fileprivate func asksWhatIsThere(_ ask: TagWord) -> Bool {
        let hasThings = referents.contains { !$0.isPlace }
        let places = places + referents.flatMap(\.places)
        return switch ask {
        case .which where slots.has(.rooms): slots.has(.exist) && hasThings
        case .which: slots.has(.exist) ? !(referents + places).isEmpty : places.has(.exist)
        case .count: hasThings
        default: false
        }
    }
}

extension Inquiry {
    /// Where the answer stands that a service gives, or nil where it can give none.
    func place(at view: ServiceView, unit: TemperatureUnit) -> Place? {
        switch self {
        // By its name alone, only what does nothing but measure is asked what it measures.
        case .value(Knowledge.measured) where !view.service.type.name.hasSuffix("Sensor"): nil
        case .value(let types):
            first(of: types, view).map { Place(view: $0, type: $1, expected: nil) }
        case .state(let effect, let isMeasured):
            Knowledge.expected(by: effect, of: view.service, unit: unit, isMeasured: isMeasured).map {
                Place(view: view, type: $0, expected: $1)
            }
        case .sensed(let senses):
            senses.lazy.compactMap { sense in
                view.telling(sense.type).flatMap { told in
                    Knowledge.value(sense.value, of: sense.type, told.service).map {
                        Place(view: told, type: sense.type, expected: $0)
                    }
                }
            }.first
        case .compared(let types, _, let number, let said):
            first(of: types.filter { Self.isMeasured($0, in: said) }, view).map {
                Place(view: $0, type: $1, expected: Knowledge.limit(number, of: $1, said, unit))
            }
        case .presence:
            view.service.characteristics.first.map { _ in
                Place(view: view, type: Knowledge.main(of: view.service), expected: nil)
            }
        }
    }

    /// What a service tells of a question.
    struct Place {
        let view: ServiceView
        let type: CharacteristicType
        let expected: CharacteristicValue?
    }

    private func first(of types: [CharacteristicType], _ view: ServiceView) -> (ServiceView, CharacteristicType)? {
        // Of a heater-cooler the threshold holds that its mode is of.
        let heat = view.service.temperatureType
        let known = types.filter { $0 == heat || heat == nil || !$0.isHeat }
        return known.lazy.compactMap { type in view.telling(type).map { ($0, type) } }.first
    }

    /// Whether degrees are degrees and percent are percent.
    private static func isMeasured(_ type: CharacteristicType, in unit: Effect.Unit) -> Bool {
        switch unit {
        case .none, .steps: true
        case .percent: type.metadata?.unit == .percentage
        case .degrees, .celsius, .fahrenheit: type.metadata?.unit == .celsius
        }
    }
}

extension ServiceView {
    /// The service that tells a characteristic of this one: itself, or for batteries the accessory's battery.
    ///
    /// Whether it can be reached, each tells by answering.
    func telling(_ type: CharacteristicType) -> ServiceView? {
        if service[type] != nil || type == .reachable { return self }
        guard Self.batteryTypes.contains(type),
            let battery = accessory.services.first(where: { $0.type == "Battery" && $0[type] != nil })
        else { return nil }
        return ServiceView(home: home, room: room, accessory: accessory, service: battery)
    }

    private static let batteryTypes: Set<CharacteristicType> = ["BatteryLevel", "StatusLowBattery", "ChargingState"]
}

extension Slots {
    /// Whether no state, number or change was said.
    fileprivate var isPlain: Bool {
        number == nil && !has(anyOf: Self.wanted)
    }

    private static let wanted: PropertySet = [
        .to, .dir, .hue, .kelvin, .mode, .arm, .guard, .times, .extent, .goal, .much, .more, .part, .tint,
        .mute, .black,
    ]
}
