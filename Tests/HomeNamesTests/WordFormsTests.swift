import Testing

@testable import HomeNames

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

    @Test(arguments: [
        ("PFX P 0 s .", 1, "no option PFX"), ("\n\nSFX P 0 s", 3, "takes a class"), ("SFX P 0 s [", 1, "is no ending"),
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
