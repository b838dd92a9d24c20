import Testing

@testable import LanguagePack

struct WordFormsTests {
    private static let english = """
        # Plural.
        SFX P N 4
        SFX P y ies y
        SFX P 0 es [sc]h
        SFX P 0 es x

        SFX P 0 s [^s]
        """

    @Test(arguments: [
        ("lamps", "lamp"), ("batteries", "battery"), ("switches", "switch"), ("boxes", "box"), ("glass", "glass"),
        ("lamp", "lamp"), ("ties", "tie"), ("s", "s"), ("is", "is"), ("", ""), ("tvs", "tv"), ("yes", "ye"),
    ])
    func findsTheSingular(word: String, singular: String) throws {
        #expect(try WordForms(affixes: Self.english, file: "forms.aff").singular(of: word) == singular)
    }

    /// "На кухне" is the Кухня; what has no such ending is no case of anything.
    @Test(arguments: [
        ("кухне", ["кухня"]), ("кухню", ["кухня"]), ("лампу", ["лампа"]), ("лампы", ["лампа"]), ("свет", []),
    ])
    func findsWhatAWordIsACaseOf(word: String, nominatives: [String]) throws {
        let forms = try WordForms(
            affixes: "SFX C N 4\nSFX C я е я\nSFX C я ю я\nSFX C а у а\nSFX C а ы а", file: "forms.aff")
        #expect(forms.hasCases && forms.nominatives(of: word) == nominatives)
        #expect(!WordForms().hasCases && WordForms().nominatives(of: word).isEmpty)
        #expect(forms.singular(of: word) == word, "a case is no plural")
    }

    /// “Котёл” is often typed “котел”, in capitals too.
    @Test func readsLettersInThePlaceOfOthers() throws {
        let forms = try WordForms(affixes: "ICONV 1\nICONV ё е", file: "forms.aff")
        #expect(forms.converted("Ёлка, котёл, елка") == "Елка, котел, елка")
        #expect(WordForms().converted("Ёлка") == "Ёлка")
        #expect(throws: LanguageFileError.self) { try WordForms(affixes: "ICONV ё", file: "forms.aff") }
    }

    /// Parts are linked by letters that they have not by themselves.
    @Test(arguments: [
        ("küchenlicht", ["küche", "licht"]), ("flurlampe", ["flur", "lampe"]), ("küchenlampenlicht", nil),
        ("lichtküchen", nil), ("küche", nil), ("autolicht", nil), ("", nil), ("ölicht", nil),
    ])
    func partsACompound(word: String, parts: [String]?) throws {
        let words: Set = ["küche", "licht", "flur", "lampe", "öl"]
        let forms = try WordForms(affixes: "COMPOUNDMIN 3\nSFX L Y 1\nSFX L 0 n e", file: "forms.aff")
        #expect(forms.parts(of: word, isKnown: words.contains) == parts)
        let longer = try WordForms(
            affixes: "COMPOUNDMIN 3\nCOMPOUNDWORDMAX 3\nSFX L 0 n e", file: "forms.aff")
        #expect(longer.parts(of: "küchenlampenlicht", isKnown: words.contains) == ["küche", "lampe", "licht"])
        #expect(WordForms().parts(of: word, isKnown: words.contains) == nil)
    }

    /// “Apágala” is what is done and to what, and “apágamela” for whom as well.
    @Test(arguments: [
        ("apagala", ["apaga", "la"]), ("apagamela", ["apaga", "me", "la"]), ("enciendelas", ["enciende", "las"]),
        ("apaga", nil), ("apagamemela", nil), ("tabla", nil), ("la", nil), ("apagarla", nil), ("", nil),
    ])
    func partsAVerbFromItsPronouns(word: String, parts: [String]?) throws {
        let words: Set = ["apaga", "enciende", "la", "las"]
        let forms = try WordForms(
            affixes: "SFX E N 3\nSFX E 0 las [aer]\nSFX E 0 la [aer]\nSFX E 0 me [aer]", file: "forms.aff")
        #expect(forms.hasEnclitics)
        #expect(forms.hostAndEnclitics(of: word, isKnown: words.contains) == parts)
        #expect(forms.hostAndEnclitics(of: String(repeating: "la", count: 50_000), isKnown: { _ in false }) == nil)
        #expect(!WordForms().hasEnclitics && WordForms().hostAndEnclitics(of: word, isKnown: words.contains) == nil)
    }

