import HomeModel
import HomeOutcomes
import UtteranceAnalysis

/// Several sentences in one text, of which each is understood after the one before: “which lights are on? Turn them off”; or
/// several clauses of one, of which the whole is no sentence that is known.
struct SentencesStage {
    /// The most sentences of a text.
    private static let most = 4
    /// The most clauses of a sentence, and how many stretches of it are looked at.
    private static let (mostClauses, mostSearches) = (6, 12)

    private let search: Search

    init(_ search: Search) { self.search = search.without(.sentences, .clauses) }

    /// What comes of such a text; nil where there is one sentence, or one of them is not understood.
    func analysis(of said: Utterance, in context: Context) -> Analysis? {
        let sentences = sentences(of: said.tokens)
        guard 2...Self.most ~= sentences.count else { return nil }
        var (whole, context): (Analysis?, Context) = (nil, context)
        for tokens in sentences {
            let sentence = said.part(tokens)
            let found = search.analysis(of: sentence, in: context)
            guard found.outcome.status == .understood, !found.outcome.intents.isEmpty else { return nil }
            context = search.context(after: found.outcome, saidAs: sentence, in: context)
            whole = whole?.followed(by: found) ?? found
        }
        return whole?.within(.sentences, of: said)
    }

    // MARK: - Clauses

    /// What comes of the clauses of a sentence, one after the other: “I'm off, lock the door, and the lamp is still on, turn it
    /// off”; nil where one of them orders nothing by itself, or leaves to another when or where.
    func analysis(ofClausesOf said: Utterance, in context: Context) -> Analysis? {
        var clauses: [[Token]] = [[]]
        for token in said.tokens {
            if token.isPause, clauses[clauses.count - 1].isEmpty { continue }
            clauses[clauses.count - 1].append(token)
            if token.isPause { clauses.append([]) }
        }
        clauses.removeAll(where: \.isEmpty)
        guard 2...Self.mostClauses ~= clauses.count else { return nil }
        var left = Self.mostSearches
        return analysis(of: clauses[...], of: said, behind: nil, in: context, &left)?.within(.clauses, of: said)
    }

    /// What comes of some clauses behind what the others came to, the shortest orders first; nil where not all are orders.
    private func analysis(
        of clauses: ArraySlice<[Token]>, of said: Utterance, behind earlier: Analysis?, in context: Context,
        _ left: inout Int
    ) -> Analysis? {
        for end in clauses.indices.map({ $0 + 1 }) where earlier != nil || end < clauses.endIndex {
            guard left > 0 else { return nil }
            left -= 1
            var words = Array(clauses[..<end].joined().drop { isJoint($0) })
            while words.last?.isPause == true { words.removeLast() }
            let order = said.part(words)
            guard order.isReadable else { continue }
            let found = search.only(SearchStep.ofWords).analysis(of: order, in: context)
            guard found.outcome.status == .understood, !found.outcome.intents.isEmpty,
                earlier.map({ $0.isBefore(found) && !leavesOpen(order, found) }) ?? true
            else { continue }
            let whole = earlier?.followed(by: found) ?? found
            // One value corrects the other: “to 40, uh, 30”.
            if Interpretation(result: .understood(whole.outcome.intents), score: .command).contradictsItself {
                continue
            }
            if end == clauses.endIndex { return whole }
            let next = search.context(after: found.outcome, saidAs: order, in: context)
            if let all = analysis(of: clauses[end...], of: said, behind: whole, in: next, &left) { return all }
        }
        return nil
    }

    /// Whether a clause goes on from the one before and has no word for what that was about: the 30 of “the lamp to 20, 30”.
    private func leavesOpen(_ said: Utterance, _ found: Analysis) -> Bool {
        guard found.stages == [.followUp] else { return false }
        let interpreter = search.interpreter
        return !Anaphora(interpreter).isPointing(interpreter.lattice(of: said))
    }

    /// Whether a token joins clauses, and says nothing by itself.
    private func isJoint(_ token: Token) -> Bool {
        let compiled = search.interpreter.language.compiled
        return token.isPause || compiled.begins(anyOf: [.and], with: compiled.wordTable[token.key])
    }

    // MARK: - Sentences

    /// The tokens of each sentence, with what ends it.
    private func sentences(of tokens: [Token]) -> [[Token]] {
        var (sentences, sentence): ([[Token]], [Token]) = ([], [])
        for token in tokens {
            // Several marks end one sentence: “?!”.
            if sentence.isEmpty, token.isPause, !sentences.isEmpty {
                sentences[sentences.count - 1].append(token)
                continue
            }
            sentence.append(token)
            if token.endsSentence {
                sentences.append(sentence)
                sentence = []
            }
        }
        return sentence.isEmpty ? sentences : sentences + [sentence]
    }
}

extension Analysis {
    /// Whether another can stand behind this one and mean what it means by itself: it leaves no time and no place to it, and
    /// none of its things.
    fileprivate func isBefore(_ other: Analysis) -> Bool {
        let (frames, earlier) = (other.frames, frames)
        let isPlaced = earlier.contains { !$0.places.isEmpty || $0.referents.contains { !$0.places.isEmpty } }
        let isTimed = outcome.intents.contains(where: \.isScheduled)
        guard !frames.isEmpty || other.stages == [.followUp],
            !isTimed || other.outcome.intents.allSatisfy({ $0.isScheduled || $0.isQuestion })
        else {
            return false
        }
        return frames.allSatisfy { frame in
            let isOfRest = frame.referents.contains { $0.has(.rest) || $0.has(.others) || $0.has(.everything) }
            let isWhole = frame.isOrderByItself(named: isPlaced) || frame.isQuestionByItself(named: isPlaced)
            return !isOfRest && !frame.slots.has(.only) && !frame.isLeftBe
                && (isWhole || frame.isAboutBefore && !frame.referents.isEmpty)
        }
    }

    /// What the sentences say that it chose among.
    private var frames: [Frame] { readings.compactMap(\.sentence).flatMap(\.frames) }
}
