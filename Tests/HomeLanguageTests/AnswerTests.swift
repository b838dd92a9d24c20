import Testing

@testable import HomeLanguage

/// An answer names one of several by what they are, not by the words of our question.
struct AnswerTests {
    private func meant(_ answer: String, of text: String = "turn on the lamp") -> [String] {
        let outcome = English.cottage.parse(text)
        return English.cottage.answers.candidates(of: outcome, meantBy: English.cottage.utterance(answer)).map {
            "\($0.candidate.reading) \($0.isWhole)"
        }
    }

    @Test(arguments: [
        ("desk", ["the Desk Lamp in the Study true"]), ("the desk lamp", ["the Desk Lamp in the Study true"]),
        ("in the study", ["the Desk Lamp in the Study true"]),
        ("the one in the living room", ["the Floor Lamp in the Living Room true"]),
        ("the floor thing", ["the Floor Lamp in the Living Room false"]), ("turn", []), ("the", []), ("which", []),
    ])
    func findsWhatAnAnswerNames(answer: String, readings: [String]) {
        #expect(meant(answer) == readings)
    }

    @Test func takesNoWordOfOurQuestionForAName() {
        let outcome = English.cottage.parse("turn on the lamp")
        #expect(outcome.status == .ambiguous && outcome.reply.hasPrefix("Which do you mean: "))
        #expect(meant("do you mean").isEmpty)
    }

    @Test func findsASentenceByItsWords() {
        let outcomes = ["turn on the fan", "turn off the fan"].map { English.cottage.parse($0) }
        let asked = English.cottage.choosing(between: outcomes)
        let off = English.cottage.answers.candidates(of: asked, meantBy: English.cottage.utterance("off"))
        #expect(off.map(\.candidate.sentence) == ["turn off the fan"])
    }
}
