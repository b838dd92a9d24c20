import FoundationEssentials

extension Release {
    /// The day of the commit, at midnight UTC; nil where whoever built it told none.
    var date: Date? {
        guard let day = commit.split(separator: " ").first else { return nil }
        return try? Date("\(day)T00:00:00Z", strategy: .iso8601)
    }
}
