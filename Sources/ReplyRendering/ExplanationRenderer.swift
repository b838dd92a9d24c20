import HomeModel
import HomeOutcomes

/// Says why a sentence is read as it is.
struct ExplanationRenderer: Renderer {
    let context: RenderingContext

    init(_ context: RenderingContext) { self.context = context }

    /// An explanation as lines for a person.
    func lines(_ explanation: Explanation) -> [String] {
        var lines =
            [explanation.outcome.reply] + [explanation.paraphrase].compactMap { $0.map { say(.readAs, .text($0)) } }
        for (number, way) in explanation.readings.enumerated() {
            lines.append("\(number + 1). \(way.loss.map { say(.notTaken, .reason(text($0))) } ?? say(.taken))")
            lines += way.words.map { "     \($0.text)  →  \(text($0.meaning))" }
            lines += way.sets.map { "   \(text($0))" }
            lines.append("   = \(ReplyRenderer(context).text(way.result))")
            let score = way.score.map { "\($0.criterion.rawValue)=\($0.value)" } + way.penalties.map { "[\($0.id)]" }
            lines.append("   # \(score.joined(separator: " ")): \(way.cost)")
        }
        return lines + explanation.broken.map { say(.notOtherwise, .text($0.text), .name($0.id)) }
    }

    /// What words were taken for.
    func text(_ meaning: Explanation.Meaning) -> String {
        switch meaning {
        case .chunk(let code): say(.chunkMeans, .chunk(code))
        case .thing(let called): say(.thingMeant, .things(text(called)))
        case .place(let called): say(.placeMeant, .place(text(called)))
        case .scene(let called): say(.sceneMeant, .name(text(called)))
        case .slots(let tags): tags
        case .time(let tags): say(.timeMeant, .time(tags))
        }
    }

    /// A step that gathers services: "∪ lamps in kitchen: {Desk Lamp, Floor Lamp}".
    func text(_ gathered: Explanation.Gathered) -> String {
        let shown = gathered.services.prefix(Self.mostGathered)
        let rest = gathered.services.count > shown.count ? [say(.soManyInAll, .count(gathered.services.count))] : []
        return "\(gathered.step.rawValue) \(text(gathered.called)): {\(commas(shown + rest))}"
    }

    /// The most services that a step tells.
    private static let mostGathered = 8

    /// Why a reading lost.
    func text(_ loss: Explanation.Loss) -> String { say(.lostBecause, .loss(loss)) }

    private func text(_ called: Explanation.Called) -> String {
        (called.parts + called.places.map { say(.inPlace, .place(text($0))) }).joined(separator: " ")
    }

    // MARK: - For programs

    /// An explanation's outcome as JSON, with the explanation as more members.
    func json(_ explanation: Explanation) -> JSON {
        guard case .object(var members) = explanation.outcome.json else { return explanation.outcome.json }
        members["explanation"] = .array(explanation.readings.map(json))
        members["broken"] = .array(
            explanation.broken.map { .object(["constraint": .string($0.id), "rule": .string($0.text)]) })
        members["stages"] = .array(explanation.stages.map { .string($0) })
        members["readAs"] = explanation.paraphrase.map { .string($0) }
        return .object(members)
    }

    private func json(_ way: Explanation.Way) -> JSON {
        let words = way.words.map { said in
            JSON.object(["text": .string(said.text), "meaning": .string(text(said.meaning))])
        }
        return .object([
            "words": .array(words), "sets": .array(way.sets.map { .string(text($0)) }),
            "result": .string(ReplyRenderer(context).text(way.result)),
            "score": .object(
                Dictionary(uniqueKeysWithValues: way.score.map { ($0.criterion.rawValue, .int(Int64($0.value))) })),
            "total": .int(Int64(way.cost)),
            "rules": .object(
                Dictionary(uniqueKeysWithValues: way.penalties.map { ($0.id, .int(Int64($0.cost))) })),
            "lost": way.loss.map { .string(text($0)) } ?? .null,
        ])
    }
}
