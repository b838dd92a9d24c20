import HomeOutcomes
import UtteranceAnalysis

/// What a stage made of a sentence: the readings that it chose among, and what came of them.
struct Analysis {
    /// The stages that led to it: the one that was asked, and those that it asked in turn.
    var stages: [Stage]
    /// The readings that it chose among; none where it answers without one.
    var readings: [Interpretation] = []
    /// What came of it, before it is put into words.
    var outcome: Outcome

    /// What is told where nothing was made of a sentence.
    static func fault(_ outcome: Outcome) -> Analysis { Analysis(stages: [.fault], outcome: outcome) }

    /// The same as what came of a stage that asked for it, of which it is a part.
    func within(_ stage: Stage) -> Analysis {
        var other = self
        if stages.first != stage { other.stages.insert(stage, at: 0) }
        return other
    }

    /// The same as what came of a part of an utterance.
    func within(_ stage: Stage, of said: Utterance) -> Analysis {
        var whole = within(stage)
        whole.outcome.text = said.text
        return whole
    }

    /// Both, one after the other.
    func followed(by other: Analysis) -> Analysis {
        var both = self
        both.stages += other.stages.filter { !stages.contains($0) }
        both.readings += other.readings
        both.outcome.intents += other.outcome.intents
        both.outcome.confidence = min(outcome.confidence, other.outcome.confidence)
        both.outcome.told = Reply(.doing(both.outcome.intents))
        return both
    }
}
