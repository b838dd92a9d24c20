import Testing

@testable import UtteranceAnalysis

/// Which reading is meant, by what all that speaks against it costs.
struct ScorerTests {
    private let scorer: Scorer

    init() throws {
        let costs = Criterion.allCases.map { "cost \($0.name): \($0 == .errors ? 1000 : $0 == .phrases ? 10 : 1)\n" }
        let weights = try Weights(costs.joined() + "ask-within: 5", file: "weights.txt")
        let penalties = [("first", 30), ("second", 400)].map { id, cost in
            Constraint(
                id: id, stage: .command, rule: "A rule.", weight: .penalty(cost), condition: .test(.mark(.negated)),
                sentences: [], position: .init(file: "constraints.txt", line: 1, column: 1))
        }
        scorer = Scorer(weights, Constraints(penalties))
    }

    @Test func hasAPlaceForEachCriterion() {
        #expect(Criterion.Table<Int>(repeating: 0).count == Criterion.allCases.count)
        #expect(Set(Criterion.allCases.map(\.name)).count == Criterion.allCases.count)
    }

    @Test func addsUpWhatEachCriterionCosts() {
        #expect(scorer.cost(of: [:]) == 0)
        #expect(scorer.cost(of: [.errors: 2, .phrases: 3, .bare: 4]) == 2_034)
        #expect(scorer.cost(of: [.unnamedThings: -2]) == -2)
    }

    @Test func addsWhatBrokenConstraintsCostEachOnce() {
        var score: Score = [.phrases: 1]
        score.penalties = Penalties(number: 1)
        #expect(scorer.cost(of: score) == 410)
        var twice = score
        twice.add(score)
        #expect(scorer.cost(of: twice) == 420)
        twice.penalties.formUnion(Penalties(number: 0))
        #expect(scorer.penalties(of: twice).map(\.id) == ["first", "second"])
        #expect(scorer.penalty(of: twice) == 430)
    }

    @Test func countsOnceWhatHoldsForTheWholeReading() {
        var score: Score = [.home: 1, .errors: 1, .unnamedPlaces: -1]
        score.add([.home: 2, .errors: 1, .unnamedPlaces: -2])
        #expect(score == [.home: 2, .errors: 2, .unnamedPlaces: -3])
    }

    @Test func letsAPersonChooseBetweenWhatCostsHardlyMoreThanTheCheapest() {
        let scores: [Score] = [[.phrases: 2], [.phrases: 1, .bare: 5], [.phrases: 1], [.phrases: 1, .bare: 6]]
        #expect(scorer.likeliest(of: scores) == [1, 2])
        #expect(scorer.likeliest(of: []).isEmpty)
    }
}
