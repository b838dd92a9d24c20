import Foundation
import HomeLanguage
import HomeModel
import HomeOutcomes
import ReplyRendering

extension Agenda {
    /// Keeps what intents want done later and takes back what they cancel: all in one transaction, or nothing.
    ///
    /// - Throws: `AgendaFault`; then nothing is changed.
    func change(
        by planned: StandingConsents, _ intents: [Intent], cancelling: [Scheduled] = [], naming: ReplyRenderer
    ) async throws(AgendaFault) {
        let cancelled =
            cancelling
            + intents.flatMap { intent -> [Scheduled] in
                if case .cancel(let scheduled) = intent.action { scheduled } else { [] }
            }
        guard !planned.triggers.isEmpty || !cancelled.isEmpty else { return }
        switch self {
        case .rehearsed: return
        case .none(let reason): throw AgendaFault(told: reason)
        case .kept(let store, let author, let telling):
            do {
                try await store.apply(by: author) { snapshot in
                    try Self.edits(for: planned.triggers, cancelled, in: snapshot, naming: naming)
                }
            } catch let fault as AgendaFault {
                throw fault
            } catch let refusal as EditRefusal {
                throw AgendaFault(refusal)
            } catch {
                throw AgendaFault(told: .verbatim(AgendaFault.sentence(telling(error))))
            }
        }
    }

    private static func edits(
        for planned: [(trigger: PlannedTrigger, consent: StandingConsent?)], _ cancelled: [Scheduled],
        in snapshot: HomeSnapshot, naming: ReplyRenderer
    ) throws -> [Edit] {
        var edits: [Edit] = []
        var removed: Set<TriggerID> = []
        // What is added to one home in one transaction must not share a name, so names are taken from home to home.
        for (index, (trigger, consent)) in planned.enumerated() {
            guard let home = snapshot.homes.first(where: { $0.name == trigger.home }) else {
                throw AgendaFault(told: .gone(home: trigger.home))
            }
            let isFirst = planned[..<index].allSatisfy { $0.trigger.home != trigger.home }
            if isFirst { edits += home.clearingSpent(now: Date()) }
            // What is said twice is kept once.
            for twin in trigger.twins(in: home, now: Date()) where removed.insert(twin).inserted {
                edits += home.removing(twin)
            }
            edits += trigger.edits(in: home.adding(edits), allowedBy: consent, naming: naming)
        }
        for scheduled in cancelled where removed.insert(scheduled.trigger).inserted {
            let home = snapshot.homes.first { $0.triggers.contains { $0.id == scheduled.trigger } }
            edits += home?.removing(scheduled.trigger) ?? []
        }
        return edits
    }
}

/// What is to be kept for later, each with the consent to what it opens.
struct StandingConsents {
    let triggers: [(trigger: PlannedTrigger, consent: StandingConsent?)]

    /// The triggers that intents ask for; what they open spends the consent to it.
    ///
    /// - Throws: `AgendaFault` where something cannot be kept, or where it opens and nobody said yes to that.
    init(for intents: [Intent], from consent: inout Consent) throws(AgendaFault) {
        var triggers: [(trigger: PlannedTrigger, consent: StandingConsent?)] = []
        for planned in try PlannedTrigger.triggers(for: intents) {
            triggers.append((planned, consent.standing(for: planned.trigger)))
        }
        let opened = intents.flatMap(\.openings).filter { $0.time != nil }
        let allowed = triggers.reduce(into: Set<Opening>()) { $0.formUnion($1.consent?.openings ?? []) }
        guard allowed.isSuperset(of: opened) else {
            throw AgendaFault(told: .agendaNeedsYes)
        }
        self.triggers = triggers
    }
}

extension AgendaFault {
    fileprivate init(_ refusal: EditRefusal) {
        self.init(isForbidden: refusal.error == .insufficientPrivileges, told: .notKept(refusal))
    }

    fileprivate static func sentence(_ text: String) -> String {
        let text = text.prefix(1).uppercased() + text.dropFirst()
        return text.withFullStop
    }
}

extension Home {
    /// The home with the triggers and scenes that edits add to it and remove, for their names.
    fileprivate func adding(_ edits: [Edit]) -> Home {
        var home = self
        for case .change(id, let edit) in edits {
            switch edit {
            case .addTrigger(let trigger): home.triggers.append(trigger)
            case .addActionSet(let scene): home.actionSets.append(scene)
            case .remove(.trigger(let id)): home.triggers.removeAll { $0.id == id }
            case .remove(.actionSet(let id)): home.actionSets.removeAll { $0.id == id }
            default: break
            }
        }
        return home
    }
}
