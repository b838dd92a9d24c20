import Fluent
import TestSupport
import Testing

struct FluentReaderTests {
    private static func entries(_ text: String) throws -> [Resource.Entry] {
        try FluentReader.read(text, file: "a.ftl").entries
    }

    private static func value(_ text: String) throws -> [Resource.Element] {
        try #require(try entries("a = \(text)").first?.value).elements
    }

    private static func fault(_ text: String) -> String {
        do throws(FluentError) {
            _ = try FluentReader.read(text, file: "a.ftl")
            return "read without a fault"
        } catch { return "\(error)" }
    }

    @Test func readsMessagesTermsAttributesAndComments() throws {
        let text = """
            \u{FEFF}### What is said.

            # A thing.
            done = { $things } is { $state }
                .short = done
            ## Terms

            -lamp =
                Lampe
                .gender = feminine
            only-attribute =
                .to-do = lock
            """
        let entries = try Self.entries(text)
        #expect(entries.map(\.name) == ["done", "lamp", "only-attribute"])
        #expect(entries.map(\.isTerm) == [false, true, false])
        #expect(entries.map { $0.attributes.map(\.name) } == [["short"], ["gender"], ["to-do"]])
        #expect(entries[1].value?.elements == [.text("Lampe")])
        #expect(entries[2].value == nil)
        let done = try #require(entries[0].value?.elements)
        #expect(done.count == 3)
        #expect(done[1] == .text(" is "))
    }

    @Test func readsTextOverSeveralLinesWithoutTheIndentationThatTheyShare() throws {
        #expect(try Self.value("one\n    two\n      three\n\n    four  \n") == [.text("one\ntwo\n  three\n\nfour")])
        #expect(try Self.value("\r\n    one\r\n    two\r\n") == [.text("one\ntwo")])
        #expect(try Self.value(#"{""}  kept {" "}"#).count == 3)
    }

