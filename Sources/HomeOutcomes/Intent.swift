import HomeModel

/// One thing that an utterance asks for, fully resolved.
public struct Intent: Hashable, Sendable {
    /// What is to be done.
    public var action: Action
    /// The services that it acts on or asks about, sorted by home, room, accessory, service.
    public var targets: [Target]

    /// An intent of the given parts.
    public init(action: Action, targets: [Target]) {
        self.action = action
        self.targets = targets
    }

    /// Whether it runs a scene, which is one thing however much is in it.
    public var runsScene: Bool { if case .run = action { true } else { false } }

    /// Whether it is kept for later.
    public var isScheduled: Bool { when != nil }

    /// When it is to be done; nil is now.
    public var when: When? { if case .schedule(_, let when) = action { when } else { nil } }

    /// What is to be done.
    public enum Action: Hashable, Sendable {
        /// Write an absolute value.
        case set(CharacteristicType, CharacteristicValue)
        /// Write several values of one service that belong together: a colour's hue and saturation.
        case setAll([CharacteristicType: CharacteristicValue])
        /// Write what the present value and a change make.
        case adjust(CharacteristicType, Adjustment)
        /// Answer a question.
        case get(Question)
        /// Run a scene of a home; its actions are in the order of the targets.
        case run(ActionSet, home: String)
        /// Do something at a time to come, once or again and again.
        indirect case schedule(Action, When)
        /// Tell what is scheduled: in JSON a `get` whose answer is under `scheduled`.
        case list([Scheduled])
        /// Take back what was said for later: in JSON an `undo` of what is under `scheduled`.
        case cancel([Scheduled])
    }
}

/// How a value changes from what it is.
public enum Adjustment: Hashable, Sendable {
    /// By so much, in the unit of the characteristic; within its range.
    case by(Double)
    /// To so many times of what it is; `delta` is what that comes to, by what was last known.
    case times(Double, delta: Double?)
    /// On where it was off, off where it was on; `to` is what that comes to, by what was last known.
    case toggled(to: CharacteristicValue?)
}

/// A question about the home, and what is known of the answer.
public struct Question: Hashable, Sendable {
    /// What is asked.
    public enum Kind: String, Sendable {
        /// How warm, how bright.
        case value
        /// Is it so.
        case `is`
        /// Which of them are so.
        case which
        /// How many of them are so.
        case count
    }

    /// What is asked.
    public var kind: Kind
    /// The characteristic that answers it.
    public var characteristic: CharacteristicType
    /// The value that is asked about, with `is`, `which` and `count`; nil counts them whatever they are.
    public var expected: CharacteristicValue?
    /// How the value is to be compared with the one asked about.
    public var comparison = Comparison.same
    /// The values known, in the order of the targets; nil where one is not known.
    public var values: [CharacteristicValue?]

    /// With `is`: whether one of the targets is enough ("did I leave any lights on"), or all must be so.
    public var isAboutAny = false

    /// Whether any state but "off" is the one asked about: a security system that is armed in whatever way.
    public var isLoose = false

    /// With `which`: whether the rooms are wanted rather than the things.
    public var isAboutRooms = false

    /// How a value stands to the one asked about.
    public enum Comparison: String, Sendable {
        /// It is the same.
        case same
        /// It is more.
        case above
        /// It is less.
        case below
    }

    /// A question of the given parts.
    public init(
        kind: Kind, characteristic: CharacteristicType, expected: CharacteristicValue? = nil,
        values: [CharacteristicValue?]
    ) {
        self.kind = kind
        self.characteristic = characteristic
        self.expected = expected
        self.values = values
    }

    /// Whether the value asked about is the one that each target has; nil where a value is not known.
    public var matches: [Bool?] {
        values.map { value in
            guard let expected else { return true }
            return value.map { isSo($0, expected) }
        }
    }

