/// Words of a grammar that are said like one word and stand for another.
///
/// They let a name be said in a way in which it is not written: the decoder hears the stand-ins, and whoever made them
/// knows what they stand for. A stand-in tells how it is said, so that it is said so in every grammar.
public enum StandIn {
    private static let mark = "as."

    /// A stand-in that is said like a word; form and place tell it from others that are.
    public static func name(for word: String, form: Int, place: Int) -> String { "\(mark)\(form).\(place).\(word)" }

    /// The word that a stand-in is said like; nil for other words.
    static func word(in name: String) -> String? {
        guard name.hasPrefix(mark) else { return nil }
        let parts = name.split(separator: ".", maxSplits: 3, omittingEmptySubsequences: false)
        return parts.count == 4 ? String(parts[3]) : nil
    }
}

/// Several words that the decoder hears as one: a name.
///
/// Between the words of a name nobody pauses, and a name that is one word is one step of the search instead of several. Its words
/// are joined by a sign that no spoken word has.
public enum JoinedWords {
    static let sign: Character = "_"

    /// The words as one; a single word stays as it is.
    public static func name(for words: [String]) -> String { words.joined(separator: String(sign)) }

    /// The words of one.
    public static func words(in name: String) -> [String] { name.split(separator: sign).map(String.init) }
}
