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
    }

    /// What was said in an utterance, and whether it was said to the home.
    private enum Reading: Sendable {
        case notForUs
        case phraseAlone
        case command(Heard, Audio, ActivationMode, Completeness)
    }

    func run() async throws {
        let give = give
        let source = ReconnectingSource(settings.microphone.source) { notice in
            switch notice {
            case .lost(let error): give(.notice("\("\(error)".withFullStop) It is tried again until it is back."))
            case .back: give(.notice("there is sound again."))
            }
        }
        try await ear.learn()
        // Where changes cannot be followed, each utterance waits until the homes are known.
        let learning = Task { try? await ear.keepUp() }
        defer { learning.cancel() }
        let listener = Listener(to: source, gate: gate, closingSilence: settings.closingSilence)
        let presses = Task { await followButton() }
        defer { presses.cancel() }
        let readings = listener.readings(by: read, completeness: Self.completeness, partial: follow)
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
        if !isAsleep { try? await ear.recogniser.decodePartial(audio) }
    }

    private func read(_ audio: Audio) async throws -> Reading {
        guard let wake = ear.wake, isAsleep else {
            let use: ActivationMode = settings.button == nil ? .openMicrophone : .pushToTalk
            let (heard, hearing) = try await ear.listen(to: audio, in: context, for: use)
            return .command(heard, audio, use, heard.completeness(hearing))
        }
        let verdict = try await ear.wakes(by: audio)
        if verdict == .asleep { return .notForUs }
        let (heard, hearing) = try await ear.listen(to: audio, in: context, for: .wakePhrase)
        // Who surely called and was not understood is asked to say it again.
        guard let command = wake.command(in: heard.outcome.hearing?.transcript ?? "") else {
            return verdict == .sure ? .phraseAlone : .notForUs
        }
        return command.isEmpty ? .phraseAlone : .command(heard, audio, .wakePhrase, heard.completeness(hearing))
    }

    private static func completeness(_ reading: Reading) -> Completeness {
        if case .command(_, _, _, let completeness) = reading { completeness } else { .incomplete }
    }

    private func answer(_ reading: Reading) async {
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
            if wasAddressed, isLost { await play(.notUnderstood) }
        }
    }

    private func keep(_ audio: Audio, _ outcome: Outcome, _ use: ActivationMode) {
        guard let recordings = settings.recordings else { return }
        do throws(InputError) {
            try recordings.keep(audio, outcome, context, use, wake: ear.wake?.words.joined(separator: " "))
        } catch { give(.notice("\(error)".withFullStop)) }
    }

    private func play(_ tone: Tone) async {
        guard settings.sounds else { return }
        do throws(SpeechError) { try await tones.play(tone, over: gate) } catch {
            // Once is enough: many a machine has a microphone and no loudspeaker.
            let isFirst = isMute.withLock { isMute in
                defer { isMute = true }
                return !isMute
            }
            if isFirst { give(.notice("no tones: \(error)")) }
        }
    }
}

extension Outcome {
    /// Whether somebody has to say more before anything is done.
    fileprivate var asksBack: Bool {
        status == .ambiguous || acts && (hearing?.isDoubtful == true || opensHome)
    }
}

extension Heard {

    /// Whether more is likely to follow what was heard.
    ///
    /// After a thing its place may be said; that matters only where the words mean several things. Who says “turn off the
    /// lights” and takes breath may mean those of one room, so what is in several waits as long as what is no sentence; and
    /// so does what is in doubt, for half a sentence sounds like that, and what ends in a digit that may be none.
    fileprivate func completeness(_ hearing: HomeSpeech.RecognitionResult) -> Completeness {
        if rival != nil { return .complete }
        guard outcome.status == .understood, outcome.hearing?.isDoubtful != true, !endsInDigit else {
            return .incomplete
        }
        let targets = outcome.intents.filter { !$0.runsScene }.flatMap(\.targets)
        let isOfOne = Set(targets.map(\.reference)).count <= 1
        let ending = hearing.hypothesis?.ending ?? 0
        if ending >= (isOfOne ? Self.likelyEnd : Self.surelyEnd) { return .final }
        return Set(targets.map(\.room)).count > 1 ? .incomplete : .complete
    }

    /// Whether the last that was heard is “to” and one digit: a “to” before a breath sounds like “two”, or “to eight”.
    private var endsInDigit: Bool {
        let words = (outcome.hearing?.transcript ?? "").split(separator: " ").suffix(2)
        return words.first == "to" && words.last.map { Self.digits.contains(String($0)) } == true
    }

    private static let digits: Set = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]

    // After the place of a thing an end has 0.97, for courtesy alone may follow; where a place may follow, 0.89 or more;
    // where a number may, at most 0.86.
    static let likelyEnd = 0.88
    private static let surelyEnd = 0.97
}

extension Intent {
    /// Whether it runs a scene, which is one thing however much is in it.
    fileprivate var runsScene: Bool {
        if case .run = action { true } else { false }
    }
}
