extension Lattice {
    /// The words that would make a sentence clear if they were a name that nobody bears; nil where there are none.
    package func unknownName(_ language: LanguageRules) -> Range<Int>? {
        guard let gaps = withUnknownNames(language) else { return nil }
        var reader = SentenceReader(language, gaps)
        return reader.sentences.map { $0.frames.flatMap(\.allNames).filter(\.isUnknown) }.filter { $0.count == 1 }
            .flatMap(\.self).map(\.range).min { ($0.count, $0.lowerBound) < ($1.count, $1.lowerBound) }
    }

    /// The same sentence, in which the words that nobody knows may be a name that nobody bears; nil where there are none, or
    /// they stand too far apart.
    package func withUnknownNames(_ language: LanguageRules) -> Lattice? {
        let beyond = language.compiled.rule(.beyond)
        return withGaps { language.compiled.begins(beyond, with: $0) }
    }

    /// Whether a word stands at some place that is neither one of sentences nor one of everyday talk.
    package func isUnheard(_ place: Int, _ language: LanguageRules) -> Bool {
        words[place].isEmpty && language.wordList.commonness(of: tokens[place].key) == nil
    }
}
