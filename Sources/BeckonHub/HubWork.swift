import BeckonRuntime
import HomeModel
import HomeSpeech
import Logging
import ServiceLifecycle
import Synchronization
import UnixSignals

/// What a hub does by itself, each until it is to end.
struct HubWork: Sendable {
    let hub: Hub
    let tell: @Sendable (HubEvent) -> Void

    /// Follows the homes and their accessories: what happens is numbered and told, and values are kept fresh.
    func watch() async throws {
        let hub = hub
        try await cancelWhenGracefulShutdown {
            let (told, tell) = AsyncStream<WatchedEvent>.makeStream()
            let gaps = UnknownStates()
            let watch = try await hub.house.watch(every: Self.probing, following: gaps.add) { tell.yield($0) }
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { try await watch.run() }
                group.addTask { for await event in told { await take(event, gaps) } }
                // One that is silent keeps no other waiting.
                group.addTask {
                    await withDiscardingTaskGroup { group in
                        for await _ in gaps.changes {
                            // All accessories of a bridge come back together: they are read, and told of, at once. A sleep
                            // that is broken off is the end.
                            try? await Task.sleep(for: Self.gathering)
                            let gap = gaps.take()
                            if !gap.isEmpty { group.addTask { await fill(gap) } }
                        }
                    }
                }
                try await group.next()
                group.cancelAll()
            }
        }
    }

    /// How often it is looked whether an accessory is there: one that ends its connection is missed at once anyhow.
    private static let probing = Duration.seconds(10)
    /// How long accessories are gathered that are to be read.
    private static let gathering = Duration.milliseconds(20)

    private func take(_ event: WatchedEvent, _ gaps: UnknownStates) async {
        await hub.values.take(event)
        hub.metrics.happened()
        guard case .object(var members) = event.json(in: hub.house.replies) else { return }
        switch event {
        case .value(let told): members["thing"] = told.place.reference.map { .string(ThingID($0).text) }
        case .change(let change):
            // Of a home that comes or goes, the name is the event's own.
            if change.topic == .homes { members["home"] = members["name"] }
        case .reachability(let place, let isReachable):
            if isReachable, let accessory = place.accessoryID { gaps.add([accessory]) }
        }
        hub.events.add(members.text("event") ?? "change", home: members.text("home"), .object(members))
    }

    /// Reads what is not known of some accessories, those of each device for themselves: a silent one keeps no other waiting.
    private func fill(_ accessories: Set<AccessoryID>) async {
        do {
            let homes = try await hub.house.snapshot().homes
            let gone = homes.flatMap(\.accessories).filter { accessories.contains($0.id) }
            await withDiscardingTaskGroup { group in
                for device in Dictionary(grouping: gone, by: \.address?.device).values {
                    group.addTask {
                        await hub.values.read(Set(device.map(\.id)), of: homes, through: hub.house.controller)
                        hub.events.add("things", home: nil, .object(["event": .string("things")]))
                    }
                }
            }
        } catch {
            hub.log.warning("the homes cannot be read", metadata: ["error": "\(error)"])
        }
    }

    /// Fires the triggers of the data folder, unless another program does.
    func fireTriggers() async throws {
        let hub = hub
        let replies = hub.house.replies
        let scheduler = try Scheduler(
            hub.settings.homes, control: hub.house.controller, replies: replies
        ) { report in
            switch report {
            case .active: hub.log.debug("firing triggers")
            case .listening: hub.log.debug("listening for triggers")
            case .trouble(let text): hub.log.warning("triggers are in trouble", metadata: ["error": "\(text)"])
            case .fired, .missed: hub.log.info("\(report.line(in: replies))")
            }
            // Trouble is the owner's.
            guard case .object(var members) = report.json(in: replies), let home = members.text("home") else { return }
            members["what"] = members["event"]
            members["event"] = .string("triggers")
            hub.events.add("triggers", home: home, .object(members))
        }
        await cancelWhenGracefulShutdown { await scheduler.run() }
    }

    /// Wakes streams of events now and then, so that those whose client has gone are found, and drops clients that do not read.
    func stir() async throws {
        let hub = hub
        await cancelWhenGracefulShutdown {
            var count = 0
            // A sleep that is broken off is the end.
            while (try? await Task.sleep(for: .seconds(5))) != nil {
                hub.unreadAnswers.closeStale()
                count += 1
                if count.isMultiple(of: 6) { hub.events.stir() }
            }
        }
    }

    /// Shows a service manager that wants to know it that the hub lives: that the homes can be read.
    func showLife() async throws {
        guard let manager = hub.settings.manager, let time = manager.watchdog else {
            return try await gracefulShutdown()
        }
        let hub = hub
        await cancelWhenGracefulShutdown {
            // A sleep that is broken off is the end.
            while (try? await Task.sleep(for: time / 2)) != nil {
                // What cannot be read for now is told elsewhere; that it hangs is told by silence.
                _ = try? await hub.house.snapshot()
                manager.tell(.alive)
            }
        }
    }

    /// Learns to hear what can be said to the homes, and goes on as they change; the hub's own microphone is listened to, too.
    func hear() async throws {
        let microphone = hub.settings.microphone
        guard let models = hub.settings.models, hub.settings.hasEar || microphone != nil else {
            return try await gracefulShutdown()
        }
        try await cancelWhenGracefulShutdown {
            var next: Ears? = try await Ears(hub, models: models)
            while let ears = next { next = try await hear(by: ears, models) }
        }
    }

    /// Hears by some ears until the languages are read anew; gives the new ones, or nil at the end.
    private func hear(by ears: Ears, _ models: String) async throws -> Ears? {
        try await withThrowingTaskGroup(of: Ears?.self) { group in
            if hub.settings.hasEar, let ear = ears.shared {
                hub.take(ear)
                hub.log.info("the hub hears recordings")
                group.addTask {
                    try await ear.keepUp()
                    return nil
                }
            }
            if let microphone = hub.settings.microphone, let ear = ears.microphone {
                group.addTask {
                    await listen(to: microphone, by: ear)
                    return nil
                }
            }
            group.addTask { await renewed(models) }
            for try await new in group {
                guard let new else { continue }
                group.cancelAll()
                return new
            }
            return nil
        }
    }

    /// Ears of the languages once these are read anew; where there are none of them, those that there are stay.
    private func renewed(_ models: String) async -> Ears? {
        for await _ in hub.languageChanges.stream {
            do {
                let ears = try await Ears(hub, models: models)
                // Nobody waits for it to learn: meanwhile is heard as before.
                try await ears.learn()
                return ears
            } catch {
                hub.log.error("the ear stays as it was", metadata: ["error": "\(error)"])
            }
        }
        return nil
    }

    /// Listens to the hub's own microphone; one that cannot be used leaves the rest as it is.
    private func listen(to microphone: HubMicrophone, by ear: Ear) async {
        do {
            try await MicrophoneWork(hub: hub, microphone: microphone, ear: ear, tell: tell).run()
        } catch is CancellationError {} catch {
            hub.log.error("the microphone cannot be used", metadata: ["error": "\(error)"])
        }
    }

    /// Reads the languages and the certificate anew at each SIGHUP; what cannot be read stays as it was.
    func reload() async throws {
        let hub = hub
        await cancelWhenGracefulShutdown {
            for await _ in await UnixSignalsSequence(trapping: .sighup) {
                do {
                    hub.take(House(hub.house, speaking: try await Language.reread(hub.house.languages)))
                    await hub.names.forget()
                    hub.knownWords.forget()
                    hub.log.info("the language was read anew")
                    hub.languageChanges.continuation.yield()
                } catch {
                    hub.log.error("the language stays as it was", metadata: ["error": "\(error)"])
                }
                guard let shown = hub.shownCertificate else { continue }
                do {
                    try shown.reread()
                    hub.log.info("the certificate was read anew")
                } catch {
                    hub.log.error("the certificate stays as it was", metadata: ["error": "\(error)"])
                }
            }
        }
    }
}

