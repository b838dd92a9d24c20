import GrammarKit
import LanguagePack

/// A grammar as the decoder may be given it: checked, without tags, as a network of words that can be pronounced.
///
/// The decoder library ends the process, or hears nothing at all, on grammars that are perfectly good JSGF: on weights
/// over 1, on `<VOID>`, on rules that are not defined. So the library never reads JSGF here: undefined rules and circles
/// are refused, weights become probabilities, and what can never be said is left out.
struct SpeechGrammar {
    /// The words and their ways.
    let network: WordNetwork
    /// How each word of the network is pronounced, and each part of a multiword; none is without a pronunciation.
    let variants: [String: [[Phone]]]
    /// Whether it says which of its sentences are likelier than others.
    let isWeighted: Bool
    /// The words that nobody can pronounce, sorted: they and what needs them are not in the network.
    let leftOut: [String]

    /// Checks a grammar; its first public rule is what can be said.
    ///
    /// Only words of lower-case letters a–z, digits, apostrophes, hyphens and full stops can be pronounced.
    ///
    /// - Parameter shared: the names of rules that stand in the network once where it would else be too large; see
    ///   `WordNetwork`.
    /// - Throws: `SpeechError.badGrammar`, `nothingToHear`, or `unpronounceable` where nothing is left.
    init(
        _ grammar: Grammar, shared: Set<String> = [], pronouncedBy pronounce: ([String]) -> [String: [[Phone]]]
    ) throws(SpeechError) {
        guard let root = grammar.rules.first(where: \.isPublic) else { throw .nothingToHear }
        let whole = try Self.flat(grammar, root: root.name)
        isWeighted = whole.rules.contains(where: \.expansion.isWeighted)
        let words = Set(whole.rules.flatMap(\.expansion.words))
        let sayable = words.filter(Self.isSayable)
        let parts = sayable.flatMap { word -> [String] in
            guard let (beginning, ending) = Multiword.parts(of: word) else { return [] }
            return [beginning, ending] + Multiword.words(in: PronunciationAlias.word(in: word) ?? word)
        }
        let variants = pronounce(Array(sayable.union(parts))).filter { $0.value.contains { !$0.isEmpty } }
        leftOut = words.filter { variants[$0] == nil }.sorted()
        self.variants = variants
        var flat = whole
        if let first = leftOut.first {
            // What was speakable as a whole is unspeakable now only for the words that it lacks.
            do { flat = try Self.flat(grammar.speaking(only: variants), root: root.name) } catch {
                throw .unpronounceable(word: first)
            }
        }
        flat.name = grammar.name
        do {
            network = try Self.network(
                of: flat, shared: Set(shared.map { GrammarSet.flatName("\(grammar.name).\($0)") }))
        } catch {
            throw .badGrammar(error)
        }
    }

    private static func network(of flat: Grammar, shared: Set<String>) throws(GrammarError) -> WordNetwork {
        // The second attempt tells what is wrong, if it is not the size alone.
        if let exact = try? WordNetwork(flat) { return exact }
        return try WordNetwork(flat, shared: shared)
    }

    private static func flat(_ grammar: Grammar, root: String) throws(SpeechError) -> Grammar {
        do { return try GrammarSet([grammar]).flattened(from: "\(grammar.name).\(root)") } catch {
            throw .badGrammar(error)
        }
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
}

extension Grammar {
    /// The same without the words that have no pronunciation.
    fileprivate func speaking(only variants: [String: [[Phone]]]) -> Grammar {
        var spoken = self
        for index in spoken.rules.indices {
            spoken.rules[index].expansion = spoken.rules[index].expansion.mappingLeaves { leaf in
                if case .word(let word) = leaf, variants[word] == nil { .void } else { leaf }
            }
        }
        return spoken
    }
}
