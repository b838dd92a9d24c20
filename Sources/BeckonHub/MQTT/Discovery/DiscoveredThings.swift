import BeckonRuntime
import HomeModel
import HomeOutcomes
import Logging
import MQTTTransport

/// Shows the things of the homes to Home Assistant, tells what becomes of them, and sets them as it asks.
///
/// All that is told is kept by the broker. What is told anew is only what differs from what was told.
actor DiscoveredThings {
    private let hub: Hub
    private let neighbour: Neighbour
    private let mayOpen: Bool
    private let topics: MQTTTopics
    private let outlet: MQTTOutlet
    private let jobs: MQTTJobs
    /// What the broker keeps of us, by topic.
    private var told: [String: String] = [:]
    /// Whether changes are being told, and whether there are more since that began.
    private var (isTelling, hasMore) = (false, false)
    /// The topics of things that a broker kept, and that may be of an earlier day.
    private var found: Set<String> = []
    /// What is to be done with a thing, in order; one at a time.
    private var commands: [String: [Command]] = [:]

    private struct Command {
        let name: String
        let payload: [UInt8]
    }

    /// The most commands that wait for one thing, the most things that some wait for, and the most topics of an earlier day.
    private static let (mostWaiting, mostBusy, mostFound) = (32, 256, 20_000)

    /// - Parameter neighbour: with whose rights things are shown and set.
    init(
        _ neighbour: Neighbour, _ settings: MQTTSettings, _ topics: MQTTTopics, _ outlet: MQTTOutlet,
        _ jobs: MQTTJobs
    ) {
        (hub, self.neighbour, mayOpen) = (neighbour.hub, neighbour, settings.mayOpen)
        (self.topics, self.outlet, self.jobs) = (topics, outlet, jobs)
    }

    // MARK: - Telling

    /// Tells all of it: the broker, or who reads there, may have forgotten it.
    func tellAll() async {
        found.formUnion(told.keys)
        told = [:]
        outlet.tell(MQTTMessage(topics.status, MQTTTopics.online, isRetained: true, isConfirmed: true))
        await tellChanges()
    }

    /// Tells what changes, until the task is cancelled.
    func follow() async {
        for await _ in hub.events.follow() {
            await tellChanges()
            // What comes in a crowd is told together; a sleep that is broken off is the end.
            guard (try? await Task.sleep(for: .milliseconds(50))) != nil else { return }
        }
    }

    /// Tells what differs; where that is being told already, once more after it, so that nothing older comes last.
    private func tellChanges() async {
        guard topics.discovery != nil else { return }
        hasMore = true
        guard !isTelling else { return }
        isTelling = true
        defer { isTelling = false }
        while hasMore {
            hasMore = false
            await tellDifferences()
        }
    }

    private func tellDifferences() async {
        // Where the homes cannot be read now, what was told stands.
        guard let homes = try? await visibleHomes() else { return }
        var wanted: [String: String] = [:]
        for home in homes {
            let rooms = Dictionary(home.rooms.map { ($0.id, $0.name) }) { first, _ in first }
            for placed in home.toldServices {
                await add(placed, room: placed.accessory.room.flatMap { rooms[$0] } ?? home.name, to: &wanted)
            }
            for scene in home.actionSets where !scene.actions.isEmpty && !scene.isTimed {
                let entity = DiscoveredEntity.scene(scene, of: home, topics)
                guard let topic = topics.configuration(entity.component, entity.object) else { continue }
                wanted[topic] = JSON.object(entity.configuration).line
            }
        }
        for (topic, text) in wanted where told[topic] != text {
            outlet.tell(MQTTMessage(topic, text, isRetained: true, isConfirmed: topics.isConfiguration(topic)))
        }
        // An empty message has the broker keep none.
        for topic in Set(told.keys).union(found) where wanted[topic] == nil {
            outlet.tell(MQTTMessage(topic, [], isRetained: true, isConfirmed: topics.isConfiguration(topic)))
        }
        told = wanted
        found = []
    }

    private func add(_ placed: PlacedService, room: String?, to wanted: inout [String: String]) async {
        let entities = EntityBuilder(placed, room: room, topics).entities
        guard !entities.isEmpty else { return }
        for entity in entities {
            guard let topic = topics.configuration(entity.component, entity.object) else { continue }
            wanted[topic] = JSON.object(entity.configuration).line
        }
        let isThere = await hub.values.isReachable(placed.accessory.id) == true
        wanted[topics.status(of: placed.accessory.id)] = isThere ? MQTTTopics.online : MQTTTopics.offline
        let values = await hub.values.values(of: placed.reference)
        let thing = ThingID(placed.reference)
        for (name, text) in ThingState(of: placed.service, values).texts {
            wanted[topics.state(name, of: thing)] = text
        }
    }

    private func visibleHomes() async throws -> [Home] {
        let caller = try await neighbour.caller()
        return try await hub.house.snapshot().homes.filter(caller.mayEnter)
    }

    // MARK: - Taking

    /// Takes a message; false where it is about no things.
    func take(_ message: MQTTMessage) async -> Bool {
        if let (thing, name) = topics.commanded(by: message.topic) {
            // A command that is kept would be done again at each connection.
            if !message.isRetained, topics.discovery != nil {
                obey(Command(name: name, payload: message.payload), of: thing)
            }
            return true
        }
        if message.topic == topics.birth {
            // Home Assistant has started anew.
            if !message.isRetained, message.payload == Array(MQTTTopics.online.utf8) { await tellAll() }
            return true
        }
        guard topics.isConfiguration(message.topic) else { return false }
        // What a hub of the same prefix has shown before, and is there no more.
        if message.isRetained, !message.payload.isEmpty, told[message.topic] == nil, found.count < Self.mostFound {
            found.insert(message.topic)
            // Where that is too much now, the next change tells it.
            _ = jobs.begin { await self.tellChanges() }
        }
        return true
    }

    private func obey(_ command: Command, of thing: String) {
        guard commands[thing] != nil || commands.count < Self.mostBusy,
            commands[thing, default: []].count < Self.mostWaiting
        else { return hub.log.debug("too many commands of the broker: one is left out") }
        let isFree = commands[thing] == nil
        commands[thing, default: []].append(command)
        guard isFree, !jobs.begin({ await self.work(on: thing) }) else { return }
        commands[thing] = nil
        hub.log.debug("too much is done at once: a command of the broker is left out")
    }

    /// Does what waits for a thing.
    private func work(on thing: String) async {
        while let command = commands[thing]?.first {
            commands[thing]?.removeFirst()
            do { try await set(command, of: thing) } catch {
                // What nobody could do is of no consequence, however much of it comes.
                let isRefused = if case CommandFault.refused? = error as? CommandFault { true } else { false }
                hub.log.log(
                    level: isRefused ? .warning : .debug,
                    "a command of the broker is not done", metadata: ["error": "\(error)", "what": "\(command.name)"])
            }
        }
        commands[thing] = nil
    }

    private func set(_ command: Command, of thing: String) async throws {
        if command.name == MQTTTopics.running { return try await run(thing, command) }
        let placed = try await visibleHomes().lazy.flatMap(\.spokenServices).first {
            ThingID($0.reference).text == thing
        }
        guard let placed else { throw CommandFault.noThing }
        guard let writes = ThingState.writes(command.name, command.payload, on: placed.service) else {
            throw CommandFault.noValue
        }
        for (type, value) in writes {
            try await perform(.set(type, value, of: placed.reference), thing)
        }
    }

    private func run(_ object: String, _ command: Command) async throws {
        guard command.payload == Array(MQTTTopics.on.utf8) else { throw CommandFault.noValue }
        for home in try await visibleHomes() {
            for scene in home.actionSets where DiscoveredEntity.scene(scene, of: home, topics).object == object {
                return try await perform(.run(scene, home: home.name), object)
            }
        }
        throw CommandFault.noThing
    }

    private func perform(_ command: ManualCommand, _ thing: String) async throws {
        guard let outcome = try await neighbour.perform(command, opening: mayOpen, dialogue: thing) else {
            throw CommandFault.noValue
        }
        guard outcome.status == .understood else { throw CommandFault.refused(outcome.status) }
    }
}

