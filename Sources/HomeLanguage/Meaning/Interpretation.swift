import HomeModel
import HomeNames
import HomeOutcomes
import UtteranceAnalysis

/// One way to understand a sentence in this home.
struct Interpretation {
    var result: Result
    var score: Score
    /// What the sentence says in this reading; nil for a part of one.
    var sentence: SentenceReader.Sentence?
    /// What the other parts of the sentence would do, where one of them cannot be done.
    var others: [Intent] = []

    enum Result {
        /// It can be done or answered.
        case understood([Intent])
        /// What is meant is clear, but it cannot be done; the fault says why.
        case unsupported(Fault)
        /// The thing is there, but not where it was said to be.
        case elsewhere(ServiceView, said: PlaceName)
    }

    enum Fault {
        /// None of the things meant can do that.
        case cannot(Effect?, [ServiceView])
        /// They take other values.
        case outOfRange([ServiceView], TakenValues)
        /// Nothing says to what they are to be set.
        case valueMissing([ServiceView])
        /// It is told as it is.
        case told(HomeOutcomes.Fault)

        /// The fault as it is told.
        var told: HomeOutcomes.Fault {
            switch self {
            case .cannot(let effect, let views):
                let only = views.count == 1 && effect != nil ? views.first : nil
                return .cannot(
                    Capability(effect), views.map { $0.target() },
                    able: only.map { Capability.all(of: $0.service) } ?? [])
            case .outOfRange(let views, let range): return .outOfRange(views.map { $0.target() }, range)
            case .valueMissing(let views):
                let able = views.count == 1 ? Capability.all(of: views[0].service) : []
                return .valueMissing(views.map { $0.target() }, able: able)
            case .told(let fault): return fault
            }
        }
    }

    /// Both together: what cannot be done of one part is not done of any.
    func followed(by other: Interpretation) -> Interpretation {
        var both = self
        both.score.add(other.score)
        both.others = others + other.others
        switch (result, other.result) {
        case (.understood(let first), .understood(let second)): both.result = .understood(first + second)
        case (.understood(let first), _):
            both.result = other.result
            both.others += first
        case (_, .understood(let second)): both.others += second
        default: break
        }
        return both
    }

    /// The reading that does nothing of it.
    var leavingBe: Interpretation {
        guard case .understood = result else { return self }
        var reading = self
        reading.result = .understood([])
        return reading
    }

    /// The reading that leaves as they are things that cannot be changed so; nil where there are none such.
    var lettingBe: Interpretation? {
        guard isUnable else { return nil }
        var reading = self
        (reading.result, reading.score[.ability]) = (.understood([]), 0)
        return reading
    }

    /// Whether it is lamps that cannot do it: "turn on the lamp and warm it up" is said of its light.
    var isOfLamps: Bool {
        guard case .unsupported(.cannot(_, let views)) = result else { return false }
        return views.contains { $0.service.type == "Lightbulb" }
    }

    /// Whether the things cannot do that at all.
    var isUnable: Bool { if case .unsupported(.cannot) = result { true } else { false } }

    /// Whether the things can do that, to another value.
    var isOutOfRange: Bool { if case .unsupported(.outOfRange) = result { true } else { false } }

    /// The reading with names that explain nothing, as they were said of another command.
    var unexplaining: Interpretation {
        var reading = self
        reading.score[.unnamedThings] = 0
        reading.score[.unnamedPlaces] = 0
        return reading
    }

    /// The reading as the last that is meant.
    var lessLikely: Interpretation {
        var reading = self
        reading.score[.ability] = 1
        return reading
    }

    /// The reading without what is forbidden and without what is left as it is, or nil where nothing is left of it.
    func sparing(_ forbidden: Set<TargetedAction>, and left: Set<ServiceReference>) -> Interpretation? {
        guard let intents, !(forbidden.isEmpty && left.isEmpty), !intents.isEmpty else { return self }
        let rest = intents.compactMap { intent -> Intent? in
            var rest = intent
            if case .run(var scene, let home) = intent.action {
                // What is spared beside a scene is left out of it: "good night, but leave the hall light on".
                let isSpared: (Action) -> Bool = { action in
                    let written = Intent.Action.set(action.characteristic, action.value)
                    return left.contains(action.service)
                        || forbidden.contains(TargetedAction(action: written, reference: action.service))
                }
                rest.targets = zip(scene.actions, intent.targets).filter { !isSpared($0.0) }.map(\.1)
                scene.actions.removeAll(where: isSpared)
                rest.action = .run(scene, home: home)
                return rest.targets.isEmpty ? nil : rest
            }
            rest.targets.removeAll {
                left.contains($0.reference)
                    || forbidden.contains(TargetedAction(action: intent.action, reference: $0.reference))
            }
            return rest.targets.isEmpty ? nil : rest
        }
        var reading = self
        reading.result = .understood(rest)
        return rest.isEmpty ? nil : reading
    }

