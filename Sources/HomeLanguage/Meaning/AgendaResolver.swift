import Foundation
import HomeModel
import HomeOutcomes
import UtteranceAnalysis

/// Finds what the homes are going to do, and which of it words mean.
public struct AgendaResolver {
    private let homes: [HomeView]
    private let now: PresentTime

    init(homes: [HomeView], now: PresentTime) { (self.homes, self.now) = (homes, now) }

    /// What is to come, the next first; with `isTimed`, only what people have asked for, not what they made by other means.
    public func scheduled(isTimed: Bool = false) -> [Scheduled] {
        var coming: [(Date, Scheduled)] = []
        for view in homes {
            for trigger in view.home.triggers where trigger.isEnabled && (trigger.isTimed || !isTimed) {
                guard let (date, when) = self.coming(trigger, in: view) else { continue }
                let acts = view.acts(of: trigger)
                coming.append(
                    (
                        date,
                        Scheduled(home: view.home.name, trigger: trigger.id, name: trigger.name, when: when, acts: acts)
                    ))
            }
        }
        return coming.sorted { $0.0 < $1.0 }.map(\.1)
    }

    /// When a trigger fires next; what waits for something to happen comes after all that has a date.
    private func coming(_ trigger: Trigger, in view: HomeView) -> (Date, When)? {
        if let event = trigger.event?.characteristic {
            let witnesses = event.services.flatMap { view.services(of: .service($0)) }
            guard !witnesses.isEmpty else { return nil }
            return (.distantFuture, When(event, toldBy: witnesses.map { $0.target(event.characteristic) }))
        }
        guard let date = trigger.nextFireDate(after: now.date, at: view.home.coordinates) else { return nil }
        let here = PresentTime(now.date, in: trigger.zone ?? now.zone)
        let when = When(
            fireDate: FireDate.text(of: date, in: here.zone), recurrence: trigger.recurrence,
            timeZone: trigger.timeZone,
            phrase: here.phrase(for: date, trigger.recurrence, by: trigger.event?.significantTime), event: trigger.event
        )
        return (date, when)
    }

    /// The services that something scheduled moves.
    public func services(movedBy scheduled: Scheduled) -> Set<ServiceReference> {
        guard let view = homes.first(where: { $0.home.name == scheduled.home }),
            let trigger = view.home.triggers.first(where: { $0.id == scheduled.trigger })
        else { return [] }
        return Set(view.actions(of: trigger).map(\.1.reference))
    }

    /// Which of what is scheduled the words of an order to cancel mean, by all, the last, the time and the things.
    func matching(_ events: [Matcher.Event], among scheduled: [Scheduled]) -> [Scheduled] {
        let slots = Slots(events.filter { if case .tag(.set) = $0 { true } else { false } })
        if slots.has(.every) { return scheduled }
        if slots.has(.last) { return newest(1, of: scheduled) }
        if slots.has(.both) { return newest(2, of: scheduled) }
        if let place = slots.number(.count).flatMap({ Int(exactly: $0) }) {
            return scheduled.indices.contains(place - 1) ? [scheduled[place - 1]] : []
        }
        let words = events.filter { if case .name = $0 { false } else { true } }
        let clock = Moment([words])?.start
        let minutes = clock?.clock.map { $0.minutes(in: clock?.part).map { $0 % 1440 } }
        let referent = Referent(events)
        let fitting = scheduled.filter { scheduled in
            guard minutes?.contains(scheduled.when.minuteOfDay) != false else { return false }
            return homes.contains { $0.home.name == scheduled.home && $0.does(scheduled.trigger, with: referent) }
        }
        // What is about nothing else comes before what is about more.
        let exact = fitting.filter { scheduled in homes.contains { $0.isAll(of: scheduled.trigger, meantBy: referent) }
        }
        return exact.isEmpty ? fitting : exact
    }

