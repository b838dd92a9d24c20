import HomeModel
import HomeOutcomes

/// Why a sentence is read as it is: which words became what, what else it could mean, and why that lost.
///
/// It holds codes and things; its renderer puts them into words.
public struct Explanation: Sendable {
    /// What became of the sentence.
    public var outcome: Outcome
    /// The stages of the analysis that led to the outcome, by their names, the outermost first.
    public let stages: [String]
    /// The sentence as it was put where it makes no sense as it stands; nil where it was read as it is.
    public let paraphrase: String?
    /// The readings, the best first; readings of one effect once.
    package let readings: [Way]
    /// The constraints of the language that other readings of its words would break, or all of them.
    package let broken: [Rule]
    private let replies: ReplyRenderer

    /// An explanation of the given parts.
    package init(
        outcome: Outcome, stages: [String], paraphrase: String?, readings: [Way], broken: [Rule], replies: ReplyRenderer
    ) {
        self.outcome = outcome
        self.stages = stages
        self.paraphrase = paraphrase
        self.readings = readings
        self.broken = broken
        self.replies = replies
    }

    /// A constraint of the language.
    package struct Rule {
        package let id: String
        /// What it says, in one sentence.
        package let text: String

        /// A rule of the given parts.
        package init(id: String, text: String) {
            self.id = id
            self.text = text
        }
    }

    /// One way to read the sentence.
    package struct Way {
        /// Its words, phrase by phrase.
        package let words: [Said]
        /// How the things that it is about were found, step by step.
        package let sets: [Gathered]
        /// What it would do or answer.
        package let result: Reply
        /// Its score by criteria, without those that are zero.
        package let score: [(criterion: Loss, value: Int)]
        /// What that costs; less is better.
        package let cost: Int
        /// The constraints that it breaks, and what each adds to the cost.
        package let penalties: [(id: String, cost: Int)]
        /// Why another was taken; nil where this one was.
        package let loss: Loss?

        /// A way of the given parts.
        package init(
            words: [Said], sets: [Gathered], result: Reply, score: [(criterion: Loss, value: Int)], cost: Int,
            penalties: [(id: String, cost: Int)], loss: Loss?
        ) {
            self.words = words
            self.sets = sets
            self.result = result
            self.score = score
            self.cost = cost
            self.penalties = penalties
            self.loss = loss
        }
    }

    /// A few words of the sentence, and what they were taken for.
    package struct Said {
        package let text: String
        package let meaning: Meaning

        /// Words and what they were taken for.
        package init(text: String, meaning: Meaning) {
            self.text = text
            self.meaning = meaning
        }
    }

    /// What words were taken for.
    package enum Meaning {
        case chunk(ChunkCode)
        case thing(Called)
        case place(Called)
        case scene(Called)
        /// Tags of the grammar: "to=on".
        case slots(String)
        case time(String)
    }

    /// What words do in their sentence that are neither a thing nor what is to be done.
    package enum ChunkCode: String, CaseIterable {
        case courtesy, pause, question, and, or, but, then, not, except, instead, no, correction, never, spare
    }

    /// How a thing was called: by tags, names and words for its kind, and in which places.
    package struct Called {
        package let parts: [String]
        package let places: [Called]

        /// How a thing was called.
        package init(parts: [String], places: [Called]) {
            self.parts = parts
            self.places = places
        }
    }

    /// Things that were put together with those that were there, left with them, or taken from them.
    package struct Gathered {
        package let step: Step
        package let called: Called
        /// The services, of which not all need be told.
        package let services: [String]

        /// A step of the given parts.
        package init(step: Step, called: Called, services: [String]) {
            self.step = step
            self.called = called
            self.services = services
        }

        package enum Step: String {
            case union = "∪"
            case intersection = "∩"
            case difference = "∖"
        }
    }

    /// Why a reading lost: what cost it most, or that it breaks a constraint.
    package enum Loss: String, CaseIterable {
        case errors, absent, form, home, unnamedThings, unnamedPlaces, room, ability, guesses, commands, phrases, bare
        case turn, penalty
    }
}

extension Explanation {
    /// The explanation as lines for a person.
    public var lines: [String] { ExplanationRenderer(replies.context).lines(self) }

    /// The outcome as JSON, with the explanation as more members.
    public var json: JSON { ExplanationRenderer(replies.context).json(self) }
}
