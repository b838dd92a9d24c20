/// Decides which of several readings of a sentence is meant, and whether that is sure enough not to ask.
///
/// A reading costs what each criterion counts times its weight, and what each constraint costs that it breaks. The one that
/// costs least is meant; where others cost hardly more and come to something else, a person has to choose.
package struct Scorer: Sendable {
    private let costs: Criterion.Table<Int>
    /// How much dearer than the cheapest a reading may be that a person is asked about.
    private let margin: Int
    /// The constraints that only cost, by their numbers.
    private let penalties: [Constraint]

    /// A scorer by the weights of a language, and by its constraints.
    init(_ weights: Weights, _ constraints: Constraints) {
        costs = weights.costs
        margin = weights.margin
        penalties = constraints.penalties
    }

    /// What a reading costs; less is better.
    package func cost(of score: Score) -> Int {
        let cost = score.cost(at: costs)
        return score.penalties.isEmpty ? cost : cost + penalty(of: score)
    }

    /// What the constraints add to the cost of a reading that it breaks.
    package func penalty(of score: Score) -> Int { penalties(of: score).reduce(0) { $0 + $1.cost } }

    /// The constraints that a reading breaks, with what each costs.
    package func penalties(of score: Score) -> [(id: String, cost: Int)] {
        score.penalties.numbers.map { (penalties[$0].id, penalties[$0].weight.cost) }
    }

    /// What some criterion adds to the cost of a reading.
    package func cost(of criterion: Criterion, in score: Score) -> Int {
        costs[criterion.rawValue] &* score[criterion]
    }

    /// Which of some readings may be meant, by their places: the cheapest, and what costs hardly more.
    package func likeliest(of scores: [Score]) -> [Int] {
        if scores.count < 2 { return Array(scores.indices) }
        let costs = scores.map(cost)
        let most = (costs.min() ?? 0) + margin
        return costs.indices.filter { costs[$0] <= most }
    }
}