    @Test func readsLiteralsReferencesAndArguments() throws {
        func expression(_ text: String) throws -> Resource.Expression? {
            guard case .placeable(let expression, _)? = try Self.value("{ \(text) }").first else { return nil }
            return expression
        }
        #expect(try expression(#""a \" \\ é \U01F600""#) == .string("a \" \\ é 😀"))
        #expect(try expression("-1.5") == .number(-1.5))
        #expect(try expression("$name") == .variable("name"))
        #expect(try expression("done") == .message("done", attribute: nil))
        #expect(try expression("done.short") == .message("done", attribute: "short"))
        #expect(try expression("{ -lamp }") == .term("lamp", attribute: nil, arguments: [:]))
        #expect(
            try expression("-lamp( case: \"dative\",\n count: 2 )")
                == .term("lamp", attribute: nil, arguments: ["case": .string("dative"), "count": .number(2)]))
    }

    @Test func readsVariantsByWordAndNumber() throws {
        let elements = try Self.value(
            """
            { $count ->
                    [0] none
                    [one] one
                    of them
                   *[other] { $count ->
                        *[other] many
                    }
                }
            """)
        guard case .placeable(.select(.variable("count"), let variants, let usual), _)? = elements.first else {
            Issue.record("\(elements)")
            return
        }
        #expect(usual == 2)
        #expect(variants.map(\.key) == [.number(0), .word("one"), .word("other")])
        #expect(variants[1].value.elements == [.text("one\nof them")])
    }

    @Test(arguments: [
        ("a = b\n?", "a.ftl:2:1: a message, as in “name = …”, is due here, not “?”."),
        (" a = b", "a.ftl:1:1: a message, as in “name = …”, is due here, not “ ”."),
        ("a b", "a.ftl:1:3: “=” after “a” is due here, not “b”."),
        ("a =\nb = c", "a.ftl:1:1: “a” says nothing;"),
        ("-a =\n    .b = c", "a.ftl:1:1: “a” says nothing;"),
        ("a = b\n    .c =\n", "a.ftl:2:5: “.c” says nothing;"),
        ("a = b\n    .c = d\n    .c = e", "a.ftl:3:5: “.c” is already there at a.ftl:2:5; rename or remove one"),
        ("a = b\né = c", "a.ftl:2:1: a message, as in “name = …”, is due here, not “é”."),
        ("#a", "a.ftl:1:2: a space after #, ## or ### is due here, not “a”."),
        ("a = b }", "a.ftl:1:7: text, or “{\"}\"}” to say a brace, is due here, not “}”."),
        ("a = é { $b", "a.ftl:1:7: the placeable { is opened here and never closed."),
        ("a = { $b c }", "a.ftl:1:10: “}” is due here, not “c”."),
        ("a = { \"b }\n", "a.ftl:1:7: the quotation \" is opened here and never closed."),
        (#"a = { "\n" }"#, #"a.ftl:1:8: “\n” means nothing; write \\, \", \u and four or \U and six hexadecimal"#),
        (#"a = { "\uD800" }"#, #"a.ftl:1:8: “\uD800” means nothing"#),
        ("a = { NUMBER($b) }", "a.ftl:1:7: there is no function NUMBER;"),
        ("a = { -b($c) }", "a.ftl:1:10: an argument, as in (name: \"value\"), is due here, not “$”."),
        ("a = { -b(c: $d) }", "a.ftl:1:13: a quotation or a number is due here, not “$”."),
        ("a = { -b(c: 1, c: 2) }", "a.ftl:1:16: “c” is already there; rename or remove one of them."),
        ("a = { -b.gender }", "a.ftl:1:5: -b.gender is not said, but chosen by; write it before “->”."),
        ("a = { b ->\n   *[other] c\n }", "a.ftl:1:5: nothing can be chosen by the message “b”;"),
        ("a = { -b ->\n   *[other] c\n }", "a.ftl:1:5: nothing can be chosen by the term “-b”;"),
        ("a = { $b -> [one] c }", "a.ftl:1:13: a new line for the first variant is due here, not “[”."),
        ("a = { $b ->\n }", "a.ftl:2:2: a variant, as in [one], is due here, not “}”."),
        ("a = { $b ->\n    [one] c\n }", "a.ftl:2:5: no variant is taken where none fits; write * before one"),
        ("a = { $b ->\n   *[one] c\n   *[two] d\n }", "a.ftl:3:4: another variant has a * already;"),
        ("a = { $b ->\n   *[one] c\n    [one] d\n }", "a.ftl:3:5: “[one]” is already there at a.ftl:2:4;"),
        ("a = { $b ->\n   *[one]\n }", "a.ftl:2:10: what the variant says, or {\"\"} for nothing, is due here"),
        ("a = b\n-a = c\na = d", "a.ftl:3:1: “a” is already there at a.ftl:1:1; rename or remove one of them."),
    ])
    func tellsWhereAFileIsWrong(text: String, beginning: String) {
        #expect(Self.fault(text).hasPrefix(beginning), "\(Self.fault(text))")
    }

    @Test(arguments: ["{", "{{", "{ $a ->\n[", "{ -a(", "{ \"", "\n .a = ", "*[", "# ", "-", "}"])
    func refusesTenThousandOfAnythingWithoutTrapping(opening: String) {
        let many = String(repeating: opening, count: 10_000)
        for text in [many, "a = " + many, "-a = b " + many + "\n}"] { _ = Self.fault(text) }
        #expect(
            Self.fault("a = " + String(repeating: "{", count: 17)).contains("a.ftl:1:21: this lies more than 16 deep"))
    }

    @Test func refusesAFileThatIsTooLong() {
        let text = String(repeating: "# comment\n", count: FluentReader.lengthLimit / 10 + 1)
        #expect(Self.fault(text).hasPrefix("a.ftl:1:1: the file has 52"))
    }

    @Test func readsOrRefusesEachPrefixAndEachChangeOfAGoodFile() throws {
        let text = try String(contentsOfFile: Fixture.project + "/Grammars/en/replies.ftl", encoding: .utf8)
        let good = Array(text.utf8).prefix(4_000)
        for length in 0...good.count { _ = Self.fault(String(decoding: good.prefix(length), as: UTF8.self)) }
        var numbers = SeededNumbers(seed: 7)
        for _ in 0..<3_000 {
            var changed = Array(good)
            for _ in 0..<3 {
                let place = Int(numbers.next() % UInt64(changed.count))
                changed[place] = Array("{}[]*.-$\"=\n \\#>(:é".utf8)[Int(numbers.next() % 18)]
            }
            _ = Self.fault(String(decoding: changed, as: UTF8.self))
        }
    }
}
