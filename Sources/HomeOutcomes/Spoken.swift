/// How numbers are said.
package enum Spoken {
    /// A number to a tenth in digits, whatever the language: "21", "21.5".
    package static func number(_ number: Double) -> String {
        let tenths = rounded(number)
        return Int64(exactly: tenths).map(String.init) ?? String(tenths)
    }

    /// A number to a tenth, as it is said: 21, 21.5.
    package static func rounded(_ number: Double) -> Double {
        let tenths = (number * 10).rounded() / 10
        return tenths == tenths.rounded() && Int64(exactly: tenths) == nil ? 0 : tenths
    }
}
