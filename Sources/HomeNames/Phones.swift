/// Phones as letters of one byte, for tables of many.
enum Phones {
    /// The phones of the CMU Pronouncing Dictionary; their letters are their places here, from 1.
    static let names = [
        "AA", "AE", "AH", "AO", "AW", "AY", "EH", "ER", "EY", "IH", "IY", "OW", "OY", "UH", "UW", "B", "CH", "D", "DH",
        "F", "G", "HH", "JH", "K", "L", "M", "N", "NG", "P", "R", "S", "SH", "T", "TH", "V", "W", "Y", "Z", "ZH",
    ]

    /// The most phones of a name that are looked at.
    static let longest = 255

    /// The letters of phones by the two letters of their names; 0 where there is none.
    private static let letterByName: [UInt8] = {
        var letters = [UInt8](repeating: 0, count: 32 * 32)
        for (name, letter) in zip(names, UInt8(1)...) {
            let capitals = name.utf8.map { Int($0) - 0x40 } + [0]
            letters[capitals[0] << 5 | capitals[1]] = letter
        }
        return letters
    }()

    /// The letters of phones; marks of stress ("AH0") are not heeded, and what is no phone is left out.
    static func letters(_ phones: [String]) -> [UInt8] { phones.prefix(longest).compactMap(letter) }

    /// Puts in the letters of phones as one text; false where there are none, and then no text.
    static func append(_ phones: [String], to texts: inout ByteStrings) -> Bool {
        texts.appendUnlessEmpty(phones.lazy.prefix(longest).compactMap(letter))
    }

    private static func letter(of phone: String) -> UInt8? {
        var (letters, count) = (0, 0)
        for byte in phone.utf8 {
            switch byte {
            // Marks of stress.
            case UInt8(ascii: "0")...UInt8(ascii: "9"): continue
            case UInt8(ascii: "A")...UInt8(ascii: "Z") where count < 2: letters = letters << 5 | Int(byte - 0x40)
            default: return nil
            }
            count += 1
        }
        let letter = letterByName[count == 1 ? letters << 5 : letters]
        return letter == 0 ? nil : letter
    }

    /// The names of phones that are given as letters.
    static func names(_ letters: some Sequence<UInt8>) -> [String] { letters.map { names[Int($0) - 1] } }
}
