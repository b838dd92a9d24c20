import HomeSpeech

/// Sees to it that a sentence which several microphones heard is done once.
///
/// What goes up and down alike at the same moments is one sentence, whatever each made of it. The loudest that takes it for a command has it; a command waits for a louder one that is still being decoded, and at least until 0.1 s
/// after its end while others hear somebody, too.
actor UtteranceArbitration {
    /// One hearing of an utterance.
    struct Ticket: Hashable, Sendable {
        fileprivate let number: Int
    }

    private enum State { case decoding, command, done, dropped }

    private struct Entry {
        let ticket: Ticket
        let satellite: Int
        let envelope: SpeechEnvelope
        let start: ContinuousClock.Instant
        let end: ContinuousClock.Instant
        var state = State.decoding
    }

    /// From this likeness on two envelopes are of one sentence.
    private static let likeness = 0.8
    /// How long the others have, after its end.
    private static let decisionTime = Duration.milliseconds(100)
    /// How long a louder one is waited for.
    private static let patience = Duration.milliseconds(1_500)
    /// How much longer a pause has to be where somebody else speaks, too: those between words are shorter, mostly.
    private static let pause = Duration.milliseconds(70)
    /// Two utterances at a satellite do not begin sooner after one another.
    private static let shortest = Duration.seconds(1)
    /// How long hearings are remembered.
    private static let memory = Duration.seconds(5)

    private var entries: [Entry] = []
    /// When the utterance at each satellite began, and when it was heard of last.
    private var speaking: [Int: (start: ContinuousClock.Instant, last: ContinuousClock.Instant)] = [:]
    private var last = 0
    private var waiters: [CheckedContinuation<Void, Never>] = []

    /// Somebody speaks at a satellite, and has said this so far.
    func notice(_ audio: Audio, at satellite: Int, now: ContinuousClock.Instant = .now) {
        speaking[satellite] = (start(of: audio, at: satellite, now), now)
    }

    /// Waits while somebody else speaks, too, until a pause is longer than those between words.
    ///
    /// They share decoders, which are to decode ends of sentences.
    ///
    /// - Parameter isFree: whether a decoder is free, so that nobody is kept waiting by it.
    /// - Throws: `CancellationError` where the speaker went on meanwhile.
    func waitForPause(at satellite: Int, unless isFree: Bool) async throws {
        // What is late is not to be taken for the newest.
        try Task.checkCancellation()
        let now = ContinuousClock.now
        guard !isFree, speaking.contains(where: { $0.key != satellite && now - $0.value.last < .seconds(1) }) else {
            return
        }
        try await Task.sleep(for: Self.pause)
    }

    /// When an utterance began, of which this was said so far.
    ///
    /// It may be told of late, but never early, so of what each part of it tells the earliest holds.
    private func start(
        of audio: Audio, at satellite: Int, _ now: ContinuousClock.Instant
    ) -> ContinuousClock.Instant {
        let start = now - .seconds(audio.seconds)
        guard let known = speaking[satellite]?.start, start - known < Self.shortest else { return start }
        return min(known, start)
    }

    /// An utterance was heard at a satellite, and is about to be decoded.
    ///
    /// What the satellite heard before it of the same utterance does not count any more.
    func enter(_ audio: Audio, at satellite: Int, now: ContinuousClock.Instant = .now) -> Ticket {
        entries.removeAll { now - $0.end > Self.memory }
        for place in entries.indices
        where entries[place].satellite == satellite && [.decoding, .command].contains(entries[place].state) {
            entries[place].state = .dropped
        }
        last += 1
        let ticket = Ticket(number: last)
        let start = start(of: audio, at: satellite, now)
        speaking[satellite]?.start = start
        entries.append(
            Entry(ticket: ticket, satellite: satellite, envelope: SpeechEnvelope(audio), start: start, end: now))
        stir()
        return ticket
    }

    /// Whether it is worth while to decode it: not where a louder hearing of the same sentence is a command.
    func isWanted(_ ticket: Ticket) -> Bool {
        !twins(of: ticket).contains { $0.state == .done || $0.state == .command && isLouder($0, than: ticket) }
    }

    /// Decides about what was decoded: whether it is to be done.
    func decide(_ ticket: Ticket, isCommand: Bool) async -> Bool {
        set(isCommand ? .command : .dropped, of: ticket)
        guard isCommand else { return false }
        let areOthersSpeaking = speaking.contains { isAnother($0.key, than: ticket, since: $0.value.last) }
        if areOthersSpeaking, let end = entry(ticket)?.end {
            // A wait that is broken off is over.
            try? await Task.sleep(until: end + Self.decisionTime)
        }
        await waitForLouder(ticket)
        guard entry(ticket)?.state == .command, !twins(of: ticket).contains(where: { $0.state == .done }),
            !twins(of: ticket).contains(where: { $0.state == .command && isLouder($0, than: ticket) })
        else {
            set(.dropped, of: ticket)
            return false
        }
        set(.done, of: ticket)
        return true
    }

    private func isAnother(_ satellite: Int, than ticket: Ticket, since moment: ContinuousClock.Instant) -> Bool {
        satellite != entry(ticket)?.satellite && ContinuousClock.now - moment < .seconds(1)
    }

    /// Waits as long as a louder hearing of the same sentence is being decoded.
    private func waitForLouder(_ ticket: Ticket) async {
        guard hasLouder(than: ticket) else { return }
        let deadline = ContinuousClock.now + Self.patience
        let alarm = Task {
            // A wait that is broken off is over.
            try? await Task.sleep(until: deadline)
            stir()
        }
        defer { alarm.cancel() }
        while ContinuousClock.now < deadline, hasLouder(than: ticket) {
            await withCheckedContinuation { waiters.append($0) }
        }
    }

    /// Whether a louder hearing of the same sentence is being decoded.
    private func hasLouder(than ticket: Ticket) -> Bool {
        twins(of: ticket).contains { $0.state == .decoding && isLouder($0, than: ticket) }
    }

    private func isLouder(_ other: Entry, than ticket: Ticket) -> Bool {
        guard let mine = entry(ticket) else { return false }
        // Of two that are as loud the first has it.
        return (other.envelope.loudness, -other.ticket.number) > (mine.envelope.loudness, -mine.ticket.number)
    }

    /// The other satellites' hearings of the same sentence.
    private func twins(of ticket: Ticket) -> [Entry] {
        guard let mine = entry(ticket) else { return [] }
        return entries.filter { other in
            other.satellite != mine.satellite && other.state != .dropped
                && mine.envelope.likeness(to: other.envelope, after: (other.start - mine.start) / .seconds(1))
                    >= Self.likeness
        }
    }

    private func entry(_ ticket: Ticket) -> Entry? { entries.first { $0.ticket == ticket } }

    private func set(_ state: State, of ticket: Ticket) {
        guard let place = entries.firstIndex(where: { $0.ticket == ticket }) else { return }
        if entries[place].state != .dropped { entries[place].state = state }
        stir()
    }

    private func stir() {
        let waiting = waiters
        waiters = []
        for waiter in waiting { waiter.resume() }
    }
}
