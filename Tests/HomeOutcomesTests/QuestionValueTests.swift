import HomeModel
import Testing

@testable import HomeOutcomes

/// What is known of the answer to a question, and what depends on it.
struct QuestionValueTests {
    private func question(
        _ values: [CharacteristicValue?], _ kind: Question.Kind = .is, any: Bool = false,
        by comparison: Question.Comparison = .same, expected: CharacteristicValue? = .bool(true)
    ) -> Question {
        var question = Question(kind: kind, characteristic: "On", expected: expected, values: values)
        (question.isAboutAny, question.comparison) = (any, comparison)
        return question
    }

    @Test func allHaveToBeSoUnlessOneIsEnough() {
        #expect(question([.bool(true), .bool(false)]).isTrue == false)
        #expect(question([.bool(true), .bool(true)]).isTrue == true)
        #expect(question([.bool(true), .bool(false)], any: true).isTrue == true)
        #expect(question([.bool(false), .bool(false)], any: true).isTrue == false)
    }

    @Test func whatOneDoesNotTellIsUnknownUnlessAnotherDecides() {
        #expect(question([.bool(true), nil]).isTrue == nil)
        #expect(question([.bool(false), nil]).isTrue == false)
        #expect(question([.bool(true), nil], any: true).isTrue == true)
        #expect(question([nil], any: true).isTrue == nil)
        #expect(question([]).isTrue == nil)
    }

    @Test func valuesAreComparedAsTheQuestionSays() {
        let values: [CharacteristicValue?] = [.double(20), .double(22), nil]
        #expect(question(values, by: .above, expected: .double(21)).matches == [false, true, nil])
        #expect(question(values, by: .below, expected: .double(21)).matches == [true, false, nil])
        #expect(question(values, .count, expected: nil).matches == [true, true, true])
    }

    @Test func aSecuritySystemIsArmedInAnyWayWhereThatIsAsked() {
        var armed = Question(
            kind: .is, characteristic: "SecuritySystemCurrentState", expected: .int(1), values: [.int(0)])
        #expect(armed.isTrue == false)
        armed.isLoose = true
        #expect(armed.isTrue == true)
        armed.values = [.int(3)]
        #expect(armed.isTrue == false)
    }

    @Test func aConditionIsDoneWhereItsQuestionIsAnsweredSo() {
        let lamp = Intent(action: .set("On", .bool(true)), targets: [])
        func asked(_ value: CharacteristicValue?) -> [Intent] {
            [Intent(action: .get(question([value])), targets: [])]
        }
        let condition = StateCondition(questions: asked(nil), isNegated: false, intents: [lamp])
        #expect(condition.intents(where: asked(.bool(true))) == [lamp])
        #expect(condition.intents(where: asked(.bool(false))) == asked(nil))
        #expect(condition.intents(where: asked(nil)) == asked(nil))
        let negated = StateCondition(questions: asked(nil), isNegated: true, intents: [lamp])
        #expect(negated.intents(where: asked(.bool(false))) == [lamp])
    }

    @Test func anOutcomeTellsWhetherItActsAndAsksBack() {
        func outcome(_ intents: [Intent], _ status: Outcome.Status = .understood) -> Outcome {
            Outcome(text: "", language: "en", status: status, confidence: 1, intents: intents, told: Reply(.nothing))
        }
        #expect(outcome([Intent(action: .set("On", .bool(true)), targets: [])]).acts)
        #expect(!outcome([Intent(action: .get(question([nil])), targets: [])]).acts)
        #expect(!outcome([Intent(action: .set("On", .bool(true)), targets: [])], .refused).acts)
        #expect(Outcome.Status.ambiguous.asksBack && Outcome.Status.confirm.asksBack && !Outcome.Status.failed.asksBack)
    }

    @Test func aTimeIsToldResolved() {
        var when = When(fireDate: "2026-11-21T19:30:00Z")
        #expect(when.json.line == #"{"fireDate":"2026-11-21T19:30:00Z"}"#)
        when.fireDate = nil
        #expect(when.json.line == "{}")
    }
}
