/// What a program knows of the homes: nothing yet, or all of them (row M2).
public enum KnownHomes: Hashable, Sendable {
    case loading
    case loaded(HomeSnapshot)

    /// The homes; none until loading ends.
    public var homes: [Home] { if case .loaded(let snapshot) = self { snapshot.homes } else { [] } }

    /// The primary home; nil until loading ends.
    public var primaryHome: Home? { if case .loaded(let snapshot) = self { snapshot.primary } else { nil } }
}