/// What a hub hears by.
private struct Ears: Sendable {
    /// Hears recordings; nil where none are heard.
    var shared: Ear?
    /// Hears the hub's own microphone; nil where there is none.
    var microphone: Ear?

    /// Ears of the languages as they were read last.
    ///
    /// - Throws: what `Ear` throws; a microphone that cannot be heard leaves the rest as it is.
    init(_ hub: Hub, models: String) async throws {
        // Whoever calls from afar needs a name to call.
        let (wyoming, own) = (hub.settings.wyoming, hub.settings.microphone)
        let wake = try wyoming.isOn ? wyoming.wake ?? WakePreset.phrase(models: models) : nil
        // Who has to be called by a phrase needs an ear of its own.
        let isShared = own != nil && own?.wake == nil && wake == nil
        if hub.settings.hasEar || isShared {
            shared = try await Ear(
                hub.house, models: models, wake: wake, hasAnswers: true, microphones: wyoming.satellites.count)
        }
        guard let own else { return }
        do {
            microphone =
                isShared ? shared : try await Ear(hub.house, models: models, wake: own.wake, hasAnswers: true)
        } catch let error as SpeechError {
            hub.log.error("the microphone cannot be used", metadata: ["error": "\(error)"])
        }
    }

    /// Learns what can be said to the homes now.
    func learn() async throws {
        try await shared?.learn()
        try await microphone?.learn()
    }
}

/// Accessories of which it is not known how they are.
private final class UnknownStates: Sendable {
    /// Told whenever there are some.
    let changes: AsyncStream<Void>
    private let tell: AsyncStream<Void>.Continuation
    private let accessories = Mutex<Set<AccessoryID>>([])

    init() { (changes, tell) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1)) }

    /// These are to be read.
    @Sendable func add(_ more: Set<AccessoryID>) {
        accessories.withLock { $0.formUnion(more) }
        tell.yield()
    }

    /// All that are to be read.
    func take() -> Set<AccessoryID> {
        accessories.withLock { accessories in
            defer { accessories = [] }
            return accessories
        }
    }
}

/// The name of a thing in the interface: its accessory's identity and its service's.
struct ThingID: Hashable, Sendable {
    let text: String

    init(_ reference: ServiceReference) { text = "\(reference.accessory)_\(reference.service)".lowercased() }
}
