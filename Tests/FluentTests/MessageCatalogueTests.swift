import Fluent
import Testing

struct MessageCatalogueTests {
    private static func catalogue(_ text: String, language: String = "en") throws -> MessageCatalogue {
        try MessageCatalogue([FluentReader.read(text, file: "a.ftl")], try .of(language))
    }

    /// `other` may stand for the last plural, here `many`, and for no second one.
    @Test(arguments: [("few", "many"), ("many", "few")])
    func asksForEachPluralOfTheLanguage(there: String, missing: String) throws {
        let text = "rooms = { $count ->\n    [one] a\n    [\(there)] b\n   *[other] c\n}\n"
        let numbers =
            "decimal: ,\none: v = 0 and i % 10 = 1\nfew: v = 0 and i % 10 = 2..4\nmany: v = 0 and i % 10 = 5..9 or i % 10 = 0\n"
        let catalogue = try MessageCatalogue(
            [try FluentReader.read(text, file: "a.ftl")], try NumberRules(numbers, file: "numbers.txt"))
        if missing == "many" { return try catalogue.check(against: catalogue) }
        let error = #expect(throws: FluentError.self) { try catalogue.check(against: catalogue) }
        #expect(error?.description == "a.ftl:4:4: $count may be “few” in this language too; write a variant for it.")
    }

    @Test func saysAMessageByItsName() throws {
        let catalogue = try Self.catalogue("a = { $name } in { b }\nb = { $count } rooms")
        #expect(try catalogue.text("a", [("count", .number(3)), ("name", .text("Fan"))]) == "Fan in 3 rooms")
        #expect(try catalogue.text("c", []) == nil)
        #expect(catalogue.has("b") && !catalogue.has("c"))
    }

    @Test(arguments: [(1.0, "1 комната"), (2, "2 комнаты"), (5, "5 комнат"), (11, "11 комнат"), (21, "21 комната")])
    func countsAsTheLanguageDoes(count: Double, said: String) throws {
        let text = "a = { $count } { $count ->\n    [one] комната\n    [few] комнаты\n   *[other] комнат\n}"
        #expect(try Self.catalogue(text, language: "ru").text("a", [("count", .number(count))]) == said)
    }

    @Test func choosesByAWord() throws {
        let catalogue = try Self.catalogue("a = { $is ->\n    [yes] on\n   *[no] off\n}")
        #expect(try ["yes", "no", "?"].map { try catalogue.text("a", [("is", .text($0))]) } == ["on", "off", "off"])
    }

    @Test func tellsWhereAMessageAsksForWhatItIsNotGiven() throws {
        let catalogue = try Self.catalogue("a = one\nb = { $nane }")
        #expect(throws: FluentError.self) { try catalogue.text("b", [("name", .text("Fan"))]) }
        let signatures = [MessageSignature("a", []), MessageSignature("b", [.init("name")])]
        let error = #expect(throws: FluentError.self) { try catalogue.check(signatures) }
        #expect(error?.description.hasPrefix("a.ftl:2:5: “b” is not given $nane, but “$name”") == true)
    }

    @Test func tellsOfAMessageThatNobodySaysAndNotOfOneThatIsMissing() throws {
        let catalogue = try Self.catalogue("a = { c }\nb = two\nc = three")
        let error = #expect(throws: FluentError.self) { try catalogue.check([MessageSignature("a", [])]) }
        #expect(error?.description.contains("nothing asks for “b”") == true)
        try catalogue.check([MessageSignature("a", []), MessageSignature("b", []), MessageSignature("d", [])])
    }
}
