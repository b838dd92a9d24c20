extension String {
    /// The text with a full stop, unless it ends as a sentence does already, be it within quotation marks.
    public var withFullStop: String { endsSentence ? self : self + "." }

    /// Whether the text ends with a full stop, a question or exclamation mark of any script or an ellipsis, in quotation marks or not.
    public var endsSentence: Bool {
        // Most end with a plain letter, and what Unicode says of a character is dear to find.
        guard let last = utf8.last else { return false }
        if UInt8(ascii: "a")...UInt8(ascii: "z") ~= last | 0x20 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= last {
            return false
        }
        let inner = unicodeScalars.reversed().first { !["”", "’", "\"", "'", ")", "»", "」"].contains($0) }
        return inner.map { $0 == "…" || $0.properties.isSentenceTerminal } ?? false
    }
}
