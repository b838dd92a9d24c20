import HomeModel

/// The rules of the grammar `names`, which stand in the grammars of a language for the names of a home.
package enum NameRules {
    /// What the grammar is called.
    package static let grammar = "names"

    /// What of the things of an ability a rule has.
    package enum Part: String, CaseIterable {
        /// Their names, and words for their kinds, each also after the place that they are in.
        case said = ""
        /// The words for their kinds in the plural alone.
        case all = "-all"
        /// All words for their kinds.
        case kind = "-kind"
        /// No word, in the places where there is one of them.
        case any = "-any"
    }

    /// What its rules are called: `room`, `dimmed`, `dimmed-all`.
    package static let all = Set(
        NamedThing.Kind.allCases.map(\.rawValue)
            + SpokenAbility.allCases.flatMap { ability in Part.allCases.map { ability.rawValue + $0.rawValue } })

    /// The full name of the rule of the things of a kind.
    package static func name(of kind: NamedThing.Kind) -> String { "\(grammar).\(kind.rawValue)" }

    /// The full name of a rule of the things of an ability.
    package static func name(of ability: SpokenAbility, _ part: Part = .said) -> String {
        "\(grammar).\(ability.rawValue)\(part.rawValue)"
    }
}
