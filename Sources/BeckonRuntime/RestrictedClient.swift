import HomeModel

/// A client of the hub that opens nothing, whoever speaks to it.
public enum RestrictedClient: Hashable, Sendable {
    /// It was not made for that.
    case always(String)
    /// It speaks from away, and may do so at home alone.
    case fromAway(String)

    /// What it is told of a home.
    func refusal(in home: String) -> EditRefusal {
        switch self {
        case .always(let name): .mayNotOpen(name, in: home)
        case .fromAway(let name): .mayNotOpenFromAway(name, in: home)
        }
    }
}
