import HomeModel
import HomeOutcomes

extension Outcome {
    /// What it would do and to what, as a text that is the same in every program that knows these homes.
    ///
    /// What was last known of a thing is no part of it, and what may be chosen is.
    var effect: String {
        ([status.rawValue] + intents.map(\.effect) + candidates.map { "|" + $0.intents.map(\.effect).joined() })
            .joined(separator: "\n")
    }
}

extension Intent {
    fileprivate var effect: String {
        let places = targets.map { "\($0.reference.accessory)/\($0.reference.service)" }
        return ([action.effect] + places.sorted()).joined(separator: " ")
    }
}

extension Intent.Action {
    fileprivate var effect: String {
        switch self {
        case .set(let type, let value): "\(type)=\(JSON(value).line)"
        case .setAll(let values):
            values.sorted { $0.key.name < $1.key.name }.map { "\($0)=\(JSON($1).line)" }.joined(separator: " ")
        case .adjust(let type, .by(let delta)): "\(type)+\(delta)"
        case .adjust(let type, .times(let factor, _)): "\(type)*\(factor)"
        case .adjust(let type, .toggled): "\(type)~"
        case .get(let question): "\(question.characteristic)?"
        case .run(let scene, _): "!\(scene.id)"
        case .schedule(let action, let when): "\(action.effect) \(when.json.line)"
        case .list: "?"
        case .cancel: "-"
        }
    }
}
