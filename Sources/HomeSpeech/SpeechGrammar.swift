import GrammarKit

/// A grammar as the decoder may be given it: checked, flat, without tags, and with a place for all other speech.
///
/// The decoder library ends the process, or hears nothing at all, on grammars that are perfectly good JSGF: on weights
/// over 1, on `<VOID>`, on rules that are not defined. So undefined rules and circles are refused here, weights are
/// brought to a sum of 1 and what can never be said is taken out.
struct SpeechGrammar {
    /// The most words in place: how many arcs the decoder's network may have when all rules are written out.
    static let placeLimit = 100_000
    /// The word that opens and closes the branch for other speech; no word of a grammar can be called so.
    static let otherSpeech = "zzAA"

    /// JSGF text.
    let text: String
    /// How each word of the text is pronounced; none is without a pronunciation.
    let variants: [String: [[Phone]]]
    /// The words that nobody can pronounce, sorted: they and what needs them are not in the text.
    let leftOut: [String]

    /// Checks a grammar and writes it for the decoder; its first public rule is what can be said.
    ///
    /// Only words of lower-case letters a–z, digits, apostrophes, hyphens and full stops can be pronounced.
    ///
    /// - Throws: `SpeechError.badGrammar`, `nothingToHear`, `grammarTooLarge`, or `unpronounceable` where nothing is left.
    init(
        _ grammar: Grammar, pronouncedBy pronounce: ([String]) -> [String: [[Phone]]]
    ) throws(SpeechError) {
        guard let root = grammar.rules.first(where: \.isPublic) else { throw .nothingToHear }
        let whole = try Self.flat(grammar, root: root.name)
        let words = Set(whole.rules.flatMap(\.expansion.words))
        let variants = pronounce(words.filter(Self.isSayable)).filter { $0.value.contains { !$0.isEmpty } }
        leftOut = words.filter { variants[$0] == nil }.sorted()
        self.variants = variants
        var flat = whole
        if let first = leftOut.first {
            var spoken = grammar
            for index in spoken.rules.indices {
                spoken.rules[index].expansion = spoken.rules[index].expansion.mappingLeaves { leaf in
                    if case .word(let word) = leaf, variants[word] == nil { .void } else { leaf }
                }
            }
            // What was speakable as a whole is unspeakable now only for the words that it lacks.
            do { flat = try Self.flat(spoken, root: root.name) } catch { throw .unpronounceable(word: first) }
        }
        let places = Self.places(of: flat)
        guard places <= Self.placeLimit else { throw .grammarTooLarge(places: places, limit: Self.placeLimit) }
        text = Self.text(of: flat)
    }

    private static func flat(_ grammar: Grammar, root: String) throws(SpeechError) -> Grammar {
        do { return try GrammarSet([grammar]).flattened(from: "\(grammar.name).\(root)") } catch {
            throw .badGrammar(error)
        }
    }

    /// The grammar with the branch for other speech, as text.
    private static func text(of flat: Grammar) -> String {
        var flat = flat
        for index in flat.rules.indices {
            flat.rules[index].isPublic = false
            flat.rules[index].expansion = flat.rules[index].expansion.withWeightsSummedToOne
        }
        let other = Expansion.sequence([.word(otherSpeech), .word(otherSpeech)])
        let ways = [Expansion.reference(flat.rules[0].name), other]
        let all = Expansion.alternatives(ways.map { Alternative(expansion: $0) })
        flat.rules.insert(Rule(name: "all", isPublic: true, expansion: all), at: 0)
        return GrammarWriter(writesTags: false).text(of: flat)
    }

    private static func isSayable(_ word: String) -> Bool {
        word.utf8.count <= 100
            && word.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
                case UInt8(ascii: "'"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"): true
                default: false
                }
            }
    }

    /// How many arcs the first rule comes to when every reference is written out, as the decoder does; at most one
    /// more than the limit.
    private static func places(of grammar: Grammar) -> Int {
        let rules = Dictionary(grammar.rules.map { ($0.name, $0.expansion) }) { first, _ in first }
        var known: [String: Int] = [:]
        func places(_ expansion: Expansion) -> Int {
            switch expansion {
            case .word, .null, .void: 1
            case .reference(let name): places(named: name)
            case .sequence(let parts): sum(parts.map(places))
            case .alternatives(let choices): sum(choices.map { places($0.expansion) + 1 })
            case .optional(let inner), .tagged(let inner, _): sum([places(inner), 2])
            case .repeated(let inner, _): sum([places(inner), places(inner), 4])
            }
        }
        func places(named name: String) -> Int {
            if let count = known[name] { return count }
            let count = rules[name].map(places) ?? 0
            known[name] = count
            return count
        }
        func sum(_ counts: [Int]) -> Int {
            counts.reduce(0) { min($0 + $1, placeLimit + 1) }
        }
        return grammar.rules.first.map { places(named: $0.name) } ?? 0
    }
}

extension Expansion {
    /// The same tree with the weights of each choice brought to a sum of 1; a choice without weights stays as it is.
    fileprivate var withWeightsSummedToOne: Expansion {
        switch self {
        case .word, .reference, .null, .void: self
        case .sequence(let parts): .sequence(parts.map(\.withWeightsSummedToOne))
        case .optional(let inner): .optional(inner.withWeightsSummedToOne)
        case .repeated(let inner, let atLeastOnce):
            .repeated(inner.withWeightsSummedToOne, atLeastOnce: atLeastOnce)
        case .tagged(let inner, _): inner.withWeightsSummedToOne
        case .alternatives(let choices): .alternatives(Self.summedToOne(choices))
        }
    }

    private static func summedToOne(_ choices: [Alternative]) -> [Alternative] {
        let inner = choices.map { Alternative(weight: $0.weight, expansion: $0.expansion.withWeightsSummedToOne) }
        guard inner.contains(where: { $0.weight != nil }) else { return inner }
        let largest = inner.reduce(0) { max($0, $1.weight ?? 1) }
        let total = inner.reduce(0) { $0 + ($1.weight ?? 1) / largest }
        return inner.map { choice in
            // The library reads digits and a point, and no exponent: a millionth is the least weight.
            let millionths = ((choice.weight ?? 1) / largest / total * 1_000_000).rounded()
            return Alternative(weight: max(1, millionths) / 1_000_000, expansion: choice.expansion)
        }
    }
}
