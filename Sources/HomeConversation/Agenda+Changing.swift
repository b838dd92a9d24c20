import Foundation
import HomeLanguage
import HomeModel

extension Agenda {
    /// Keeps what intents want done later and takes back what they cancel: all in one transaction, or nothing.
    ///
    /// - Throws: `AgendaFault`; then nothing is changed.
    func change(by intents: [Intent], cancelling: [Scheduled] = []) async throws(AgendaFault) {
        let planned = try PlannedTrigger.triggers(for: intents)
        let cancelled =
            cancelling
            + intents.flatMap { intent -> [Scheduled] in
                if case .cancel(let scheduled) = intent.deed { scheduled } else { [] }
            }
        guard !planned.isEmpty || !cancelled.isEmpty else { return }
        switch self {
        case .rehearsed: return
        case .none(let reason): throw AgendaFault(text: reason)
        case .kept(let store, let author):
            do {
                try await store.apply(by: author) { snapshot in
                    try Self.edits(for: planned, cancelled, in: snapshot)
                }
            } catch let fault as AgendaFault {
                throw fault
            } catch let refusal as EditRefusal {
                throw AgendaFault(refusal)
            } catch {
                throw AgendaFault(text: AgendaFault.sentence("\(error)"))
            }
        }
    }

    private static func edits(
        for planned: [PlannedTrigger], _ cancelled: [Scheduled], in snapshot: HomeSnapshot
    ) throws -> [Edit] {
        var edits: [Edit] = []
        // What is added to one home in one transaction must not share a name, so names are taken from home to home.
        for (index, trigger) in planned.enumerated() {
            guard let home = snapshot.homes.first(where: { $0.name == trigger.home }) else {
                throw AgendaFault(text: "\(trigger.home) is gone.")
            }
            let isFirst = planned[..<index].allSatisfy { $0.home != trigger.home }
            if isFirst { edits += home.clearingSpent(now: Date()) }
            edits += trigger.edits(in: home.adding(edits))
        }
        for scheduled in cancelled {
            let home = snapshot.homes.first { $0.triggers.contains { $0.id == scheduled.trigger } }
            edits += home?.removing(scheduled.trigger) ?? []
        }
        return edits
    }
}

extension AgendaFault {
    fileprivate init(_ refusal: EditRefusal) {
        self.init(isForbidden: refusal.error == .insufficientPrivileges, text: Self.sentence(refusal.text))
    }

    fileprivate static func sentence(_ text: String) -> String {
        let text = text.prefix(1).uppercased() + text.dropFirst()
        return text.hasSuffix(".") ? text : text + "."
    }
}

extension Home {
    /// The home with the triggers and scenes that edits add to it, for their names.
    fileprivate func adding(_ edits: [Edit]) -> Home {
        var home = self
        for case .change(id, let edit) in edits {
            switch edit {
            case .addTrigger(let trigger): home.triggers.append(trigger)
            case .addActionSet(let scene): home.actionSets.append(scene)
            default: break
            }
        }
        return home
    }
}
