extension Error {
    /// What the log has of it: one line.
    var firstLine: String { "\(self)".split(separator: "\n").first.map(String.init) ?? "" }
}
