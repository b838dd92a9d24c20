import GrammarKit
import TestSupport
import Testing

struct GrammarReaderTests {
    private static let header = "#JSGF V1.0 UTF-8 en;\ngrammar en.test;\n"

    private static func expansion(_ text: String) throws -> Expansion {
        try #require(try GrammarReader.read(header + "public <a> = \(text);", file: "a.gram").rules.first).expansion
    }

    private static func fault(_ text: String) -> String {
        do throws(GrammarError) {
            _ = try GrammarReader.read(text, file: "a.gram")
            return "read without a fault"
        } catch { return "\(error)" }
    }

    @Test func readsHeaderImportsAndRules() throws {
        let text = """
            #JSGF V1.0 UTF-8 en;
            // Who says what.
            grammar en.set-power;
            import <en._common.*>;
            import <names.room>; /* the home's own */
            /** Switches. */
            public <by-room> = turn <_state> ;
            <_state>=on{true}|off{false};
            """
        let grammar = try GrammarReader.read(text, file: "a.gram")
        #expect(grammar.name == "en.set-power")
        #expect(grammar.language == "en")
        #expect(grammar.imports == ["en._common.*", "names.room"])
        #expect(grammar.rules.map(\.name) == ["by-room", "_state"])
        #expect(grammar.rules.map(\.isPublic) == [true, false])
        #expect(grammar.rules[0].position == SourcePosition(file: "a.gram", line: 7, column: 1))
        #expect(
            grammar.rules[1].expansion
                == .alternatives([
                    Alternative(expansion: .tagged(.word("on"), tags: ["true"])),
                    Alternative(expansion: .tagged(.word("off"), tags: ["false"])),
                ]))
    }

    @Test func readsTheMarksOfARule() throws {
        let text =
            Self.header + """
                /** Plain. @role yes no
                 *  @see <b> */
                public <a> = on;
                /* @role off */ <b> = off; /**/ <c> = out; /** @role */ <d> = in;
                """
        let rules = try GrammarReader.read(text, file: "a.gram").rules
        let marks = rules.map { $0.marks.map { ([$0.name] + $0.words).joined(separator: " ") } }
        #expect(marks == [["role yes no", "see <b>"], [], [], ["role"]])
        #expect(rules[0].marks[1].position == SourcePosition(file: "a.gram", line: 4, column: 5))
        do throws(GrammarError) {
            let fault = { (mark: Mark) in mark.words.isEmpty ? "it says nothing" : nil }
            _ = try GrammarReader.read(text, file: "a.gram", faultOfMark: fault)
            Issue.record("an empty mark was read")
        } catch { #expect("\(error)" == "a.gram:6:48: the mark @role cannot be read: it says nothing.") }
    }

    @Test func bindsOperatorsAndTagsToTheUnitBeforeThem() throws {
        let (a, b, c) = (Expansion.word("a"), Expansion.word("b"), Expansion.word("c"))
        #expect(try Self.expansion("a b* c") == .sequence([a, .repeated(b, atLeastOnce: false), c]))
        #expect(try Self.expansion("a b {x} {y}") == .sequence([a, .tagged(b, tags: ["x", "y"])]))
        #expect(try Self.expansion("(a b) {x}") == .tagged(.sequence([a, b]), tags: ["x"]))
        #expect(
            try Self.expansion("a {x}+ {y}")
                == .tagged(.repeated(.tagged(a, tags: ["x"]), atLeastOnce: true), tags: ["y"]))
        #expect(
            try Self.expansion("a b | c {x}")
                == .alternatives([
                    Alternative(expansion: .sequence([a, b])), Alternative(expansion: .tagged(c, tags: ["x"])),
                ]))
        #expect(
            try Self.expansion("[a | /0.2/ b]<c.d>")
                == .sequence([
                    .optional(.alternatives([Alternative(expansion: a), Alternative(weight: 0.2, expansion: b)])),
                    .reference("c.d"),
                ]))
    }

    @Test func readsWhatSaysNothingAndWhatCannotBeSaid() throws {
        #expect(try Self.expansion("<NULL>") == .null)
        #expect(try Self.expansion("a <VOID>") == .sequence([.word("a"), .void]))
        #expect(try Self.expansion("()") == .null)
        #expect(try Self.expansion("[]") == .optional(.null))
    }

    @Test func dropsTheBackslashOfAnEscapedMark() throws {
        #expect(try Self.expansion(#"a {\{x\} \\ y "z"}"#) == .tagged(.word("a"), tags: [#"{x} \ y "z""#]))
        #expect(try Self.expansion(#""living \"room\"""#) == .word(#"living "room""#))
        #expect(try Self.expansion("a {two\nlines}") == .tagged(.word("a"), tags: ["two\nlines"]))
        #expect(try Self.expansion("a {}") == .tagged(.word("a"), tags: [""]))
    }

    @Test func takesEveryAlphabetAndEveryMarkTheFormatAllows() throws {
        let name = #"+-:;,=|/\()[]@#%!^&~$_Küche卧室"#
        let text = "\u{FEFF}#JSGF V1.0;\r\ngrammar g;\r\n<\(name)> = кухня's 50% über;"
        let grammar = try GrammarReader.read(text, file: "a.gram")
        #expect(grammar.rules.map(\.name) == [name])
        #expect(grammar.rules[0].expansion.words == ["кухня's", "50%", "über"])
    }

    @Test(arguments: [
        ("", "a.gram:1:1: a grammar begins with its header; write #JSGF V1.0 UTF-8 en; as the very first line."),
        ("#JSGF V2.0;\ngrammar a;", "a.gram:1:1: the header names version V2.0; only V1.0 can be read."),
        ("#JSGF V1.0 ISO8859-5;", "a.gram:1:1: the header names the encoding ISO8859-5;"),
        ("#JSGF V1.0", "a.gram:1:1: the header #JSGF is opened here and never closed."),
        ("#JSGF V1.0;\n<a> = b;", "a.gram:2:1: “grammar” and the grammar's name is due here, not <a>."),
        ("#JSGF V1.0;\ngrammar a..b;", "a.gram:2:9: “a..b” cannot be a name"),
        ("#JSGF V1.0;\ngrammar a;\n<a> = b", "a.gram:3:8: “;” after the rule is due here, not the end of the file."),
        ("#JSGF V1.0;\ngrammar a;\n<a> = ;", "a.gram:3:7: a word, a group or a <rule> is due here, not “;”."),
        ("#JSGF V1.0;\ngrammar a;\n<a> = (b | c;", "a.gram:3:7: the group ( is opened here and never closed."),
        ("#JSGF V1.0;\ngrammar a;\n<a> = (b ];", "a.gram:3:10: “|” or “)” is due here, not “]”."),
        ("#JSGF V1.0;\ngrammar a;\n<a> = b {c;", "a.gram:3:9: the tag { is opened here and never closed."),
        ("#JSGF V1.0;\ngrammar a;\n<a> = \"b;\n", "a.gram:3:7: the quotation \" is opened here and never closed."),
        ("#JSGF V1.0;\ngrammar a;\n<a> = /* b;", "a.gram:3:7: the comment /* is opened here and never closed."),
        ("#JSGF V1.0;\ngrammar a;\n<a> = <b ;", "a.gram:3:7: the rule name < is opened here and never closed."),
        ("#JSGF V1.0;\ngrammar a;\n<a> = <b c>;", "a.gram:3:7: “b c” cannot be a name"),
        ("#JSGF V1.0;\ngrammar a;\n<a> = /x/ b;", "a.gram:3:7: the weight /x/ is of no use"),
        ("#JSGF V1.0;\ngrammar a;\n<a> = /-1/ b;", "a.gram:3:7: the weight /-1/ is of no use"),
        ("#JSGF V1.0;\ngrammar a;\n<a> = /0/ b | /0/ c;", "a.gram:3:7: the weight /0/ is of no use"),
        ("#JSGF V1.0;\ngrammar a;\n<a> = b**;", "a.gram:3:9: one * or + is enough"),
        ("#JSGF V1.0;\ngrammar a;\n<a> = b;\n <a> = c;", "a.gram:4:2: <a> is already defined at a.gram:3:1"),
        ("#JSGF V1.0;\ngrammar a;\nimport <b>;", "a.gram:3:8: what to import, as <grammar.rule> or <grammar.*>,"),
        ("#JSGF V1.0;\ngrammar a;\n<NULL> = b;", "a.gram:3:1: “NULL” cannot be a name"),
        ("#JSGF V1.0;\ngrammar a;\n<a> = b \u{7} c;", "a.gram:3:9: a word is due here, not the control character"),
    ]) func tellsWhereAGrammarIsWrong(text: String, beginning: String) {
        #expect(Self.fault(text).hasPrefix(beginning))
    }

    @Test(arguments: ["(", "[", "a+(", "{", "((a)", "<", "\"", "/", "a|", "*", "/*", "a{x}"])
    func refusesTenThousandOfAnythingWithoutTrapping(opening: String) {
        let many = String(repeating: opening, count: 10_000)
        let closings = String(repeating: opening == "[" ? "]" : ")", count: 10_000)
        for text in [many, many + "a" + closings] {
            let fault = Self.fault(Self.header + "<a> = \(text);")
            #expect(fault.hasPrefix("a.gram:") || opening == "a{x}" || opening == "a|")
        }
    }

    @Test func refusesATextOfMoreThanAMegabyte() {
        let fault = Self.fault(Self.header + "<a> = " + String(repeating: "b ", count: 600_000) + ";")
        #expect(fault.contains("at most 1048576 are read"))
    }

    @Test func readsOrRefusesEveryPrefixAndEveryChangedByte() throws {
        let text =
            Self.header + #"import <b.*>; public <a> = /0.5/ a {x \} y} | [b* "c d"]+ (<e> | <NULL>) /* f */ ; // g"#
        let bytes = Array(text.utf8)
        for length in bytes.indices {
            _ = Self.fault(String(decoding: bytes[..<length], as: UTF8.self))
        }
        var generator = SeededNumbers(seed: 7)
        for _ in 0..<2000 {
            var changed = bytes
            for _ in 0..<3 {
                changed[Int.random(in: changed.indices, using: &generator)] = UInt8.random(
                    in: 0...255, using: &generator)
            }
            _ = Self.fault(String(decoding: changed, as: UTF8.self))
        }
    }
}
