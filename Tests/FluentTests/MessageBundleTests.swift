import Fluent
import Testing

struct MessageBundleTests {
    private static let signatures = [
        MessageSignature(
            "a", [.init("name"), .init("count", .number), .init("kind", .choice(["lamp", "door"]))])
    ]

    private static func bundle(
        _ text: String, language: String = "en", for signatures: [MessageSignature] = signatures
    ) throws(FluentError) -> MessageBundle {
        try MessageBundle([FluentReader.read(text, file: "a.ftl")], try .of(language), for: signatures)
    }

    private static func said(
        _ text: String, _ name: String = "Fan", _ count: Double = 1, _ kind: String = "lamp", language: String = "en"
    ) throws -> String {
        try bundle(text, language: language).text(0, [.text(name), .number(count), .text(kind)])
    }

    private static func fault(_ text: String, for signatures: [MessageSignature] = signatures) -> String {
        do throws(FluentError) {
            _ = try bundle(text, for: signatures)
            return "compiled without a fault"
        } catch { return "\(error)" }
    }

    @Test func saysNothingByAnOptionalMessageThatIsMissing() throws {
        let signatures = [MessageSignature("a", []), MessageSignature("b", [], isOptional: true)]
        #expect(try Self.bundle("a = one", for: signatures).text(1, []) == "")
        #expect(try Self.bundle("a = one\nb = two", for: signatures).text(1, []) == "two")
        #expect(Self.fault("b = two", for: signatures).contains("the message “a” is missing"))
    }

    @Test func putsValuesInTheirPlaces() throws {
        #expect(try Self.said("a = The { $name } is { $count } and { \"{\" }{ 2 }") == "The Fan is 1 and {2")
        #expect(try Self.said("a = { $count }", "", 20.5) == "20.5")
        #expect(try Self.said("a = { $count } { 1.5 }", "", 20.5, language: "de") == "20,5 1,5")
    }

    @Test(arguments: [(0, "no things"), (1, "one thing"), (2, "2 things"), (1.5, "1.5 things")])
    func choosesByNumberBeforePlural(count: Double, expected: String) throws {
        let text = "a = { $count ->\n  [0] no things\n  [one] one thing\n *[other] { $count } things\n }"
        #expect(try Self.said(text, "", count) == expected)
    }

    @Test func choosesByWordAndTakesTheDefaultElsewhere() throws {
        let text = "a = { $kind ->\n  [lamp] light\n  [door] way\n *[other] thing\n }"
        #expect(try Self.said(text, "", 1, "door") == "way")
        #expect(try Self.said(text, "", 1, "window") == "thing")
        let names = (0..<20).map { "  [w\($0)] \($0)\n" }.joined()
        let many = "a = { $name ->\n\(names) *[other] none\n }"
        #expect(try Self.said(many, "w17") == "17")
        #expect(try Self.said(many, "w20") == "none")
    }

    @Test func asksTermsForTheirGenderAndGivesThemACase() throws {
        let text = """
            -lamp = { $case ->
                    [dative] der Lampe
                   *[nominative] die Lampe
                }
                .gender = feminine
            -door = Tor
                .gender = neuter
            pronoun = { -lamp.gender ->
                [feminine] sie
               *[other] es
            }
            a = { -lamp(case: "dative") } { -lamp }: { pronoun }, { -door.gender ->
                [feminine] eine
               *[other] ein
            } { -door }
            """
        #expect(try Self.said(text, language: "de") == "der Lampe die Lampe: sie, ein Tor")
    }

    @Test func refersToMessagesAndAttributesOfOtherFiles() throws {
        let files = try [("a = { b } { b.short }", "a.ftl"), ("b = one { $name }\n    .short = two", "b.ftl")].map {
            try FluentReader.read($0.0, file: $0.1)
        }
        let bundle = try MessageBundle(files, try .of("en"), for: Self.signatures)
        #expect(bundle.text(0, [.text("Fan"), .number(1), .text("")]) == "one Fan two")
    }

    @Test(arguments: [
        ("a = { $nmae }", "a.ftl:1:5: “a” is not given $nmae, but “$name”; it has $name, $count, $kind."),
        (
            "a = { $kind ->\n   [lmap] b\n  *[other] c\n }",
            "a.ftl:2:4: $kind is never “lmap”, but “lamp”; it is lamp, door."
        ),
        ("a = { $count ->\n   [few] b\n  *[other] c\n }", "a.ftl:2:4: $count is never “few”; it is one, other."),
        ("a = { b }", "a.ftl:1:5: there is no “b”"),
        ("a = { a.short }", "a.ftl:1:5: there is no “a.short”; write it, or correct the name."),
        ("a = { -lmp }\n-lamp = b", "a.ftl:2:1: nothing asks for “-lamp”;"),
        ("a = { -lmp } { -lamp }\n-lamp = b", "a.ftl:1:5: there is no “-lmp”, but “-lamp”; write it, or correct"),
        ("a = { b }\nb = { c }\nc = { b }", "a.ftl:3:5: entries go round in a circle, b → c → b; break it."),
        ("a = { a }", "a.ftl:1:5: entries go round in a circle, a → a; break it."),
        ("a = { -b }\n-b = { -b }", "a.ftl:2:6: entries go round in a circle, -b → -b; break it."),
        ("a = { -b }\n-b = { $name }", "a.ftl:2:6: -b says $name, which it was not given;"),
        ("a = b\nb = c", "a.ftl:2:1: nothing asks for “b”; correct the name, or remove it."),
        ("a = b\n    .c = d", "a.ftl:2:5: nothing asks for “a.c”; correct the name, or remove it."),
        ("aa = b", "a.ftl:1:1: nothing asks for “aa”, but “a”; correct the name, or remove it."),
        ("# b\n", "a.ftl:2:1: the message “a” is missing; add it, with $name, $count, $kind as it needs them."),
    ])
    func tellsWhereAMessageIsWrong(text: String, beginning: String) {
        #expect(Self.fault(text).hasPrefix(beginning), "\(Self.fault(text))")
    }

    @Test func tellsThatAnAttributeIsMissingAtItsMessage() {
        let fault = Self.fault("a = b", for: Self.signatures + [MessageSignature("a.short", [])])
        #expect(fault == "a.ftl:1:1: the message “a.short” is missing; add it.")
    }

    @Test func refusesAMessageThatGrowsWithoutBound() {
        let text = "a = { b0 }\n" + (0..<12).map { "b\($0) = { b\($0 + 1) }{ b\($0 + 1) }\n" }.joined() + "b12 = x\n"
        #expect(Self.fault(text).contains("“a” comes to more than 4096 parts with all that it refers to"))
        let long = "a = { b0 }\n" + (0..<20).map { "b\($0) = { b\($0 + 1) }\n" }.joined() + "b20 = x\n"
        #expect(Self.fault(long).contains("this lies more than 16 deep"))
    }
}
