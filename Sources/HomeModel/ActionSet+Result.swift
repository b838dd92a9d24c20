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
}

/// What became of one action of a scene.
public struct ActionResult: Hashable, Sendable {
    /// The accessory's name; empty where it is gone.
    public var accessory: String
    /// The service's name, or the accessory's where it has none; nil where that is gone.
    public var service: String?
    /// The characteristic that was to be written.
    public var characteristic: CharacteristicType
    /// The value that it was to get.
    public var value: CharacteristicValue
    /// Why it was not written; nil where the accessory took it.
    public var error: ControlError?

    /// A result of the given parts.
    public init(
        accessory: String, service: String?, characteristic: CharacteristicType, value: CharacteristicValue,
        error: ControlError? = nil
    ) {
        self.accessory = accessory
        self.service = service
        self.characteristic = characteristic
        self.value = value
        self.error = error
    }
}
