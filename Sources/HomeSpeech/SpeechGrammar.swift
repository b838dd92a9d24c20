import GrammarKit

/// A grammar as the decoder may be given it: checked, without tags, as a network of words.
///
/// The decoder library ends the process, or hears nothing at all, on grammars that are perfectly good JSGF: on weights
/// over 1, on `<VOID>`, on rules that are not defined. So the library never reads JSGF here: undefined rules and circles
/// are refused, weights become probabilities, and what can never be said is left out.
struct SpeechGrammar {
    /// The words and their ways.
    let network: WordNetwork

    /// All words of the grammar.
    var words: [String] { network.words }

    /// Checks a grammar; its first public rule is what can be said.
    ///
    /// - Parameter shared: the names of rules that stand in the network once; see `WordNetwork`.
    /// - Throws: `SpeechError.badGrammar`, `nothingToHear`, or `unpronounceable` for a word that is not of lower-case
    ///   letters, digits, apostrophes, hyphens and full stops.
    init(_ grammar: Grammar, shared: Set<String> = []) throws(SpeechError) {
        guard let root = grammar.rules.first(where: \.isPublic) else { throw .nothingToHear }
        do {
            var flat = try GrammarSet([grammar]).flattened(from: "\(grammar.name).\(root.name)")
            flat.name = grammar.name
            network = try WordNetwork(flat, shared: Set(shared.map { GrammarSet.flatName("\(grammar.name).\($0)") }))
        } catch {
            throw .badGrammar(error)
        }
        for word in network.words where !Self.isSayable(word) { throw .unpronounceable(word: word) }
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
