import Foundation
import HomeLanguage
import HomeModel
import HomeOutcomes

/// Where it is kept what is to be done later.
public enum Agenda: Sendable {
    /// As triggers of the homes in a store; the scheduler fires them.
    case kept(in: any HomeStore, by: Author)
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
