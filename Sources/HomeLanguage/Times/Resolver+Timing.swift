import HomeModel
import HomeOutcomes

extension Resolver {
    /// A reading at its time; nil where it makes no sense then.
    func timed(_ reading: Interpretation, by answer: Timing.Answer) -> Interpretation? {
        guard case .understood(let intents) = reading.result, answer != .success(.now) else { return reading }
        // Nothing is known of another time than now.
        if intents.contains(where: { if case .get = $0.action { true } else { false } }) { return nil }
        var reading = reading
        do throws(TimeFault) {
            let timing = try answer.get()
            reading.score[.guesses] += timing.guesses
            var timed: [Intent] = []
            for intent in intents { timed += try scheduled(intent, timing) }
            reading.result = .understood(timed)
        } catch {
            reading.score[.ability] = 1
            reading.result = .unsupported(.told(.time(error)))
        }
        return reading
    }

    private func scheduled(_ intent: Intent, _ timing: Timing) throws(TimeFault) -> [Intent] {
        let first = timing.start.map { intent.scheduled($0) } ?? intent
        guard let end = timing.end else { return [first] }
        // What begins later is brought back to what is known now; what begins now, to what is read then.
        var back = end
        back.isReturn = timing.start == nil && intent.hasNoOpposite
        return [first] + (try reversed(intent).map { $0.scheduled(back) })
    }

    // MARK: - Taking back

    /// What brings things back to what they are: the opposite of what has one, else the values that are known now.
    private func reversed(_ intent: Intent) throws(TimeFault) -> [Intent] {
        switch intent.action {
        case .set(let type, let value):
            if let opposite = Self.opposite(of: value, type) {
                return [Intent(action: .set(type, opposite), targets: intent.targets)]
            }
            // What is on until some time is off then, though it is on already: "the radiator on until nine".
            if type == "TargetHeatingCoolingState", value != .int(0) {
                return [Intent(action: .set(type, .int(0)), targets: intent.targets)]
            }
            return try restored(intent.targets, [type])
        case .setAll(let values): return try restored(intent.targets, values.keys.sorted { $0.name < $1.name })
        case .adjust(let type, .toggled):
            return [Intent(action: .adjust(type, .toggled(to: nil)), targets: intent.targets)]
        case .adjust(let type, _): return try restored(intent.targets, [type])
        case .run(let scene, _): throw .noWayBack(scene.name)
        case .get, .schedule, .list, .cancel: return []
        }
    }

    fileprivate static func opposite(of value: CharacteristicValue, _ type: CharacteristicType) -> CharacteristicValue?
    {
        guard let number = value.number else { return nil }
        switch type.name {
        case "On", "Active", "Mute", "LockTargetState", "TargetDoorState":
            if case .bool(let isOn) = value { return .bool(!isOn) }
            return .int(number == 0 ? 1 : 0)
        case "TargetPosition": return number == 0 || number == 100 ? .int(Int64(100 - number)) : nil
        default: return nil
        }
    }

    private func restored(_ targets: [Target], _ types: [CharacteristicType]) throws(TimeFault) -> [Intent] {
        var intents: [Intent] = []
        for target in targets {
            guard let view = view(of: target), let action = view.service.restoring(types) else {
                throw .noWayBack(target.service)
            }
            let restored = view.target(action.characteristic)
            if let known = intents.firstIndex(where: { $0.action == action }) {
                intents[known].targets.append(restored)
            } else {
                intents.append(Intent(action: action, targets: [restored]))
            }
        }
        return intents
    }

    private func view(of target: Target) -> ServiceView? {
        homes.lazy.flatMap { $0.services(of: .service(target.reference)) }.first
    }
}

extension Service {
    /// What writes the values that it has now; nil where one is not known.
    ///
    /// A light that is off goes off again.
    fileprivate func restoring(_ types: [CharacteristicType]) -> Intent.Action? {
        let isOff = self["On"]?.value?.number == 0
        if isOff, !types.contains("On") { return .set("On", .bool(false)) }
        var values: [CharacteristicType: CharacteristicValue] = [:]
        for type in types {
            guard let value = self[type]?.value else { return nil }
            values[type] = value
        }
        if let only = values.first, values.count == 1 { return .set(only.key, only.value) }
        return .setAll(values)
    }
}

extension Intent {
    /// Whether only what stood before can take it back.
    fileprivate var hasNoOpposite: Bool {
        switch action {
        case .set(let type, let value): Resolver.opposite(of: value, type) == nil
        case .setAll: true
        case .adjust(_, .toggled): false
        case .adjust: true
        case .run, .get, .schedule, .list, .cancel: false
        }
    }

    /// The same at another time.
    fileprivate func scheduled(_ when: When) -> Intent { Intent(action: .schedule(action, when), targets: targets) }
}
