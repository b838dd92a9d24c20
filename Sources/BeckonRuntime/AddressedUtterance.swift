import HomeLanguage
import HomeOutcomes
import HomeSpeech

/// What was said in an utterance, and whether it was said to the home; nothing is done yet.
public enum AddressedUtterance: Sendable {
    /// It was said to somebody else.
    case notForUs
    /// The wake phrase and nothing else.
    case phraseAlone
    /// A command, and how it came to be heard.
    case command(RecognisedUtterance, Audio, ActivationMode, Completeness)

    /// Whether more is likely to follow.
    public var completeness: Completeness {
        if case .command(_, _, _, let completeness) = self { completeness } else { .incomplete }
    }
}

extension Ear {
    /// What is asked for in an utterance of a speaker, where it was said to the home.
    ///
    /// - Parameter use: with a wake phrase, only what begins with it was.
    public nonisolated func address(
        in audio: Audio, of speaker: SpeakerID, for use: ActivationMode, in context: Context
    ) async throws -> AddressedUtterance {
        guard let wake, use == .wakePhrase else {
            let (heard, hearing) = try await listen(to: audio, of: speaker, in: context, for: use)
            return .command(heard, audio, use, heard.completeness(hearing, pronunciations))
        }
        let verdict = try await wakes(by: audio, of: speaker)
        if verdict == .asleep { return .notForUs }
        if verdict == .alone { return .phraseAlone }
        let (heard, hearing) = try await listen(to: audio, of: speaker, in: context, for: .wakePhrase)
        // Who surely called and was not understood is asked to say it again.
        guard let command = wake.command(in: heard.outcome.hearing?.transcript ?? "") else {
            return verdict.isSure ? .phraseAlone : .notForUs
        }
        return command.isEmpty
            ? .phraseAlone : .command(heard, audio, .wakePhrase, heard.completeness(hearing, pronunciations))
    }

    /// Whether an utterance begins with the wake phrase, told while it is said or once it has ended.
    ///
    /// - Parameter isWhole: whether it has ended, so that a second look may decide.
    public nonisolated func isCalled(
        in audio: Audio, of speaker: SpeakerID, isWhole: Bool, in context: Context
    ) async throws -> Bool {
        switch try await wakes(by: audio, of: speaker) {
        case .asleep: false
        case .sure, .alone: true
        case .likely:
            if isWhole, case .notForUs = try await address(in: audio, of: speaker, for: .wakePhrase, in: context) {
                false
            } else {
                isWhole
            }
        }
    }
}

extension Outcome {
    /// Whether somebody has to say more before anything is done.
    public var asksBack: Bool {
        toldStatus == .ambiguous || acts && (hearing?.isDoubtful == true || opensHome)
    }
}

extension RecognisedUtterance {
    /// Whether more is likely to follow what was heard.
    ///
    /// After a thing its place may be said; that matters only where the words mean several things. Who says “turn off the
    /// lights” and takes breath may mean those of one room, so what is in several waits as long as what is no sentence; and
    /// so does what ends in a short number that may be none. What is in doubt is asked about after a short silence, where an end is likely:
    /// half a sentence rather sounds like a whole one that leaves no doubt (of 568 beginnings of 40 commands 232 do, 40 are in
    /// doubt, and 17 of these are taken for another).
    fileprivate func completeness(
        _ hearing: HomeSpeech.RecognitionResult, _ pronunciations: Pronunciations
    ) -> Completeness {
        if rival != nil { return .complete }
        let endsInNumber = pronunciations.endsInDoubtfulNumber(outcome.hearing?.transcript ?? "")
        guard outcome.status == .understood, !endsInNumber else { return .incomplete }
        let targets = outcome.intents.filter { !$0.runsScene }.flatMap(\.targets)
        let isOfOne = Set(targets.map(\.reference)).count <= 1
        let isLikelyEnd = hearing.hypothesis?.ending ?? 0 >= (isOfOne ? Self.likelyEnd : Self.surelyEnd)
        if outcome.hearing?.isDoubtful == true { return isLikelyEnd ? .complete : .incomplete }
        if isLikelyEnd { return .final }
        return Set(targets.map(\.room)).count > 1 ? .incomplete : .complete
    }

    // After the place of a thing an end has 0.97, for courtesy alone may follow; where a place may follow, 0.89 or more;
    // where a number may, at most 0.86.
    static let likelyEnd = 0.88
    private static let surelyEnd = 0.97
}
