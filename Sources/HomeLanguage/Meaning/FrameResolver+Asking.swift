import HomeModel
import HomeOutcomes
import UtteranceAnalysis

extension FrameResolver {
    /// What the clause asks, or nil where it makes no sense as a question.
    static func inquiry(of frame: Frame) -> Inquiry? {
        guard frame.slots.has(.ask), let inquiry = Inquiry(frame) else { return nil }
        guard case .value(Knowledge.measured) = inquiry, !frame.slots.has(.about) else { return inquiry }
        let isNamed = frame.referents.flatMap(\.names).contains { !$0.kind.isPlace }
        return isNamed || !MeaningRule.placeIsNoValue.holds ? inquiry : nil
    }

    /// The readings of a question.
    var answers: [Interpretation] {
        guard let inquiry else { return [] }
        let isOpen =
            frame.slots[.about] == .state
            && !frame.referents.contains { $0.has(.kind) || !$0.isPlace && !$0.names.isEmpty }
        if !frame.remembered.isEmpty { return selections(for: nil).map { answer(inquiry, $0) } }
        if isOpen, MeaningRule.stateOfNothing.holds { return [tooBroad] }
        if frame.referents.contains(where: { $0.has(.mentioned) }), MeaningRule.askedOfIt.holds {
            return frame.slots.has(.about) ? [] : [tooBroad]
        }
        return selections(for: nil).map { selection in
            if let result = selection.result { return Interpretation(result: result, score: selection.score) }
            var answer = answer(inquiry, selection)
            // Who counts things mostly counts those that are on: "how many lights are on upstairs".
            if inquiry == .presence, !frame.slots.has(.exist) { answer.score[.guesses] += 1 }
            return answer
        }
    }

    private var tooBroad: Interpretation {
        var score = Score.command
        score[.ability] = 1
        return Interpretation(result: .unsupported(.told(.tooBroad(home: home.home.name))), score: score)
    }

    private func answer(_ inquiry: Inquiry, _ selection: Selection) -> Interpretation {
        // There are as many questions as characteristics that tell: few.
        var questions: [Question] = []
        var asked: [[ServiceView]] = []
        for view in selection.services {
            guard let place = inquiry.place(at: view, unit: home.home.temperatureUnit) else { continue }
            let question = question(inquiry, place)
            if let index = questions.firstIndex(of: question) {
                if !asked[index].contains(place.view) { asked[index].append(place.view) }
            } else {
                questions.append(question)
                asked.append([place.view])
            }
        }
        let intents = questions.indices.map { Self.intent(questions[$0], asked[$0]) }
        return result(intents, of: nil, selection)
    }

    private static func intent(_ question: Question, _ views: [ServiceView]) -> Intent {
        let sorted = ServiceView.inOrder(views)
        var asked = question
        asked.values = sorted.map { $0.service[question.characteristic]?.value }
        return Intent(action: .get(asked), targets: sorted.map { $0.target(question.characteristic) })
    }

    /// The question without the values that are known.
    private func question(_ inquiry: Inquiry, _ place: Inquiry.Place) -> Question {
        var question = Question(
            kind: kind(of: inquiry), characteristic: place.type, expected: place.expected, values: [])
        if case .compared(_, let comparison, _, _) = inquiry { question.comparison = comparison }
        question.isAboutAny = isAboutAny(inquiry)
        question.isAboutRooms = frame.slots.has(.rooms)
        question.isLoose =
            frame.slots.has(.loose) || place.type == "SecuritySystemCurrentState" && frame.slots.has(.to)
        return question
    }

    private func kind(of inquiry: Inquiry) -> Question.Kind {
        if case .value = inquiry { return .value }
        return frame.slots[.ask].flatMap { Question.Kind(rawValue: $0.rawValue) } ?? .is
    }

    /// Whether one is enough: "are any lights on", "is there motion", "is anybody in the kitchen".
    private func isAboutAny(_ inquiry: Inquiry) -> Bool {
        if frame.asksOfAny { return true }
        if case .sensed(let senses) = inquiry, frame.referents.allSatisfy(\.isPlace) {
            return senses.contains { $0.value == 1 }
        }
        return false
    }
}
