import HomeLanguage
import HomeModel
import HomeOutcomes
import ReplyRendering

/// Does what an outcome has understood, and says what came of it.
public struct Performer: Sendable {
    let control: any HomeControl
    /// What puts what became of it into words.
    public let replies: ReplyRenderer
    let agenda: Agenda
    /// Why it opens nothing, whoever speaks; nil where it may.
    let barring: EditRefusal?

    /// A performer that acts through a control layer, and keeps what is to be done later in an agenda.
    public init(
        control: any HomeControl, replies: ReplyRenderer,
        agenda: Agenda = .none(because: .agendaNowhere), barring: EditRefusal? = nil
    ) {
        self.control = control
        self.replies = replies
        self.agenda = agenda
        self.barring = barring
    }

    /// Carries out all intents of what was prepared together; every other outcome than `understood` is given back as it is.
    ///
    /// Each target that failed has its error, the others keep their success. What changes from what it is, is read
    /// first: all values are known before anything is written. What opens the home spends `consent`, and is left as it is
    /// where there is none to just that.
    ///
    /// What is `cancelling` is taken back with it: it is kept at another time from then on.
    public func perform(
        _ prepared: Prepared, cancelling: [Scheduled] = [], with consent: consuming Consent
    ) async -> Outcome {
        let outcome = prepared.outcome
        guard outcome.status == .understood, !outcome.intents.isEmpty else { return outcome }
        var done = outcome
        // What cannot be taken back later is not begun now.
        do throws(AgendaFault) {
            let standing = try StandingConsents(for: outcome.intents, from: &consent)
            try await agenda.change(by: standing, outcome.intents, cancelling: cancelling, naming: replies)
        } catch {
            done.status = error.isForbidden ? .refused : .failed
            done.told = error.told
            return replies.rendering(done)
        }
        var plan = Plan(outcome.intents)
        await read(for: &plan)
        await write(&plan, with: &consent)
        done.intents = await answered(plan.carriedOut)
        if done.intents.contains(where: { $0.targets.contains { $0.error != nil } }) {
            done.status = .failed
            done.told = .failed(done.intents)
        } else if plan.changes.isEmpty {
            done.told = .done(done.intents, isSettled: await hasSettled(plan))
        } else {
            let others = done.intents.filter { if case .adjust = $0.action { false } else { true } }
            done.told = .changed(
                others + plan.changed, already: plan.already, off: plan.off, isSettled: await hasSettled(plan))
        }
        return replies.rendering(done)
    }

    /// Reads back what an outcome has written, from the accessories themselves.
    public func readBack(_ outcome: Outcome) async -> [ReadBack] {
        let places = Plan(outcome.intents).writes.filter { $0.target.error == nil }
        let known = places.compactMap { place in place.address.map { (place, $0) } }
        let results = await control.read(known.map(\.1))
        return zip(known, results).map {
            ReadBack(target: $0.0.target, characteristic: $0.0.type, written: $0.0.value, result: $1)
        }
    }

    // MARK: - Reading and writing

    /// Finds out what the changes of a plan start from.
    func read(for plan: inout Plan) async {
        guard !plan.changes.isEmpty else { return }
        let wanted = plan.readings
        let results = wanted.isEmpty ? [] : await control.read(wanted)
        plan.take(Dictionary(zip(wanted, results)) { first, _ in first })
    }

    private func write(_ plan: inout Plan, with consent: inout Consent) async {
        var requests: [CharacteristicWrite] = []
        var owners: [PlannedWrite.Owner] = []
        for place in plan.writes {
            do throws(ControlError) {
                let made = try place.requests(with: &consent)
                requests += made
                owners += made.map { _ in place.owner }
            } catch {
                plan.fail(place.owner, error)
            }
        }
        guard !requests.isEmpty else { return }
        for (owner, result) in zip(owners, await control.write(requests)) {
            if case .failure(let error) = result { plan.fail(owner, error) }
        }
    }

    /// Whether everything that takes its time, such as a lock or a blind, says that it has arrived.
    private func hasSettled(_ plan: Plan) async -> Bool {
        let moving = plan.writes.compactMap { place in place.target.progress.map { ($0, place.value) } }
        guard !moving.isEmpty else { return true }
        let results = await control.read(moving.map(\.0))
        return zip(results, moving).allSatisfy { result, wanted in
            // A thing that does not say how far it got has not said that it arrived.
            (try? result.get())?.number == wanted.1.number
        }
    }

    // MARK: - Asking

    /// The intents with what the accessories say to those that ask.
    func answered(_ intents: [Intent]) async -> [Intent] {
        var intents = intents
        for (number, intent) in intents.enumerated() {
            guard case .get(var question) = intent.action else { continue }
            let known = intent.targets.enumerated().compactMap { index, target in target.address.map { (index, $0) } }
            var results: [ReadResult] = intent.targets.map { _ in .failure(.notPaired) }
            for ((index, _), result) in zip(known, await control.read(known.map(\.1))) { results[index] = result }
            question.values = results.map(question.value(of:))
            for (index, result) in results.enumerated() where question.values[index] == nil {
                if case .failure(let error) = result { intents[number].targets[index].error = error }
            }
            intents[number].action = .get(question)
        }
        return intents
    }
}

extension Question {
    /// What a reading says; whether a thing can be reached it says by answering at all.
    fileprivate func value(of result: ReadResult) -> CharacteristicValue? {
        guard characteristic == .reachable else { return try? result.get() }  // The caller tells the error.
        switch result {
        case .failure(let error): return .bool(!error.isOutOfReach)
        case .success: return .bool(true)
        }
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
