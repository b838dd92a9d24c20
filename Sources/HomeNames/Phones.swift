/// Phones as letters of one byte, for tables of many.
enum Phones {
    /// The phones of the CMU Pronouncing Dictionary; their letters are their places here, from 1.
    static let names = [
        "AA", "AE", "AH", "AO", "AW", "AY", "EH", "ER", "EY", "IH", "IY", "OW", "OY", "UH", "UW", "B", "CH", "D", "DH",
        "F", "G", "HH", "JH", "K", "L", "M", "N", "NG", "P", "R", "S", "SH", "T", "TH", "V", "W", "Y", "Z", "ZH",
    ]

    /// The most phones of a name that are looked at.
    static let longest = 255

    private static let letterByName = Dictionary(uniqueKeysWithValues: zip(names, UInt8(1)...))

    /// The letters of phones; marks of stress ("AH0") are not heeded, and what is no phone is left out.
    static func letters(_ phones: [String]) -> [UInt8] {
        phones.prefix(longest).compactMap { letterByName[$0] ?? letterByName[$0.filter { !$0.isNumber }] }
    }

    /// The names of phones that are given as letters.
    static func names(_ letters: some Sequence<UInt8>) -> [String] { letters.map { names[Int($0) - 1] } }
}
