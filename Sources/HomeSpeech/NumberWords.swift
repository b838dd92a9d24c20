/// Numbers as English words.
enum NumberWords {
    /// 0 to 9999 in words; a number with more digits, or with a 0 in front, digit by digit.
    static func cardinal(_ digits: some StringProtocol) -> [String] {
        let values = digits.compactMap(\.wholeNumberValue)
        guard values.count <= 4, values.count == 1 || values.first != 0 else { return values.map { small[$0] } }
        return words(for: values.reduce(0) { $0 * 10 + $1 })
    }

    /// 1st to 99th in words, or nil beyond.
    static func ordinal(_ digits: some StringProtocol) -> [String]? {
        guard let value = Int(digits), 1...99 ~= value else { return nil }
        if value < 20 { return [ordinals[value]] }
        let ten = tens[value / 10]
        return value % 10 == 0 ? ["\(ten.dropLast())ieth"] : [ten, ordinals[value % 10]]
    }

    private static func words(for value: Int) -> [String] {
        switch value {
        case 0..<20: [small[value]]
        case 20..<100: [tens[value / 10]] + (value % 10 == 0 ? [] : [small[value % 10]])
        case 100..<1000: [small[value / 100], "hundred"] + (value % 100 == 0 ? [] : words(for: value % 100))
        default: [small[value / 1000], "thousand"] + (value % 1000 == 0 ? [] : words(for: value % 1000))
        }
    }

    private static let small = [
        "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
        "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    ]
    private static let tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
    private static let ordinals = [
        "zeroth", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
        "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth", "eighteenth",
        "nineteenth",
    ]
}
