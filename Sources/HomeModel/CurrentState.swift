extension CharacteristicType {
    /// The characteristic that tells how far a target state got, such as `LockCurrentState` for `LockTargetState`; nil
    /// where the protocol has none of the same values.
    public var current: CharacteristicType? { Self.currents[self] }

    private static let currents: [CharacteristicType: CharacteristicType] = [
        "LockTargetState": "LockCurrentState", "TargetDoorState": "CurrentDoorState",
        "SecuritySystemTargetState": "SecuritySystemCurrentState", "TargetPosition": "CurrentPosition",
        "TargetHorizontalTiltAngle": "CurrentHorizontalTiltAngle",
        "TargetVerticalTiltAngle": "CurrentVerticalTiltAngle", "TargetTiltAngle": "CurrentTiltAngle",
        "TargetMediaState": "CurrentMediaState", "TargetVisibilityState": "CurrentVisibilityState",
    ]
}
