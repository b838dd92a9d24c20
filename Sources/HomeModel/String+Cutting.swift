extension String {
    /// The longest beginning of whole characters that has at most so many bytes.
    ///
    /// It takes no longer for a text of a megabyte than for one of that many bytes.
    public func cut(toBytes count: Int) -> String {
        guard utf8.count > count else { return self }
        var (end, length) = (startIndex, 0)
        while end < endIndex {
            let next = index(after: end)
            length += utf8.distance(from: end, to: next)
            guard length <= count else { break }
            end = next
        }
        return String(self[..<end])
    }
}
