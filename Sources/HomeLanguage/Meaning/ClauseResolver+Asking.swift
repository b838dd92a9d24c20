import HomeModel

extension ClauseResolver {
    /// What the clause asks, or nil where it makes no sense as a question.
    static func inquiry(of clause: Clause) -> Inquiry? {
        guard clause.facts.has(.ask), clause.times.isEmpty, !clause.isNegated, let inquiry = Inquiry(clause) else {
            return nil
        }
        // "What is two and two": numbers are said of things.
        if clause.facts.number != nil, clause.nouns.isEmpty, clause.places.isEmpty, !clause.facts.has(.about),
            !clause.facts.has(.dummy)
        {
            return nil
        }
        // "How far is the hunting lodge" asks of no blind.
        if clause.facts[.about] == .position, !clause.nouns.isEmpty, clause.nouns.allSatisfy(\.isPlace) { return nil }
        guard case .value(Knowledge.measured) = inquiry, !clause.facts.has(.about) else { return inquiry }
        // "What is the outdoor humidity" asks a sensor by its name; "what is the kitchen" asks nothing.
        let names = clause.nouns.flatMap(\.names)
        return names.contains { !$0.kind.isPlace } ? inquiry : nil
    }

    /// The readings of a question.
    var answers: [Reading] {
        guard let inquiry else { return [] }
        // "Is it on", "how are you": nobody knows what.
        let isOpen =
            clause.facts[.about] == .state
            && !clause.nouns.contains { $0.has(.kind) || !$0.isPlace && !$0.names.isEmpty }
        if !clause.remembered.isEmpty { return selections(for: nil).map { answer(inquiry, $0) } }
        if isOpen { return [tooBroad] }
        if clause.nouns.contains(where: { $0.has(.pronoun) }) {
            return clause.facts.has(.about) ? [] : [tooBroad]
        }
        return selections(for: nil).map { selection in
            if let result = selection.result { return Reading(result: result, rank: selection.rank) }
            var answer = answer(inquiry, selection)
            // "How many lights are on upstairs" counts those that are on.
            if inquiry == .presence, !clause.facts.has(.exist) { answer.rank.guesses += 1 }
            return answer
        }
    }

    private var tooBroad: Reading {
        var rank = Reading.Rank()
        rank.ability = 1
        return Reading(result: .unsupported(.told(.tooBroad(home: home.home.name))), rank: rank)
    }

    private func answer(_ inquiry: Inquiry, _ selection: Selection) -> Reading {
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
        return Intent(deed: .get(asked), targets: sorted.map { $0.target(question.characteristic) })
    }

    /// The question without the values that are known.
    private func question(_ inquiry: Inquiry, _ place: Inquiry.Place) -> Question {
        var question = Question(
            kind: kind(of: inquiry), characteristic: place.type, expected: place.expected, values: [])
        if case .compared(_, let comparison, _, _) = inquiry { question.comparison = comparison }
        question.isAboutAny = isAboutAny(inquiry)
        question.isAboutRooms = clause.facts.has(.rooms)
        question.isLoose =
            clause.facts.has(.loose) || place.type == "SecuritySystemCurrentState" && clause.facts.has(.to)
        return question
    }

    private func kind(of inquiry: Inquiry) -> Question.Kind {
        if case .value = inquiry { return .value }
        return clause.facts[.ask].flatMap { Question.Kind(rawValue: $0.rawValue) } ?? .is
    }

    /// Whether one is enough: "are any lights on", "is there motion", "is anybody in the kitchen".
    private func isAboutAny(_ inquiry: Inquiry) -> Bool {
        if clause.asksOfAny { return true }
        if case .sensed(let senses) = inquiry, clause.nouns.allSatisfy(\.isPlace) {
            return senses.contains { $0.value == 1 }
        }
        return false
    }
}

extension Clause {
    /// Whether it asks of all that are of a kind, whichever is so: "any light", "a light", "which lights".
    var asksOfAny: Bool {
        facts.has(.any) || nouns.contains { $0.has(.any) || $0.has(.a) && $0.has(.kind) && !$0.has(.all) }
    }
}
