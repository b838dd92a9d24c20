import HomeLanguage
import HomeOutcomes
import HomeSpeech
import Synchronization

extension Ear {
    /// What is said to a microphone, one utterance after the other; nothing is done.
    ///
    /// Ends when the source ends. With a wake phrase, what does not begin with it is passed over in silence, save what
    /// follows the phrase alone.
    ///
    /// - Throws: in the stream, `SpeechError` where the microphone cannot be used.
    public nonisolated func listen(
        _ settings: ListeningSettings, in context: Context
    ) -> AsyncThrowingStream<ListeningEvent, any Error> {
        AsyncThrowingStream { continuation in
            let session = ListeningSession(self, settings, context) { continuation.yield($0) }
            let task = Task {
                do {
                    try await session.run()
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }
}

/// Listens to a microphone until it ends.
private final class ListeningSession: Sendable {
    private let ear: Ear
    private let settings: ListeningSettings
    private let context: Context
    private let gate: ListeningGate
    /// Watched from the start: a signal that nobody watches for ends the program.
    private let presses: AsyncStream<Void>?
    private let waking = Waking()
    private let speaker = SpeakerID()
    private let tones = TonePlayer()
    private let isMute = Mutex(false)
    private let give: @Sendable (ListeningEvent) -> Void

    init(
        _ ear: Ear, _ settings: ListeningSettings, _ context: Context,
        give: @escaping @Sendable (ListeningEvent) -> Void
    ) {
        self.ear = ear
        self.settings = settings
        self.context = context
        self.give = give
        gate = ListeningGate(alwaysOpen: settings.button == nil)
        presses = settings.button?.presses()
        settings.speaker?.player.attach(to: gate)
    }

    func run() async throws {
        let give = give
        let source = ReconnectingSource(settings.microphone.source) { notice in
            switch notice {
            case .lost(let error):
                give(.notice(localized("sound-lost", ["fault": localized(fault: error).withLocalizedEnd])))
            case .back: give(.notice(localized("sound-back")))
            }
        }
        try await ear.learn()
        // Where changes cannot be followed, each utterance waits until the homes are known.
        let learning = Task { try? await ear.keepUp() }
        defer { learning.cancel() }
        let listener = Listener(to: source, gate: gate, closingSilence: settings.closingSilence)
        let presses = Task { await followButton() }
        defer { presses.cancel() }
        let readings = listener.readings(by: read, completeness: \.completeness, partial: follow)
        for try await reading in readings { await answer(reading) }
    }

    private func followButton() async {
        guard let presses else { return }
        for await _ in presses { await attend() }
    }

    private func attend() async {
        give(.attentive)
        await play(.listening)
        gate.ask()
    }

    /// Whether whoever speaks has to call first.
    private var isAsleep: Bool { ear.wake != nil && settings.button == nil && !waking.isOpen }

    /// Begins to look for a sentence while it is said.
    private func follow(_ audio: Audio) async {
        // What fails now fails again where it is told, when the sentence is read.
        try? await ear.follow(audio, of: speaker, hasToCall: isAsleep)
    }

    private func read(_ audio: Audio) async throws -> AddressedUtterance {
        let use: ActivationMode = isAsleep ? .wakePhrase : settings.button == nil ? .openMicrophone : .pushToTalk
        return try await ear.address(in: audio, of: speaker, for: use, in: context)
    }

    private func answer(_ reading: AddressedUtterance) async {
        switch reading {
        case .notForUs: break
        case .phraseAlone:
            waking.open()
            give(.attentive)
            await play(.listening)
        case .command(let heard, let audio, let use, _):
            let outcome = heard.outcome
            let wasAddressed = settings.button != nil || ear.wake != nil
            // Who is asked back need not say the phrase again.
            outcome.asksBack ? waking.open() : waking.close()
            keep(audio, outcome, use)
            give(.heard(heard))
            let isLost = outcome.status == .notUnderstood && outcome.hearing?.isAnswer != true
            // Who answers aloud tells that, too.
            if wasAddressed, isLost, settings.speaker == nil { await play(.notUnderstood) }
        }
    }

    private func keep(_ audio: Audio, _ outcome: Outcome, _ use: ActivationMode) {
        guard let recordings = settings.recordings else { return }
        do throws(InputError) {
            try recordings.keep(audio, outcome, context, use, wake: ear.wake?.words.joined(separator: " "))
        } catch { give(.notice("\(error)".withLocalizedEnd)) }
    }

    private func play(_ tone: Tone) async {
        guard settings.sounds else { return }
        do throws(SpeechError) { try await tones.play(tone, over: gate) } catch {
            // Once is enough: many a machine has a microphone and no loudspeaker.
            let isFirst = isMute.withLock { isMute in
                defer { isMute = true }
                return !isMute
            }
            if isFirst { give(.notice(localized("no-tones", ["why": localized(fault: error)]))) }
        }
    }
}
