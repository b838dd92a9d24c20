extension Lattice {
    /// The words that would make a sentence clear if they were a name that nobody bears; nil where there are none.
    package func unknownName(_ language: LanguageRules) -> Range<Int>? {
        let beyond = language.compiled.rule(.beyond)
        guard let gaps = withGaps({ language.compiled.begins(beyond, with: $0) }) else { return nil }
        var reader = SentenceReader(language, gaps)
        return reader.sentences.map { $0.frames.flatMap(\.allNames).filter(\.isUnknown) }.filter { $0.count == 1 }
            .flatMap(\.self).map(\.range).min { ($0.count, $0.lowerBound) < ($1.count, $1.lowerBound) }
    }
}
