import HomeSpeech

/// Sees to it that a sentence which several microphones heard is done once.
///
/// What was heard at the same time and goes up and down alike is one sentence, whatever each made of it. The loudest that
/// takes it for a command has it; a command waits for a louder one that is still being decoded, and at least until 0.1 s
/// after its end while others hear somebody, too.
actor TwinUtterances {
    /// One hearing of an utterance.
    struct Ticket: Hashable, Sendable {
        fileprivate let number: Int
    }

    private enum State { case decoding, command, done, dropped }

    private struct Entry {
        let ticket: Ticket
        let satellite: Int
        let envelope: SpeechEnvelope
        let end: ContinuousClock.Instant
        var state = State.decoding
    }

    /// Two hearings of a sentence end within this time of each other.
    private static let mostApart = Duration.milliseconds(700)
    /// From this likeness on two envelopes are of one sentence.
    private static let likeness = 0.8
    /// How long the others have, after its end.
    private static let decisionTime = Duration.milliseconds(100)
    /// How long a louder one is waited for.
    private static let patience = Duration.milliseconds(1_500)
    /// How long hearings are remembered.
    private static let memory = Duration.seconds(5)

    private var entries: [Entry] = []
    private var speaking: [Int: ContinuousClock.Instant] = [:]
    private var last = 0
    private var waiters: [CheckedContinuation<Void, Never>] = []

    /// Somebody speaks at a satellite.
    func notice(_ satellite: Int) { speaking[satellite] = .now }

    /// An utterance was heard at a satellite, and is about to be decoded.
    ///
    /// What the satellite heard before it of the same utterance does not count any more.
    func enter(_ audio: Audio, at satellite: Int) -> Ticket {
        let now = ContinuousClock.now
        entries.removeAll { now - $0.end > Self.memory }
        for place in entries.indices
        where entries[place].satellite == satellite && [.decoding, .command].contains(entries[place].state) {
            entries[place].state = .dropped
        }
        last += 1
        let ticket = Ticket(number: last)
        entries.append(Entry(ticket: ticket, satellite: satellite, envelope: SpeechEnvelope(audio), end: now))
        stir()
        return ticket
    }

    /// Whether it is worth while to decode it: not where a louder hearing of the same sentence is a command.
    func isWanted(_ ticket: Ticket) async -> Bool {
        await waitForLouder(ticket)
        return !twins(of: ticket).contains { $0.state == .done || $0.state == .command && isLouder($0, than: ticket) }
    }

    /// Decides about what was decoded: whether it is to be done.
    func decide(_ ticket: Ticket, isCommand: Bool) async -> Bool {
        set(isCommand ? .command : .dropped, of: ticket)
        guard isCommand else { return false }
        if let end = entry(ticket)?.end, speaking.contains(where: { isAnother($0.key, than: ticket, since: $0.value) })
        {
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
            let apart = other.end < mine.end ? mine.end - other.end : other.end - mine.end
            return other.satellite != mine.satellite && other.state != .dropped && apart <= Self.mostApart
                && other.envelope.likeness(to: mine.envelope) >= Self.likeness
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
