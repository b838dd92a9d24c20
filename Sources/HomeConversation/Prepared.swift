import HomeLanguage
import HomeModel
import HomeOutcomes

/// What an outcome comes to once all is read that it depends on: the last word on what will be written.
///
/// Whether to ask before anything is opened is decided by this and nothing earlier. Only a performer makes one, and it
/// performs nothing else.
public struct Prepared: Sendable {
    /// The outcome; its intents have their values.
    public internal(set) var outcome: Outcome
    /// What it would open, now or later.
    public let openings: Set<Opening>
    /// Why whoever speaks may not touch what guards the home; nil where nothing of that is moved, or it may be.
    let refusal: EditRefusal?

    fileprivate init(_ outcome: Outcome, by performer: Performer) async {
        self.outcome = outcome
        openings = outcome.status == .understood ? outcome.intents.reduce(into: []) { $0.formUnion($1.openings) } : []
        let guards =
            outcome.status == .understood ? outcome.intents.reduce(into: []) { $0.formUnion($1.guards) } : Set()
        refusal = await performer.refusal(toMove: guards, opening: openings)
    }
}

extension Performer {
    /// Finds out what an outcome comes to; nothing is written.
    ///
    /// What ends later brings back what is there now, and what changes from what it is, and would be kept for later or
    /// guards the home, gets its value.
    public func prepare(_ outcome: Outcome) async -> Prepared {
        guard outcome.status == .understood else { return await Prepared(outcome, by: self) }
        var prepared = outcome
        // What is known of a home that nobody watches may be old: what depends on it is decided by what the accessories say.
        if let condition = outcome.condition {
            prepared.intents = condition.intents(where: await answered(condition.questions))
        }
        prepared.intents = await settled(await valued(returning(prepared.intents)))
        return await Prepared(prepared, by: self)
    }

    /// Why what guards the home may not be moved, or not opened; nil where nothing is, or it may be.
    fileprivate func refusal(toMove guards: Set<ServiceReference>, opening openings: Set<Opening>) async -> EditRefusal?
    {
        if let barring, !openings.isEmpty { return barring }
        return await agenda.refusal(toMove: guards.union(openings.map(\.service)))
    }

    /// The intents with a value for each change of what guards the home, so that people are asked about what will be.
    ///
    /// What stays as it is, or cannot be read, stays a change: if that opens something after all, it is not done.
    private func settled(_ intents: [Intent]) async -> [Intent] {
        var settled: [Intent] = []
        for intent in intents {
            guard case .adjust = intent.action, intent.changesGuard else {
                settled.append(intent)
                continue
            }
            var plan = Plan([intent])
            await read(for: &plan)
            let known = Set(plan.changed.flatMap(\.targets).map(\.reference))
            var rest = intent
            rest.targets.removeAll { known.contains($0.reference) }
            settled += plan.changed + (rest.targets.isEmpty ? [] : [rest])
        }
        return settled
    }
}
