import Spelling

/// The candidate most like a text, to be offered where the text is none of them; nil where none is near.
///
/// Case, accents and what else names are not told apart by do not count.
public func nearest(to text: String, among candidates: some Sequence<String>) -> String? {
    Nearest.word(to: text, among: candidates) { NameKey($0).text }
}
