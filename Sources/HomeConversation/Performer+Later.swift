import HomeLanguage
import HomeOutcomes

extension Performer {
    /// The intents with a value for each change that is to come later, by what the accessories say now.
    ///
    /// An agenda keeps values: "in ten minutes 20 percent less" is 20 percent less than now, and the reply says how much
    /// that is. What comes again and again, what is off, and what cannot be read stays a change.
    func valued(_ intents: [Intent]) async -> [Intent] {
        var valued: [Intent] = []
        for intent in intents { valued += await values(of: intent) ?? [intent] }
        return valued
    }

    private func values(of intent: Intent) async -> [Intent]? {
        guard case .schedule(.adjust(let type, let change), let when) = intent.action, when.recurrence == nil else {
            return nil
        }
        if case .toggled = change { return nil }
        var plan = Plan([Intent(action: .adjust(type, change), targets: intent.targets)])
        await read(for: &plan)
        let known = plan.changed + plan.already
        guard known.count == intent.targets.count else { return nil }
        return known.map { Intent(action: .schedule($0.action, when), targets: $0.targets) }.joined
    }
}
