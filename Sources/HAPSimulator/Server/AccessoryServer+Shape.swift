import HAPWire
import HomeModel

/// How a device gets another shape while it is switched on.
extension AccessoryServer {
    /// Gives the device other accessories, services or characteristics.
    ///
    /// What stays keeps its numbers and its present values. The configuration number rises where the shape is another,
    /// and is on the disk before any controller sees the change.
    ///
    /// - Throws: `PrivateFileError` where that fails; the device is as it was then.
    public func reshape(to device: SimulatedDevice) async throws {
        var numbers = state.numbers
        let records = device.records(numbers: &numbers)
        let before = state.configurationNumber
        try await remember { state in
            state.numbers = numbers
            state.note(shape: AttributeDatabase.shape(of: records))
        }
        var database = AttributeDatabase(records, captured: device.capture)
        database.takeValues(of: self.database)
        self.database = database
        self.device = device
        let ids = database.ids
        for id in sessions.keys {
            sessions[id]?.subscriptions.formIntersection(ids)
            sessions[id]?.events.formIntersection(ids)
        }
        guard state.configurationNumber != before else { return }
        onEvent?(.reshaped(configurationNumber: configurationNumber))
        announce()
    }

    /// Has somebody told of what happens from now on; the one before is told no more.
    public func watch(_ tell: (@Sendable (DeviceEvent) -> Void)?) { onEvent = tell }

    /// Forgets every controller, as the button at the back of a real device does; who the device is stays.
    public func reset() async throws {
        try await remember { state in
            state.pairings = []
            state.failedTries = 0
        }
        publishedPairings = 0
        await endSessions { $0.controller != nil }
        onEvent?(.pairings(0))
        announce()
    }

    /// Switches the device off for good: who it was and whom it trusted is forgotten.
    public func discard() async {
        await stop()
        await file.remove()
    }
}
