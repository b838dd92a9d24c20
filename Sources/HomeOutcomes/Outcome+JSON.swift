import HomeModel

extension Outcome {
    /// The outcome as one JSON object, as other programs rely on it.
    public var json: JSON {
        var members: [String: JSON] = [
            "text": .string(text), "language": .string(language), "status": .string(toldStatus.rawValue),
            "confidence": .double((confidence * 1000).rounded() / 1000), "intents": .array(intents.map(\.json)),
            "candidates": .array(candidates.map(\.json)), "reply": .string(reply),
        ]
        if let hearing {
            members["transcript"] = .string(hearing.transcript)
            members["doubtful"] = .bool(hearing.isDoubtful)
            members["audio"] = .object([
                "seconds": .double(hearing.seconds.rounded(toPlaces: 3)),
                "decodeSeconds": .double(hearing.decodeSeconds.rounded(toPlaces: 3)),
            ])
        }
        return .object(members)
    }
}

extension Outcome.Candidate {
    package var json: JSON { .object(["reading": .string(reading), "intents": .array(intents.map(\.json))]) }
}

extension Intent {
    /// The intent as a JSON object.
    public var json: JSON {
        var members = action.json(targets)
        members["targets"] = .array(distinctTargets.map(\.json))
        if concernsGuard { members["needsConfirmation"] = .bool(needsConfirmation) }
        return .object(members)
    }
}

extension Intent {
    /// Each service once, in the order of an outcome; a scene may write several values to one.
    private var distinctTargets: [Target] {
        guard case .run = action else { return targets }
        var distinct: [ServiceReference: Target] = [:]
        for target in targets where distinct[target.reference]?.error == nil { distinct[target.reference] = target }
        return distinct.values.sorted(by: Target.isBefore)
    }
}

extension Intent.Action {
    fileprivate func json(_ targets: [Target]) -> [String: JSON] {
        switch self {
        case .set(let characteristic, let value):
            ["action": .string("set"), "characteristic": .string(characteristic.name), "value": JSON(value)]
        case .setAll(let values):
            [
                "action": .string("set"),
                "values": .object(Dictionary(uniqueKeysWithValues: values.map { ($0.name, JSON($1)) })),
            ]
        case .adjust(let characteristic, let change):
            ["action": .string("adjust"), "characteristic": .string(characteristic.name)].merging(change.json) { $1 }
        case .schedule(let action, let when):
            ["action": .string("schedule"), "intent": .object(action.json(targets)), "when": when.json]
        case .list(let scheduled):
            ["action": .string("get"), "question": .string("which"), "scheduled": .array(scheduled.map(\.json))]
        case .cancel(let scheduled):
            ["action": .string("undo"), "scheduled": .array(scheduled.map(\.json))]
        case .get(let question):
            ["action": .string("get")].merging(question.json(targets)) { $1 }
        case .run(let scene, let home):
            ["action": .string("run"), "actionSet": .string(scene.name), "home": .string(home)]
        }
    }
}

extension Adjustment {
    /// What differs from a plain change: a factor is told beside the change that it makes, a toggled value is a value.
    fileprivate var json: [String: JSON] {
        switch self {
        case .by(let delta): ["delta": .double(delta)]
        case .times(let factor, let delta):
            ["factor": .double(factor)].merging(delta.map { ["delta": .double($0)] } ?? [:]) { $1 }
        case .toggled(let value):
            ["toggle": .bool(true)].merging(value.map { ["action": .string("set"), "value": JSON($0)] } ?? [:]) { $1 }
        }
    }
}

extension Question {
    fileprivate func json(_ targets: [Target]) -> [String: JSON] {
        var members: [String: JSON] = [
            "question": .string(kind.rawValue), "characteristic": .string(characteristic.name),
        ]
        if let expected { members["expected"] = JSON(expected) }
        if comparison != .same { members["comparison"] = .string(comparison.rawValue) }
        members["answer"] = answer(targets)
        return members
    }

    private func answer(_ targets: [Target]) -> JSON {
        switch kind {
        case .is: isTrue.map { .bool($0) } ?? .null
        case .value: .array(values.map { $0.map { JSON($0) } ?? .null })
        case .which: .array(zip(targets, matches).filter { $0.1 == true }.map(\.0.json))
        case .count: .int(Int64(matches.count { $0 == true }))
        }
    }
}

extension Target {
    fileprivate var json: JSON {
        var members: [String: JSON] = [
            "home": .string(home), "room": room.map { .string($0) } ?? .null, "accessory": .string(accessory),
            "service": .string(service), "type": .string(type.name),
        ]
        if let error { members["error"] = .string(fault ?? "\(error)") }
        return .object(members)
    }
}

extension Double {
    fileprivate func rounded(toPlaces places: Int) -> Double {
        let factor = (0..<places).reduce(1.0) { factor, _ in factor * 10 }
        return (self * factor).rounded() / factor
    }
}
