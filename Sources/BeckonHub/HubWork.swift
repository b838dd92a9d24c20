import BeckonRuntime
import HomeModel
import HomeSpeech
import Logging
import ServiceLifecycle
import UnixSignals

/// What a hub does by itself, each until it is to end.
struct HubWork: Sendable {
    let hub: Hub
    let tell: @Sendable (HubNews) -> Void

    /// Follows the homes and their accessories: what happens is numbered and told, and values are kept fresh.
    func watch() async throws {
        let hub = hub
        try await cancelWhenGracefulShutdown {
            let (told, tell) = AsyncStream<WatchedEvent>.makeStream()
            let (gaps, gap) = AsyncStream<Set<AccessoryID>>.makeStream()
            let watch = try await hub.house.watch(following: { gap.yield($0) }) { tell.yield($0) }
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { try await watch.run() }
                group.addTask { for await event in told { await take(event, gap) } }
                // One that is silent keeps no other waiting.
                group.addTask {
                    await withDiscardingTaskGroup { group in
                        for await gap in gaps { group.addTask { await fill(gap) } }
                    }
                }
                try await group.next()
                group.cancelAll()
            }
        }
    }

    private func take(_ event: WatchedEvent, _ gap: AsyncStream<Set<AccessoryID>>.Continuation) async {
        await hub.values.take(event)
        hub.metrics.happened()
        guard case .object(var members) = event.json(in: hub.house.replies) else { return }
        switch event {
        case .value(let told): members["thing"] = told.place.reference.map { .string(ThingID($0).text) }
        case .change(let change):
            // Of a home that comes or goes, the name is the event's own.
            if change.topic == .homes { members["home"] = members["name"] }
        case .reachability(let place, let isReachable):
            if isReachable, let accessory = place.accessoryID { gap.yield([accessory]) }
        }
        hub.events.add(members.text("event") ?? "change", home: members.text("home"), .object(members))
    }

    /// Reads what is not known of some accessories.
    private func fill(_ accessories: Set<AccessoryID>) async {
        do {
            let house = hub.house
            try await hub.values.read(accessories, of: house.snapshot().homes, through: house.controller)
            hub.events.add("things", home: nil, .object(["event": .string("things")]))
        } catch {
            hub.log.warning("the homes cannot be read", metadata: ["error": "\(error)"])
        }
    }

    /// Fires the triggers of the data folder, unless another program does.
    func fireTriggers() async throws {
        let hub = hub
        let replies = hub.house.replies
        let scheduler = try Scheduler(
            folder: hub.settings.folder, control: hub.house.controller, replies: replies
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

    /// Learns to hear what can be said to the homes, and goes on as they change; then the hub's own microphone is listened to.
    func hear() async throws {
        let hub = hub
        let microphone = hub.settings.microphone
        guard let models = hub.settings.models, hub.settings.hasEar || microphone != nil else {
            return try await gracefulShutdown()
        }
        try await cancelWhenGracefulShutdown {
            // Whoever calls from afar needs a name to call.
            let wyoming = hub.settings.wyoming
            let wake = try wyoming.isOn ? wyoming.wake ?? WakePreset.phrase(models: models) : nil
            // Who has to be called by a phrase needs an ear of its own.
            let isShared = microphone != nil && microphone?.wake == nil && wake == nil
            let ear =
                hub.settings.hasEar || isShared
                ? try await Ear(hub.house, models: models, wake: wake, hasAnswers: true) : nil
            try await withThrowingTaskGroup(of: Void.self) { group in
                if hub.settings.hasEar, let ear {
                    hub.take(ear)
                    hub.log.info("the hub hears recordings")
                    group.addTask { try await ear.keepUp() }
                }
                if let microphone {
                    group.addTask { try await listen(to: microphone, by: isShared ? ear : nil, models) }
                }
                try await group.waitForAll()
            }
        }
    }

    /// Listens to the hub's own microphone; one that cannot be used leaves the rest as it is.
    private func listen(to microphone: HubMicrophone, by ear: Ear?, _ models: String) async throws {
        do {
            let ear =
                if let ear { ear } else {
                    try await Ear(hub.house, models: models, wake: microphone.wake, hasAnswers: true)
                }
            try await MicrophoneWork(hub: hub, microphone: microphone, ear: ear, tell: tell).run()
        } catch let error as SpeechError {
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
                    hub.log.info("the language was read anew")
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

/// The name of a thing in the interface: its accessory's identity and its service's.
struct ThingID: Hashable, Sendable {
    let text: String

    init(_ reference: ServiceReference) { text = "\(reference.accessory)_\(reference.service)".lowercased() }
}
