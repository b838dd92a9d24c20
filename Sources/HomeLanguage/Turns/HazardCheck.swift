import HomeModel
import HomeOutcomes
import UtteranceAnalysis

/// Finds what would be started that heats, moves or lets water run, and that nobody named.
public struct HazardCheck {
    private let language: LanguageRules

    init(_ interpreter: Interpreter) { language = interpreter.language }

    /// What intents would start that heats, moves or lets water run, where an utterance does not name it.
    ///
    /// It is told by its kind, or by a word of its name that the rule `hazard` of the language has: a kettle is an outlet.
    public func started(by intents: [Intent], besides said: Utterance) -> [Target] {
        let words = Set(said.tokens.map(\.key))
        return intents.filter(\.switchesOn).flatMap(\.targets).filter { target in
            let names = [target.service, target.accessory].map { language.tokens(of: $0).map(\.key) }
            guard Self.hazardousTypes.contains(target.type) || names.joined().contains(where: isHazard) else {
                return false
            }
            // Whoever says the name, or what it is, means it.
            return !names.contains { !$0.isEmpty && words.isSuperset(of: $0) } && !words.contains(where: isHazard)
        }
    }

    private static let hazardousTypes: Set<ServiceType> = [
        "HeaterCooler", "Thermostat", "Faucet", "Valve", "IrrigationSystem", "Door", "Window", "GarageDoorOpener",
    ]

    private func isHazard(_ word: NameKey) -> Bool {
        language.aside.begins(anyOf: [.hazard], with: language.aside.wordTable[word])
    }
}

extension Intent {
    /// Whether it switches something on, now or later.
    public var switchesOn: Bool { action.switchesOn }
}

extension Intent.Action {
    fileprivate var switchesOn: Bool {
        switch self {
        case .set(let type, let value): (type == "On" || type == "Active") && value.number != 0
        case .schedule(let action, _): action.switchesOn
        case .adjust(let type, .toggled): type == "On" || type == "Active"
        case .setAll, .adjust, .get, .run, .list, .cancel: false
        }
    }
}
