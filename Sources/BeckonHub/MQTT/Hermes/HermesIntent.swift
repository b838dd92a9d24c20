import BeckonRuntime
import HomeModel
import HomeOutcomes

/// What was understood, as Hermes names it: an intent, and slots.
struct HermesIntent: Sendable {
    /// What it is called: “SetBrightness”, “GetCurrentTemperature”, “RunScene”.
    let name: String
    let slots: [JSON]

    /// The most slots that are told; a sentence about all of a large house has more.
    private static let mostSlots = 64

    /// The first intent of an outcome; nil where nothing was understood.
    init?(_ outcome: Outcome) {
        guard outcome.status == .understood, let intent = outcome.intents.first else { return nil }
        name = intent.action.hermesName
        let document = intent.json
        var values: [(String, JSON)] = []
        if case .array(let targets)? = document["targets"] {
            for (slot, key) in [("name", "service"), ("room", "room"), ("home", "home")] {
                var known: Set<JSON> = []
                for target in targets {
                    guard let value = target[key], value != .null, known.insert(value).inserted else { continue }
                    values.append((slot, value))
                }
            }
        }
        for key in ["value", "delta", "factor", "toggle", "question", "expected", "actionSet"] {
            if let value = document[key] { values.append((key, value)) }
        }
        let (text, confidence) = (outcome.text, outcome.confidence)
        slots = values.prefix(Self.mostSlots).map { Self.slot($0, $1, in: text, confidence) }
    }

    private static func slot(_ name: String, _ value: JSON, in text: String, _ confidence: Double) -> JSON {
        let words = if case .string(let words) = value { words } else { value.line }
        var members: [String: JSON] = [
            "entity": .string(name), "slotName": .string(name), "rawValue": .string(words),
            "value": .object(["kind": .string("Unknown"), "value": value]), "confidence": .double(confidence),
            "range": .null,
        ]
        let (lower, sought) = (text.lowercased(), words.lowercased())
        if lower.count == text.count, let range = lower.firstRange(of: sought) {
            let start = JSON.int(Int64(lower.distance(from: lower.startIndex, to: range.lowerBound)))
            let end = JSON.int(Int64(lower.distance(from: lower.startIndex, to: range.upperBound)))
            members["range"] = .object(["start": start, "end": end, "rawStart": start, "rawEnd": end])
        }
        return .object(members)
    }
}

extension Intent.Action {
    /// What Hermes calls it.
    fileprivate var hermesName: String {
        switch self {
        case .set(let type, _): "Set" + type.hermesName
        case .setAll(let values): "Set" + values.keys.map(\.hermesName).sorted().joined()
        case .adjust(let type, _): "Adjust" + type.hermesName
        case .get(let question): "Get" + question.characteristic.hermesName
        case .run: "RunScene"
        case .schedule(let action, _): "Schedule" + action.hermesName
        case .list: "ListScheduled"
        case .cancel: "CancelScheduled"
        }
    }
}

extension CharacteristicType {
    /// The name without what a level of a topic cannot have; a maker's own type goes by its number.
    fileprivate var hermesName: String { name.filter { $0.isASCII && ($0.isLetter || $0.isNumber) } }
}
