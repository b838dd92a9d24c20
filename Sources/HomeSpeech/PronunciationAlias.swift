/// A word of a grammar that is pronounced like one word and stands for another.
///
/// They let a name be said in a way in which it is not written: the decoder hears the aliases, and whoever made them
/// knows what they stand for. An alias tells how it is pronounced, so that it is pronounced so in every grammar.
public enum PronunciationAlias {
    private static let mark = "as."

    /// An alias that is pronounced like a word; form and place tell it from others that are.
    public static func name(for word: String, form: Int, place: Int) -> String { "\(mark)\(form).\(place).\(word)" }

    /// The word that an alias is pronounced like; nil for other words.
    static func word(in name: String) -> String? {
        guard name.hasPrefix(mark) else { return nil }
        let parts = name.split(separator: ".", maxSplits: 3, omittingEmptySubsequences: false)
        return parts.count == 4 ? String(parts[3]) : nil
    }
}

/// A multiword: several words that are one word of the network, such as a name.
///
/// Between the words of a name nobody pauses, and a name that is one word is one step of the search instead of several. Its words
/// are joined by a sign that no spoken word has.
public enum Multiword {
    static let sign: Character = "_"

    /// The words as one; a single word stays as it is.
    public static func name(for words: [String]) -> String { words.joined(separator: String(sign)) }

    /// The words of one.
    public static func words(in name: String) -> [String] { name.split(separator: sign).map(String.init) }

    /// One in two: `desk_` and `lamp` of `desk_lamp`, which are `desk_lamp` again when they are joined; nil for a single word.
    static func parts(of name: String) -> (beginning: String, ending: String)? {
        guard let place = name.lastIndex(of: sign), place > name.startIndex else { return nil }
        let end = name.index(after: place)
        return end < name.endIndex ? (String(name[..<end]), String(name[end...])) : nil
    }

    /// Whether a word is the first part of one, and its last word follows.
    static func isBeginning(_ word: String) -> Bool { word.last == sign }
}
