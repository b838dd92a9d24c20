import HomeModel
import HomeNames
import UtteranceAnalysis

extension Scope {
    /// The sets of services that a question may be about; more than one where it takes the person to choose.
    ///
    /// A kind of thing in the singular is one of them, as in commands; "which", "how many" and "any" ask of all.
    func services(answering inquiry: Inquiry, ofAll: Bool) -> [[ServiceView]] {
        let unit = home.home.temperatureUnit
        let pool = all
        let knowing = pool.picked { inquiry.place(at: $0, unit: unit) != nil }
        if !things.isEmpty {
            // What is asked for its measures alone tells them all.
            let isOfAll = inquiry == .value(Knowledge.measured)
            if knowing.isEmpty {
                let sensors = sensors(calledAfter: pool).picked { inquiry.place(at: $0, unit: unit) != nil }
                return [sensors.isEmpty ? pool : sensors]
            }
            return [isOfAll ? knowing : withoutParts(knowing) { _ in true }]
        }
        if hasKind, knowing.isEmpty { return [pool] }
        switch inquiry {
        case .value, .compared, .sensed:
            return hasKind && !ofAll
                ? choose(from: knowing, isGuarding: false) : [near(heated(knowing, inquiry), ofAll: ofAll)]
        case .presence: return [hasKind || isPlaceSaid || referent.has(.everything) ? knowing : []]
        case .state(let effect, _):
            if ofAll { return [hasKind ? knowing : knowing.filter { isSwitched(effect, $0) }] }
            return services(for: effect, asking: true)
        }
    }

    /// The sensors that bear the names of some things and stand beside them: how hot the Hot Tub is its Hot Tub Sensor tells.
    private func sensors(calledAfter services: [ServiceView]) -> [ServiceView] {
        let named = services.map { (key: NameKey($0.name).text, room: $0.room?.id) }
        return home.services.filter { view in
            view.service.type.name.hasSuffix("Sensor")
                && named.contains { $0.room == view.room?.id && NameKey(view.name).text.contains($0.key) }
        }
    }

    /// Of a whole home those in rooms that are heated or cooled: "is the flat warm" asks of no balcony.
    private func heated(_ services: [ServiceView], _ inquiry: Inquiry) -> [ServiceView] {
        let isOfWarmth =
            switch inquiry {
            case .value(let types), .compared(let types, _, _, _): types.first == "CurrentTemperature"
            case .state, .sensed, .presence: false
            }
        guard isOfWarmth, !isPlaceSaid, referent.has(.whole) || referent.namesHome else { return services }
        let rooms = Set(home.services.filter { $0.service.temperatureType != nil }.map { $0.room?.id })
        let inside = services.filter { rooms.contains($0.room?.id) }
        return inside.isEmpty ? services : inside
    }

    /// Those in the speaker's room, where there are any and no other place is said.
    private func near(_ services: [ServiceView], ofAll: Bool) -> [ServiceView] {
        guard let near, !ofAll, !isBroad else { return services }
        let here = services.filter { $0.room?.id == near }
        return here.isEmpty ? services : here
    }
}
