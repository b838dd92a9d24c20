import LanguagePack
import Testing

/// The sounds of a language's acoustic model, and what is told of each fault.
struct PhoneSetTests {
    private static let whole = """
        vowel A 700 1100
        vowel I 300 2300
        consonant T 0 0 0 0 1
        consonant R 1 0 0 0 1.5 1
        whole A I
        near R A 40
        missed T 51
        length 1.3 T
        holds A R
        ipa t T
        ipa tʃ T I
        flite AX A
        """

    @Test func knowsWhatTheFileSays() throws {
        let set = try PhoneSet(reading: Self.whole, file: "phones.txt")
        let (a, t, r) = (try #require(set.phone("A")), try #require(set.phone("T")), try #require(set.phone("R")))
        #expect(set.phones.map(\.name) == ["A", "I", "T", "R"])
        #expect(set.phones.map(\.isVowel) == [true, true, false, false])
        #expect((t.typicalDuration, a.typicalDuration) == (1.3, 0.95))
        #expect(set.near == [[r, a]: 40] && set.missed == [t: 51])
        #expect(set.isHeld(r, by: a) && set.isHeld(t, by: t) && !set.isHeld(a, by: a) && !set.isHeld(t, by: nil))
        #expect(set.sign(at: Array("tʃt".unicodeScalars)[...])?.length == 2)
        #expect(set.sign(at: Array("x".unicodeScalars)[...]) == nil)
        #expect(
            set.phones(ofFlite: "AX") == [a] && set.phones(ofFlite: "T") == [t] && set.phones(ofFlite: "XX").isEmpty)
        #expect(set.phone("XX") == nil && set.phone("") == nil && set.phone("LONGER") == nil)
    }

    @Test(arguments: [
        ("vowel A 700 1100", "vowl A 700 1100", "phones.txt:1: there is no key “vowl”"),
        ("vowel A 700 1100", "vowel A 700", "phones.txt:1: vowel takes two formants in Hertz"),
        ("vowel A 700 1100", "vowel A 700 -1", "phones.txt:1: vowel takes two formants in Hertz"),
        ("vowel A 700 1100", "vowel A 700 x", "phones.txt:1: vowel takes a phone, and numbers"),
        ("vowel A 700 1100", "vowel A nan 1", "phones.txt:1: vowel takes a phone, and numbers"),
        ("vowel I", "vowel LONGER", "phones.txt:2: “LONGER” stands here once"),
        ("vowel I", "vowel A", "phones.txt:2: “A” stands here once"),
        ("T 0 0 0 0 1", "T 0 0 0", "phones.txt:3: consonant takes five to seven features"),
        ("whole A I\n", "", "phones.txt:1: whole is missing"),
        ("whole A I", "whole A T", "phones.txt:5: whole stands once, with two vowels"),
        ("near R A 40", "near R X 40", "phones.txt:6: “X” is no vowel and no consonant of this file"),
        ("near R A 40", "near R A 400", "phones.txt:6: near takes two phones"),
        ("missed T 51", "missed T", "phones.txt:7: missed takes a phone"),
        ("length 1.3 T", "length T", "phones.txt:8: length takes a number"),
        ("length 1.3 T", "length 1.3 X", "phones.txt:8: “X” is no vowel"),
        ("holds A R", "holds A", "phones.txt:9: holds takes a vowel and a consonant"),
        ("ipa t T", "ipa t", "phones.txt:10: ipa takes a sign"),
    ]) func namesFileAndLineOfAFault(text: String, other: String, fault: String) {
        let wrong = Self.whole.replacing(text, with: other)
        let error = #expect(throws: AffixFileError.self) { try PhoneSet(reading: wrong, file: "phones.txt") }
        #expect(error?.description.hasPrefix(fault) == true, "\(error as Any)")
    }

    @Test func saysWhichFileIsNotThere() {
        let error = #expect(throws: AffixFileError.self) { try PhoneSet(folder: "/nowhere") }
        #expect(error?.file == "/nowhere/phones.txt")
    }
}
