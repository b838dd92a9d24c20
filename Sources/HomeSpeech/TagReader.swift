import GrammarKit

/// Finds the way of a sentence through a grammar, for the tags on it.
///
/// The decoder knows words alone. Each rule is tried once from each word; where several ways fit, the one that stands
/// first in the grammar counts. The work is bounded: a sentence that would take more has no way.
struct TagReader {
    private let rules: [String: Expansion]
    private let spoken: [String: [String]]
    private let heard: [String]
    private var known: [Place: Ways] = [:]
    private var steps = 0

    /// What a rule can make of the words from one place on: each place where it can end, with the way there.
    private typealias Ways = [Int: Way]

    private struct Place: Hashable {
        let rule: String
        let start: Int
    }

    /// A way as a tree, so that ways share what they have in common.
    private indirect enum Way {
        case nothing
        /// A token of the grammar, at a place among the words that were heard.
        case token(String, at: Int)
        case tag(String, of: Range<Int>)
        case both(Way, Way)
    }

    private static let stepLimit = 20_000_000

    /// The sentence that was heard, with its tags; nil where the grammar has no such sentence.
    ///
    /// - Parameters:
    ///   - rules: the rules of a flat grammar.
    ///   - spoken: the words by which each token of the grammar is said.
    static func sentence(
        of heard: [String], from root: String, rules: [String: Expansion], spoken: [String: [String]]
    ) -> TaggedSentence? {
        var reader = TagReader(rules: rules, spoken: spoken, heard: heard)
        guard let way = reader.ways(.reference(root), from: 0)[heard.count] else { return nil }
        return sentence(along: way)
    }

    private init(rules: [String: Expansion], spoken: [String: [String]], heard: [String]) {
        self.rules = rules
        self.spoken = spoken
        self.heard = heard
    }

    private mutating func ways(_ expansion: Expansion, from start: Int) -> Ways {
        steps += 1
        guard steps <= Self.stepLimit else { return [:] }
        switch expansion {
        case .null: return [start: .nothing]
        case .void: return [:]
        case .word(let token):
            guard let words = spoken[token], heard[start...].starts(with: words) else { return [:] }
            return [start + words.count: .token(token, at: start)]
        case .reference(let name): return ways(ofRule: name, from: start)
        case .sequence(let parts): return ways(along: parts, from: start)
        case .alternatives(let choices):
            return choices.reduce(into: [:]) { found, choice in
                found.merge(ways(choice.expansion, from: start)) { first, _ in first }
            }
        case .optional(let part): return ways(part, from: start).merging([start: .nothing]) { first, _ in first }
        case .repeated(let part, let atLeastOnce): return ways(repeating: part, atLeastOnce, from: start)
        case .tagged(let part, let tags):
            return ways(part, from: start).reduce(into: [:]) { found, way in
                found[way.key] = tags.reduce(way.value) { .both($0, .tag($1, of: start..<way.key)) }
            }
        }
    }

    private mutating func ways(ofRule name: String, from start: Int) -> Ways {
        let place = Place(rule: name, start: start)
        if let known = known[place] { return known }
        guard let rule = rules[name] else { return [:] }
        let found = ways(rule, from: start)
        known[place] = found
        return found
    }

    private mutating func ways(along parts: [Expansion], from start: Int) -> Ways {
        var found: Ways = [start: .nothing]
        for part in parts {
            var next: Ways = [:]
            for (end, way) in found.sorted(by: { $0.key < $1.key }) {
                next.merge(ways(part, from: end).mapValues { .both(way, $0) }) { first, _ in first }
            }
            found = next
        }
        return found
    }

    private mutating func ways(repeating part: Expansion, _ atLeastOnce: Bool, from start: Int) -> Ways {
        var found = ways(part, from: start)
        var open = found.keys.filter { $0 > start }
        while let end = open.popLast(), let way = found[end] {
            for (next, round) in ways(part, from: end) where found[next] == nil {
                found[next] = .both(way, round)
                open.append(next)
            }
        }
        return atLeastOnce ? found : found.merging([start: .nothing]) { first, _ in first }
    }

    private static func sentence(along way: Way) -> TaggedSentence {
        var tokens: [(text: String, place: Int)] = []
        var tags: [(text: String, places: Range<Int>)] = []
        var waiting = [way]
        while let next = waiting.popLast() {
            switch next {
            case .nothing: break
            case .token(let text, let place): tokens.append((text, place))
            case .tag(let text, let places): tags.append((text, places))
            case .both(let first, let second): waiting += [second, first]
            }
        }
        let slots = tags.map { tag in
            let first = tokens.firstIndex { $0.place >= tag.places.lowerBound } ?? tokens.count
            let end = tokens.firstIndex { $0.place >= tag.places.upperBound } ?? tokens.count
            return TaggedSentence.Slot(tag: tag.text, places: first..<end)
        }
        return TaggedSentence(words: tokens.map(\.text), slots: slots)
    }
}
