import HomeModel
import HomeNames
import HomeOutcomes

/// What a sentence can have been before one slip that left hardly anything of a word, or made another of it: "fountain
/// fn", "putt the kettle on", "turn off the fan in uhe bedroom".
///
/// The last that is tried: all that the wrong word can have been, with all the others as they are, has to come to one thing.
struct AnySlip {
    /// The most words of a sentence, and the most that it is tried with.
    private static let (longest, limit) = (14, 60)
    /// The most that it is tried with in other words.
    fileprivate static let fewest = 12

    /// The sentence with one word put right.
    struct Choice {
        let sentence: Lattice
        /// Whether two letters were swapped or one was doubled, the commonest slips.
        let isLight: Bool
        /// Whether the word forbids: where that makes sense, nobody guesses.
        let isFirm: Bool
        /// Whether the sentence would begin as a question with it, and so must not act.
        let isAsking: Bool
    }

    /// The sentences that it can have been.
    private(set) var choices: [Choice] = []

    /// Looks for what the one word can be that nobody knows, or where all are known, one that is hardly a word.
    init(_ lattice: Lattice, _ parser: Parser) {
        let tokens = lattice.tokens
        let (strange, isNamed) = (lattice.strangeTokens(besides: parser.nameWords), lattice.namedTokens)
        guard strange.count(where: \.self) < 2, tokens.count <= Self.longest else { return }
        let isOdd =
            strange.contains(true)
            ? strange
            : tokens.indices.map { place in
                !isNamed[place] && Self.isHardlyWord(tokens[place].key, parser.language)
            }
        let grammar = parser.language.compiled
        for place in tokens.indices where isOdd[place] && choices.count < Self.limit {
            let light = Slip.light(tokens[place].key.letters)
            for letters in MisspeltWord(at: place, of: lattice, parser.language)?.words(parser.nameWords) ?? [] {
                var tokens = tokens
                tokens[place] = Token(text: Substring(String(letters)))
                let sentence = Lattice(tokens, grammar: grammar, index: parser.index, isCovering: true)
                let isFirm = grammar.begins(anyOf: ["firm"], with: sentence.words[place].first?.id)
                let isAsking = place == 0 && sentence.says(["asking"], at: 0, in: grammar)
                choices.append(
                    Choice(
                        sentence: sentence, isLight: light.contains(letters), isFirm: isFirm, isAsking: isAsking))
            }
        }
    }

    /// "Bring i down", "th fan is too slow": what sentences have is what it is, if it is more than that.
    private static func isHardlyWord(_ key: NameKey, _ language: Language) -> Bool {
        let says: (String) -> Bool = { language.compiled.begins(anyOf: [$0], with: language.compiled.words[key]) }
        return key.text.unicodeScalars.count == 1 || says("slip") && !says("mere")
    }
}

extension Parser {
    /// What comes of a sentence with one wrong word, where all that it can have been come to the same; scenes are run by
    /// their names alone.
    func afterAnySlip(_ text: String, _ lattice: Lattice, _ context: Context) -> Analysis? {
        let isQuestion = asks(lattice)
        var found: [(isLight: Bool, readings: [Interpretation])] = []
        let choices = AnySlip(lattice, self).choices
        for choice in choices {
            let all = readings(of: choice.sentence, isPutRight: true, in: context)
            let readings = all.filter { $0.intents != nil && !(choice.isAsking && $0.acts) }
            // "All three light" are not there, whatever else could be done.
            if readings.isEmpty || !Self.best(of: all).1.contains(where: { $0.intents != nil }) { continue }
            if choice.isFirm { return nil }
            found.append((choice.isLight, readings))
        }
        if found.isEmpty { return otherwiseAfterSlip(text, choices, isQuestion: isQuestion, context) }
        if Self.areOpposed(found.flatMap { Self.best(of: $0.readings).1 }) { return nil }
        let isLight = found.contains(where: \.isLight)
        var first: Analysis?
        for (light, readings) in found where light || !isLight {
            guard let next = analysis(of: readings, text, .anySlip),
                next.outcome.status == .understood, !next.outcome.intents.isEmpty, !next.outcome.runsScene,
                !isQuestion || !readings.contains(where: \.acts),
                first.map({ $0.outcome.intents == next.outcome.intents }) ?? true
            else { return nil }
            first = first ?? next
        }
        return first
    }
}

extension Parser {
    /// What comes of one of few sentences that are said in other words: "lock the front aad back doors".
    private func otherwiseAfterSlip(
        _ text: String, _ choices: [AnySlip.Choice], isQuestion: Bool, _ context: Context
    ) -> Analysis? {
        guard choices.count <= AnySlip.fewest, !choices.contains(where: \.isFirm) else { return nil }
        var found: Analysis?
        for choice in choices {
            guard let next = paraphrased(text, choice.sentence.tokens, context), next.outcome.status == .understood,
                !next.outcome.intents.isEmpty
            else { continue }
            if next.outcome.runsScene || next.outcome.acts && (isQuestion || choice.isAsking) { return nil }
            if let found, found.outcome.intents != next.outcome.intents { return nil }
            found = found ?? next.within(.anySlip)
        }
        return found
    }
}

extension Outcome {
    /// Whether it runs a scene.
    var runsScene: Bool { intents.contains { if case .run = $0.action { true } else { false } } }
}
