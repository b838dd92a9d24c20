/// Reads a sentence piece by piece, in every way in which the grammar's pieces cover all of its words.
///
/// The number of drafts at one word is bounded, so the work grows with the sentence; those that took the fewest pieces
/// and forgave the fewest letters go on.
struct SentenceReader {
    /// The most drafts that go on from one word.
    private static let width = 64

    private let pieces: [(rule: CompiledGrammar.RuleID, kind: Piece.Kind)]
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
        pieces = language.pieces
        self.lattice = lattice
        matcher = Matcher(language.compiled, lattice)
    }

    /// One thing that a sentence can say.
    struct Sentence {
        /// Its commands and questions.
        let clauses: [Clause]
        /// How many letters are wrong.
        let errors: Int
        /// How many phrases it took.
        let phrases: Int
        /// Its pieces, where they were kept.
        var trail: [Piece] = []
    }

    /// What the sentence can say, the likeliest first.
    var sentences: [Sentence] {
        mutating get {
            let count = lattice.tokens.count
            var drafts: [[Draft]] = Array(repeating: [], count: count + 1)
            drafts[0] = [Draft(keepsTrail: keepsTrail)]
            for place in 0..<count where !drafts[place].isEmpty {
                let pieces = pieces(at: place)
                for draft in Self.best(drafts[place]) {
                    joints += pieces.count
                    for piece in pieces { drafts[piece.range.upperBound] += draft.adding(piece) }
                }
            }
            var known: [[Clause.Gist]] = []
            return Self.best(drafts[count]).sorted { $0.cost < $1.cost }.compactMap { draft in
                guard let clauses = draft.ended(after: before, isContinuing: isContinuing) else { return nil }
                let gists = Clause.gists(of: clauses)
                if known.contains(gists) { return nil }
                known.append(gists)
                return Sentence(
                    clauses: clauses, errors: draft.cost.errors, phrases: draft.cost.phrases, trail: draft.trail ?? [])
            }
        }
    }

    /// The drafts that go on, without those that are others once more.
    private static func best(_ drafts: [Draft]) -> [Draft] {
        if drafts.count < 2 { return drafts }
        var different: [Draft] = []
        different.reserveCapacity(drafts.count)
        for draft in drafts where !different.contains(where: draft.isSame) { different.append(draft) }
        if different.count <= width { return different }
        return Array(different.sorted { $0.cost.isLikelier(than: $1.cost) }.prefix(width))
    }

    /// The pieces that begin at a word.
    private mutating func pieces(at place: Int) -> [Piece] {
        var pieces: [Piece] = []
        if lattice.tokens[place].isPause {
            let isAsking = lattice.tokens[place].text == "?"
            pieces.append(Piece(range: place..<place + 1, content: isAsking ? .question : .pause, errors: 0))
        }
        for (rule, kind) in self.pieces where matcher.canBegin(rule, at: place) {
            for match in matcher.matches(of: rule, at: place) where match.end > place {
                let content = Piece.content(of: kind, match, matcher)
                pieces.append(Piece(range: place..<match.end, content: content, errors: Int(match.errors)))
            }
        }
        return pieces
    }
}
