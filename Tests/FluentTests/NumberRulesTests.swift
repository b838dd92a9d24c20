import Testing

@testable import Fluent

struct NumberRulesTests {
    @Test(arguments: [
        ("en", "one: 1; other: 0 2 1.5"), ("de", "one: 1; other: 0 1.5 100"),
        ("fr", "one: 0 1 1.5; many: 1000000; other: 2 100"),
        ("es", "one: 1; many: 2000000; other: 0 1.5 2"), ("it", "one: 1; many: 1000000; other: 0 1.5 2"),
        ("pl", "one: 1; few: 2 4 22 104; many: 0 5 11 12 14 21 25 112; other: 1.5"),
        ("ru", "one: 1 21 101; few: 2 24 102; many: 0 5 11 12 14 111 112; other: 1.5"),
        ("ar", "zero: 0; one: 1; two: 2; few: 3 10 103; many: 11 99 111; other: 100 102 1.5"),
        ("ja", "other: 0 1 2 5 1.5"), ("cs", "one: 1; few: 2 4; many: 1.5; other: 0 5"),
        ("da", "one: 1 0.5 1.5; other: 0 2 2.5"), ("he", "one: 1 0.5; two: 2; other: 0 3 1.5"),
    ])
    func findsThePluralOfEachNumber(language: String, table: String) throws {
        let rules = try NumberRules.of(language)
        var named: Set<String> = []
        for row in table.split(separator: "; ") {
            let parts = row.split(separator: ": ")
            named.insert(String(parts[0]))
            for number in parts[1].split(separator: " ") {
                #expect("\(rules.category(of: Double(number) ?? .nan))" == parts[0], "\(language) \(number)")
            }
        }
        #expect(Set(rules.categories.map { "\($0)" }) == named)
    }

    @Test func writesNumbersWithTheMarkOfTheLanguage() throws {
        #expect(try NumberRules.of("de").digits(of: -20.5) == "-20,5")
        #expect(try NumberRules.of("en").digits(of: 20.5) == "20.5")
        #expect(try NumberRules.of("de").digits(of: 20) == "20")
    }

    @Test(arguments: [1e300, .infinity, -.infinity, .nan, 1e-300, -1, 0.1 + 0.2])
    func hasACategoryForEveryNumber(number: Double) throws {
        for language in NumberRules.examples.keys { _ = try NumberRules.of(language).category(of: number) }
        #expect(try NumberRules.of("en").category(of: -1) == .one)
    }

    @Test(arguments: [
        ("", "n.txt:1:1: “decimal: .” or “decimal: ,” is due here"),
        ("decimal: ;", "n.txt:1:1: “decimal: .” or “decimal: ,”, once, is due here, not “decimal: ;”."),
        ("decimal: .\ndecimal: .", "n.txt:2:1: “decimal: .”"),
        (
            "decimal: .\n\nonne: i = 1",
            "n.txt:3:1: there is no key “onne”; decimal, zero, one, two, few, many are known."
        ),
        ("decimal: .\nother: i = 1", "n.txt:2:1: there is no key “other”"),
        ("decimal: .\none: i = 1\none: i = 2", "n.txt:3:1: one rule of CLDR's for “one”"),
    ])
    func tellsWhereItIsWrong(text: String, told: String) {
        let error = #expect(throws: FluentError.self) { try NumberRules(text, file: "n.txt") }
        #expect(error?.description.hasPrefix(told) == true, "\(error?.description ?? "")")
    }

    @Test(arguments: [
        "", "i", "i =", "i = x", "x = 1", "i % = 1", "i % 0 = 1", "i = 2..1", "i = 1 and", "i = 1 or or i = 2",
        "i = 1 2",
        "i = 1,", "i ! 1", "i = 1.2", "i = 99999999999999999999", "and", "i == 1",
        String(repeating: "i = 1 or ", count: 200) + "i = 1",
    ])
    func readsNoRuleThatIsNone(text: String) { #expect(PluralRule(text) == nil) }

    @Test func leavesExamplesAside() { #expect(PluralRule("i = 1 and v = 0 @integer 1 @decimal 1.0") != nil) }
}

extension NumberRules {
    private static let millions = "e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5"

    /// Rules as CLDR 45 has them for some languages.
    static let examples = [
        "en": "decimal: .\none: i = 1 and v = 0", "de": "decimal: ,\none: i = 1 and v = 0",
        "fr": "decimal: ,\none: i = 0,1\nmany: \(millions)", "es": "decimal: ,\none: n = 1\nmany: \(millions)",
        "it": "decimal: ,\none: i = 1 and v = 0\nmany: \(millions)",
        "pl": """
        decimal: ,
        one: i = 1 and v = 0
        few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14
        many: v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 12..14
        """,
        "ru": """
        decimal: ,
        one: v = 0 and i % 10 = 1 and i % 100 != 11
        few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14
        many: v = 0 and i % 10 = 0 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 11..14
        """,
        "ar": "decimal: .\nzero: n = 0\none: n = 1\ntwo: n = 2\nfew: n % 100 = 3..10\nmany: n % 100 = 11..99",
        "ja": "decimal: .", "cs": "decimal: ,\none: i = 1 and v = 0\nfew: i = 2..4 and v = 0\nmany: v != 0",
        "da": "decimal: ,\none: n = 1 or t != 0 and i = 0,1",
        "he": "decimal: .\none: i = 1 and v = 0 or i = 0 and v != 0\ntwo: i = 2 and v = 0",
    ]

    /// The rules of one of them.
    static func of(_ language: String) throws(FluentError) -> NumberRules {
        try NumberRules(examples[language] ?? "", file: "numbers.txt")
    }
}
