import HomeLanguage
import HomeModel
import HomeOutcomes

extension Performer {
    /// What brings everything back that intents are about to change, by what the accessories say now.
    ///
    /// What cannot be read is left out. A light that is off goes off again, whatever else was changed.
    func restoring(_ intents: [Intent]) async -> [Intent] {
        let places = Plan(intents).changing
        let addresses = Set(places.flatMap { [$0.address, $0.target.power?.place.address].compactMap(\.self) })
        guard !addresses.isEmpty else { return [] }
        let wanted = Array(addresses)
        let read = Dictionary(zip(wanted, await control.read(wanted))) { first, _ in first }
        let value: (CharacteristicAddress?) -> CharacteristicValue? = { address in
            address.flatMap { read[$0] }.flatMap { try? $0.get() }  // What cannot be read cannot be brought back.
        }
        var restored = Restored()
        for place in places {
            if let power = place.target.power, value(power.place.address)?.number == 0 {
                let off: CharacteristicValue = power.place.type == "On" ? .bool(false) : .int(0)
                restored.add(place.target.switched(at: power.place), power.place.type, off)
            } else if let known = value(place.address) {
                restored.add(place.target, place.type, known)
            }
        }
        return restored.intents
    }

    /// The intents with what ends them ("for an hour") bringing back what the accessories say now.
    ///
    /// Where that cannot be read, it brings back what was last known.
    func returning(_ intents: [Intent]) async -> [Intent] {
        guard intents.contains(where: \.isReturn) else { return intents }
        let now = await restoring(intents)
        return intents.flatMap { intent -> [Intent] in
            guard intent.isReturn, case .schedule(_, let when) = intent.action else { return [intent] }
            let references = Set(intent.targets.map(\.reference))
            let own = now.compactMap { known -> Intent? in
                let targets = known.targets.filter { references.contains($0.reference) }
                return targets.isEmpty ? nil : Intent(action: .schedule(known.action, when), targets: targets)
            }
            return Set(own.flatMap(\.targets).map(\.reference)) == references ? own : [intent]
        }
    }
}

/// Values to write again, those of one service together.
private struct Restored {
    private var targets: [Target] = []
    private var values: [[CharacteristicType: CharacteristicValue]] = []

    mutating func add(_ target: Target, _ type: CharacteristicType, _ value: CharacteristicValue) {
        let isSwitch = type == "On" || type == "Active"
        let known = targets.indices.first { place in
            targets[place].reference == target.reference && targets[place].place(of: type) != nil
                && (values[place][type] != nil
                    || !isSwitch && values[place]["On"] == nil && values[place]["Active"] == nil)
        }
        guard let known else {
            targets.append(target)
            values.append([type: value])
            return
        }
        // What was there first counts, where a sentence changes a thing twice.
        if values[known][type] == nil { values[known][type] = value }
    }

    /// The intents, things that get the same values together.
    var intents: [Intent] {
        zip(targets, values).map { Intent(action: .writing($1), targets: [$0]) }.joined
    }
}

extension Plan {
    /// All that is written or changed, with where it is.
    fileprivate var changing: [(target: Target, type: CharacteristicType, address: CharacteristicAddress?)] {
        writes.map { ($0.target, $0.type, $0.address) } + changes.map { ($0.target, $0.type, $0.target.address) }
    }
}

extension Intent {
    /// Whether it brings back what stood before another.
    fileprivate var isReturn: Bool {
        if case .schedule(_, let when) = action { return when.isReturn }
        return false
    }
}

extension Target {
    /// The same service, at its switch.
    fileprivate func switched(at place: CharacteristicPlace) -> Target {
        var target = self
        (target.place, target.metadata, target.power, target.others) = (place, nil, nil, [:])
        return target
    }
}
