import HomeModel
import UtteranceAnalysis

/// The ways in which a sentence may have been meant word by word: as it stands, with whole names for parts of them, and with what
/// nobody knows put right.
struct UtteranceVariants {
    struct Variant {
        let tokens: [Token]
        /// How much less near it is than what was said.
        let cost: Double
    }

    /// The most parts of names, the most words that are put right, and what each costs.
    private static let (mostParts, mostSlips, cost) = (4, 6, 0.02)

    /// The ways, the nearest first.
    private(set) var all: [Variant]

    private let interpreter: Interpreter

    /// The ways to understand the words of a sentence.
    init(of said: Lattice, _ interpreter: Interpreter) {
        self.interpreter = interpreter
        all = [Variant(tokens: said.tokens, cost: 0)]
        guard said.strangeTokens.contains(true) else { return }
        add(naming(said), below: 0)
        if let right = puttingRight(said) {
            add(right, below: 1)
            add(naming(interpreter.analyzer.lattice(right)), below: 2)
        }
    }

    private mutating func add(_ tokens: [Token], below steps: Int) {
        if all.contains(where: { $0.tokens == tokens }) { return }
        all.append(Variant(tokens: tokens, cost: Self.cost * Double(steps + 1)))
    }

    /// The sentence with whole names for words that nobody knows and that are a part of one thing's.
    private func naming(_ lattice: Lattice) -> [Token] {
        guard let home = interpreter.views.first else { return lattice.tokens }
        let strange = lattice.strangeTokens
        let parts = NameParts(of: lattice, interpreter.analyzer, in: home, allowsStrangeWords: true).hits.filter {
            part in
            !part.isPlural && strange[part.range].contains(true) && Set(part.entries.map(\.name)).count == 1
        }
        var tokens = lattice.tokens
        var end = tokens.count
        let said = parts.sorted { $0.range.lowerBound < $1.range.lowerBound }.prefix(Self.mostParts)
        for part in said.reversed() where part.range.upperBound <= end {
            guard let name = part.entries.first?.name else { continue }
            tokens.replaceSubrange(part.range, with: interpreter.language.tokens(of: name))
            end = part.range.lowerBound
        }
        return tokens
    }

    /// The sentence with all words that nobody knows put right that are near to a name or a word, names first; nil where none is.
    private func puttingRight(_ lattice: Lattice) -> [Token]? {
        let (language, analyzer) = (interpreter.language, interpreter.analyzer)
        let strange = lattice.tokens.indices.filter { lattice.strangeTokens[$0] }
        guard strange.count <= Self.mostSlips else { return nil }
        let corrected = lattice.correcting(language, analyzer.index, analyzer.nameWords)
        var tokens: [Token] = []
        var (place, isRight) = (0, false)
        while place < lattice.tokens.count {
            if let hit = corrected.names[place].filter({ $0.errors > 0 }).max(by: { $0.range.count < $1.range.count }),
                let entry = hit.entries.first
            {
                tokens += language.tokens(of: entry.name)
                (place, isRight) = (hit.range.upperBound, true)
                continue
            }
            if lattice.words[place].isEmpty, let word = corrected.words[place].first, word.errors > 0 {
                tokens.append(Token(text: Substring(language.compiled.spelling(of: word.id))))
                isRight = true
            } else {
                tokens.append(lattice.tokens[place])
            }
            place += 1
        }
        return isRight ? tokens : nil
    }
}
