import LanguagePack

/// Phones as letters of one byte, for tables of many, and how far apart the acoustic model hears them, in hundredths of what names are
/// told apart by.
///
/// Two phones are as far apart as their sound fits the one better than the other, frame by frame. A phone that is heard and was not said
/// takes a few frames of one of its neighbours, so it costs less the more it is like one of them: “lights” is heard where “light” was said.
struct Phones: Sendable {
    /// The most phones of a name that are looked at.
    static let longest = 255

    private let set: PhoneSet
    /// One more than there are phones: no letter is 0.
    let width: Int
    /// The distance of each from each.
    private let table: [UInt8]

    /// A table of the phones of a language.
    init(_ set: PhoneSet) {
        self.set = set
        width = set.phones.count + 1
        var table = [UInt8](repeating: UInt8(PhoneSet.farthest), count: width * width)
        for row in set.phones.indices {
            for column in set.phones.indices {
                table[(row + 1) * width + column + 1] = UInt8(set.distance(row, column))
            }
        }
        self.table = table
    }

    /// The letters of phones; marks of stress ("AH0") are not heeded, and what is no phone is left out.
    func letters(_ phones: [String]) -> [UInt8] { phones.prefix(Self.longest).compactMap(letter) }

    /// Puts in the letters of phones as one text; false where there are none, and then no text.
    func append(_ phones: [String], to texts: inout ByteStrings) -> Bool {
        texts.appendUnlessEmpty(phones.lazy.prefix(Self.longest).compactMap(letter))
    }

    private func letter(of phone: String) -> UInt8? {
        let isStressed = phone.utf8.last.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
        return set.place(of: isStressed ? phone.dropLast() : phone[...]).map { UInt8($0 + 1) }
    }

    /// The names of phones that are given as letters.
    func names(_ letters: some Sequence<UInt8>) -> [String] { letters.map { set.phones[Int($0) - 1].name } }

    /// The distance of two phones.
    func between(_ one: UInt8, _ other: UInt8) -> Int { Int(table[Int(one) * width + Int(other)]) }

    /// What it costs to hear a phone between two others where it was not said, or not to hear it where it was; 0 is no phone.
    func extra(_ phone: UInt8, between last: UInt8, and next: UInt8) -> Int {
        let nearest = min(between(last, phone), between(next, phone))
        return min(set.extra.least + set.extra.share * nearest / 100, PhoneSet.farthest)
    }
}
