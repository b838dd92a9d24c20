/// What a grammar's tag says: `{to=on}`, `{all}`, `{+20}`.
enum Tag: Hashable, Sendable {
    /// Part of a number, to be added to what stands before it.
    case plus(Double)
    /// A factor of the number that stands before it.
    case times(Double)
    /// A property and its value; a bare word is a property that is `true`.
    case set(String, String)

    init(_ text: String) {
        if text.first == "*", let factor = Double(text.dropFirst()) {
            self = .times(factor)
        } else if let number = Double(text) {
            self = .plus(number)
        } else {
            let parts = text.split(separator: "=", maxSplits: 1)
            self = .set(String(parts.first ?? ""), parts.count > 1 ? String(parts[1]) : "true")
        }
    }
}