    @Test func endsWithWhateverIsAsked() throws {
        let forms = try WordForms(affixes: "COMPOUNDMIN 2\nCOMPOUNDWORDMAX 4\nSFX L 0 n .", file: "forms.aff")
        #expect(forms.parts(of: String(repeating: "n", count: 48), isKnown: { $0 == "x" }) == nil)
        #expect(forms.parts(of: String(repeating: "n", count: 100_000), isKnown: { _ in true }) == nil)
        let cases = (1...900).map { "SFX C 0 \(String(repeating: "a", count: $0 % 20 + 1)) ." }.joined(separator: "\n")
        let many = try WordForms(affixes: cases, file: "forms.aff")
        #expect(many.nominatives(of: String(repeating: "a", count: 1_000)).count == 12)
    }

    @Test(arguments: [
        ("lamp", "lamps"), ("battery", "batteries"), ("switch", "switches"), ("box", "boxes"), ("lamps", nil),
        ("", nil),
    ])
    func makesThePlural(word: String, plural: String?) throws {
        let forms = try WordForms(affixes: Self.english, file: "forms.aff")
        #expect(forms.plural(of: word) == plural)
        #expect(!forms.isPlural(word) || word.hasSuffix("s"))
        #expect(plural.map(forms.isPlural) ?? true)
    }

    @Test func takesOffWhatIsAddedInAnyScript() throws {
        let forms = try WordForms(affixes: "SFX P 0 lar [aıou].\r\nSFX P é és .", file: "x")
        #expect(forms.singular(of: "lambalar") == "lambalar")
        #expect(forms.singular(of: "cafés") == "café")
        #expect(forms.singular(of: "odalar") == "odalar")
        #expect(try WordForms(affixes: "SFX P 0 lar a", file: "x").singular(of: "odalar") == "oda")
    }

    @Test func aLanguageWithoutFormsLeavesWordsAsTheyAre() {
        #expect(WordForms().singular(of: "lamps") == "lamps")
    }

    @Test func readsLettersAsOthersAndKnowsWhatStandsBeforeApostrophes() throws {
        let forms = try WordForms(
            affixes: "ICONV 2\nICONV é e\nICONV œ oe\nPFX M Y 2\nPFX M 0 l' .\nPFX M 0 jusqu’ .", file: "forms.aff")
        #expect(forms.hasConversions && forms.converted("sœur du café") == "soeur du cafe")
        #expect(forms.elisions == ["l", "jusqu"])
        #expect(!WordForms().hasConversions && WordForms().converted("café") == "café" && WordForms().elisions.isEmpty)
    }

    @Test(arguments: [
        ("AF P 0 s .", 1, "no option AF"), ("PFX P 0 l' .", 1, "PFX takes"), ("PFX M 0 l .", 1, "PFX takes"),
        ("ICONV é", 1, "ICONV takes"), ("ICONV e é", 1, "not all ASCII"), ("\n\nSFX P 0 s", 3, "takes a class"),
        ("SFX P 0 s [", 1, "is no ending"),
        ("SFX P 0 s [^]", 1, "is no ending"), ("SFX Q 0 s .", 1, "no class Q"),
        ("SFX M 0 s .", 1, "s is no such end"), ("SFX M 0 ' .", 1, "' is no such end"),
        ("SFX M e 's .", 1, "'s is no such end"), ("SFX", 1, "takes a class"),
        (String(repeating: "SFX P 0 s .\n", count: 1_001), 1_001, "more than"),
    ])
    func tellsWhereAndWhatIsWrong(text: String, line: Int, reason: String) {
        #expect { try WordForms(affixes: text, file: "forms.aff") } throws: { error in
            let told = "\(error)"
            return told.hasPrefix("forms.aff:\(line): ") && told.contains(reason)
        }
    }
}
