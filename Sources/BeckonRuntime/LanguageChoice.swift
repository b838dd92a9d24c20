import HomeLanguage
import HomeOutcomes

extension Language {
    /// The languages in several folders, in their order; they are read at the same time.
    ///
    /// - Throws: what `Language` throws.
    static func all(in folders: [String]) async throws -> [Language] {
        let address = Installation().address
        return try await withThrowingTaskGroup(of: (Int, Language).self) { group in
            for (place, folder) in folders.enumerated() {
                group.addTask { (place, try Language(folder: folder, address: address)) }
            }
            var read: [(Int, Language)] = []
            for try await language in group { read.append(language) }
            return read.sorted { $0.0 < $1.0 }.map(\.1)
        }
    }

    /// The folder of another language beside this one's; nil where there is none, or the code is none.
    func folder(beside code: String) -> String? {
        guard let slash = folder.lastIndex(of: "/"), code.utf8.count <= 35, Installation.isLanguageCode(code)
        else { return nil }
        let other = String(folder[...slash]) + code
        return Installation.isLanguage(other) ? other : nil
    }

    /// The same languages, read anew from their folders.
    ///
    /// - Throws: what `Language` throws.
    public static func reread(_ languages: [Language]) async throws -> [Language] {
        try await all(in: languages.map(\.folder))
    }
}

extension [Parser] {
    /// The parser that understands a sentence best; of those that do as well, the one of the language spoken before, then the
    /// first.
    ///
    /// What none understands is for the language spoken before: “ja” answers a question that was asked in German. So is what
    /// has only words of that language, and wrong letters in others: “and the fan” goes on from English. Else it is for the
    /// language that has most of its words, which says in that language that it did not understand.
    ///
    /// - Parameter before: the code of the language that was spoken last.
    public func understanding(_ text: String, in context: Context, after before: String? = nil) -> Parser {
        let ordered = filter { $0.code == before } + filter { $0.code != before }
        precondition(!ordered.isEmpty, "a house speaks a language")
        if ordered.count == 1 { return ordered[0] }
        let outcomes = ordered.map { $0.parse(text, in: context) }
        var rank = zip(ordered, outcomes).map { parser, outcome in
            outcome.rank ?? parser.familiarity(of: text) + (parser.code == before ? OutcomeRank.before : 0)
        }
        if ordered[0].code == before, case .noSuchSentence = outcomes[0].told.content { rank[0] = OutcomeRank.known }
        return ordered[rank.firstIndex(of: rank.max() ?? 0) ?? 0]
    }

    /// The parser of a language; nil where it is not spoken.
    public func speaking(_ code: String) -> Parser? { first { $0.code == code } }
}

/// How well a sentence was understood, for comparison: first what kind of outcome it is, then how sure.
private enum OutcomeRank {
    /// Of what has only known words, beside what is understood as it stands (5), and with wrong letters (less).
    static let known = 4.95
    /// Of what is not understood, in favour of the language spoken before.
    static let before = 0.3
}

extension Outcome {
    /// Nil where it was not understood.
    fileprivate var rank: Double? {
        switch status {
        case .understood: 4 + confidence
        case .ambiguous: 3 + confidence
        case .unsupported: 2 + confidence
        default: nil
        }
    }
}
