/// A date and time by RFC 3339, taken apart: `2030-01-01T22:30:00+01:00`.
///
/// A date that does not exist, such as the 30th of February, is none. Seconds go to 60, for leap seconds.
struct FireDate {
    /// Whether its seconds are 0 (row S4).
    let isOnMinute: Bool

    /// Reads a text; nil where it is no such date.
    init?(_ text: String) {
        let bytes = Array(text.utf8.prefix(65))
        guard (20...64).contains(bytes.count), bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
            bytes[10] | 0x20 == UInt8(ascii: "t"), bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":"),
            let year = Self.number(bytes[0..<4]), let month = Self.number(bytes[5..<7]),
            let day = Self.number(bytes[8..<10]), let hour = Self.number(bytes[11..<13]),
            let minute = Self.number(bytes[14..<16]), let second = Self.number(bytes[17..<19]),
            (1...12).contains(month), (1...Self.days(in: month, of: year)).contains(day), hour < 24, minute < 60,
            second <= 60
        else { return nil }
        var rest = bytes[19...]
        var isOnMinute = second == 0
        if rest.first == UInt8(ascii: ".") {
            let fraction = rest.dropFirst().prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            guard !fraction.isEmpty else { return nil }
            isOnMinute = isOnMinute && fraction.allSatisfy { $0 == UInt8(ascii: "0") }
            rest = rest[fraction.endIndex...]
        }
        guard Self.isOffset(Array(rest)) else { return nil }
        self.isOnMinute = isOnMinute
    }

    /// Whether bytes are `Z`, or hours and minutes from UTC such as `+01:00`.
    private static func isOffset(_ bytes: [UInt8]) -> Bool {
        if bytes.count == 1 { return bytes[0] | 0x20 == UInt8(ascii: "z") }
        guard bytes.count == 6, bytes[0] == UInt8(ascii: "+") || bytes[0] == UInt8(ascii: "-"),
            bytes[3] == UInt8(ascii: ":"), let hours = number(bytes[1..<3]), let minutes = number(bytes[4..<6])
        else { return false }
        return hours < 24 && minutes < 60
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        var number = 0
        for byte in digits {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
            number = number * 10 + Int(byte - UInt8(ascii: "0"))
        }
        return number
    }

    private static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}
