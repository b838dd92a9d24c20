import BeckonRuntime
import HomeModel
import HomeSpeech
import WyomingProtocol

/// One connection with a satellite: listens to its microphone, does what is said there, and answers through its loudspeaker.
actor SatelliteSession: WyomingHandler {
    private let satellite: SatelliteSettings
    private let hub: Hub
    private let twins: UtteranceArbitration
    /// Which of the satellites it is.
    private let number: Int
    private let writer: WyomingWriter
    private let speaker: SatelliteSpeaker
    private let waking = Waking()
    private let talker = SpeakerID()
    /// The gate of a microphone that is heard all the time.
    private let openGate = ListeningGate()
    private var neighbour: Neighbour
    private var sound = SoundEvents()
    private var listening: (microphone: PushedAudio, task: Task<Void, Never>)?
    private var pinging: Task<Void, Never>?
    private var hasPonged = false
    private var openPings = 0

    /// How somebody gets the ear there.
    private enum Mode: Sendable {
        /// By the wake phrase, for which the hub listens.
        case wakePhrase
        /// The satellite was called: the next utterance is a command.
        case called
    }

    /// How often it is asked whether it is there, and how often it may fail to say so once it has.
    private static let (pingInterval, mostOpenPings) = (Duration.seconds(10), 2)
    /// How long a satellite that was called waits for a command.
    private static let patience = Duration.seconds(10)

    /// Greets a satellite and has it begin.
    init(
        _ satellite: SatelliteSettings, hub: Hub, voice: any SpeechSynthesis, twins: UtteranceArbitration, number: Int,
        writer: WyomingWriter
    ) async throws {
        self.satellite = satellite
        self.hub = hub
        self.twins = twins
        self.number = number
        self.writer = writer
        speaker = SatelliteSpeaker(writer, voice, openGate)
        neighbour = Neighbour(hub: hub, name: "satellite", client: satellite.client, room: satellite.room)
        try await writer.send(WyomingEvent("describe"), WyomingEvent("run-satellite"))
        keepAsking()
    }

    func take(_ event: WyomingEvent) async throws {
        switch event.type {
        case "info": await learn(event)
        case "run-pipeline": try await begin(event)
        case "audio-start": sound.begin()
        case "audio-chunk":
            if let listening, let samples = sound.samples(of: event) { listening.microphone.put(samples) }
        case "audio-stop": listening?.microphone.finish()
        case "ping": try await writer.send(.pong(to: event))
        case "pong": (hasPonged, openPings) = (true, 0)
        case "played": speaker.wasPlayed()
        default: break
        }
    }

    func end() async {
        pinging?.cancel()
        stopListening()
        await speaker.stop()
    }

    /// The room of a satellite that nobody placed is the area that it tells, where a home has one of that name.
    private func learn(_ info: WyomingEvent) async {
        guard satellite.room == nil, case .string(let area)? = info.data["satellite"]?["area"], area.utf8.count <= 256,
            // Where the homes cannot be read now, nobody knows the room.
            let homes = try? await hub.house.snapshot().homes,
            homes.contains(where: { $0.rooms.named(area) != nil })
        else { return }
        neighbour.room = area
    }

    private func keepAsking() {
        let writer = writer
        pinging = Task { [weak self] in
            while (try? await Task.sleep(for: Self.pingInterval)) != nil {
                guard let self, await self.ask() else { return writer.close() }
            }
        }
    }

    /// Asks the satellite whether it is there; false where it has not said so for too long.
    private func ask() async -> Bool {
        // Many a satellite knows no “ping”; its connection tells then.
        if hasPonged, openPings >= Self.mostOpenPings { return false }
        openPings += 1
        // What cannot be sent ends the connection by itself.
        try? await writer.send(WyomingEvent("ping", ["text": .string(satellite.name)]))
        return true
    }

    // MARK: - Listening

    private func begin(_ event: WyomingEvent) async throws {
        guard let ear = hub.ear else {
            return try await writer.send(.error(NeighbourFault.notReady.localized, code: "not-ready"))
        }
        switch event[text: "start_stage"] {
        case "wake":
            guard ear.wakeWords != nil else {
                return try await writer.send(.error(NeighbourFault.noName.localized, code: "wake"))
            }
            listen(by: ear, .wakePhrase)
        case "asr":
            // Who calls while the hub speaks has heard enough.
            await speaker.stop()
            listen(by: ear, .called)
        default: try await writer.send(.error(NeighbourFault.noStage.localized, code: "stage"))
        }
    }

    private func listen(by ear: Ear, _ mode: Mode) {
        stopListening()
        let microphone = PushedAudio()
        sound.begin()
        let gate = mode == .wakePhrase ? openGate : ListeningGate(alwaysOpen: false)
        if mode == .called { gate.ask() }
        let task = Task { [weak self] in
            // The end of the connection ends it; what fails in between is told in the log.
            do { try await self?.hear(microphone, ear, gate, mode) } catch is CancellationError {} catch {
                await self?.fail(error)
            }
        }
        listening = (microphone, task)
    }

    private func stopListening() {
        listening?.microphone.finish()
        listening?.task.cancel()
        listening = nil
    }

    private func fail(_ error: any Error) {
        hub.log.warning(
            "the satellite is not heard",
            metadata: ["satellite": "\(satellite.name)", "error": "\(error.firstLine)"])
    }

    /// An utterance that was read, and its ticket among those that others heard.
    private struct Reading: Sendable {
        let utterance: AddressedUtterance
        let ticket: UtteranceArbitration.Ticket
    }

    private func hear(_ microphone: PushedAudio, _ ear: Ear, _ gate: ListeningGate, _ mode: Mode) async throws {
        let caller = try await neighbour.caller()
        let context = Context(room: caller.room, user: caller.user)
        let (twins, number, talker, waking) = (twins, number, talker, waking)
        let isAsleep = { @Sendable in mode == .wakePhrase && !waking.isOpen }
        let hub = hub
        let readings = Listener(to: microphone, gate: gate).readings(
            by: { audio in
                // The language may have been read anew meanwhile.
                let present = hub.ear ?? ear
                try await twins.waitForPause(at: number, unless: present.isFree)
                let ticket = await twins.enter(audio, at: number)
                guard await twins.isWanted(ticket) else { return Reading(utterance: .notForUs, ticket: ticket) }
                let use: ActivationMode = isAsleep() ? .wakePhrase : mode == .called ? .pushToTalk : .openMicrophone
                return try await withTaskCancellationHandler {
                    do {
                        return Reading(
                            utterance: try await present.address(in: audio, of: talker, for: use, in: context),
                            ticket: ticket)
                    } catch {
                        _ = await twins.decide(ticket, isCommand: false)
                        throw error
                    }
                } onCancel: {
                    // Who goes on speaking is not waited for.
                    Task { await twins.decide(ticket, isCommand: false) }
                }
            }, completeness: \.utterance.completeness,
            partial: { audio in
                await twins.notice(audio, at: number)
                // What fails now fails again when the whole is read.
                try? await (hub.ear ?? ear).follow(audio, of: talker, hasToCall: isAsleep())
            })
        let alarm = Task { [weak self] in
            // A wait that is broken off is no end.
            guard mode == .called, (try? await Task.sleep(for: Self.patience)) != nil else { return }
            await self?.giveUp()
        }
        defer { alarm.cancel() }
        var isAnswered = false
        for try await reading in readings {
            alarm.cancel()
            isAnswered = true
            try await answer(reading, ear)
        }
        // What ended without a command has the satellite wait for its wake word again.
        if mode == .called, !isAnswered, !Task.isCancelled {
            try await writer.send(.transcript("", language: ear.language))
        }
    }

    /// Nothing was said after the satellite was called.
    private func giveUp() { listening?.microphone.finish() }

    // MARK: - Answering

    private func answer(_ reading: Reading, _ ear: Ear) async throws {
        switch reading.utterance {
        case .notForUs:
            note("was said to others")
            _ = await twins.decide(reading.ticket, isCommand: false)
        case .phraseAlone:
            guard await twins.decide(reading.ticket, isCommand: true) else { return note("called another") }
            note("called")
            waking.open()
            try await writer.send(WyomingEvent("detection", ["name": ear.wakeWords.map { .string($0) } ?? .null]))
        case .command(let heard, _, let use, _):
            waking.close()
            guard await twins.decide(reading.ticket, isCommand: true) else {
                note("is done for another")
                return try await writer.send(.transcript("", language: ear.language))
            }
            note("is a command, \(heard.outcome.status.rawValue)")
            try await obey(heard, wasCalled: use != .openMicrophone, ear)
        }
    }

    /// Has the log tell what became of an utterance.
    private func note(_ told: String) {
        hub.log.debug("an utterance at a satellite", metadata: ["satellite": "\(satellite.name)", "told": "\(told)"])
    }

    private func obey(_ heard: RecognisedUtterance, wasCalled: Bool, _ ear: Ear) async throws {
        let outcome: Outcome?
        do { outcome = try await neighbour.take(heard, dialogue: satellite.name) } catch let fault as NeighbourFault {
            fail(fault)
            outcome = nil
        }
        try await writer.send(
            WyomingEvent("voice-stopped"),
            .transcript(heard.outcome.hearing?.transcript ?? "", language: ear.language))
        guard let outcome else { return }
        // Who is asked back need not say the phrase again.
        if outcome.asksBack || outcome.toldStatus.asksBack { waking.open() }
        await speaker.say(SpokenReply(outcome))
    }
}
