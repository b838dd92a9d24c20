import Foundation

/// A date and time by RFC 3339: `2030-01-01T22:30:00+01:00`.
///
/// A date that does not exist, such as the 30th of February, is none. Seconds go to 60, for leap seconds.
public struct FireDate: Hashable, Sendable {
    /// The moment, in whole seconds since the beginning of 1970 in UTC.
    public let seconds: Int64
    /// Whether its seconds are 0 (row S4).
    public let isOnMinute: Bool

    /// The moment.
    public var date: Date { Date(timeIntervalSince1970: Double(seconds)) }

    /// Reads a text; nil where it is no such date.
    public init?(_ text: String) {
        let bytes = Array(text.utf8.prefix(65))
        guard (20...64).contains(bytes.count), bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
            bytes[10] | 0x20 == UInt8(ascii: "t"), bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":"),
            let day = CivilDay(bytes[0..<4], bytes[5..<7], bytes[8..<10]),
            let hour = Self.number(bytes[11..<13]), let minute = Self.number(bytes[14..<16]),
            let second = Self.number(bytes[17..<19]), hour < 24, minute < 60, second <= 60
        else { return nil }
        var rest = bytes[19...]
        var isOnMinute = second == 0
        if rest.first == UInt8(ascii: ".") {
            let fraction = rest.dropFirst().prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            guard !fraction.isEmpty else { return nil }
            isOnMinute = isOnMinute && fraction.allSatisfy { $0 == UInt8(ascii: "0") }
            rest = rest[fraction.endIndex...]
        }
        guard let offset = Self.offset(Array(rest)) else { return nil }
        seconds = day.number * 86_400 + Int64(hour * 3600 + minute * 60 + second - offset)
        self.isOnMinute = isOnMinute
    }

    /// The seconds from UTC that bytes say: `Z`, or hours and minutes such as `+01:00`; nil where they say none.
    private static func offset(_ bytes: [UInt8]) -> Int? {
        if bytes.count == 1 { return bytes[0] | 0x20 == UInt8(ascii: "z") ? 0 : nil }
        guard bytes.count == 6, bytes[0] == UInt8(ascii: "+") || bytes[0] == UInt8(ascii: "-"),
            bytes[3] == UInt8(ascii: ":"), let hours = number(bytes[1..<3]), let minutes = number(bytes[4..<6]),
            hours < 24, minutes < 60
        else { return nil }
        return (hours * 60 + minutes) * (bytes[0] == UInt8(ascii: "-") ? -60 : 60)
    }

    /// The number that digits write; nil where one is none.
    static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        var number = 0
        for byte in digits {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
            number = number * 10 + Int(byte - UInt8(ascii: "0"))
        }
        return digits.isEmpty ? nil : number
    }

    /// A moment as a text by RFC 3339, in the local time of a zone: `2030-01-01T22:30:00+01:00`.
    ///
    /// Seconds are cut off. A zone that is seconds off the minute, as there were before 1972, is told to the minute.
    public static func text(of date: Date, in zone: TimeZone) -> String {
        let seconds = Int64(seconds: date)
        let offset = zone.offset(at: seconds) / 60
        let minutes = (seconds + offset * 60).flooredDivision(by: 60)
        let day = CivilDay(number: minutes.flooredDivision(by: 1440))
        let time = minutes - day.number * 1440
        let sign = offset < 0 ? "-" : "+"
        return "\(day)T\(padded(time / 60)):\(padded(time % 60)):00\(sign)\(padded(abs(offset) / 60)):"
            + padded(abs(offset) % 60)
    }

    private static func padded(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
