import HomeModel
import UtteranceAnalysis

extension Parser {
    /// What comes of a sentence that calls things by other words than their names have, and has a wrong letter; nil where
    /// it is none.
    func misspeltParaphrase(_ text: String, _ lattice: Lattice, _ context: Context) -> Analysis? {
        let tokens = lattice.tokens
        var found = analyzer.paraphrases(of: tokens).flatMap { readings(of: $0, correctsSpelling: true, in: context) }
        for place in tokens.indices where lattice.words[place].isEmpty && tokens[place].number == nil {
            guard language.wordList.commonness(of: tokens[place].key) == nil else { continue }
            for word in language.nearAlike.near(tokens[place].key) where word.errors == 1 {
                var other = tokens
                other[place] = Token(text: Substring(language.aside.spelling(of: word.id)))
                found += Synonyms(other, analyzer).paraphrases.flatMap { readings(of: $0, in: context) }.map {
                    reading in
                    var reading = reading
                    reading.score[.errors] += 1
                    return reading
                }
            }
        }
        return likeliest(of: found, text, lattice, .misspeltAliases)
    }
}