    /// The reading without what a later command says otherwise of some of its things: "all lights off and the lamp on".
    func yielding(to later: Interpretation) -> Interpretation {
        guard let intents, later.intents != nil else { return self }
        let said = Set(later.targetedActions.map(\.reference))
        // What is put out with others and set to something behind that is set alone: "all lights off but the hall
        // light to 20".
        let isOffBefore =
            !later.isOff
            && intents.contains { intent in
                intent.action.isOff && intent.targets.contains { said.contains($0.reference) }
            }
        guard isOffBefore || followed(by: later).contradictsItself else { return self }
        let rest = intents.compactMap { intent -> Intent? in
            guard intent.action.written != nil, intent.targets.count > 1 else { return intent }
            var rest = intent
            rest.targets.removeAll { said.contains($0.reference) }
            return rest.targets.isEmpty ? nil : rest
        }
        var reading = self
        reading.result = .understood(rest)
        return rest.isEmpty ? self : reading
    }

    /// Whether it only turns things off.
    private var isOff: Bool { (intents ?? []).allSatisfy(\.action.isOff) }

    /// The intents, where it was understood.
    var intents: [Intent]? { if case .understood(let intents) = result { intents } else { nil } }

    /// Whether it would do anything but answer.
    var acts: Bool { (intents ?? []).contains { !$0.isQuestion } }

    /// Whether it runs a scene.
    var runsScene: Bool { (intents ?? []).contains(where: \.runsScene) }

    /// Whether it only asks.
    var asks: Bool { intents.map { !$0.isEmpty && $0.allSatisfy(\.isQuestion) } ?? false }

    /// Whether it would write two values to one characteristic: "unlock and lock the door".
    var contradictsItself: Bool {
        // One intent writes one value.
        guard let intents, intents.count > 1 else { return false }
        var written: [TargetedAction: CharacteristicValue] = [:]
        for intent in intents {
            guard let (type, value, when) = intent.action.written else { continue }
            let anything = Intent.Action.set(type, .bool(true))
            for target in intent.targets {
                let action = when.map { .schedule(anything, $0) } ?? anything
                let place = TargetedAction(action: action, reference: target.reference)
                if let known = written.updateValue(value, forKey: place), known != value { return true }
            }
        }
        return false
    }

    /// The homes that it is about.
    var homes: Set<String> {
        (intents ?? []).reduce(into: []) { homes, intent in
            homes.formUnion(intent.targets.map(\.home))
            if case .run(_, let home) = intent.action { homes.insert(home) }
        }
    }

    /// What it would do, whatever words led there; readings of one effect are one.
    var targetedActions: Set<TargetedAction> {
        Set(
            (intents ?? []).flatMap { intent in
                intent.targets.map { TargetedAction(action: intent.action, reference: $0.reference) }
            })
    }

    struct TargetedAction: Hashable {
        let action: Intent.Action
        let reference: ServiceReference

        // One service is seldom written twice, so that what is done to it need not be hashed.
        func hash(into hasher: inout Hasher) { hasher.combine(reference.service) }
    }
}

extension Intent.Action {
    /// Whether it turns things off at once.
    fileprivate var isOff: Bool {
        guard case .set(let type, let value) = self else { return false }
        return (type == "On" || type == "Active") && value.number == 0
    }

    /// The one value that it writes, and when; nil now.
    fileprivate var written: (CharacteristicType, CharacteristicValue, When?)? {
        switch self {
        case .set(let type, let value): (type, value, nil)
        case .setAll(let values): values["Hue"].map { ("Hue", $0, nil) }
        // A side contradicts the other, and how far does not: "brighter and darker".
        case .adjust(let type, .by(let delta)): (type, .bool(delta > 0), nil)
        case .schedule(.set(let type, let value), let when): (type, value, when)
        default: nil
        }
    }
}
