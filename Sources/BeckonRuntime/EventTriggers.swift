import FoundationEssentials
import HAPController
import HomeModel

/// The enabled triggers that wait for what accessories tell, each with what is known of its event.
struct EventTriggers {
    private var waiting: [TriggerID: Waiting] = [:]

    private struct Waiting {
        var watched: WatchedTrigger
        var monitor: EventMonitor
        /// Where each service tells it.
        var addresses: [CharacteristicAddress: ServiceReference]
    }

    /// What is to be listened to.
    var addresses: Set<CharacteristicAddress> { Set(waiting.values.flatMap(\.addresses.keys)) }

    /// Whether all that is waited for was told at least once.
    var knowsAll: Bool {
        waiting.values.allSatisfy { known in known.addresses.values.allSatisfy(known.monitor.knows) }
    }

    /// The moment at which some event happens if nothing is told until then; nil where none does.
    var nextPass: Date? { waiting.values.compactMap(\.monitor.nextPass).min() }

    /// Whether a trigger is known here, with the event that it waits for.
    func knows(_ trigger: Trigger) -> Bool { waiting[trigger.id]?.monitor.event == trigger.event?.characteristic }

    /// Takes over which triggers there are now; what is known of those that stay as they are is kept.
    ///
    /// - Parameter happened: those that are new here and whose event happened before, and may be so still.
    mutating func update(_ triggers: [WatchedTrigger], in homes: [Home], happened: Set<TriggerID>) {
        var current: [TriggerID: Waiting] = [:]
        for watched in triggers {
            guard let event = watched.trigger.event?.characteristic else { continue }
            let id = watched.trigger.id
            let addresses = homes.first { $0.id == watched.home }?.addresses(of: event) ?? [:]
            if var known = waiting[id], known.monitor.event == event {
                (known.watched, known.addresses) = (watched, addresses)
                current[id] = known
            } else {
                let monitor = EventMonitor(event, hasHappened: happened.contains(id))
                current[id] = Waiting(watched: watched, monitor: monitor, addresses: addresses)
            }
        }
        waiting = current
    }

    /// What a value, or time alone, brings about.
    struct Effect {
        /// The triggers whose event happens, in no order to rely on.
        var happening: [WatchedTrigger] = []
        /// Those whose event is over, and may happen again.
        var over: [WatchedTrigger] = []
    }

    /// Takes a value that a device told.
    mutating func take(_ change: CharacteristicChange, at now: Date) -> Effect {
        var effect = Effect()
        for (id, var known) in waiting {
            guard let service = known.addresses[change.address] else { continue }
            let was = known.monitor.isMet
            if known.monitor.take(change.value, of: service, at: now) { effect.happening.append(known.watched) }
            if known.monitor.isMet == false, was != false { effect.over.append(known.watched) }
            waiting[id] = known
        }
        return effect
    }

    /// Lets time pass.
    mutating func pass(to now: Date) -> Effect {
        var effect = Effect()
        for (id, var known) in waiting where known.monitor.nextPass != nil {
            if known.monitor.pass(to: now) { effect.happening.append(known.watched) }
            waiting[id] = known
        }
        return effect
    }
}

extension Home {
    /// Where the services of an event tell what it is about; those that are not paired tell nothing.
    fileprivate func addresses(of event: CharacteristicEvent) -> [CharacteristicAddress: ServiceReference] {
        event.services.reduce(into: [:]) { addresses, reference in
            guard let (accessory, service) = service(reference), let address = accessory.address,
                let characteristic = service[event.characteristic],
                let whole = CharacteristicAddress(of: characteristic, in: address)
            else { return }
            addresses[whole] = reference
        }
    }
}
