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
