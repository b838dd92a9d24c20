import HomeModel
import HomeNames

/// Finds out what a command or question means in one home.
struct ClauseResolver {
    /// The most readings of one command in one home.
    static let readingLimit = 64

    let home: HomeView
    let clause: Clause
    /// The room that the speaker is in.
    let room: RoomID?
    /// What commands before it in the sentence are about, which "the rest" leaves out.
    let mentioned: Set<ServiceReference>
    /// Whether readings may be left out that are worse than others whatever else is found.
    let isBestEnough: Bool
    /// What the clause asks; nil for commands, and where it makes no sense as a question.
    let inquiry: Inquiry?

    init(
        home: HomeView, clause: Clause, room: RoomID?, mentioned: Set<ServiceReference> = [],
        isBestEnough: Bool = false
    ) {
        self.home = home
        self.clause = clause
        self.room = room
        self.mentioned = mentioned
        self.isBestEnough = isBestEnough
        inquiry = Self.inquiry(of: clause)
    }

    /// The readings: one, or several of which a person has to choose.
    var readings: [Reading] {
        if let scene = clause.scene { return Self.runs(clause.facts) ? self.scene(scene) : [] }
        if clause.facts.has(.ask) { return answers }
        let demands = Demand.demands(of: clause)
        // "Green light" is a command only to the room that one is in.
        if clause.isColorAlone, room == nil, clause.remembered.isEmpty { return [] }
        if demands.isEmpty, clause.isNegated, clause.facts.has(.verb) {
            return [Reading(result: .understood([]), rank: Reading.Rank())]
        }
        var readings: [Reading] = []
        for demand in demands {
            for selection in selections(for: demand) {
                let reading = selection.result.map { Reading(result: $0, rank: selection.rank) }
                readings.append(reading ?? write(demand, selection))
            }
        }
        if clause.facts.has(.complaint), !readings.contains(where: { $0.intents != nil }) {
            let lighting = lighting
            if !lighting.isEmpty { return lighting }
        }
        return readings
    }

    /// The reading that does or answers what can be; a fault where that is nothing.
    func result(_ intents: [Intent], of demand: Demand?, _ selection: Selection) -> Reading {
        var rank = selection.rank
        rank.room = room == nil || selection.services.contains { $0.room?.id == room } ? 0 : 1
        if !intents.isEmpty { return Reading(result: .understood(intents), rank: rank) }
        rank.ability = 1
        let asks = clause.facts.has(.ask)
        if selection.services.isEmpty {
            rank.absent = max(1, rank.absent)
            let kind = MissingKind(clause.nouns.first?.text(.word), isAsked: asks)
            return Reading(result: .unsupported(.told(.nothing(kind, selection.place))), rank: rank)
        }
        return Reading(result: .unsupported(.cannot(asks ? nil : demand, selection.services)), rank: rank)
    }

    // MARK: - Writing

    private func write(_ demand: Demand, _ selection: Selection) -> Reading {
        let services = selection.services
        let unit = home.home.temperatureUnit
        let abilities = services.map { $0.service.ability(for: demand, unit: unit) }
        if let first = abilities.first, case .can(let deed) = first,
            abilities.count == 1 || abilities.allSatisfy({ $0 == first })
        {
            return result([intent(deed, services)], of: demand, selection)
        }
        var deeds: [Intent.Deed] = []
        var doers: [[ServiceView]] = []
        var ranges: [(view: ServiceView, takes: TakenValues)] = []
        for (view, ability) in zip(services, abilities) {
            switch ability {
            case .can(let deed):
                if let index = deeds.firstIndex(of: deed) {
                    doers[index].append(view)
                } else {
                    deeds.append(deed)
                    doers.append([view])
                }
            case .outOfRange(let takes): ranges.append((view, takes))
            case .cannot: break
            }
        }
        // Those that take other values are a fault, where there are any; what others take is not told.
        if let takes = ranges.first?.takes {
            var rank = selection.rank
            rank.ability = 1
            let views = ranges.filter { $0.takes == takes }.map(\.view)
            return Reading(result: .unsupported(.outOfRange(views, takes)), rank: rank)
        }
        return result(zip(deeds, doers).map(intent), of: demand, selection)
    }

    private func intent(_ deed: Intent.Deed, _ views: [ServiceView]) -> Intent {
        let type = deed.characteristic
        return Intent(deed: deed, targets: ServiceView.inOrder(views).map { $0.target(type) })
    }

    // MARK: - Scenes

    private func scene(_ noun: Noun) -> [Reading] {
        let entries = noun.names.filter { $0.kind == .actionSet }.flatMap(\.entries).filter { $0.home == home.home.id }
        return entries.compactMap { entry in
            guard case .actionSet(let id) = entry.thing, let scene = home.home.actionSets.first(where: { $0.id == id })
            else { return nil }
            var rank = Reading.Rank()
            rank.form = entry.form
            rank.errors = Int(noun.names.map(\.errors).reduce(0, +))
            rank.unnamedThings = -noun.names.reduce(0) { $0 + $1.range.count }
            // "Lights out in the kitchen" are the lights there, before they are a scene of the whole home.
            if clause.facts.isEmpty, clause.places.contains(where: \.hasRoom) { rank.unnamedThings = 0 }
            var known = scene
            known.actions = scene.actions.filter { home.home.service($0.service) != nil }
            if known.actions.isEmpty {
                rank.ability = 1
                return Reading(result: .unsupported(.told(.emptyScene(scene.name))), rank: rank)
            }
            let intent = Intent(deed: .run(known, home: home.home.name), targets: targets(of: known))
            return Reading(result: .understood([intent]), rank: rank)
        }
    }

    private static let running: PropertySet = [.verb, .strong, .set, .act, .run, .machine, .assert]

    /// Whether the words around a scene's name ask to run it.
    private static func runs(_ facts: Facts) -> Bool {
        facts.number == nil
            && facts.filling(.to, with: .on).properties.allSatisfy { said in
                said.name == .to
                    ? said.value == .word(.on)
                    : running.contains(said.name)
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
