import Foundation

extension TimeZone {
    /// The zone of a name in the IANA time zone database, such as `Europe/Paris` or `UTC`; nil where it has none such.
    ///
    /// Abbreviations such as `PST` and distances from Greenwich such as `GMT+0100` name no zone.
    public static func named(_ name: String) -> TimeZone? {
        // A longer text is not shown to the library, which keeps what it was asked for.
        guard name.utf8.count <= 64, let zone = TimeZone(identifier: name) else { return nil }
        let isMadeUp = name.hasPrefix("GMT") || abbreviationDictionary[name] != nil
        return isMadeUp && !shortNames.contains(name) ? nil : zone
    }

    /// The names of the database that look like an abbreviation or a distance.
    private static let shortNames: Set<String> = [
        "CET", "EET", "EST", "GMT", "GMT+0", "GMT-0", "GMT0", "HST", "MET", "MST", "UTC", "WET",
    ]

    /// The seconds that local time is ahead of UTC at a moment.
    func offset(at seconds: Int64) -> Int64 {
        Int64(secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds))))
    }

    /// Local time at a moment, in seconds that count as if it were UTC.
    func localTime(at seconds: Int64) -> Int64 { seconds + offset(at: seconds) }

    /// The moment of a local time, both in seconds from 1970; local time counts as if it were UTC (RFC 5545, 3.3.5).
    ///
    /// One that does not exist, in the gap as clocks go forward, counts from before the gap: 02:30 is 03:30. Of one that
    /// exists twice, as clocks go back, the first is meant.
    public func moment(ofLocalTime local: Int64) -> Int64 {
        // Local time is less than a day from UTC, so its offset is one of those around; a day covers a skipped one too.
        let halfDays: [Int64] = [-2, -1, 0, 1, 2]
        let moments = halfDays.map { local - offset(at: local + $0 * 43_200) }
        return moments.filter { localTime(at: $0) == local }.min() ?? moments[0]
    }
}
