import HomeModel

/// Why a sentence is read as it is: which words became what, what else it could mean, and why that lost.
///
/// It holds codes and things; its renderer puts them into words.
public struct Explanation: Sendable {
    /// What became of the sentence.
    public let outcome: Outcome
    /// The stages of the analysis that led to the outcome, the outermost first.
    let stages: [Stage]
    /// The sentence as it was put where it makes no sense as it stands; nil where it was read as it is.
    public let paraphrase: String?
    /// The readings, the best first; readings of one effect once.
    let readings: [Way]
    /// The constraints of the language that other readings of its words would break, or all of them.
    let broken: [Constraint]
    let replies: ReplyRenderer

    /// One way to read the sentence.
    struct Way {
        /// Its words, phrase by phrase.
        let words: [Said]
        /// How the things that it is about were found, step by step.
        let sets: [Gathered]
        /// What it would do or answer.
        let result: Reply
        /// Why another was taken; nil where this one was.
        let loss: Loss?
    }

    /// A few words of the sentence, and what they were taken for.
    struct Said {
        let text: String
        let meaning: Meaning
    }

    /// What words were taken for.
    enum Meaning {
        case chunk(ChunkCode)
        case thing(Called)
        case place(Called)
        case scene(Called)
        /// Tags of the grammar: "to=on".
        case slots(String)
        case time(String)
    }

    /// What words do in their sentence that are neither a thing nor what is to be done.
    enum ChunkCode: String, CaseIterable {
        case courtesy, pause, question, and, or, but, then, not, except, instead, no, correction, never, spare
    }

    /// How a thing was called: by tags, names and words for its kind, and in which places.
    struct Called {
        let parts: [String]
        let places: [Called]
    }

    /// Things that were put together with those that were there, left with them, or taken from them.
    struct Gathered {
        let step: Step
        let called: Called
        /// The services, of which not all need be told.
        let services: [String]

        enum Step: String {
            case union = "∪"
            case intersection = "∩"
            case difference = "∖"
        }
    }

    /// Why a reading lost, by the criterion of its rank, the weightiest first.
    enum Loss: String, CaseIterable {
        case errors, absent, form, home, unnamedThings, unnamedPlaces, room, ability, guesses, commands, phrases, bare
        case turn
    }
}

extension Explanation {
    /// The explanation as lines for a person.
    public var lines: [String] { replies.lines(self) }

    /// The outcome as JSON, with the explanation as one more member.
    public var json: JSON {
        guard case .object(var members) = outcome.json else { return outcome.json }
        members["explanation"] = .array(readings.map(json))
        members["broken"] = .array(
            broken.map { .object(["constraint": .string($0.id), "rule": .string($0.rule)]) })
        members["stages"] = .array(stages.map { .string($0.rawValue) })
        members["readAs"] = paraphrase.map { .string($0) }
        return .object(members)
    }

    private func json(_ way: Way) -> JSON {
        let words = way.words.map { said in
            JSON.object(["text": .string(said.text), "meaning": .string(replies.text(said.meaning))])
        }
        return .object([
            "words": .array(words), "sets": .array(way.sets.map { .string(replies.text($0)) }),
            "result": .string(replies.text(way.result)),
            "lost": way.loss.map { .string(replies.text($0)) } ?? .null,
        ])
    }
}
