import HomeLanguage
import HomeModel
import HomeOutcomes

/// What the intents of an outcome write, value by value.
///
/// A change ("brighter") becomes a value once it is known what the thing is at: `readings` says what must be read for
/// that, and `take` does the sums.
struct Plan {
    /// The intents, each target with its error where it was tried in vain.
    private(set) var intents: [Intent]
    /// What is written.
    private(set) var writes: [PlannedWrite]
    /// What changes from what it is.
    let changes: [PlannedChange]
    /// What the changes came to.
    private(set) var changed: [Intent] = []
    /// What was at its end already, with the value that it has.
    private(set) var already: [Intent] = []
    /// What is off and was to become less; it stays off.
    private(set) var off: [Target] = []
    /// What each change by a factor or to the other state came to.
    private var measured: [PlannedWrite.Owner: Adjustment] = [:]

    /// The plan of some intents, before anything was read.
    init(_ intents: [Intent]) {
        self.intents = intents
        writes = []
        var changes: [PlannedChange] = []
        for (number, intent) in intents.enumerated() {
            for (index, target) in intent.targets.enumerated() {
                let owner = PlannedWrite.Owner(intent: number, target: index)
                if case .adjust(let type, let change) = intent.action {
                    changes.append(PlannedChange(owner: owner, target: target, type: type, change: change))
                } else {
                    writes += intent.values(at: index).map {
                        PlannedWrite(owner: owner, target: target, type: $0.0, value: $0.1)
                    }
                }
            }
        }
        self.changes = changes
    }

    /// Notes that a target did not do it.
    mutating func fail(_ owner: PlannedWrite.Owner, _ error: ControlError) {
        intents[owner.intent].targets[owner.target].error = error
    }

    /// The intents, with changes that say what they came to by what was read, and not by what was last known.
    var carriedOut: [Intent] {
        intents.enumerated().flatMap { number, intent -> [Intent] in
            guard case .adjust(let type, let change) = intent.action else { return [intent] }
            return intent.targets.enumerated().map { index, target in
                let owner = PlannedWrite.Owner(intent: number, target: index)
                return Intent(action: .adjust(type, measured[owner] ?? change), targets: [target])
            }.joined
        }
    }

    /// What must be known before the changes are.
    var readings: [CharacteristicAddress] {
        changes.flatMap { [$0.target.address, $0.target.power?.place.address].compactMap(\.self) }
    }

    /// Turns the changes into values, by what was read.
    mutating func take(_ results: [CharacteristicAddress: ReadResult]) {
        for change in changes {
            guard let address = change.target.address else { continue }
            switch results[address] {
            case .success(let now):
                let power = change.target.power.flatMap { results[$0.place.address] }
                // Where the switch does not tell, the thing is taken to be on.
                let isOff = (try? power?.get())?.number == 0
                take(change, from: now, isOff: isOff)
            case .failure(let error): fail(change.owner, error)
            case nil: fail(change.owner, .unreachable)
            }
        }
        for change in changes where change.target.address == nil { fail(change.owner, .notPaired) }
    }

    private mutating func take(_ change: PlannedChange, from now: CharacteristicValue, isOff: Bool) {
        guard let number = now.number, let wanted = change.value(from: number) else {
            fail(change.owner, .invalidValue)
            return
        }
        measured[change.owner] = change.measured(from: number, to: wanted)
        let isLess = (wanted.number ?? 0) < number || change.isLess
        let intent = Intent(action: .set(change.type, wanted), targets: [change.target])
        if isOff, isLess {
            off.append(change.target)
        } else if !isOff, wanted.number == number {
            already.append(intent)
        } else {
            changed.append(intent)
            writes.append(
                PlannedWrite(owner: change.owner, target: change.target, type: change.type, value: wanted))
        }
    }
}

/// One change of one target.
struct PlannedChange {
    let owner: PlannedWrite.Owner
    let target: Target
    let type: CharacteristicType
    let change: Adjustment

    /// Whether it is to become less.
    var isLess: Bool {
        switch change {
        case .by(let delta): delta < 0
        case .times(let factor, _): factor < 1
        case .toggled: false
        }
    }

    /// The same with what it comes to; a change by so much says that itself.
    func measured(from now: Double, to wanted: CharacteristicValue) -> Adjustment {
        switch change {
        case .by: change
        case .times(let factor, let known): .times(factor, delta: wanted.number.map { $0 - now } ?? known)
        case .toggled: .toggled(to: wanted)
        }
    }

    /// The value that it comes to, on the step and within the range.
    ///
    /// A light or a fan that is to become less stays on: whoever wants it off says so.
    func value(from now: Double) -> CharacteristicValue? {
        guard let metadata = target.metadata else { return nil }
        let wanted: Double =
            switch change {
            case .by(let delta): now + delta
            case .times(let factor, _): now * factor
            case .toggled: now == 0 ? 1 : 0
            }
        var reached = metadata.format == .bool ? wanted : metadata.within(wanted)
        if isLess, type == "Brightness" || type == "RotationSpeed" {
            reached = max(reached, min(now, max(metadata.minimum ?? 0, metadata.step ?? 1, 1)))
        }
        return try? metadata.checked(.double(reached))  // A value that it does not take is no value.
    }
}

/// One value for one target.
struct PlannedWrite {
    /// Which target of which intent.
    struct Owner: Hashable {
        let intent: Int
        let target: Int
    }

    let owner: Owner
    let target: Target
    let type: CharacteristicType
    let value: CharacteristicValue

    /// Where the value is written; nil where the accessory is not paired.
    var address: CharacteristicAddress? { target.place(of: type)?.address }

    /// The requests to the accessory.
    ///
    /// Light that is given a brightness or a colour is switched on first: whoever asks for it wants to see it.
    ///
    /// - Throws: `ControlError` where the accessory is not paired, or where it opens and nobody said yes to that.
    func requests(with consent: inout Consent) throws(ControlError) -> [CharacteristicWrite] {
        guard let place = target.place(of: type) else { throw .notPaired }
        let write = try CharacteristicWrite(WriteProposal(value, for: place), with: &consent)
        guard let power = target.power, isShown else { return [write] }
        return [try CharacteristicWrite(power, with: &consent), write]
    }

    /// Whether it shows only where the thing is on; no brightness is no wish to see it.
    private var isShown: Bool { type != "Brightness" && type != "RotationSpeed" || (value.number ?? 0) > 0 }
}

extension Intent {
    /// What the intent writes to one of its targets; nothing where it asks, or where a change must be read first.
    fileprivate func values(at index: Int) -> [(CharacteristicType, CharacteristicValue)] {
        switch action {
        case .set(let type, let value): [(type, value)]
        case .setAll(let values): values.sorted { $0.key.name < $1.key.name }.map { ($0.key, $0.value) }
        case .run(let scene, _):
            scene.actions.indices.contains(index)
                ? [(scene.actions[index].characteristic, scene.actions[index].value)] : []
        case .get, .adjust, .schedule, .list, .cancel: []
        }
    }
}