    /// Those that were added last, so many; none where there are fewer.
    private func newest(_ count: Int, of scheduled: [Scheduled]) -> [Scheduled] {
        let order = homes.flatMap(\.home.triggers).map(\.id)
        let places = Dictionary(zip(order, order.indices)) { first, _ in first }
        let newest = scheduled.sorted { (places[$0.trigger] ?? 0) > (places[$1.trigger] ?? 0) }.prefix(count)
        return newest.count == count ? scheduled.filter(newest.contains) : []
    }
}

extension When {
    /// The local minute of the day.
    fileprivate var minuteOfDay: Int {
        let digits = (fireDate ?? "").dropFirst(11).prefix(5).split(separator: ":").compactMap { Int($0) }
        return digits.count == 2 ? digits[0] * 60 + digits[1] : -1
    }
}

extension HomeView {
    /// What a trigger does: writes of one value together, then the scenes that have a name.
    fileprivate func acts(of trigger: Trigger) -> [Intent] {
        let scenes = home.actionSets.filter { trigger.actionSets.contains($0.id) }
        let ids = Set(scenes.filter(\.isTimed).flatMap(\.actions))
        return written(by: actions(of: trigger).filter { ids.contains($0.0) }).joined
            + scenes.filter { !$0.isTimed }.map { Intent(action: .run($0, home: ""), targets: []) }
    }

    /// The values of a colour, which are told as one.
    private static let color: [CharacteristicType] = ["Hue", "Saturation"]

    /// Writes as they are told.
    private func written(by writes: [(Action, ServiceView)]) -> [Intent] {
        writes.compactMap { write, service in
            let target = service.target(write.characteristic)
            guard Self.color.contains(write.characteristic) else {
                return Intent(action: .set(write.characteristic, write.value), targets: [target])
            }
            let all = writes.filter { $1 == service && Self.color.contains($0.characteristic) }
            let values = Dictionary(all.map { ($0.0.characteristic, $0.0.value) }) { first, _ in first }
            let isTold = values.count > 1 && write.characteristic != Self.color[0]
            return isTold ? nil : Intent(action: .writing(values), targets: [target])
        }
    }

    /// What a trigger writes, each with its service.
    fileprivate func actions(of trigger: Trigger) -> [(Action, ServiceView)] {
        let scenes = home.actionSets.filter { trigger.actionSets.contains($0.id) }
        return scenes.flatMap(\.actions).flatMap { action in services(of: .service(action.service)).map { (action, $0) }
        }
    }

    /// Whether all that a trigger moves is named by a noun.
    fileprivate func isAll(of id: TriggerID, meantBy referent: Referent) -> Bool {
        guard let trigger = home.triggers.first(where: { $0.id == id }), !referent.names.isEmpty else { return false }
        let named = Set(referent.names.flatMap(\.entries).flatMap { services(of: $0.thing) })
        let isScene = referent.names.flatMap(\.entries).contains { entry in
            trigger.actionSets.contains { .actionSet($0) == entry.thing }
        }
        return isScene || actions(of: trigger).allSatisfy { named.contains($0.1) }
    }

    /// Whether a trigger moves what a referent means.
    fileprivate func does(_ id: TriggerID, with referent: Referent) -> Bool {
        guard let trigger = home.triggers.first(where: { $0.id == id }) else { return false }
        let entries = referent.names.flatMap(\.entries).filter { $0.home == home.id }
        if entries.contains(where: { entry in trigger.actionSets.contains { .actionSet($0) == entry.thing } }) {
            return true
        }
        let kinds = referent.has(.kind) ? referent.services(.kind) : nil
        return actions(of: trigger).contains { _, view in
            let isKind = kinds?.contains(view.service.type) ?? true
            return isKind
                && entries.allSatisfy { entry in
                    services(of: entry.thing).contains(view)
                        || view.room.map { rooms(of: entry.thing).contains($0.id) } ?? false
                }
        }
    }
}
