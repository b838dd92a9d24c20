extension String {
    /// The text with a full stop, unless it ends as a sentence does already, be it within quotation marks.
    public var withFullStop: String { endsSentence ? self : self + "." }

    /// Whether the text ends with a full stop, a question or exclamation mark or an ellipsis, in quotation marks or not.
    private var endsSentence: Bool {
        let inner = unicodeScalars.reversed().first { !["”", "’", "\"", "'", ")"].contains($0) }
        return inner.map { [".", "?", "!", "…"].contains($0) } ?? false
    }
}
