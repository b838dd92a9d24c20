import HomeModel
import HomeNames
import HomeOutcomes
import UtteranceAnalysis

/// Finds out what a command or question means in one home.
struct FrameResolver {
    /// The most readings of one command in one home.
    static let readingLimit = 64

    let home: HomeView
    let frame: Frame
    /// The room that the speaker is in.
    let room: RoomID?
    /// What commands before it in the sentence are about, which "the rest" leaves out.
    let mentioned: Set<ServiceReference>
    /// Whether readings may be left out that are worse than others whatever else is found.
    let isBestEnough: Bool
    /// Whether who speaks goes out or to bed.
    let isLeaving: Bool
    /// What the clause asks; nil for commands, and where it makes no sense as a question.
    let inquiry: Inquiry?

    init(
        home: HomeView, frame: Frame, room: RoomID?, mentioned: Set<ServiceReference> = [],
        isBestEnough: Bool = false, isLeaving: Bool = false
    ) {
        self.home = home
        self.frame = frame
        self.room = room
        self.mentioned = mentioned
        self.isBestEnough = isBestEnough
        self.isLeaving = isLeaving
        inquiry = Self.inquiry(of: frame)
    }

    /// The readings: one, or several of which a person has to choose.
    var readings: [Interpretation] {
        if let scene = frame.scene { return self.scene(scene) }
        if frame.slots.has(.ask) { return answers }
        let effects = Effect.effects(of: frame)
        if effects.isEmpty, frame.isNegated, frame.slots.has(.directive) {
            return [Interpretation(result: .understood([]), score: .command)]
        }
        if effects.isEmpty, frame.leavesOutValue { return valuesMissing }
        var readings: [Interpretation] = []
        for effect in effects {
            for selection in selections(for: effect) {
                let reading = selection.result.map { Interpretation(result: $0, score: selection.score) }
                readings.append(reading ?? write(effect, selection))
            }
        }
        if frame.slots.has(.complaint), !readings.contains(where: { $0.intents != nil }) {
            let lighting = lighting
            if !lighting.isEmpty { return lighting }
        }
        return readings
    }

    /// What is meant is clear, and nothing says to what: "set the lamp".
    private var valuesMissing: [Interpretation] {
        let quality = frame.slots[.about].flatMap { Self.settable[$0] }
        // A value that was left out is asked of what has one; a thing that is named says what it has: "set the fan
        // speed", "change the kitchen temperature".
        let isOfThing = frame.referents.contains { !$0.isPlace }
        let settable = (quality.map { [$0] } ?? []) + (quality == nil || isOfThing ? Self.settableAtAll : [])
        let meant =
            settable.lazy.map { effect in selections(for: effect).filter { $0.result == nil } }
            .first { !$0.isEmpty } ?? []
        if !isOfThing, meant.count > 1, MeaningRule.valueOfNothing.holds { return [] }
        if meant.count > 1, MeaningRule.oneBeforeItsValue.holds, let referent = frame.referents.first {
            let all = Set(meant.flatMap(\.services))
            return [meant[0].having(Array(all), insteadOf: 1, of: referent)].map { selection in
                Interpretation(result: selection.result ?? .understood([]), score: selection.score)
            }
        }
        return meant.map { selection in
            var score = selection.score
            score[.ability] = 1
            let views = ServiceView.inOrder(selection.services)
            return Interpretation(result: .unsupported(.valueMissing(views)), score: score)
        }
    }

    /// What things that can be set can have, one or the other.
    private static let settableAtAll: [Effect] = [.level(50, .none), .power(true), .lock(true), .door(isOpen: true)]
    /// What things have of which a quality can be set.
    private static let settable: [TagWord: Effect] = [
        .temperature: .temperature(20, .celsius), .color: .color(hue: 0, saturation: 100),
        .brightness: .set(.brightness, 50), .volume: .set(.volume, 50), .speed: .set(.speed, 50),
        .position: .set(.position, 50), .humidity: .set(.humidity, 50),
    ]

