import HomeModel
import HomeNames
import UtteranceAnalysis

/// A sentence that calls things by parts of their names that nothing else has: “the kitchen” where there is but a Chef's
/// Kitchen.
///
/// The parts are names of each lattice, and the sentence is searched once more with them.
struct PartialNameStage: SearchStage {
    let interpreter: Interpreter

    init(_ interpreter: Interpreter) { self.interpreter = interpreter }

    /// The stages by which such a sentence is read.
    private static let steps = SearchStep.order.filter { step in
        [
            .unordered, .sequence, .event, .followUp, .besideTime, .asWritten, .aliases, .namedOnes, .besideReason,
        ].contains(step.stage)
    }

    /// What comes of a sentence; nil where it has no parts of names, or asks the house for nothing.
    func analysis(of said: Utterance, by search: Search, in context: Context) -> Analysis? {
        analysis(of: said.text, said.tokens, .partOfName, by: search, in: context)
    }

    /// What comes of a sentence of which nobody knows but one word, which is a misspelt part of a name: "coffe on".
    func analysis(ofMisspelt said: Utterance, by search: Search, in context: Context) -> Analysis? {
        guard let gap = interpreter.unknownName(in: said) else { return nil }
        return puttingRight(gap, interpreter.lattice(of: said)).flatMap {
            analysis(of: said.text, $0, .misspeltPartOfName, by: search, in: context)
        }
    }

    private func analysis(
        of text: String, _ tokens: [Token], _ stage: Stage, by search: Search, in context: Context
    ) -> Analysis? {
        guard !analyzer.namesParts else { return nil }
        let other = interpreter.namingParts
        let lattice = other.analyzer.lattice(tokens)
        guard lattice.hasParts else { return nil }
        var talk = OutOfDomainTalk(lattice, analyzer)
        if talk.remark != nil || talk.skill != nil, PartRule.noOtherTalk.holds { return nil }
        var inner = search
        inner.interpreter = other
        inner.steps = Self.steps.filter { step in
            !step.reader.knowsTurn || search.steps.contains { $0.stage == step.stage }
        }
        guard var found = inner.found(by: inner.steps, Utterance(text, as: tokens), context) else { return nil }
        found.stages.removeAll { $0 == .asWritten }
        return found.within(stage)
    }

    /// What comes of an order by itself.
    func analysis(of text: String, _ lattice: Lattice, in context: Context) -> Analysis? {
        if analyzer.namesParts { return nil }
        let other = interpreter.namingParts
        let readings = other.readings(of: other.analyzer.lattice(lattice.tokens), in: context)
        return interpreter.analysis(of: readings, text, .partOfName)
    }

    // MARK: - What is meant

    /// Whether what a sentence says may be meant where it calls things by parts of their names.
    func mayMean(_ sentence: SentenceReader.Sentence) -> Bool {
        sentence.frames.allSatisfy { frame in
            let parts = frame.allNames.filter { $0.part != nil }
            if parts.isEmpty { return true }
            let isMine = frame.referents.contains { $0.has(.mine) }
            if isMine, parts.contains(where: { $0.part != .end }), PartRule.mine.holds { return false }
            return language.constraints.penalties(ofPartlyNamed: frame) != nil
        }
    }

    /// Those of the readings of a sentence that do or ask something, or tell of the one thing that is called so that it cannot,
    /// where things are called by parts of their names.
    func meant(_ readings: [Interpretation], in context: Context) -> [Interpretation] {
        readings.filter { reading in
            guard let frames = reading.sentence?.frames else { return true }
            let parts = frames.flatMap(\.allNames).filter { $0.part != nil }
            if parts.isEmpty { return true }
            let isForbidden = frames.allSatisfy(\.isNegated)
            guard let intents = reading.intents else {
                return !isForbidden
                    && ((reading.isUnable || reading.isOutOfRange) && parts.allSatisfy { $0.entries.count == 1 }
                        || !PartRule.doesSomething.holds)
            }
            if intents.isEmpty, !isForbidden, PartRule.forbidsNothing.holds { return false }
            return !sparesInVain(reading, in: context) || !PartRule.sparesSomething.holds
        }
    }

    /// Whether what was guessed from a part of a name is left out of things that it is none of: "all lights off but the hall's"
    /// is about no Hall Door.
    private func sparesInVain(_ reading: Interpretation, in context: Context) -> Bool {
        let isGuessed: (Referent) -> Bool = { $0.names.contains { $0.part != nil } }
        let guessed = (reading.sentence?.frames ?? []).filter { frame in
            frame.referents.isEmpty || !frame.referents.allSatisfy(\.isCalled)
        }.flatMap(\.exceptions).filter(isGuessed)
        let types = Set((reading.intents ?? []).flatMap(\.targets).map(\.type))
        let isAlike = guessed.flatMap(\.names).filter { !$0.kind.isPlace }.flatMap(\.entries).contains { entry in
            let view = interpreter.views.first { $0.home.id == entry.home }
            return view?.services(of: entry.thing).contains { types.contains($0.service.type) } ?? false
        }
        return !guessed.isEmpty && !isAlike && sparesNothing(reading, isGuessed, in: context)
    }

    /// Whether a reading is about the same things without some of its exceptions.
    private func sparesNothing(
        _ reading: Interpretation, _ isLeftOut: (Referent) -> Bool, in context: Context
    ) -> Bool {
        guard let sentence = reading.sentence else { return false }
        let frames = sentence.frames.map { frame in
            var frame = frame
            frame.exceptions.removeAll(where: isLeftOut)
            return frame
        }
        let whole = SentenceReader.Sentence(frames: frames, tokens: sentence.tokens, score: sentence.score)
        return interpreter.readings(of: whole, at: 0, in: context).contains { $0.targets == reading.targets }
    }

    // MARK: - Misspelt parts

    /// The fewest letters of a misspelt word; shorter ones are near to too much.
    private static let shortestMisspelt = 5

    /// The words of a sentence with the word of names for a part that is one misspelt word.
    private func puttingRight(_ part: Range<Int>, _ lattice: Lattice) -> [Token]? {
        let key = lattice.tokens[part.lowerBound].key
        guard part.count == 1, key.letters.count >= Self.shortestMisspelt, !nameWords.has(key),
            language.wordList.commonness(of: key) == nil
        else { return nil }
        let near = nameWords.near(key)
        guard near.count == 1, near[0] != key else { return nil }
        var tokens = lattice.tokens
        tokens[part.lowerBound] = Token(text: Substring(near[0].text))
        return tokens
    }
}

extension Lattice {
    /// Whether a part of a name is among its names.
    var hasParts: Bool { names.contains { hits in hits.contains { $0.part != nil } } }
}

extension Interpretation {
    /// What it would do something with.
    fileprivate var targets: Set<ServiceReference> { Set((intents ?? []).flatMap(\.targets).map(\.reference)) }
}
