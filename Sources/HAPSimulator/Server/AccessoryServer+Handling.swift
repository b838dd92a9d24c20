import HAPTransport
import HAPWire
import HomeModel

/// What is done to a device by hand while it is switched on: it gets another shape, is reset, has a bad day.
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

/// How a device has a bad day on demand.
extension AccessoryServer {
    /// The longest that a slow device lets anybody wait.
    public static let longestDelay = Duration.seconds(3600)

    /// The faults that are on, in the order of their names.
    public var presentFaults: [DeviceFault] { faults.all }

    /// Has the device do something wrong from now on; a fault of the same kind gives way.
    ///
    /// - Throws: `TransportError.cannotListen` where it was to move to another port and could not.
    public func begin(_ fault: DeviceFault) async throws(TransportError) {
        switch fault.kind {
        case .refuse:
            if faults[.refuse] == nil { await pause() }
        case .staleAddress:
            try await move(announcing: false)
        default: break
        }
        faults[fault.kind] = fault
    }

    /// Has the device do right again, in one thing or in all.
    ///
    /// - Throws: `TransportError.cannotListen` where its port was taken meanwhile.
    public func end(_ kind: DeviceFault.Kind? = nil) async throws(TransportError) {
        let wasRefusing = faults[.refuse] != nil
        if let kind { faults[kind] = nil } else { faults.removeAll() }
        if wasRefusing, faults[.refuse] == nil { try await resume() }
        if kind == nil || kind == .staleAddress { announce() }
        tellWhatWaits()
    }

    /// Has told now what a silent device kept to itself: nobody else would wake those who tell it.
    private func tellWhatWaits() {
        for session in sessions.values where !session.events.isEmpty { session.eventsWaiting.yield() }
    }

    /// Switches the device off and on again, at a port that the system picks; pairings stay.
    public func reboot() async throws(TransportError) {
        faults.removeAll()
        try await move(announcing: true)
    }

    /// Counts a fault that strikes this request, if one does.
    func strike(_ request: HTTPMessage, as id: Int) -> DeviceFault? {
        let isSession = sessions[id]?.controller != nil
        guard let (fault, isOver) = faults.strike(request.path, inSession: isSession) else { return nil }
        if isOver { tellWhatWaits() }
        return fault
    }
}
