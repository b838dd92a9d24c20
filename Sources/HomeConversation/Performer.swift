import HomeLanguage
import HomeModel

/// Does what an outcome has understood, and says what came of it.
public struct Performer: Sendable {
    private let control: any HomeControl
    private let replies: Replies
    private let agenda: Agenda

    /// A performer that acts through a control layer, and keeps what is to be done later in an agenda.
    public init(
        control: any HomeControl, replies: Replies, agenda: Agenda = .none(because: "Nothing can be kept for later here.")
    ) {
        self.control = control
        self.replies = replies
        self.agenda = agenda
    }

    /// Carries out all intents of an outcome together; every other outcome than `understood` is given back as it is.
    ///
    /// Each target that failed has its error, the others keep their success.
    public func perform(_ outcome: Outcome) async -> Outcome {
        guard outcome.status == .understood else { return outcome }
        var done = outcome
        // What cannot be taken back later is not begun now.
        do throws(AgendaFault) {
            try await agenda.change(by: outcome.intents)
        } catch {
            done.status = error.isForbidden ? .refused : .failed
            done.reply = error.text
            return done
        }
        done.intents = await answered(await written(outcome.intents))
        if done.intents.contains(where: { $0.targets.contains { $0.error != nil } }) {
            done.status = .failed
            done.reply = replies.failed(done.intents)
        } else {
            done.reply = replies.done(done.intents, settled: await hasSettled(done.intents))
        }
        return done
    }

    /// Reads back what an outcome has written, from the accessories themselves.
    public func readBack(_ outcome: Outcome) async -> [ReadBack] {
        let places = outcome.intents.flatMap(\.writes).filter { $0.target.error == nil }
        let known = places.compactMap { place in place.target.address.map { (place, $0) } }
        let results = await control.read(known.map(\.1))
        return zip(known, results).map {
            ReadBack(target: $0.0.target, characteristic: $0.0.type, written: $0.0.value, result: $1)
        }
    }

    // MARK: - Writing

    private func written(_ intents: [Intent]) async -> [Intent] {
        var writes: [CharacteristicWrite] = []
        var owners: [(intent: Int, target: Int)] = []
        var intents = intents
        for (number, intent) in intents.enumerated() {
            for (index, place) in intent.writes.enumerated() {
                guard let made = place.requests else {
                    intents[number].targets[index].error = ControlError.notPaired.description
                    continue
                }
                writes += made
                owners += made.map { _ in (number, index) }
            }
        }
        guard !writes.isEmpty else { return intents }
        for (owner, result) in zip(owners, await control.write(writes)) {
            if case .failure(let error) = result {
                intents[owner.intent].targets[owner.target].error = error.description
            }
        }
        return intents
    }

    /// Whether everything that takes its time, such as a lock or a blind, says that it has arrived.
    private func hasSettled(_ intents: [Intent]) async -> Bool {
        let moving = intents.flatMap(\.writes).compactMap { place in place.target.progress.map { ($0, place.value) } }
        guard !moving.isEmpty else { return true }
        let results = await control.read(moving.map(\.0))
        return zip(results, moving).allSatisfy { result, wanted in
            // A thing that does not say how far it got has not said that it arrived.
            (try? result.get())?.number == wanted.1.number
        }
    }

    // MARK: - Asking

    private func answered(_ intents: [Intent]) async -> [Intent] {
        var intents = intents
        for (number, intent) in intents.enumerated() {
            guard case .get(var question) = intent.deed else { continue }
            let known = intent.targets.enumerated().compactMap { index, target in target.address.map { (index, $0) } }
            question.values = intent.targets.map { _ in nil }
            for index in intent.targets.indices where intent.targets[index].address == nil {
                intents[number].targets[index].error = ControlError.notPaired.description
            }
            for ((index, _), result) in zip(known, await control.read(known.map(\.1))) {
                switch result {
                case .success(let value): question.values[index] = value
                case .failure(let error): intents[number].targets[index].error = error.description
                }
            }
            intents[number].deed = .get(question)
        }
        return intents
    }
}

/// A value that was written, and what the accessory says of it afterwards.
public struct ReadBack: Sendable {
    /// The service.
    public let target: Target
    /// The characteristic.
    public let characteristic: CharacteristicType
    /// What was written.
    public let written: CharacteristicValue
    /// What was read.
    public let result: ReadResult

    /// Whether the accessory has the value that was written.
    public var isSame: Bool { (try? result.get()).map { $0 == written || $0.number == written.number } ?? false }
}

extension Intent {
    /// What the intent writes, one for each target in their order; nothing where it asks.
    fileprivate var writes: [PlannedWrite] {
        switch deed {
        case .set(let type, let value): targets.map { PlannedWrite(target: $0, type: type, value: value) }
        case .get, .setAll, .adjust, .schedule, .list, .cancel: []
        case .run(let scene, _):
            zip(scene.actions, targets).map { PlannedWrite(target: $1, type: $0.characteristic, value: $0.value) }
        }
    }
}

/// One value for one target.
private struct PlannedWrite {
    let target: Target
    let type: CharacteristicType
    let value: CharacteristicValue

    /// The requests to the accessory, or nil where it is not paired.
    ///
    /// Light that is given a brightness is switched on first: whoever asks for 50 percent wants to see it.
    var requests: [CharacteristicWrite]? {
        guard let address = target.address else { return nil }
        let isTimed = target.metadata?.permissions.contains(.timedWrite) == true
        let write = CharacteristicWrite(address: address, value: value, isTimed: isTimed)
        guard let power = target.power, (value.number ?? 0) > 0 else { return [write] }
        return [CharacteristicWrite(address: power, value: .bool(true)), write]
    }
}
