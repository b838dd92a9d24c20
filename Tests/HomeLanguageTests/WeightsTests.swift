import Testing

@testable import HomeLanguage
@testable import UtteranceAnalysis

/// How sure outcomes are, as the languages' weights say it.
struct WeightsTests {
    @Test func multipliesWhatTheStagesTakeAway() throws {
        let weights = try Weights(
            Criterion.allCases.map { "cost \($0.name): 1\n" }.joined()
                + "# None.\n\nstage aliases: 0.5\nstage spacing:0.5\nunknown-name: 0.25\n", file: "weights.txt")
        #expect(weights.factor(of: [.spacing, .aliases]) == 0.25)
        #expect(weights.factor(of: [.asWritten, .aliases]) == 0.5)
        #expect(weights.factor(of: .unknownName) == 0.25)
        #expect(weights.factor(of: .shortenedOrFar) == 1)
    }

    @Test(arguments: [
        ("stage aliases", "weights.txt:1:1: a line is a key"),
        ("\nstage alises: 0.9", "weights.txt:2:1: there is no key “stage alises”; “stage aliases” is the nearest."),
        ("unknown-name: 2", "weights.txt:1:1: a factor above 0 and up to 1 is due here, not “2”."),
        ("unknown-name: 0", "weights.txt:1:1: a factor above 0"),
        ("unknown-name: x", "weights.txt:1:1: a factor above 0"),
        ("cost errors: 1\n\n", "weights.txt:3:1: “cost absent” is missing; write “cost absent: ” and its value."),
        ("cost erors: 1", "weights.txt:1:1: there is no key “cost erors”; “cost errors” is the nearest."),
        ("cost errors: -1", "weights.txt:1:1: a whole number up to 100000000000000 is due here, not “-1”."),
        ("cost errors: 100000000000001", "weights.txt:1:1: a whole number up to 100000000000000 is due here"),
        ("cost errors: 1\ncost errors: 2", "weights.txt:2:1: “cost errors” stands here a second time"),
        ("ask-within: 0.5", "weights.txt:1:1: a whole number up to"),
        ("unknown-name: 1\nunknown-name: 1", "weights.txt:2:1: “unknown-name” stands here a second time"),
    ])
    func tellsWhereAWeightIsWrong(text: String, told: String) throws {
        let error = #expect(throws: KeyedLinesError.self) { try Weights(text, file: "weights.txt") }
        #expect(error?.description.hasPrefix(told) == true)
    }

    @Test(arguments: [
        ("turn on the desk lamp", 1), ("turn onthe desk lamp", 0.8), ("dinner is ready, turn on the desk lamp", 0.9),
        ("turn on the zorblax", 0.8),
    ])
    func saysHowSureASentenceIs(text: String, confidence: Double) {
        #expect(abs(English.cottage.parse(text).confidence - confidence) < 0.000_1)
    }
}
