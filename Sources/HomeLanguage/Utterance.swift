import HomeOutcomes
import Synchronization
import UtteranceAnalysis

/// The text of one turn, analysed once for all who read it.
///
/// Its tokens are made with it, and a lattice is laid over them when its first reader asks: an answer, what goes on from the
/// turn before and a sentence by itself are read from the same. What it says by itself is kept too, so that a conversation
/// takes over what the ear has read: “turn on the lamp” is parsed once, however many look at it.
public struct Utterance: Sendable {
    /// What was said.
    public let text: String
    /// Its tokens; of a text that is too long, those of its beginning.
    let tokens: [Token]
    /// Whether it has more characters than a sentence may have.
    let isTooLong: Bool
    /// The homes that its names were looked up in.
    let edition: Edition
    private let readings = Readings()

    /// A text in some homes.
    init(_ text: String, tokenizedBy tokenize: (String) -> [Token], in edition: Edition) {
        // So many bytes are no more characters, and to count those takes long.
        let isShort = text.utf8.count <= Search.longestText
        isTooLong = !isShort && (text.utf8.count > 4 * Search.longestText || text.count > Search.longestText)
        self.text = text
        self.edition = edition
        tokens = tokenize(isTooLong ? String(text.prefix(Search.longestText)) : text)
    }

    /// A text with the words by which it is read.
    init(_ text: String, as tokens: [Token], in edition: Edition = Edition()) {
        (self.text, self.tokens, self.edition, isTooLong) = (text, tokens, edition, false)
    }

    /// A part of it: some of its tokens, and what the language says in the place of others.
    func part(_ tokens: [Token]) -> Utterance { Utterance(tokens.asWritten, as: tokens, in: edition) }

    /// The two parts of it before and from one of its tokens on.
    func cut(at place: Int) -> (before: Utterance, rest: Utterance) {
        (slice(0..<place), slice(place..<tokens.count))
    }

    /// What stands in some of its places, as it was written.
    func slice(_ places: Range<Int>) -> Utterance {
        let tokens = Array(tokens[places])
        guard let first = tokens.first?.text, let last = tokens.last?.text, first.base == last.base else {
            return part(tokens)
        }
        return Utterance(String(first.base[first.startIndex..<last.endIndex]), as: tokens, in: edition)
    }

    /// Whether a reader may look at it: it has words, and not too many.
    var isReadable: Bool { tokens.count <= Search.longestSentence && tokens.contains { !$0.isPause } }

    /// Whether a question mark stands in it.
    var hasQuestionMark: Bool { tokens.contains(where: \.isQuestionMark) }

    /// One state of the homes that sentences are about.
    final class Edition: Sendable {}

    // MARK: - What is kept

    /// The ways to lay a lattice over it.
    enum Extent {
        /// All that is known of each of its tokens.
        case all
        /// All but the marks at which people draw breath.
        case words
        /// What can be part of a reading that covers it from its beginning.
        case covering
    }

    /// The lattice of an extent, which is made where nobody has asked before.
    func lattice(_ extent: Extent, _ make: ([Token]) -> Lattice) -> Lattice {
        if extent == .words, !tokens.contains(where: \.isPause) { return lattice(.all, make) }
        if let known = readings.known.withLock({ $0.lattices[extent] }) { return known }
        let made = make(extent == .words ? tokens.filter { !$0.isPause } : tokens)
        readings.known.withLock { $0.lattices[extent] = made }
        return made
    }

    /// The ways to part it in a command and remarks, which are looked for where nobody has asked before.
    func parts(_ make: () -> [ReasonClauses.Part]) -> [ReasonClauses.Part] {
        if let known = readings.known.withLock({ $0.parts }) { return known }
        let made = make()
        readings.known.withLock { $0.parts = made }
        return made
    }

    /// The words that are a name which nobody bears, if any are, which are looked for where nobody has asked before.
    func unknownName(_ make: () -> Range<Int>?) -> Range<Int>? {
        if let known = readings.known.withLock({ $0.unknownName }) { return known }
        let made = make()
        readings.known.withLock { $0.unknownName = .some(made) }
        return made
    }

    /// What comes of it by itself in a context, which is found out where nobody has asked before.
    func outcome(in context: Context, _ make: () -> Outcome) -> Outcome {
        if let known = readings.known.withLock({ $0.alone }), known.context == context { return known.outcome }
        let made = make()
        readings.known.withLock { $0.alone = (context, made) }
        return made
    }

    /// What was found out so far, shared by all copies of the utterance.
    private final class Readings: Sendable {
        let known = Mutex(Known())
    }

    private struct Known {
        var lattices = Lattices()
        var parts: [ReasonClauses.Part]?
        var unknownName: Range<Int>??
        var alone: (context: Context, outcome: Outcome)?
    }

    private struct Lattices {
        private var all: Lattice?
        private var words: Lattice?
        private var covering: Lattice?

        subscript(extent: Extent) -> Lattice? {
            get {
                switch extent {
                case .all: all
                case .words: words
                case .covering: covering
                }
            }
            set {
                switch extent {
                case .all: all = newValue
                case .words: words = newValue
                case .covering: covering = newValue
                }
            }
        }
    }
}
