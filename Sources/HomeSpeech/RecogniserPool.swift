import CPocketSphinx
import Foundation
import GrammarKit

/// Recognisers of the same sentences, so that those who speak at once need not wait for one another.
///
/// One is always there. A second is made once two are to be heard at a time, where the machine has a processor for it, and let
/// go when nobody has needed it for some minutes: it has a decoder, and so the network of the homes, of its own.
///
/// Whoever has ended a sentence has a recogniser for himself until all is known of it; of those who wait, who waits longest has
/// the next. What is still being said is decoded as far as one is free.
public actor RecogniserPool {
    /// A recogniser and who has it.
    private struct Seat {
        let recogniser: Recogniser
        var isTaken = false
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

    /// What can be heard, as a second recogniser is to know it, too.
    private struct Sentences {
        let grammar: Grammar
        let wakePhrase: WakePhrase?
        let writing: @Sendable (String) -> [String]
        let number: Int
    }

    /// How long a recogniser is kept for a sound that does not go on.
    private static let patience = Duration.seconds(1)

    private let model: SpeechModel
    private let pronunciations: Pronunciations
    private let idleTime: Duration
    private var most: Int
    private var seats: [Seat]
    private var sentences: Sentences?
    private var waiting: [Waiter] = []
    private var waiterCount = 0
    private var isGrowing = false
    /// When one recogniser was last too few.
    private var lastCrowd = ContinuousClock.now

    /// Loads a model.
    ///
    /// - Parameters:
    ///   - most: how many recognisers there may be, one or two.
    ///   - idleTime: how long the second stays though nobody needs it.
    /// - Throws: `SpeechError.badModel` or `decoder`.
    public init(
        model: SpeechModel, pronunciations: Pronunciations,
        most: Int = min(2, ProcessInfo.processInfo.activeProcessorCount), idleTime: Duration = .seconds(300)
    ) throws(SpeechError) {
        (self.model, self.pronunciations, self.most, self.idleTime) = (model, pronunciations, most, idleTime)
        seats = [Seat(recogniser: try Recogniser(model: model, pronunciations: pronunciations))]
    }

    /// How many recognisers there are.
    public var count: Int { seats.count }

    /// Sets what can be heard from now on; see ``Recogniser/use(_:shared:wakePhrase:writing:)``.
    ///
    /// - Throws: `SpeechError` where the grammar cannot be used; what could be heard before then stays.
    public func use(
        _ grammar: Grammar, wakePhrase: WakePhrase?, writing: @escaping @Sendable (String) -> [String]
    ) async throws(SpeechError) {
        let next = Sentences(
            grammar: grammar, wakePhrase: wakePhrase, writing: writing, number: (sentences?.number ?? 0) + 1)
        try await Self.teach(seats[0].recogniser, next)
        sentences = next
        if seats.count > 1 { try await Self.teach(seats[1].recogniser, next) }
    }

    private static func teach(_ recogniser: Recogniser, _ sentences: Sentences) async throws(SpeechError) {
        try await recogniser.use(sentences.grammar, wakePhrase: sentences.wakePhrase, writing: sentences.writing)
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
        noteCrowd(speaker, now)
        guard waiting.isEmpty, let place = freeSeat(for: speaker, now) else { return nil }
        for other in seats.indices where seats[other].isFollowing(speaker) { seats[other].followed = nil }
        seats[place].isTaken = true
        seats[place].followed = (speaker, now + Self.patience)
        defer { giveBack(place) }
        let recogniser = seats[place].recogniser
        try await recogniser.decodePartial(audio, for: use)
        return await recogniser.partialWords
    }

    private func take(for speaker: SpeakerID?) async -> Int? {
        let now = ContinuousClock.now
        noteCrowd(speaker, now)
        // Who has ended a sentence comes before who still speaks.
        if let place = freeSeat(for: speaker, now) ?? seats.firstIndex(where: { !$0.isTaken }) {
            seats[place].isTaken = true
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

    // MARK: - The second

    /// Sees whether one recogniser is too few for this speaker and the others.
    private func noteCrowd(_ speaker: SpeakerID?, _ now: ContinuousClock.Instant) {
        guard seats[0].isTaken || seats[0].isKept(at: now) && !seats[0].isFollowing(speaker) else { return }
        lastCrowd = now
        guard seats.count < most, !isGrowing, sentences != nil else { return }
        isGrowing = true
        Task(priority: .utility) { await grow() }
    }

    private func grow() async {
        defer { isGrowing = false }
        let (model, pronunciations) = (model, pronunciations)
        do throws(SpeechError) {
            let second = try await BlockingWork.run { () throws(SpeechError) in
                try Recogniser(model: model, pronunciations: pronunciations)
            }
            var number = 0
            while let sentences, sentences.number != number {
                try await Self.teach(second, sentences)
                number = sentences.number
            }
            seats.append(Seat(recogniser: second))
        } catch {
            // One hears all, as before.
            most = 1
            return
        }
        giveBack(1)
        Task { [weak self] in
            // A sleep that is broken off is over.
            while let rest = await self?.shrink() { try? await Task.sleep(for: rest) }
        }
    }

    /// Lets the second go where nobody has needed it for long; says how long it stays at least, nil where it has gone.
    private func shrink() -> Duration? {
        let rest = idleTime - (ContinuousClock.now - lastCrowd)
        if rest > .zero { return rest }
        if seats[1].isTaken { return Self.patience }
        seats.removeLast()
        // What its decoder had is given back to the system.
        malloc_trim(0)
        return nil
    }
}
