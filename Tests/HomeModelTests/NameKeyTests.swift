import HomeModel
import Testing

/// Row N3: which spellings are one name.
struct NameKeyTests {
    @Test(
        "N3: case, spaces and apostrophes make no difference",
        arguments: [
            ["home1", "Home 1", "HOME'1", "ho\u{2019}me1", " h o m e 1 ", "home\u{A0}1", "home\t1", "home\u{3000}1"],
            ["STRASSE", "straße", "STRAẞE"], ["Ａｂ１", "ab1"], ["Ku\u{308}che", "Küche", "KÜCHE"], ["ﬁn", "FIN"],
            ["ΣΑΣ", "σας", "Σασ"],
            ["Кухня", "КУХНЯ"], ["ｷｯﾁﾝ", "キッチン"], ["①", "1"], ["カ\u{3099}", "ガ"], ["İ", "i\u{307}"], ["ǰ", "J\u{30C}"],
            ["ab", "a\u{200D}b", "a\u{AD}b"],
        ])
    func n3IgnoresCaseSpacesAndApostrophes(spellings: [String]) {
        #expect(Set(spellings.map { NameKey($0) }).count == 1, "\(spellings.map { NameKey($0).text })")
    }

    @Test(
        "N3: other names are apart",
        arguments: [
            ["Kitchen", "Kitchens"], ["Küche", "Kuche"], ["i", "ı"], ["卧室", "臥室"], ["Den 1", "Den 11"], ["é", "e"],
        ])
    func n3KeepsOtherNamesApart(names: [String]) {
        #expect(Set(names.map { NameKey($0) }).count == names.count)
    }

    @Test("N3: the key of a key is the same, for every scalar of Unicode") func n3MakesAKeyOfAKeyThatIsTheSame() {
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value), scalar.properties.generalCategory != .unassigned else { continue }
            for text in [String(scalar), "a\(scalar)\u{301}", "\(scalar)\u{345}\u{300}"] {
                let key = NameKey(text)
                if NameKey(key.text) != key {
                    Issue.record("U+\(String(value, radix: 16)) in \(text.debugDescription)")
                }
            }
        }
    }

    @Test("N3: a good name has a key that is not empty") func n3GivesAGoodNameAKeyThatIsNotEmpty() {
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value), Name.fault(in: String(scalar)) == nil else { continue }
            #expect(!NameKey(String(scalar)).isEmpty, "U+\(String(value, radix: 16))")
        }
    }

    @Test func ordersKeysAsTheirTexts() {
        #expect(NameKey("Alpha") < NameKey("beta"))
        #expect(NameKey(" '").isEmpty)
    }
}
