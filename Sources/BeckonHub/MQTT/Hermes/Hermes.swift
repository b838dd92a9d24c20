import BeckonRuntime
import Foundation
import HomeModel
import HomeOutcomes
import HomeSpeech
import Logging
import MQTTTransport

/// Serves parts of a voice assistant by the messages of Hermes: understanding, dialogue, hearing and speaking.
///
/// The parts speak to one another over the broker, too, so that any of them may be another program's.
actor Hermes {
    private let hub: Hub
    private let neighbour: Neighbour
    private let parts: Set<HermesPart>
    private let outlet: MQTTOutlet
    private let jobs: MQTTJobs
    private var dialogues = HermesDialogues { UUID().uuidString.lowercased() }
    /// Who is listened to, by site.
    private var listening: [String: Attention] = [:]
    /// What the hub itself heard, by session, until the words come back over the broker.
    private var heard: [String: (text: String, heard: RecognisedUtterance)] = [:]
    /// What is played, and until when the end of it is waited for.
    private var playing: [String: (saying: HermesMessage.Saying, end: ContinuousClock.Instant)] = [:]
    private let voices = Queue(most: 8)

    private struct Attention {
        let microphone: PushedAudio
        let end: ContinuousClock.Instant
        let number: UInt64
    }

    private var number: UInt64 = 0
    /// The most sites that are listened to, and the most sounds that are played at once.
    private static let (mostListening, mostPlaying) = (16, 64)
    /// How long somebody is listened to who says nothing.
    private static let patience = Duration.seconds(20)

    /// Parts that act with the rights of a neighbour.
    init(
        _ neighbour: Neighbour, _ parts: Set<HermesPart>, _ outlet: MQTTOutlet, _ jobs: MQTTJobs
    ) {
        (hub, self.neighbour, self.parts, self.outlet, self.jobs) = (neighbour.hub, neighbour, parts, outlet, jobs)
    }

    /// The topics that parts are told of.
    static func filters(_ parts: Set<HermesPart>) -> [String] {
        var filters: [String] = []
        if parts.contains(.nlu) { filters.append("hermes/nlu/query") }
        if parts.contains(.dialogue) {
            filters += ["startSession", "continueSession", "endSession"].map { "hermes/dialogueManager/\($0)" }
            filters += ["hermes/asr/textCaptured", "hermes/tts/sayFinished", "hermes/hotword/+/detected"]
        }
        if parts.contains(.asr) {
            filters += [
                "hermes/asr/startListening", "hermes/asr/stopListening", "hermes/audioServer/+/audioFrame",
            ]
        }
        if parts.contains(.tts) { filters += ["hermes/tts/say", "hermes/audioServer/+/playFinished"] }
        return filters
    }

    /// Takes a message; what takes its time is begun.
    func take(_ message: MQTTMessage) {
        let (read, now) = (Result { () throws(HermesFault) in try HermesMessage(message) }, ContinuousClock.now)
        switch read {
        case .failure(let fault): tell(fault.fault, of: fault.part)
        case .success(nil): break
        case .success(.query(let query)?): begin("nlu", at: query.site) { await self.answer(query) }
        case .success(.start(let start)?): carryOut(dialogues.start(start, at: now))
        case .success(.called(let site, let wakeword, let language)?):
            carryOut(
                dialogues.start(.init(site: site, canWait: false, language: language, wakeword: wakeword), at: now))
        case .success(.proceed(let proceeding)?): carryOut(dialogues.proceed(proceeding, at: now))
        case .success(.end(let session, let text, let custom)?):
            carryOut(dialogues.end(session, saying: text, custom, at: now))
        case .success(.heard(let captured)?): carryOut(dialogues.heard(captured, at: now))
        case .success(.said(let session, let id)?): carryOut(dialogues.said(session: session, id: id, at: now))
        case .success(.listen(let listening)?): listen(listening)
        case .success(.stopListening(let site)?): listening[site]?.microphone.finish()
        case .success(.sound(let site, let wav)?): hear(wav, at: site)
        case .success(.say(let saying)?): begin("tts", at: saying.site) { await self.say(saying) }
        case .success(.played(_, let id)?): if let played = playing.removeValue(forKey: id) { tellSaid(played.saying) }
        }
    }

    /// Ends what nobody answers, until the task is cancelled.
    func keepTime() async {
        // A sleep that is broken off is the end.
        while (try? await Task.sleep(for: .milliseconds(250))) != nil {
            let now = ContinuousClock.now
            carryOut(dialogues.keepTime(at: now))
            for attention in listening.values where attention.end <= now { attention.microphone.finish() }
            for (id, played) in playing where played.end <= now {
                playing[id] = nil
                tellSaid(played.saying)
            }
        }
    }

    /// Forgets all sessions: nobody tells any more how they go on.
    func forget() {
        dialogues = HermesDialogues { UUID().uuidString.lowercased() }
        listening.values.forEach { $0.microphone.finish() }
        (listening, heard, playing) = ([:], [:], [:])
    }

    /// Tells what went wrong in a part, whatever was thrown.
    private func tell(_ error: any Error, of part: String, site: String = "default", session: JSON = .null) {
        let text = (error as? NeighbourFault)?.localized ?? localized(fault: error)
        outlet.tell(
            "hermes/error/\(part)",
            .object([
                "error": .string(text), "siteId": .string(site), "context": .null, "sessionId": session,
            ]))
    }

    /// Begins what takes its time; where too much goes on, that is told, and it is left out.
    @discardableResult
    private func begin(_ part: String, at site: String, _ job: @escaping MQTTJobs.Job) -> Bool {
        if jobs.begin(job) { return true }
        tell(NeighbourFault.busy, of: part, site: site)
        return false
    }

    // MARK: - Understanding

    private func answer(_ query: HermesMessage.Query) async {
        var members: [String: JSON] = [
            "input": .string(query.input), "siteId": .string(query.site), "id": query.id ?? .null,
            "sessionId": query.session ?? .null, "customData": query.customData ?? .null,
        ]
        do {
            let outcome = try await neighbour(at: query.site).understand(query.input, language: query.language)
            members["beckon"] = outcome.json
            guard let intent = HermesIntent(outcome), query.filter?.contains(intent.name) ?? true else {
                return outlet.tell("hermes/nlu/intentNotRecognized", .object(members))
            }
            members = members.merging(intent.members(outcome)) { $1 }
            outlet.tell("hermes/nlu/intentParsed", .object(members))
            outlet.tell("hermes/intent/\(intent.name)", .object(members))
        } catch {
            tell(error, of: "nlu", site: query.site, session: query.session ?? .null)
        }
    }

    /// Whoever speaks at a site: in the room of its name, where a home has one.
    private func neighbour(at site: String) async -> Neighbour {
        var speaker = neighbour
        let name = String(site.map { "_-".contains($0) ? " " : $0 })
        // Where the homes cannot be read now, nobody knows the room.
        let homes = (try? await hub.house.snapshot().homes) ?? []
        speaker.room = homes.lazy.compactMap { $0.rooms.named(name) ?? $0.rooms.named(site) }.first?.name
        return speaker
    }

    // MARK: - Dialogue

    private func carryOut(_ steps: [HermesDialogues.Step]) {
        for step in steps {
            switch step {
            case .tell(let topic, let document): outlet.tell(topic, document)
            case .obey(let text, let session, let site, let language):
                let own = heard.removeValue(forKey: session).flatMap { $0.text == text ? $0.heard : nil }
                let isBegun = begin("dialogueManager", at: site) {
                    await self.obey(text, own, session, site, language)
                }
                if !isBegun { carryOut(dialogues.failed(session, at: .now)) }
            }
        }
    }

    /// Does what was said in a session.
    ///
    /// What the hub heard itself is not read anew from the words: it knows what else may have been said, and how sure that is.
    private func obey(
        _ text: String, _ own: RecognisedUtterance?, _ session: String, _ site: String, _ language: String?
    ) async {
        do {
            let speaker = await neighbour(at: site)
            let outcome =
                if let own { try await speaker.take(own, dialogue: site) } else {
                    try await speaker.say(text, language: language, dialogue: site)
                }
            guard let outcome else { throw NeighbourFault.busy }
            tellIntent(outcome, session, site)
            let answer = HermesDialogues.Answer(
                input: text, reply: outcome.reply,
                isUnderstood: outcome.toldStatus == .understood || outcome.toldStatus.asksBack,
                asksBack: outcome.toldStatus.asksBack)
            carryOut(dialogues.answered(session, answer, at: .now))
        } catch {
            tell(error, of: "dialogueManager", site: site, session: .string(session))
            carryOut(dialogues.failed(session, at: .now))
        }
    }

    private func tellIntent(_ outcome: Outcome, _ session: String, _ site: String) {
        guard let intent = HermesIntent(outcome) else { return }
        let members: [String: JSON] = [
            "input": .string(outcome.text), "siteId": .string(site), "sessionId": .string(session), "id": .null,
            "customData": dialogues.customData(of: session) ?? .null, "beckon": outcome.json,
        ]
        outlet.tell("hermes/intent/\(intent.name)", .object(members.merging(intent.members(outcome)) { $1 }))
    }

    // MARK: - Hearing

    private func listen(_ wanted: HermesMessage.Listening) {
        let session = wanted.session.map { JSON.string($0) } ?? .null
        guard let ear = hub.ear else {
            return tell(NeighbourFault.notReady, of: "asr", site: wanted.site, session: session)
        }
        guard listening[wanted.site] != nil || listening.count < Self.mostListening else {
            return tell(NeighbourFault.busy, of: "asr", site: wanted.site, session: session)
        }
        number += 1
        listening[wanted.site]?.microphone.finish()
        let (microphone, number) = (PushedAudio(), number)
        listening[wanted.site] = Attention(microphone: microphone, end: .now + Self.patience, number: number)
        let isBegun = begin("asr", at: wanted.site) { await self.write(wanted, from: microphone, by: ear, number) }
        if !isBegun { listening[wanted.site] = nil }
    }

    private func hear(_ wav: [UInt8], at site: String) {
        guard let attention = listening[site] else { return }
        do throws(AudioError) { attention.microphone.put(try Audio(bytes: wav, named: "frame.wav").samples) } catch {
            tell(error, of: "asr", site: site)
        }
    }

    /// Writes down what is said at a site.
    private func write(
        _ wanted: HermesMessage.Listening, from microphone: PushedAudio, by ear: Ear, _ number: UInt64
    ) async {
        let session = wanted.session.map { JSON.string($0) } ?? .null
        do {
            let audio = try await microphone.utterance(stoppingOnSilence: wanted.stopsOnSilence)
            // Somebody else may have begun to listen there.
            if listening[wanted.site]?.number == number { listening[wanted.site] = nil }
            var (text, likelihood, seconds) = ("", 0.0, 0.0)
            if let audio {
                let speaker = await neighbour(at: wanted.site)
                let caller = try await speaker.caller()
                let context = Context(room: caller.room, user: caller.user)
                let said = try await hub.hearings.take {
                    try await ear.hear(audio, in: context, for: .pushToTalk)
                }
                guard let said else { throw NeighbourFault.busy }
                text = said.outcome.hearing?.transcript ?? ""
                (likelihood, seconds) = (said.outcome.confidence, said.outcome.hearing?.decodeSeconds ?? 0)
                if let session = wanted.session, dialogues.site(of: session) != nil { heard[session] = (text, said) }
            }
            outlet.tell(
                "hermes/asr/textCaptured",
                .object([
                    "text": .string(text), "likelihood": .double(likelihood), "seconds": .double(seconds),
                    "siteId": .string(wanted.site), "sessionId": session,
                    "wakewordId": wanted.wakeword.map { .string($0) } ?? .null,
                    "lang": .string(hub.house.language.code), "asrTokens": .null,
                ]))
        } catch {
            tell(error, of: "asr", site: wanted.site, session: session)
        }
    }

    // MARK: - Speaking

    /// Says a text at a site.
    private func say(_ saying: HermesMessage.Saying) async {
        let id = saying.id.flatMap { HermesMessage.isSite($0) ? $0 : nil } ?? UUID().uuidString.lowercased()
        do {
            let sound = try await voices.take { try await Self.sound(of: saying.text) }
            guard let sound, playing.count < Self.mostPlaying else {
                throw NeighbourFault.busy
            }
            let length = Duration.seconds(Double(sound.count) / Double(Audio.sampleRate))
            playing[id] = (saying, .now + length + .seconds(2))
            outlet.tell(
                MQTTMessage("hermes/audioServer/\(saying.site)/playBytes/\(id)", SpeechSynthesiser.wav(sound)))
        } catch {
            let session = saying.session.map { JSON.string($0) } ?? .null
            tell(error, of: "tts", site: saying.site, session: session)
            // Whoever waits for its end need not wait longer.
            tellSaid(saying)
        }
    }

    /// The sound of a text, made where nobody else is kept waiting.
    private static func sound(of text: String) async throws -> [Int16] {
        try await withCheckedThrowingContinuation { done in
            DispatchQueue.global().async {
                done.resume(with: Result { try SpeechSynthesiser.sound(of: text) })
            }
        }
    }

    private func tellSaid(_ saying: HermesMessage.Saying) {
        outlet.tell(
            "hermes/tts/sayFinished",
            .object([
                "siteId": .string(saying.site), "id": saying.id.map { .string($0) } ?? .null,
                "sessionId": saying.session.map { .string($0) } ?? .null,
            ]))
    }
}

extension HermesIntent {
    /// The members of a message that tells the intent.
    fileprivate func members(_ outcome: Outcome) -> [String: JSON] {
        [
            "intent": .object([
                "intentName": .string(name), "confidenceScore": .double(outcome.confidence),
            ]),
            "slots": .array(slots), "rawInput": .string(outcome.text), "lang": .string(outcome.language),
            "asrTokens": .null, "asrConfidence": .null, "wakewordId": .null,
        ]
    }
}

extension Neighbour {
    /// What a text means for whoever speaks; nothing is done.
    func understand(_ text: String, language: String?) async throws -> Outcome {
        let caller = try await caller()
        let context = Context(room: caller.room, user: caller.user)
        let code = caller.language ?? language.flatMap { code in hub.languages.contains(code) ? code : nil }
        let parsers = try await hub.house.parsers(speaking: code)
        return parsers.outcome(of: .ask(text, context, language: code))
    }
}
