import HomeLanguage
import HomeModel
import HomeOutcomes

extension AgendaResolver {
    /// What intents keep for later, as the homes have it now.
    func kept(_ intents: [Intent]) -> [Scheduled] {
        scheduled(isTimed: true).filter { scheduled in
            intents.contains { intent in
                guard intent.when?.fireDate == scheduled.when.fireDate, intent.when?.event == scheduled.when.event
                else {
                    return false
                }
                let meant = intent.targets.map(\.reference)
                return meant.isEmpty || services(movedBy: scheduled).isSuperset(of: meant)
            }
        }
    }

    /// What takes back what intents keep for later.
    func cancelling(_ intents: [Intent]) -> [Intent] {
        guard !intents.isEmpty else { return [] }
        let kept = kept(intents)
        // What was only rehearsed is in no home.
        let rehearsed = intents.compactMap { intent -> Scheduled? in
            guard case .schedule(let action, let when) = intent.action, let home = intent.targets.first?.home else {
                return nil
            }
            let acts = [Intent(action: action, targets: intent.targets)]
            return Scheduled(home: home, trigger: TriggerID(), name: "", when: when, acts: acts)
        }
        let cancelled = kept.isEmpty ? rehearsed : kept
        return cancelled.isEmpty ? [] : [Intent(action: .cancel(cancelled), targets: [])]
    }
}