    private func isSo(_ value: CharacteristicValue, _ expected: CharacteristicValue) -> Bool {
        let (number, wanted) = (value.number ?? 0, expected.number ?? 0)
        switch comparison {
        case .above: return number > wanted
        case .below: return number < wanted
        case .same where isLoose: return (number == 3) == (wanted == 3)
        case .same: return StateWords.holds(expected, of: characteristic, value)
        }
    }

    /// With `is`: whether all targets are so, or with `isAboutAny` one of them; nil where that cannot be told.
    public var isTrue: Bool? {
        if matches.contains(isAboutAny) { return isAboutAny }
        return matches.contains(nil) || matches.isEmpty ? nil : !isAboutAny
    }
}

/// One service that an intent acts on.
public struct Target: Hashable, Sendable {
    /// The home's name.
    public var home: String
    /// The room's name; nil is the room for the entire home.
    public var room: String?
    /// The accessory's name.
    public var accessory: String
    /// The service's name; one that has none goes by its accessory's.
    public var service: String
    /// The kind of the service.
    public var type: ServiceType
    /// Which service it is.
    public var reference: ServiceReference
    /// Where the characteristic is; nil where the accessory is not paired.
    public var place: CharacteristicPlace?
    /// What the characteristic takes.
    public var metadata: CharacteristicMetadata?
    /// What must be on for the value to show: a lamp's or fan's `On` when its brightness, colour or speed is set.
    public var power: WriteProposal?
    /// Where the other characteristics are, with several values for one service.
    public var others: [CharacteristicType: CharacteristicPlace] = [:]
    /// Where the accessory tells how far it got, such as a lock's current state.
    public var progress: CharacteristicAddress?
    /// Why it was not done, once it was tried in vain.
    public var error: ControlError?
    /// The same in words, to follow its name: "cannot be reached"; a renderer fills it last, and till then it is a code.
    package var fault: String?

    /// A target of the given parts.
    package init(
        home: String, room: String? = nil, accessory: String, service: String, type: ServiceType,
        reference: ServiceReference, place: CharacteristicPlace? = nil, metadata: CharacteristicMetadata? = nil,
        power: WriteProposal? = nil, others: [CharacteristicType: CharacteristicPlace] = [:],
        progress: CharacteristicAddress? = nil, error: ControlError? = nil
    ) {
        self.home = home
        self.room = room
        self.accessory = accessory
        self.service = service
        self.type = type
        self.reference = reference
        self.place = place
        self.metadata = metadata
        self.power = power
        self.others = others
        self.progress = progress
        self.error = error
    }

    /// Where the characteristic is on the wire; nil where the accessory is not paired.
    public var address: CharacteristicAddress? { place?.address }

    /// Where a characteristic of the service is; nil where the target does not know it, so that nothing else is written.
    public func place(of type: CharacteristicType) -> CharacteristicPlace? {
        place?.type == type ? place : others[type]
    }

    /// The order of targets in an outcome.
    package static func isBefore(_ one: Target, _ other: Target) -> Bool {
        if one.home != other.home { return one.home < other.home }
        if one.room != other.room { return (one.room ?? "") < (other.room ?? "") }
        return one.accessory == other.accessory ? one.service < other.service : one.accessory < other.accessory
    }
}

extension Intent.Action {
    /// The characteristic that it is about; none for a scene.
    package var characteristic: CharacteristicType? {
        switch self {
        case .set(let type, _), .adjust(let type, _): type
        case .setAll(let values): values.keys.min { $0.name < $1.name }
        case .get(let question): question.characteristic
        case .run, .list, .cancel: nil
        case .schedule(let action, _): action.characteristic
        }
    }
}

extension Intent {
    /// Whether it asks and does nothing.
    public var isQuestion: Bool {
        switch action {
        case .get, .list: true
        default: false
        }
    }

    /// What it would unlock, open or disarm, as far as its values are known.
    public var openings: Set<Opening> { openings(by: action, at: nil) }

