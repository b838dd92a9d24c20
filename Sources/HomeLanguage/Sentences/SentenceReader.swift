/// Reads a sentence piece by piece, in every way in which the grammar's pieces cover all of its words.
///
/// The number of drafts at one word is bounded, so the work grows with the sentence; those that took the fewest pieces
/// and forgave the fewest letters go on.
struct SentenceReader: ~Copyable {
    /// The most drafts that go on from one word.
    private static let width = 64

    private let pieces: PieceRules
    private let constraints: Constraints
    private let lattice: Lattice
    private var matcher: Matcher

    private let keepsTrail: Bool
    private let before: Clause?
    private let isContinuing: Bool
    /// How many pieces were put to drafts so far.
    private var joints = 0
    /// How much was done so far: what is counted grows with the sentence, and with nothing else without bounds.
    var work: Int { matcher.work + joints }

    /// A reader of one sentence; with `keepsTrail` it tells which words became what, and `before` is the command of
    /// the sentence before it in a conversation; with `isContinuing` all that it leaves unsaid is as it was there.
    init(
        _ language: Language, _ lattice: Lattice, keepsTrail: Bool = false, after before: Clause? = nil,
        isContinuing: Bool = false
    ) {
        self.before = before
        self.isContinuing = isContinuing
        self.keepsTrail = keepsTrail
        (pieces, constraints) = (language.pieces, language.constraints)
        self.lattice = lattice
        matcher = Matcher(language.compiled, lattice)
    }

    /// One thing that a sentence can say.
    struct Sentence {
        /// Its commands and questions.
        let clauses: [Clause]
        /// The words that it was read from.
        var tokens: [Token] = []
        /// How many letters are wrong.
        let errors: Int
        /// How many phrases it took.
        let phrases: Int
        /// Its pieces, where they were kept.
        var trail: [Piece] = []

        /// Whether it has hardly more than one word, of so many, and so is a guess where that word was put right: "alrm",
        /// "all righ".
        func isGuess(ofWords count: Int) -> Bool {
            guard clauses.count == 1, clauses[0].scene == nil, clauses[0].places.isEmpty else {
                return false
            }
            let (facts, nouns) = (clauses[0].facts, clauses[0].nouns)
            let isBare = !([.verb, .strong, .act, .ask] as [Property]).contains(where: facts.has)
            return nouns.isEmpty ? count == 1 : isBare && nouns.allSatisfy { $0.has(.lot) }
        }
    }

    /// What the sentence can say, the likeliest first.
    var sentences: [Sentence] {
        mutating get {
            let count = lattice.tokens.count
            var drafts: [[Draft]] = (0...count).map { _ in [] }
            drafts[0] = [Draft(keepsTrail: keepsTrail)]
            for place in 0..<count where !drafts[place].isEmpty {
                let pieces = pieces(at: place)
                Self.keepBest(of: &drafts[place])
                joints += pieces.count * drafts[place].count
                var here = drafts[place]
                drafts[place] = []
                // Each is taken out, not copied.
                for index in here.indices {
                    Self.add(pieces, to: exchange(&here[index], with: Draft()), under: constraints, &drafts)
                }
            }
            var ended = drafts[count]
            drafts = []
            Self.keepBest(of: &ended)
            if ended.count > 1 { ended.sort { $0.cost < $1.cost } }
            Self.removeRepeated(from: &ended, isLast: true)
            var sentences: [Sentence] = []
            sentences.reserveCapacity(ended.count)
            for place in ended.indices { add(ended[place], to: &sentences) }
            return sentences
        }
    }

    /// Puts what a draft says to the sentences, unless one of them says that already.
    private func add(_ draft: Draft, to sentences: inout [Sentence]) {
        guard let clauses = draft.ended(under: constraints, after: before, isContinuing: isContinuing),
            !sentences.contains(where: { Clause.areAlike($0.clauses, clauses) })
        else { return }
        sentences.append(
            Sentence(
                clauses: clauses, tokens: lattice.tokens, errors: draft.cost.errors, phrases: draft.cost.phrases,
                trail: draft.trail ?? []))
    }

    /// Puts what each of some pieces makes of a draft to the drafts that go on from where the piece ends.
    // A function of its own, for there the draft is not copied before each piece.
    @inline(never)
    private static func add(
        _ pieces: [Piece], to draft: Draft, under constraints: Constraints, _ drafts: inout [[Draft]]
    ) {
        for place in pieces.indices {
            put(draft.adding(pieces[place], under: constraints), at: pieces[place].range.upperBound, &drafts)
        }
    }

    /// Puts drafts to those that go on from a word; most of them are one, which is moved.
    private static func put(_ further: consuming [Draft], at end: Int, _ drafts: inout [[Draft]]) {
        if drafts[end].isEmpty {
            drafts[end] = further
        } else if further.count == 1 {
            if drafts[end].count == 1 { drafts[end].reserveCapacity(4) }
            drafts[end].append(further.removeLast())
        } else {
            drafts[end] += further
        }
    }

    /// Leaves the drafts that go on, without those that are others once more.
    private static func keepBest(of drafts: inout [Draft]) {
        removeRepeated(from: &drafts)
        guard drafts.count > width else { return }
        drafts.sort { $0.cost.isLikelier(than: $1.cost) }
        drafts.removeLast(drafts.count - width)
    }

    /// Takes away those that are others once more; in the end also those of which as much goes on: "in the kitchen" was
    /// perhaps read as a place and as a thing that is one.
    private static func removeRepeated(from drafts: inout [Draft], isLast: Bool = false) {
        guard drafts.count > 1 else { return }
        var kept = 1
        for place in 1..<drafts.count {
            // What differs most often is compared first, for the rest is not looked at without a copy.
            let isRepeated = (0..<kept).contains {
                (isLast ? drafts[$0].cost.isAlike(drafts[place].cost) : drafts[$0].cost == drafts[place].cost)
                    && drafts[$0].clause.facts.properties.areLike(drafts[place].clause.facts.properties)
                    && drafts[$0].isSame(as: drafts[place])
            }
            if isRepeated { continue }
            if kept < place { drafts.swapAt(kept, place) }
            kept += 1
        }
        while drafts.count > kept { drafts.removeLast() }
    }

    /// The pieces that begin at a word.
    private mutating func pieces(at place: Int) -> [Piece] {
        var pieces: [Piece] = []
        pieces.reserveCapacity(4)
        if lattice.tokens[place].isPause {
            let isAsking = ["?", "？"].contains(lattice.tokens[place].text)
            pieces.append(Piece(range: place..<place + 1, content: isAsking ? .question : .pause, errors: 0))
        }
        var rules = self.pieces.beginning(at: place, of: matcher)
        while rules != 0 {
            let (rule, kind) = self.pieces.all[rules.trailingZeroBitCount]
            rules &= rules - 1
            for found in matcher.find(rule, at: place) where matcher[found].end > place {
                let match = matcher[found]
                let content = Piece.content(of: kind, match, matcher)
                if isOneOfThem(content, place..<match.end) { continue }
                pieces.append(Piece(range: place..<match.end, content: content, errors: Int(match.errors)))
            }
        }
        return pieces
    }

    /// Whether some words are the "one" of "the hall one": behind a name it is no number.
    private func isOneOfThem(_ content: Piece.Content, _ range: Range<Int>) -> Bool {
        guard range.count == 1, range.lowerBound > 0, case .facts(let facts) = content, facts.number == 1,
            facts.isBareNumber, !facts.has(.goal)
        else { return false }
        return lattice.names[..<range.lowerBound].contains { $0.contains { $0.range.upperBound == range.lowerBound } }
    }
}
