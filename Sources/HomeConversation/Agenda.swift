import Foundation
import HomeLanguage
import HomeModel
import HomeOutcomes

/// Where it is kept what is to be done later.
public enum Agenda: Sendable {
    /// As triggers of the homes in a store, which the scheduler fires; what the store cannot do, whoever has messages for it tells.
    case kept(in: any HomeStore, by: Author, telling: @Sendable (any Error) -> String = { "\($0)" })
    /// Nowhere, as if it were kept.
    case rehearsed
    /// Nowhere, for a reason.
    case none(because: Reply)
}

/// Why something could not be kept for later, or taken back.
struct AgendaFault: Error {
    /// Whether it is a matter of rights.
    var isForbidden = false
    /// What a person is told.
    let told: Reply
}

extension Agenda {
    /// Why whoever speaks may not move what guards a home (row U7); nil where that may be.
    ///
    /// The store knows who acts under which account; of what is only rehearsed nobody does.
    func refusal(toMove guards: Set<ServiceReference>) async -> EditRefusal? {
        guard !guards.isEmpty, case .kept(let store, let author, _) = self else { return nil }
        do {
            let opened = Set(guards.map(\.accessory))
            for home in try await store.snapshot().homes
            where home.accessories.contains(where: { opened.contains($0.id) }) {
                try await store.requireOpening(in: home.id, of: author)
            }
            return nil
        } catch let refusal as EditRefusal {
            // Strangers are another rule's matter.
            if case .mayNotOpen = refusal { return refusal }
            return nil
        } catch {
            // Where nobody can tell, nothing is opened.
            return .gone(.home)
        }
    }
}
