extension Characteristic {
    /// A value as it is to be written, in the kind of the characteristic's format (rows C1, C2, C5).
    ///
    /// Nothing is clamped or put on a step: what does not fit is an error. What people say is put on the step before,
    /// by `CharacteristicMetadata.onStep`.
    ///
    /// - Throws: `readOnlyCharacteristic`, or the rule that the value breaks.
    public func writable(_ value: CharacteristicValue) throws(HomeError) -> CharacteristicValue {
        guard metadata.permissions.contains(.write) else { throw .readOnlyCharacteristic }
        let checked = try metadata.checked(value)
        if metadata.format != .bool, let number = checked.number, !metadata.isOnStep(number) { throw .invalidParameter }
        return checked
    }
}

extension CharacteristicMetadata {
    /// Whether a number stands on the grid of the step, counted from the minimum.
    ///
    /// A thousandth of a step is forgiven: devices count in single precision, where 0.1 is 0.100000001.
    fileprivate func isOnStep(_ number: Double) -> Bool {
        guard let step, step > 0, step.isFinite else { return true }
        let steps = (number - (minimum ?? 0)) / step
        return !steps.isFinite || abs(steps - steps.rounded()) <= 0.001
    }
}

extension CharacteristicType {
    /// Whether writing it twice does no more than writing it once; a key pressed twice is not a key pressed once.
    public var isRepeatable: Bool { !Self.counted.contains(name) }

    private static let counted: Set<String> = [
        "RemoteKey", "VolumeSelector", "LockControlPoint", "SetupEndpoints", "AccessCodeControlPoint",
        "NFCAccessControlPoint", "PairSetup",
    ]
}
