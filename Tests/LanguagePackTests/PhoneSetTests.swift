import LanguagePack
import Testing

/// The sounds of a language's acoustic model, and what is told of each fault.
struct PhoneSetTests {
    private static let whole = """
        vowel A I
        consonant T R
        apart A I 90 R 40
        extra 14 45
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
        #expect([1, 3, 0, 2].map { set.distance(0, $0) } == [90, 40, 0, PhoneSet.farthest])
        #expect((set.distance(3, 0), set.extra.least, set.extra.share) == (40, 14, 45))
        #expect(set.isHeld(r, by: a) && set.isHeld(t, by: t) && !set.isHeld(a, by: a) && !set.isHeld(t, by: nil))
        #expect(set.sign(at: Array("tʃt".unicodeScalars)[...])?.length == 2)
        #expect(set.sign(at: Array("x".unicodeScalars)[...]) == nil)
        #expect(
            set.phones(ofFlite: "AX") == [a] && set.phones(ofFlite: "T") == [t] && set.phones(ofFlite: "XX").isEmpty)
        #expect(set.phone("XX") == nil && set.phone("") == nil && set.phone("LONGER") == nil)
    }

    @Test(arguments: [
        ("vowel A I", "vowl A I", "phones.txt:1: there is no key “vowl”"),
        ("vowel A I", "vowel", "phones.txt:1: vowel takes phones"),
        ("vowel A I", "vowel A LONGER", "phones.txt:1: “LONGER” stands here once"),
        ("consonant T R", "consonant T A", "phones.txt:2: “A” stands here once"),
        ("apart A I 90 R 40", "apart A I 90 R", "phones.txt:3: apart takes a phone, and others"),
        ("apart A I 90 R 40", "apart A", "phones.txt:3: apart takes a phone, and others"),
        ("apart A I 90", "apart A X 90", "phones.txt:3: “X” is no vowel and no consonant of this file"),
        ("apart A I 90", "apart A A 90", "phones.txt:3: apart takes two phones that differ"),
        ("apart A I 90", "apart A I 400", "phones.txt:3: apart takes two phones that differ"),
        ("apart A I 90", "apart A I x", "phones.txt:3: apart takes two phones that differ"),
        ("extra 14 45", "extra 14", "phones.txt:4: extra takes the least"),
        ("extra 14 45", "extra 14 0", "phones.txt:4: extra takes the least"),
        ("length 1.3 T", "length T", "phones.txt:5: length takes a number"),
        ("length 1.3 T", "length 1.3 X", "phones.txt:5: “X” is no vowel"),
        ("holds A R", "holds A", "phones.txt:6: holds takes a vowel and a consonant"),
        ("ipa t T", "ipa t", "phones.txt:7: ipa takes a sign"),
    ]) func namesFileAndLineOfAFault(text: String, other: String, fault: String) {
        let wrong = Self.whole.replacing(text, with: other)
        let error = #expect(throws: LanguageFileError.self) { try PhoneSet(reading: wrong, file: "phones.txt") }
        #expect(error?.description.hasPrefix(fault) == true, "\(error as Any)")
    }

    @Test func saysWhichFileIsNotThere() {
        let error = #expect(throws: LanguageFileError.self) { try PhoneSet(folder: "/nowhere") }
        #expect(error?.file == "/nowhere/phones.txt")
    }
}
