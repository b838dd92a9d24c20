import CMemory
import Foundation
import GrammarKit

/// Recognisers of the same sentences, so that those who speak at once need not wait for one another.
///
/// As many are always there as it takes for those who usually speak at a time. A second is made once two do, where the machine has a
/// processor for it, and let go when nobody has needed it for some minutes: each has a decoder, and so the network of the homes, of
/// its own.
///
/// Whoever has ended a sentence has a recogniser for himself until all is known of it; of those who wait, who waits longest has
/// the next. What is still being said is decoded as far as a recogniser and a processor are free.
public actor RecogniserPool {
    /// A recogniser and who has it.
    private struct Seat {
        let recogniser: Recogniser
        var isTaken = false
        var lastUse = ContinuousClock.now
        /// Who has been heard in part by it, and until when it is kept for the rest.
        var followed: (speaker: SpeakerID, until: ContinuousClock.Instant)?

        func isFollowing(_ speaker: SpeakerID?) -> Bool { followed != nil && followed?.speaker == speaker }

        func isKept(at now: ContinuousClock.Instant) -> Bool { followed.map { $0.until > now } ?? false }
    }

    /// Who waits for a recogniser, and goes away without one where nobody wants to know any more.
    private struct Waiter {
        let number: Int
        let continuation: CheckedContinuation<Int?, Never>
    }

    /// How long a recogniser is kept for a sound that does not go on.
    private static let patience = Duration.seconds(1)

    private let model: SpeechModel
    private let pronunciations: Pronunciations
    private let idleTime: Duration
    private let processors: Int
    /// How many recognisers are always there.
    private let least: Int
    private var most: Int
    private var seats: [Seat]
    private var sentences: HearableSentences?
    /// How often what can be heard was set.
    private var teachingCount = 0
    private var waiting: [Waiter] = []
    private var waiterCount = 0
    private var isGrowing = false

    /// Loads a model.
    ///
    /// - Parameters:
    ///   - microphones: how many are listened to all the time.
    ///   - processors: how many the machine has.
    ///   - idleTime: how long a recogniser stays that nobody needs.
    /// - Throws: `SpeechError.badModel` or `decoder`.
    public init(
        model: SpeechModel, pronunciations: Pronunciations, microphones: Int = 1,
        processors: Int = ProcessInfo.processInfo.activeProcessorCount, idleTime: Duration = .seconds(300)
    ) throws(SpeechError) {
        (self.model, self.pronunciations) = (model, pronunciations)
        (self.processors, self.idleTime) = (processors, idleTime)
        least = Self.count(for: microphones, processors: processors)
        most = max(least, min(2, processors))
        seats = [Seat(recogniser: try Recogniser(model: model, pronunciations: pronunciations))]
        // What was needed to begin is not needed to learn.
        memory_give_back()
    }

    /// How many recognisers are always there for some microphones.
    ///
    /// One for each ten: where a microphone hears a command of three seconds a minute, twice as many as are needed at a time; but no
    /// more than two for a processor.
    static func count(for microphones: Int, processors: Int) -> Int {
        min(2 * processors, max(1, (microphones + 9) / 10))
    }

    /// How many recognisers there are.
    public var count: Int { seats.count }

    /// Sets what can be heard from now on; see ``Recogniser/use(_:shared:wakePhrase:writing:)``.
    ///
    /// - Throws: `SpeechError` where the grammar cannot be used; what could be heard before then stays.
    public func use(
        _ grammar: Grammar, wakePhrase: WakePhrase?, writing: @escaping @Sendable (String) -> [String]
    ) async throws(SpeechError) {
        let next = try await Self.sentences(grammar, wakePhrase, pronunciations, writing)
        try await seats[0].recogniser.use(next)
        sentences = next
        teachingCount += 1
        for seat in seats.dropFirst() { try await seat.recogniser.use(next) }
        if seats.count < least { beginToGrow() }
    }

    /// Works out what can be heard beside whatever the pool does.
    private nonisolated static func sentences(
        _ grammar: Grammar, _ wakePhrase: WakePhrase?, _ pronunciations: Pronunciations,
        _ writing: @escaping @Sendable (String) -> [String]
    ) async throws(SpeechError) -> HearableSentences {
        try HearableSentences(grammar, wakePhrase: wakePhrase, pronunciations: pronunciations, writing: writing)
    }

    // MARK: - Hearing

    /// Gives a recogniser to somebody who has ended a sentence, as soon as one is free.
    ///
    /// - Parameter speaker: who that is; where he was heard in part, he gets the recogniser that knows it, if it is free.
    /// - Throws: `CancellationError` where the task was cancelled before it had one, since he went on speaking; what the work
    ///   throws.
    public func withRecogniser<Answer: Sendable>(
        for speaker: SpeakerID?, _ work: @Sendable (Recogniser) async throws -> Answer
    ) async throws -> Answer {
        try Task.checkCancellation()
        guard let place = await take(for: speaker) else { throw CancellationError() }
        defer { giveBack(place) }
        // What another had said so far is forgotten by it.
        seats[place].followed = nil
        return try await work(seats[place].recogniser)
    }

    /// Decodes what a speaker said so far, so that the whole is heard sooner; see ``Recogniser/decodePartial(_:for:)``.
    ///
    /// - Returns: the words so far; nil where no recogniser is free for it.
    @discardableResult
    public func decodePartial(
        _ audio: Audio, of speaker: SpeakerID, for use: ActivationMode = .openMicrophone
    ) async throws(SpeechError) -> [String]? {
        let now = ContinuousClock.now
        growWhereCrowded(by: speaker, now)
        guard hasTime, let place = freeSeat(for: speaker, now) else { return nil }
        for other in seats.indices where seats[other].isFollowing(speaker) { seats[other].followed = nil }
        sit(at: place, now)
        seats[place].followed = (speaker, now + Self.patience)
        defer { giveBack(place) }
        let recogniser = seats[place].recogniser
        try await recogniser.decodePartial(audio, for: use)
        return await recogniser.partialWords
    }

    /// Whether a processor is free of those who have ended a sentence, so that one who still speaks may be heard.
    public var hasTime: Bool { waiting.isEmpty && seats.count(where: \.isTaken) < processors }

    /// Whether somebody who pauses may be heard at once, though he may go on: nobody else waits for it.
    public var isFree: Bool { hasTime && !seats.allSatisfy(\.isTaken) }

    private func take(for speaker: SpeakerID?) async -> Int? {
        let now = ContinuousClock.now
        growWhereCrowded(by: speaker, now)
        // Who has ended a sentence comes before who still speaks.
        if let place = freeSeat(for: speaker, now) ?? seats.firstIndex(where: { !$0.isTaken }) {
            sit(at: place, now)
            return place
        }
        waiterCount += 1
        let number = waiterCount
        return await withTaskCancellationHandler {
            await withCheckedContinuation { waiting.append(Waiter(number: number, continuation: $0)) }
        } onCancel: {
            Task { await leave(number) }
        }
    }

    private func sit(at place: Int, _ now: ContinuousClock.Instant) {
        seats[place].isTaken = true
        seats[place].lastUse = now
    }

    private func giveBack(_ place: Int) {
        seats[place].isTaken = !waiting.isEmpty
        if !waiting.isEmpty { waiting.removeFirst().continuation.resume(returning: place) }
    }

    private func leave(_ number: Int) {
        guard let place = waiting.firstIndex(where: { $0.number == number }) else { return }
        waiting.remove(at: place).continuation.resume(returning: nil)
    }

    /// One that has heard a part of what a speaker says, else one that nobody is heard by.
    private func freeSeat(for speaker: SpeakerID?, _ now: ContinuousClock.Instant) -> Int? {
        let free = seats.indices.filter { !seats[$0].isTaken }
        return free.first { seats[$0].isFollowing(speaker) } ?? free.first { !seats[$0].isKept(at: now) }
    }

    // MARK: - More than one

    /// Makes another recogniser where none is left for a speaker.
    private func growWhereCrowded(by speaker: SpeakerID?, _ now: ContinuousClock.Instant) {
        if seats.count < most, freeSeat(for: speaker, now) == nil { beginToGrow() }
    }

    private func beginToGrow() {
        guard !isGrowing, sentences != nil else { return }
        isGrowing = true
        Task(priority: .utility) { await grow() }
    }

    private func grow() async {
        defer {
            isGrowing = false
            if seats.count < min(least, most) { beginToGrow() }
        }
        let (model, pronunciations) = (model, pronunciations)
        do throws(SpeechError) {
            let next = try await BlockingWork.run { () throws(SpeechError) in
                try Recogniser(model: model, pronunciations: pronunciations)
            }
            var known = 0
            while let sentences, known != teachingCount {
                known = teachingCount
                try await next.use(sentences)
            }
            seats.append(Seat(recogniser: next, isTaken: true))
        } catch {
            // Those that there are hear all, as before.
            most = seats.count
            return
        }
        giveBack(seats.count - 1)
        guard seats.count > least else { return }
        Task { [weak self] in
            // A sleep that is broken off is over.
            while let rest = await self?.shrink() { try? await Task.sleep(for: rest) }
        }
    }

    /// Lets the last go where nobody has needed it for long; says how long it stays at least, nil where it has gone.
    private func shrink() -> Duration? {
        guard seats.count > least, let last = seats.last else { return nil }
        let rest = idleTime - (ContinuousClock.now - last.lastUse)
        if rest > .zero { return rest }
        if last.isTaken { return Self.patience }
        seats.removeLast()
        // What its decoder had is given back to the system.
        memory_give_back()
        return nil
    }
}
