import GrammarKit
import HomeModel

/// One of the ways to call things in a rule of the ear's grammar, and where what it calls is.
struct Saying {
    let words: Expansion
    /// How often it is said, beside the others of its rule.
    var weight: Double
    /// The places that can be said of it; none where its words have a place already.
    var places: Set<SpokenPlace> = []
}

/// A home, room or zone, of whichever home.
struct SpokenPlace: Hashable {
    let home: HomeID
    let place: NamedThing
}

extension [Saying] {
    /// The choice between them, by their weights.
    var choice: Expansion {
        isEmpty ? .void : .alternatives(map { Alternative(weight: $0.weight, expansion: $0.words) })
    }

    /// The same, with weights that come to so much together.
    func weighing(_ total: Double) -> [Saying] {
        let sum = reduce(0) { $0 + $1.weight }
        return map { Saying(words: $0.words, weight: sum > 0 ? $0.weight * total / sum : 0, places: $0.places) }
    }
}