    private func openings(by action: Action, at time: FiringTime?) -> Set<Opening> {
        switch action {
        case .set(let type, let value): openings(by: [type: value], at: time)
        case .setAll(let values): openings(by: values, at: time)
        case .run(let scene, _):
            // An action on what the scene does not show is taken for one on a door.
            Set(
                scene.actions.compactMap { action in
                    let type = targets.first { $0.reference == action.service }?.type ?? "Door"
                    guard type.isOpened(by: action.value, of: action.characteristic) else { return nil }
                    return Opening(action.service, action.characteristic, action.value, at: time)
                })
        case .schedule(let action, let when): openings(by: action, at: when.firingTime)
        case .adjust, .get, .list, .cancel: []
        }
    }

    private func openings(
        by values: [CharacteristicType: CharacteristicValue], at time: FiringTime?
    ) -> Set<Opening> {
        var opened: Set<Opening> = []
        for (type, value) in values {
            for target in targets where target.type.isOpened(by: value, of: type) {
                opened.insert(Opening(target.reference, type, value, at: time))
            }
        }
        return opened
    }

    /// What guards the home and would be written to, whatever is written: locks, doors and alarms (row U7).
    public var guards: Set<ServiceReference> { guards(by: action) }

    private func guards(by action: Action) -> Set<ServiceReference> {
        let types: [CharacteristicType]
        switch action {
        case .set(let type, _), .adjust(let type, _): types = [type]
        case .setAll(let values): types = Array(values.keys)
        case .run(let scene, _):
            // An action on what the scene does not show is taken for one on a door.
            return Set(
                scene.actions.filter { action in
                    let type = targets.first { $0.reference == action.service }?.type ?? "Door"
                    return type.guards(by: action.characteristic)
                }.map(\.service))
        case .schedule(let action, _): return guards(by: action)
        case .get, .list, .cancel: return []
        }
        return Set(targets.filter { target in types.contains(where: target.type.guards) }.map(\.reference))
    }

    /// Whether it unlocks or opens what guards the home: a lock, garage door, door or security system.
    ///
    /// A change of such a thing may, whatever it comes to.
    public var needsConfirmation: Bool { changesGuard || !openings.isEmpty }

    /// Whether it changes what guards the home from what it is, so that nobody knows yet whether it opens.
    public var changesGuard: Bool {
        switch action {
        case .adjust(let type, _): targets.contains { $0.type.guards(by: type) }
        case .schedule(let action, _): Intent(action: action, targets: targets).changesGuard
        case .set, .setAll, .get, .run, .list, .cancel: false
        }
    }

    /// Whether the intent touches what guards the home at all, so that an outcome says if it needs confirmation.
    public var concernsGuard: Bool {
        switch action {
        case .set(let type, _), .adjust(let type, _): targets.contains { $0.type.guards(by: type) }
        case .setAll(let values): targets.contains { target in values.keys.contains { target.type.guards(by: $0) } }
        case .get, .list, .cancel: false
        case .run: needsConfirmation
        case .schedule(let action, _): Intent(action: action, targets: targets).concernsGuard
        }
    }
}

extension Intent.Action {
    /// What writes one value, or several together.
    public static func writing(_ values: [CharacteristicType: CharacteristicValue]) -> Intent.Action {
        if values.count == 1, let only = values.first { .set(only.key, only.value) } else { .setAll(values) }
    }
}

extension [Intent] {
    /// The intents, those of one action together and each thing once.
    public var joined: [Intent] {
        reduce(into: []) { known, intent in
            guard let place = known.firstIndex(where: { $0.action == intent.action }), !intent.targets.isEmpty else {
                known.append(intent)
                return
            }
            let references = known[place].targets.map(\.reference)
            known[place].targets += intent.targets.filter { !references.contains($0.reference) }
        }
    }
}

extension CharacteristicType {
    /// Whether an accessory answers; no accessory tells it, the control layer knows.
    public static let reachable = CharacteristicType("Reachable")
}
