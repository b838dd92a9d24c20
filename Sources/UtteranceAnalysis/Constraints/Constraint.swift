import GrammarKit

/// A rule of a language that no reading of a sentence may break, such as “nothing is switched on upon a thing”.
///
/// It stands in the language's folder, with the sentences that need it: those are read otherwise without it, so that
/// nobody has to wonder whether it may go.
package struct Constraint: Hashable, Sendable {
    /// What it is called by whoever explains a reading.
    package let id: String
    /// When it is looked at.
    let stage: Stage
    /// The rule in one plain sentence.
    package let rule: String
    /// How much it weighs.
    let weight: Weight
    /// What breaks it.
    let condition: Condition
    /// The sentences that need it.
    let sentences: [Sentence]
    /// Where it is written.
    let position: SourcePosition

    /// How much a broken constraint weighs.
    enum Weight: Hashable {
        /// What breaks it is no reading at all.
        case veto
        /// What breaks it costs so much more, once: see `Scorer`.
        case penalty(Int)
        /// What breaks it is said otherwise: its words mean that together.
        case says(Rewording)

        /// The word for a veto in a language's folder.
        static let vetoWord = "veto"

        /// A weight as it is written; nil where it is none.
        init?(_ text: String) {
            if text == Self.vetoWord {
                self = .veto
            } else if let cost = Int(text), 1...Weights.dearest ~= cost {
                self = .penalty(cost)
            } else {
                return nil
            }
        }

        /// What it costs to break it, where that is no veto.
        var cost: Int { if case .penalty(let cost) = self { cost } else { 0 } }

        /// Whether it is that.
        var isPenalty: Bool { cost > 0 }
    }

    /// What the words of a command mean together, where that is not what each says: tags that are taken away, and tags that are
    /// said in their place.
    struct Rewording: Hashable {
        /// In a language's folder, that the opposite of a state that is denied is wanted.
        static let oppositeWord = "opposite"

        let removed: [Property]
        let said: [Said]
        /// Whether the opposite of the state that is denied is wanted.
        let isOpposite: Bool

        /// A tag with its value.
        struct Said: Hashable {
            let property: Property
            let value: TagValue
        }
    }

    /// At which step of reading a constraint is looked at, and so what it is about.
    enum Stage: String, CaseIterable {
        /// A referent follows what was read so far.
        case referent = "noun"
        /// A place follows what was read so far.
        case place
        /// A scene follows what was read so far.
        case scene
        /// What is to be done or asked, or a part of it, follows what was read so far.
        case words
        /// A question mark follows what was read so far.
        case question
        /// What is said to people only, such as “sleep well”, follows what was read so far.
        case chat
        /// What adds to what was said, such as “too”, follows what was read so far.
        case further
        /// What leaves no room for a time, such as “now”, follows what was read so far.
        case now
        /// A word that leaves a choice, such as “or”, follows what was read so far.
        case or
        /// Words that leave something out follow what was read so far.
        case exception
        /// A denial follows a thing, which is left as it is: "the fan on, the lamp not".
        case kept
        /// A denial follows a part of the command that it forbids: “mach das Licht nicht aus”.
        case denied
        /// What follows is about to stand instead of what was said of its kind: "the lamp, no, the fan".
        case instead
        /// A referent is about to stand instead of the last one.
        case referentInstead = "noun instead"
        /// Words of the grammar are about to stand instead of what they contradict.
        case wordsInstead = "words instead"
        /// What is to be done or asked, or a part of it, is about to be said of the same command.
        case wordsBeside = "words beside"
        /// What was read so far is whole, and another command is about to begin.
        case nextCommand = "next command"
        /// A referent with wrong letters follows what was read so far.
        case misspeltReferent = "misspelt noun"
        /// Words of the grammar with wrong letters follow what was read so far.
        case misspeltWords = "misspelt words"
        /// The sentence ends.
        case end
        /// A command is about to take what it leaves unsaid from the one before it.
        case elided
        /// A command has all that it took from others, and its words may mean something together: "shut … down".
        case idiom
        /// A question mark follows, and the words before it may mean something else together: "lights on?".
        case questionIdiom = "question idiom"
        /// A command is complete, with all that it took from others.
        case command
        /// A command is complete that calls something by a part of its name: "the kitchen" for the Chef's Kitchen.
        case partOfName = "part of a name"
        /// All commands of a sentence are complete.
        case sentence
        /// All commands of a sentence are complete that leaves nothing to the turn before.
        case alone

        /// What a condition is about that says nothing else.
        var subject: Condition.Subject {
            switch self {
            case .referent, .place, .scene, .misspeltReferent, .referentInstead: .referent
            case .words, .misspeltWords, .wordsInstead, .wordsBeside: .words
            case .question, .chat, .further, .now, .or, .exception, .kept, .denied, .instead, .nextCommand, .end,
                .elided, .idiom, .questionIdiom, .command, .partOfName, .sentence, .alone:
                .command
            }
        }

        /// Whether its constraints say what words mean together, and forbid nothing.
        var isOfIdioms: Bool { self == .idiom || self == .questionIdiom }

        /// Whether something is being put to a command that is not complete yet.
        var isOfChunk: Bool { subject != .command }

        /// Whether something follows what was read so far, and it matters what joins it to that.
        var isJoining: Bool {
            switch self {
            case .end, .elided, .idiom, .questionIdiom, .command, .partOfName, .sentence, .alone: false
            default: true
            }
        }
    }

    /// A sentence that is read otherwise without the constraint, and the home that it is said to.
    struct Sentence: Hashable {
        let home: String
        let text: String
        let position: SourcePosition
    }
}
