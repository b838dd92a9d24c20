import BeckonRuntime
import HomeSpeech
import Synchronization
import WyomingProtocol

/// One program that asks the hub to hear, to understand, to listen for its name, or to speak.
actor WyomingService: WyomingHandler {
    private let hub: Hub
    private let settings: WyomingSettings
    private let neighbour: Neighbour
    private let doubts: UncertainTranscripts
    private let writer: WyomingWriter
    private let speaker = SpeakerID()
    private var sound = SoundEvents()
    private var hearing = Hearing.transcript([], language: nil)

    /// What becomes of the sound that comes in.
    private enum Hearing {
        /// It is turned into words.
        case transcript([Int16], PauseTracker = PauseTracker(), language: String?)
        /// The wake phrase is looked for, by a task.
        case call(PushedAudio, Task<Void, Never>, Called)
    }

    /// Whether somebody has called, and when the last sound came in.
    private final class Called: Sendable {
        let isSo = Atomic(false)
        let timestamp = Mutex(JSON?.none)
    }

    /// The longest command, in samples: 20 s.
    private static let longest = 20 * Audio.sampleRate
    /// The longest sentence, in bytes.
    private static let longestText = 16 << 10

    init(
        hub: Hub, _ settings: WyomingSettings, doubts: UncertainTranscripts, writer: WyomingWriter
    ) {
        self.hub = hub
        self.settings = settings
        self.doubts = doubts
        self.writer = writer
        neighbour = Neighbour(hub: hub, name: "wyoming", client: settings.client)
    }

    func take(_ event: WyomingEvent) async throws {
        switch event.type {
        case "describe": try await writer.send(hub.wyomingDescription(settings).event)
        case "ping": try await writer.send(.pong(to: event))
        case "transcribe":
            stopListening()
            hearing = .transcript([], language: event[text: "language"])
        case "detect": try await listenForCall(event[texts: "names"])
        case "audio-start": beginSound()
        case "audio-chunk": try await takeSound(event)
        case "audio-stop": try await endSound()
        case "transcript": try await handle(event)
        case "recognize": try await recognise(event)
        case "synthesize": try await speak(event)
        // Whoever speaks a later version says more, and loses nothing by it.
        default: break
        }
    }

    func end() { stopListening() }

    // MARK: - Hearing

    private func beginSound() {
        sound.begin()
        if case .transcript(_, _, let language) = hearing { hearing = .transcript([], language: language) }
    }

    private func takeSound(_ event: WyomingEvent) async throws {
        guard let samples = sound.samples(of: event) else {
            return try await writer.send(
                .error(NeighbourFault.noSound.localized, code: "sound"))
        }
        switch hearing {
        case .transcript(var said, var pauses, let language):
            hearing = .transcript([], language: nil)
            let (known, wasPausing) = (said.count, pauses.start != nil)
            said += samples.prefix(max(0, Self.longest - known))
            pauses.take(said[known...])
            hearing = .transcript(said, pauses, language: language)
            let isNew = said.count / Self.glance > known / Self.glance
            if isNew || pauses.start != nil && !wasPausing { await hearPart(Audio(samples: said), pauses.start) }
        case .call(let source, _, let called):
            called.timestamp.withLock { $0 = event.data["timestamp"] }
            source.put(samples)
        }
    }

    private func hearPart(_ audio: Audio, _ pause: Int?) async {
        // What fails now fails again where it is told.
        _ = try? await hub.ear?.hearPart(audio, pausingAt: pause, of: speaker, in: await context)
    }

    /// After so many samples what was said so far is looked at: 0.3 s.
    private static let glance = Audio.sampleRate * 3 / 10

    private func endSound() async throws {
        switch hearing {
        case .transcript(let said, let pauses, let language):
            hearing = .transcript([], language: nil)
            try await transcribe(Audio(samples: said), pauses.start, language)
        case .call(let source, let task, let called):
            source.finish()
            await task.value
            if !called.isSo.load(ordering: .relaxed) { try await writer.send(WyomingEvent("not-detected")) }
            hearing = .transcript([], language: nil)
        }
    }

    private func transcribe(_ audio: Audio, _ pause: Int?, _ language: String?) async throws {
        guard let ear = hub.ear else {
            try await writer.send(.error(NeighbourFault.notReady.localized, code: "not-ready"))
            return try await writer.send(.transcript("", language: language))
        }
        let context = await context
        let heard = try await hub.hearings.take { [speaker] in
            try await ear.hearWhole(audio, pausingAt: pause, of: speaker, in: context)
        }
        guard let heard else {
            try await writer.send(.error(NeighbourFault.busy.localized, code: "busy"))
            return try await writer.send(.transcript("", language: language))
        }
        doubts.note(heard)
        try await writer.send(.transcript(heard.outcome.hearing?.transcript ?? "", language: ear.language))
    }

    private var context: Context {
        get async {
            // Where nobody can be told by, the words stand for themselves.
            let caller = try? await neighbour.caller()
            return Context(room: caller?.room, user: caller?.user)
        }
    }

    // MARK: - Being called

    private func listenForCall(_ names: [String]) async throws {
        stopListening()
        guard let ear = hub.ear, let wake = ear.wakeWords, names.isEmpty || names.contains(wake) else {
            let fault = hub.ear == nil ? NeighbourFault.notReady : .noName
            return try await writer.send(.error(fault.localized, code: "wake"))
        }
        let (hub, speaker, source, called, writer) = (hub, speaker, PushedAudio(), Called(), writer)
        sound.begin()
        let task = Task<Void, Never> {
            // The end of the sound, or of the connection, ends it; what fails is no call.
            _ = try? await Self.listen(to: source, of: speaker, { hub.ear ?? ear }) {
                called.isSo.store(true, ordering: .relaxed)
                let timestamp = called.timestamp.withLock { $0 }
                let detection = WyomingEvent("detection", ["name": .string(wake), "timestamp": timestamp ?? .null])
                // Of a reading that is broken off since somebody goes on speaking it goes out, too.
                await Task { try? await writer.send(detection) }.value
            }
        }
        hearing = .call(source, task, called)
    }

    /// Tells of each utterance that begins with the phrase, once, and while it is said where that is sure.
    private static func listen(
        to source: PushedAudio, of speaker: SpeakerID, _ ear: @escaping @Sendable () -> Ear,
        tell: @escaping @Sendable () async -> Void
    ) async throws {
        let told = Mutex(false)
        let look: @Sendable (Audio, Bool) async throws -> Void = { audio, isWhole in
            guard !told.withLock({ $0 }),
                try await ear().isCalled(in: audio, of: speaker, isWhole: isWhole, in: Context())
            else { return }
            let isFirst = told.withLock { told in
                defer { told = true }
                return !told
            }
            if isFirst { await tell() }
        }
        let readings = Listener(to: source).readings(
            by: { audio in try await look(audio, true) }, completeness: { _ in .complete },
            partial: { audio in
                // What fails now fails again at the end of the utterance.
                if audio.seconds > 1 { try? await look(audio, false) }
            })
        for try await _ in readings { told.withLock { $0 = false } }
    }

    private func stopListening() {
        guard case .call(let source, let task, _) = hearing else { return }
        source.finish()
        task.cancel()
        hearing = .transcript([], language: nil)
    }

    // MARK: - Understanding

    private func handle(_ event: WyomingEvent) async throws {
        let context = event.data["context"]
        guard let text = event[text: "text"], text.utf8.count <= Self.longestText else {
            return try await writer.send(Self.answer("not-handled", NeighbourFault.noText.localized, context))
        }
        let outcome: Outcome
        do {
            let dialogue = context?["conversation_id"].flatMap { if case .string(let id) = $0 { id } else { nil } }
            guard let done = try await done(text, event[text: "language"], String((dialogue ?? "").prefix(64))) else {
                return try await writer.send(Self.answer("not-handled", NeighbourFault.busy.localized, context))
            }
            outcome = done
        } catch let fault as NeighbourFault {
            return try await writer.send(Self.answer("not-handled", fault.localized, context))
        }
        let isHandled = outcome.toldStatus == .understood || outcome.toldStatus.asksBack
        try await writer.send(Self.answer(isHandled ? "handled" : "not-handled", outcome.reply, context))
    }

    /// What comes of a text: what was heard doubtfully a moment ago is asked about, though it comes back as text.
    private func done(_ text: String, _ language: String?, _ dialogue: String) async throws -> Outcome? {
        if let heard = doubts.take(text), let outcome = try await neighbour.take(heard, dialogue: dialogue) {
            return outcome
        }
        return try await neighbour.say(text, language: language, dialogue: dialogue)
    }

    private static func answer(_ type: String, _ text: String, _ context: JSON?) -> WyomingEvent {
        var data: [String: JSON] = ["text": .string(text)]
        if let context, context != .null { data["context"] = context }
        return WyomingEvent(type, data)
    }

    /// What a text asks for; nothing is done.
    private func recognise(_ event: WyomingEvent) async throws {
        guard let text = event[text: "text"], text.utf8.count <= Self.longestText else {
            return try await writer.send(WyomingEvent("not-recognized", [:]))
        }
        let context = await context
        let parsers = try await hub.house.parsers(speaking: nil)
        let outcome = parsers.outcome(of: .ask(text, context))
        guard outcome.status == .understood, case .array(let intents)? = outcome.json["intents"],
            case .object(let intent)? = intents.first
        else { return try await writer.send(Self.answer("not-recognized", outcome.reply, event.data["context"])) }
        var answer = Self.answer("intent", outcome.reply, event.data["context"])
        answer.data["name"] = intent["action"] ?? .string("get")
        let entities = intent.sorted { $0.key < $1.key }.filter { $0.key != "action" }.map { key, value in
            JSON.object(["name": .string(key), "value": value])
        }
        answer.data["entities"] = .array(entities)
        try await writer.send(answer)
    }

    // MARK: - Speaking

    private func speak(_ event: WyomingEvent) async throws {
        guard let text = event[text: "text"], !text.isEmpty else {
            return try await writer.send(.error(NeighbourFault.noText.localized, code: "text"))
        }
        let samples: [Int16]
        do throws(SpeechError) { samples = try await settings.voice.sound(of: text) } catch {
            return try await writer.send(.error(localized(fault: error), code: "voice"))
        }
        try await writer.send(.audioStart)
        var rest = samples[...]
        while !rest.isEmpty {
            try await writer.send(.chunk(rest.prefix(WyomingEvent.chunkLength)))
            rest = rest.dropFirst(WyomingEvent.chunkLength)
        }
        try await writer.send(.audioStop)
    }
}

/// What was heard and may have been something else, for a program that hands its words back as text.
final class UncertainTranscripts: Sendable {
    private struct Entry {
        let text: String
        let heard: RecognisedUtterance
        let moment: ContinuousClock.Instant
    }

    private let entries = Mutex<[Entry]>([])
    /// How long such a program takes at most.
    private static let patience = Duration.seconds(10)
    private static let most = 16

    /// Takes note of what was heard.
    func note(_ heard: RecognisedUtterance) {
        guard let hearing = heard.outcome.hearing, hearing.isDoubtful, !hearing.transcript.isEmpty else { return }
        entries.withLock { entries in
            entries = entries.suffix(Self.most - 1)
            entries.append(Entry(text: hearing.transcript, heard: heard, moment: .now))
        }
    }

    /// What was heard as a text just now; it is told once.
    func take(_ text: String) -> RecognisedUtterance? {
        let now = ContinuousClock.now
        return entries.withLock { entries in
            entries.removeAll { now - $0.moment > Self.patience }
            guard let place = entries.lastIndex(where: { $0.text == text }) else { return nil }
            return entries.remove(at: place).heard
        }
    }
}
