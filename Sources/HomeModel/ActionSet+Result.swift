/// What became of a scene that was run (row S2).
public struct ActionSetResult: Hashable, Sendable {
    /// The name of the scene.
    public var scene: String
    /// What became of each action, in the order of the scene.
    public var actions: [ActionResult]

    /// A result of the given parts.
    public init(scene: String, actions: [ActionResult]) {
        self.scene = scene
        self.actions = actions
    }

    /// How it went as a whole.
    public enum Status: String, Sendable, CaseIterable { case done, partly, failed }

    /// How it went as a whole; a scene that does nothing has failed.
    public var status: Status {
        let failures = actions.count { $0.error != nil }
        if failures == actions.count { return .failed }
        return failures == 0 ? .done : .partly
    }

    /// The same as Apple's error; nil where everything was done.
    public var error: HomeError? {
        switch status {
        case .done: nil
        case .partly: .actionSetExecutionPartialSuccess
        case .failed: actions.isEmpty ? .noActionsInActionSet : .actionSetExecutionFailed
        }
    }

    /// How it went in a sentence, such as "Good Night is set".
    public var summary: String {
        switch status {
        case .done: return "\(scene) is set."
        case .failed where actions.isEmpty: return "\(scene) has no actions."
        case .partly, .failed:
            let how = status == .partly ? "failed in part" : "failed"
            var told: [String] = []
            for action in actions {
                guard let complaint = action.complaint, !told.contains(complaint) else { continue }
                told.append(complaint)
            }
            let rest = told.count > 8 ? ", and \(told.count - 8) more" : ""
            return "\(scene) \(how): \(told.prefix(8).joined(separator: ", "))\(rest)."
        }
    }
}

/// What became of one action of a scene.
public struct ActionResult: Hashable, Sendable {
    /// The accessory's name; empty where it is gone.
    public var accessory: String
    /// The service's name, or the accessory's where it has none.
    public var service: String
    /// The characteristic that was to be written.
    public var characteristic: CharacteristicType
    /// The value that it was to get.
    public var value: CharacteristicValue
    /// Why it was not written; nil where the accessory took it.
    public var error: ControlError?

    /// A result of the given parts.
    public init(
        accessory: String, service: String, characteristic: CharacteristicType, value: CharacteristicValue,
        error: ControlError? = nil
    ) {
        self.accessory = accessory
        self.service = service
        self.characteristic = characteristic
        self.value = value
        self.error = error
    }

    /// "Desk Lamp cannot be reached"; nil where nothing is wrong.
    var complaint: String? { error.map { "\(service) \($0)" } }

    /// "Desk Lamp On = true", or what kept it.
    public var line: String {
        complaint.map { "\(service) \(characteristic): \($0)" } ?? "\(service) \(characteristic) = \(JSON(value).line)"
    }
}

extension ActionSetResult {
    /// The result as programs read it.
    public var json: JSON {
        var members: [String: JSON] = [
            "scene": .string(scene), "status": .string(status.rawValue), "actions": .array(actions.map(\.json)),
        ]
        if let error { members["code"] = .int(Int64(error.code)) }
        return .object(members)
    }
}

extension ActionResult {
    fileprivate var json: JSON {
        var members: [String: JSON] = [
            "accessory": .string(accessory), "service": .string(service),
            "characteristic": .string(characteristic.name), "value": JSON(value),
        ]
        if let error {
            members["error"] = .string("\(error)")
            members["code"] = .int(Int64(error.homeError.code))
        }
        return .object(members)
    }
}