    /// The reading that does or answers what can be; a fault where that is nothing.
    func result(_ intents: [Intent], of effect: Effect?, _ selection: Selection) -> Interpretation {
        var score = selection.score
        score[.room] = room == nil || selection.services.contains { $0.room?.id == room } ? 0 : 1
        if !intents.isEmpty { return Interpretation(result: .understood(intents), score: score) }
        score[.ability] = 1
        let asks = frame.slots.has(.ask)
        if selection.services.isEmpty {
            score[.absent] = max(1, score[.absent])
            let kind = MissingKind(frame.referents.first?.text(.word), isAsked: asks)
            return Interpretation(result: .unsupported(.told(.nothing(kind, selection.place))), score: score)
        }
        return Interpretation(result: .unsupported(.cannot(asks ? nil : effect, selection.services)), score: score)
    }

    // MARK: - Writing

    private func write(_ effect: Effect, _ selection: Selection) -> Interpretation {
        let services = selection.services
        let unit = home.home.temperatureUnit
        let abilities = services.map { $0.service.ability(for: effect, unit: unit) }
        if let first = abilities.first, case .can(let action) = first,
            abilities.count == 1 || abilities.allSatisfy({ $0 == first })
        {
            return result([intent(action, services)], of: effect, selection)
        }
        var actions: [Intent.Action] = []
        var doers: [[ServiceView]] = []
        var ranges: [(view: ServiceView, takes: TakenValues)] = []
        for (view, ability) in zip(services, abilities) {
            switch ability {
            case .can(let action):
                if let index = actions.firstIndex(of: action) {
                    doers[index].append(view)
                } else {
                    actions.append(action)
                    doers.append([view])
                }
            case .outOfRange(let takes): ranges.append((view, takes))
            case .cannot: break
            }
        }
        // Those that take other values are a fault, where there are any; what others take is not told.
        if let takes = ranges.first?.takes {
            var score = selection.score
            // An amount is one whether or not it can be done: where “by eleven” is too much, it is told so, and is no hour.
            score[.ability] = effect.isByAmount ? 0 : 1
            let views = ranges.filter { $0.takes == takes }.map(\.view)
            return Interpretation(result: .unsupported(.outOfRange(views, takes)), score: score)
        }
        var reading = result(zip(actions, doers).map(intent), of: effect, selection)
        // What has another range is hardly meant by the same number: "lower the curtains, reading lamp at 35".
        if frame.isListed, frame.slots[.dir] != nil, Set(actions.map(\.characteristic)).count > 1 {
            reading.score[.guesses] += 1
        }
        return reading
    }

    private func intent(_ action: Intent.Action, _ views: [ServiceView]) -> Intent {
        let type = action.characteristic
        return Intent(action: action, targets: ServiceView.inOrder(views).map { $0.target(type) })
    }

    // MARK: - Scenes

    private func scene(_ referent: Referent) -> [Interpretation] {
        let entries = referent.names.filter { $0.kind == .actionSet }.flatMap(\.entries).filter {
            $0.home == home.home.id
        }
        return entries.compactMap { entry in
            guard case .actionSet(let id) = entry.thing, let scene = home.home.actionSets.first(where: { $0.id == id })
            else { return nil }
            var score = Score.command
            score[.form] = entry.form.rawValue
            score[.errors] = Int(referent.names.map(\.errors).reduce(0, +))
            score[.unnamedThings] = -referent.names.reduce(0) { $0 + $1.range.count }
            // What a scene is called may be said of things in a place, before it is a scene of the whole home:
            // "lights out in the kitchen".
            if frame.slots.isEmpty, frame.places.contains(where: \.hasRoom) { score[.unnamedThings] = 0 }
            var known = scene
            known.actions = scene.actions.filter { home.home.service($0.service) != nil }
            if known.actions.isEmpty {
                score[.ability] = 1
                return Interpretation(result: .unsupported(.told(.emptyScene(scene.name))), score: score)
            }
            let intent = Intent(action: .run(known, home: home.home.name), targets: targets(of: known))
            return Interpretation(result: .understood([intent]), score: score)
        }
    }

    private func targets(of scene: ActionSet) -> [Target] {
        scene.actions.compactMap { action in
            home.home.service(action.service).map { accessory, service in
                ServiceView(
                    home: home.home.name, room: home.home.room(accessory.room), accessory: accessory, service: service
                )
                .target(action.characteristic)
            }
        }
    }
}

extension Effect {
    /// Whether it is a change by so much as was said.
    fileprivate var isByAmount: Bool { if case .adjust(_, .by) = self { true } else { false } }
}
