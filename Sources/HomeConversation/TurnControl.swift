import HomeModel

/// The control layer for one turn: a device that has not answered a read in time is not asked again.
///
/// A turn reads what is there before it writes, so that it can be taken back. What is not known cannot be; and whoever waits
/// for a device that never answers waits once.
actor TurnControl: HomeControl {
    private let control: any HomeControl
    private var silent: Set<DeviceID> = []

    init(_ control: any HomeControl) { self.control = control }

    /// The present values; `timedOut` for what a silent device has.
    func read(_ addresses: [CharacteristicAddress]) async -> [ReadResult] {
        let results = await answers(to: addresses, at: \.accessory.device) { await control.read($0) }
        for (address, result) in zip(addresses, results) {
            if case .failure(.timedOut) = result { silent.insert(address.accessory.device) }
        }
        return results
    }

    /// Writes what is not on a silent device.
    func write(_ writes: [CharacteristicWrite]) async -> [WriteResult] {
        await answers(to: writes, at: \.address.accessory.device) { await control.write($0) }
    }

    /// What those requests come to whose device is not silent, and `timedOut` for the others.
    private func answers<Request: Sendable, Value: Sendable>(
        to requests: [Request], at device: (Request) -> DeviceID,
        _ ask: ([Request]) async -> [Result<Value, ControlError>]
    ) async -> [Result<Value, ControlError>] {
        let places = requests.indices.filter { !silent.contains(device(requests[$0])) }
        var answers = requests.map { _ in Result<Value, ControlError>.failure(.timedOut) }
        guard !places.isEmpty else { return answers }
        for (place, answer) in zip(places, await ask(places.map { requests[$0] })) { answers[place] = answer }
        return answers
    }
}

extension Performer {
    /// The same for one turn, in which no silent device is waited for twice.
    func forOneTurn() -> Performer {
        Performer(control: TurnControl(control), replies: replies, agenda: agenda, barring: barring)
    }
}