/// Why a command is not done.
private enum CommandFault: Error, CustomStringConvertible {
    case noThing
    case noValue
    case refused(Outcome.Status)

    var description: String {
        switch self {
        case .noThing: "there is no such thing"
        case .noValue: "the thing has no such state, or cannot be so"
        case .refused(.confirm): "it would open the home: --mqtt-unlocking lets a command do that"
        case .refused(let status): "it came to “\(status.rawValue)”"
        }
    }
}

extension Neighbour {
    /// Sets something by hand; nil where it cannot be so.
    ///
    /// - Parameter mayOpen: whether asking for it is a yes to what it would open.
    func perform(_ command: ManualCommand, opening mayOpen: Bool, dialogue: String) async throws -> Outcome? {
        var caller = try await caller()
        // Without a client the option alone decides.
        if client == nil { caller.mayUnlock = mayOpen }
        let context = Context(room: caller.room, user: caller.user)
        let parser = try await hub.house.parser()
        guard let turn = Turn(command, parser, in: context, mayOpen ? .alone(withYes: true) : .alone()) else {
            return nil
        }
        let performer = hub.house.performer(
            for: parser, user: caller.user, barring: caller.barring)
        let speaker = Dialogues.Speaker(client: caller.client ?? "", user: caller.user, name: "\(name) \(dialogue)")
        return try await hub.dialogues.dialogue(of: speaker).take { conversation in
            await conversation.take(turn, performer: performer)
        }
    }
}
