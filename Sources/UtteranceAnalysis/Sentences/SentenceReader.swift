/// Reads a sentence chunk by chunk, in every way in which the grammar's chunks cover all of its words.
///
/// The number of partial parses at one word is bounded, so the work grows with the sentence; those that took the fewest chunks
/// and forgave the fewest letters go on.
package struct SentenceReader: ~Copyable {
    /// The most partial parses that go on from one word.
    private static let width = 64

    private let chunks: ChunkRules
    private let constraints: Constraints
    private let scorer: Scorer
    private let lattice: Lattice
    private var matcher: Matcher

    private let keepsTrail: Bool
    private let before: Frame?
    private let isContinuing: Bool
    /// How many chunks were put to partial parses so far.
    private var joints = 0
    /// How much was done so far: what is counted grows with the sentence, and with nothing else without bounds.
    var work: Int { matcher.work + joints }

    /// A reader of one sentence; with `keepsTrail` it tells which words became what, and `before` is the command of
    /// the sentence before it in a conversation; with `isContinuing` all that it leaves unsaid is as it was there.
    package init(
        _ language: __shared LanguageRules, _ lattice: Lattice, keepsTrail: Bool = false, after before: Frame? = nil,
        isContinuing: Bool = false
    ) {
        self.before = before
        self.isContinuing = isContinuing
        self.keepsTrail = keepsTrail
        (chunks, constraints, scorer) = (language.chunks, language.constraints, language.scorer)
        self.lattice = lattice
        matcher = Matcher(language.compiled, lattice)
    }

    /// One thing that a sentence can say.
    package struct Sentence {
        /// Its commands and questions.
        package let frames: [Frame]
        /// The words that it was read from.
        package var tokens: [Token] = []
        /// What speaks against it, whatever is at home.
        package let score: Score
        /// Its chunks, where they were kept.
        package var trail: [Chunk] = []

        /// A sentence of the given parts.
        package init(frames: [Frame], tokens: [Token] = [], score: Score, trail: [Chunk] = []) {
            (self.frames, self.tokens, self.score, self.trail) = (frames, tokens, score, trail)
        }

        /// Whether it has hardly more than one word, of so many, and so is a guess where that word was put right: "alrm",
        /// "all righ".
        package func isGuess(ofWords count: Int) -> Bool {
            guard frames.count == 1, frames[0].scene == nil, frames[0].places.isEmpty else {
                return false
            }
            let (slots, referents) = (frames[0].slots, frames[0].referents)
            let isBare = !([.directive, .explicit, .act, .ask] as [Property]).contains(where: slots.has)
            return referents.isEmpty ? count == 1 : isBare && referents.allSatisfy { $0.has(.lot) }
        }

        /// Whether it is hardly more than one thing that is said: the name of a scene, or a deed to nothing that is named.
        package var isBare: Bool {
            guard frames.count == 1 else { return false }
            let isOfNothing = frames[0].referents.allSatisfy { $0.allNames.isEmpty && !$0.has(.kind) }
            return frames[0].scene != nil || isOfNothing && frames[0].places.isEmpty
        }
    }

    /// What the sentence can say, the likeliest first.
    package var sentences: [Sentence] {
        mutating get {
            let count = lattice.tokens.count
            var parses: [[PartialParse]] = (0...count).map { _ in [] }
            parses[0] = [PartialParse(keepsTrail: keepsTrail)]
            for place in 0..<count where !parses[place].isEmpty {
                let chunks = chunks(at: place)
                keepBest(of: &parses[place])
                joints += chunks.count * parses[place].count
                for parse in exchange(&parses[place], with: []) {
                    Self.add(chunks, to: parse, under: constraints, &parses)
                }
            }
            var ended = parses[count]
            parses = []
            keepBest(of: &ended)
            // In the end it does not matter whether "in the kitchen" was read as a place or as a thing that is one.
            for place in ended.indices { ended[place].score[.nameless] = 0 }
            sort(&ended)
            Self.removeRepeated(from: &ended)
            var sentences: [Sentence] = []
            sentences.reserveCapacity(ended.count)
            for place in ended.indices { add(ended[place], to: &sentences) }
            return sentences
        }
    }

    /// Puts what a partial parse says to the sentences, unless one of them says that already.
    private func add(_ parse: PartialParse, to sentences: inout [Sentence]) {
        guard let (frames, score) = parse.ended(under: constraints, after: before, isContinuing: isContinuing),
            !sentences.contains(where: { FrameLikeness.areAlike($0.frames, frames) })
        else { return }
        sentences.append(
            Sentence(frames: frames, tokens: lattice.tokens, score: score, trail: parse.trail ?? []))
    }

    /// Puts what each of some chunks makes of a partial parse to the partial parses that go on from where the chunk ends.
    // A function of its own, for there the partial parse is not copied before each chunk.
    @inline(never)
    private static func add(
        _ chunks: [Chunk], to parse: PartialParse, under constraints: Constraints, _ parses: inout [[PartialParse]]
    ) {
        for place in chunks.indices {
            put(parse.adding(chunks[place], under: constraints), at: chunks[place].range.upperBound, &parses)
        }
    }

    /// Puts partial parses to those that go on from a word; most of them are one, which is moved.
    private static func put(_ further: consuming [PartialParse], at end: Int, _ parses: inout [[PartialParse]]) {
        if parses[end].isEmpty {
            parses[end] = further
        } else if further.count == 1 {
            if parses[end].count == 1 { parses[end].reserveCapacity(4) }
            parses[end].append(further.removeLast())
        } else {
            parses[end] += further
        }
    }

    /// Leaves the partial parses that go on, without those that are others once more.
    private func keepBest(of parses: inout [PartialParse]) {
        Self.removeRepeated(from: &parses)
        guard parses.count > Self.width else { return }
        sort(&parses)
        parses.removeLast(parses.count - Self.width)
    }

    /// Puts the likeliest first.
    private func sort(_ parses: inout [PartialParse]) {
        if parses.count > 1 { parses.sort { scorer.cost(of: $0.score) < scorer.cost(of: $1.score) } }
    }

    /// Takes away those that are others once more.
    private static func removeRepeated(from parses: inout [PartialParse]) {
        guard parses.count > 1 else { return }
        var kept = 1
        for place in 1..<parses.count {
            // What differs most often is compared first, for the rest is not looked at without a copy.
            let isRepeated = (0..<kept).contains {
                parses[$0].score == parses[place].score
                    && parses[$0].frame.slots.properties.areLike(parses[place].frame.slots.properties)
                    && parses[$0].isSame(as: parses[place])
            }
            if isRepeated { continue }
            if kept < place { parses.swapAt(kept, place) }
            kept += 1
        }
        while parses.count > kept { parses.removeLast() }
    }

    /// The chunks that begin at a word.
    private mutating func chunks(at place: Int) -> [Chunk] {
        var chunks: [Chunk] = []
        chunks.reserveCapacity(4)
        if lattice.tokens[place].isPause {
            let isAsking = ["?", "？"].contains(lattice.tokens[place].text)
            chunks.append(Chunk(range: place..<place + 1, content: isAsking ? .question : .pause, errors: 0))
        }
        var rules = self.chunks.beginning(at: place, of: matcher)
        while rules != 0 {
            let (rule, kind) = self.chunks.all[rules.trailingZeroBitCount]
            rules &= rules - 1
            for found in matcher.find(rule, at: place) where matcher[found].end > place {
                let match = matcher[found]
                let content = Chunk.content(of: kind, match, matcher)
                chunks.append(Chunk(range: place..<match.end, content: content, errors: Int(match.errors)))
            }
        }
        return chunks
    }
}
