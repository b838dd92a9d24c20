import HomeModel
import HomeOutcomes

/// Says what triggers wait for.
struct EventRenderer: Renderer {
    let context: RenderingContext

    init(_ context: RenderingContext) { self.context = context }

    /// What happens, as a clause: “the Front Door opens”, “the Bedroom Thermostat goes below 18 °C”, “the Hall Sensor
    /// detects no motion for 10 minutes”.
    func happening(_ event: CharacteristicEvent, _ witnesses: [Target]) -> String {
        let clause = clause(event, witnesses)
        if event.duration == 0 { return clause }
        guard event.duration % 60 == 0 else { return say(.forSeconds, .text(clause), .count(event.duration)) }
        return say(.forMinutes, .text(clause), .count(event.duration / 60))
    }

    private func clause(_ event: CharacteristicEvent, _ witnesses: [Target]) -> String {
        let type = event.characteristic
        // One of several takes a verb in the singular.
        let isOne = event.quantity != .all && 2...Mention.mostNamed ~= witnesses.count
        let subject = isOne ? say.choice(witnesses.map { thing($0) }) : things(witnesses)
        let all = agreement(witnesses)
        let agreement = isOne ? Agreement(count: 1, gender: all.gender) : all
        let count = agreement.count
        switch event.test {
        case .above(let limit):
            return say(.goesAbove, .things(subject), .count(count), .value(shown(.double(limit), type, witnesses)))
        case .below(let limit):
            return say(.goesBelow, .things(subject), .count(count), .value(shown(.double(limit), type, witnesses)))
        case .equal(let value):
            guard event.quantity != .none else { return notSo(type, value, witnesses, subject, agreement) }
            if event.duration == 0, let happening = StateTransition(type, value) {
                return say(.happens, .things(subject), .count(count), .happening(happening))
            }
            return AnswerRenderer(context).predicate(type, value, witnesses, saidOf: subject, agreement)
        }
    }

    /// That something is not so: “the Hall Sensor detects no motion”, “the Alarm is not disarmed”.
    private func notSo(
        _ type: CharacteristicType, _ value: CharacteristicValue, _ witnesses: [Target], _ subject: String,
        _ agreement: Agreement
    ) -> String {
        if WordedCharacteristics.yesOrNo.contains(type.name) {
            let opposite = CharacteristicValue.bool(value.number == 0)
            return AnswerRenderer(context).predicate(type, opposite, witnesses, saidOf: subject, agreement)
        }
        let state = state(type, value, witnesses, agreement, isSettled: true)
        return say(
            .isNotSo, .things(subject), with: agreement, .predicate(state))
    }
}
