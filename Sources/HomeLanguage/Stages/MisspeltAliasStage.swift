import HomeModel
import UtteranceAnalysis

/// A sentence that calls things by other words than their names have, with a wrong letter.
struct MisspeltAliasStage: SearchStage {
    let interpreter: Interpreter

    init(_ interpreter: Interpreter) { self.interpreter = interpreter }

    func analysis(of text: String, _ lattice: Lattice, in context: Context) -> Analysis? {
        let (tokens, aliases) = (lattice.tokens, AliasStage(interpreter))
        var found = analyzer.paraphrases(of: tokens).flatMap {
            aliases.readings(of: $0, correctsSpelling: true, in: context)
        }
        for place in tokens.indices where lattice.words[place].isEmpty && tokens[place].number == nil {
            guard language.wordList.commonness(of: tokens[place].key) == nil else { continue }
            for word in language.nearAlike.near(tokens[place].key) where word.errors == 1 {
                var other = tokens
                other[place] = Token(text: Substring(language.aside.spelling(of: word.id)))
                found += Synonyms(other, analyzer).paraphrases.flatMap { aliases.readings(of: $0, in: context) }.map {
                    reading in
                    var reading = reading
                    reading.score[.errors] += 1
                    return reading
                }
            }
        }
        return SpellingStage(interpreter).likeliest(of: found, text, lattice, .misspeltAliases)
    }
}
