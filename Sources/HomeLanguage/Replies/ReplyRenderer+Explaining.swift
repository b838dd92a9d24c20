/// Why a sentence is read as it is.
extension ReplyRenderer {
    /// An explanation as lines for a person.
    func lines(_ explanation: Explanation) -> [String] {
        var lines =
            [explanation.outcome.reply] + [explanation.paraphrase].compactMap { $0.map { say(.readAs, .text($0)) } }
        for (number, way) in explanation.readings.enumerated() {
            lines.append("\(number + 1). \(way.loss.map { say(.notTaken, .reason(text($0))) } ?? say(.taken))")
            lines += way.words.map { "     \($0.text)  →  \(text($0.meaning))" }
            lines += way.sets.map { "   \(text($0))" }
            lines.append("   = \(text(way.result))")
        }
        return lines + explanation.broken.map { say(.notOtherwise, .text($0.rule), .name($0.id)) }
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

    /// "∪ lamps in kitchen: {Desk Lamp, Floor Lamp}".
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
}
