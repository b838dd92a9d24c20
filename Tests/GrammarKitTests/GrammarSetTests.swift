import GrammarKit
import Testing

struct GrammarSetTests {
    private static func read(_ name: String, _ body: String) throws -> Grammar {
        try GrammarReader.read("#JSGF V1.0;\ngrammar \(name);\n\(body)", file: "\(name).gram")
    }

    private static func problems(_ grammars: Grammar..., external: [String: Set<String>] = [:]) -> [String] {
        GrammarSet.problems(in: grammars, external: external).map(\.description)
    }

    @Test func givesEveryRuleAndReferenceItsFullName() throws {
        let common = try Self.read("en._common", "public <number> = one | two; public <please> = please;")
        let power = try Self.read(
            "en.power",
            "import <en._common.*>; import <names.*>; public <set> = [<please>] turn <state> <room> <_common.number>;"
                + "<state> = on | off;")
        let set = try GrammarSet([common, power], external: ["names": ["room", "zone"]])
        #expect(
            set.rules["en.power.set"]?.expansion.references
                == ["en._common.please", "en.power.state", "names.room", "en._common.number"])
        #expect(set.unused == [])
    }

    @Test(arguments: [
        ("import <names.*>; <r> = <rom>;", "<r> refers to <rom>"),
        ("<r> = <names.rom>;", "names.rom"),
        ("import <b.*>;\n<r> = x;", "a.gram:3:"),
        ("import <names.rom>;\n<r> = x;", "a.gram:3:"),
    ])
    func tellsWhichRuleOfAnotherGrammarIsNotThere(rules: String, told: String) throws {
        let problems = Self.problems(try Self.read("a", rules), external: ["names": ["room"]])
        #expect(problems.count == 1 && problems[0].contains(told), "\(problems)")
    }

    @Test func prefersItsOwnRuleToAnImportedOne() throws {
        let other = try Self.read("b", "public <x> = y;")
        let set = try GrammarSet([try Self.read("a", "import <b.*>; public <r> = <x>; <x> = z;"), other])
        #expect(set.rules["a.r"]?.expansion == .reference("a.x"))
    }

    @Test func reportsWhatKeepsGrammarsApart() throws {
        #expect(
            Self.problems(try Self.read("a", "\n<r> = <romm>;"))
                == [
                    "a.gram:4:1: <r> refers to <romm>, and there is no such rule; define it, import it, or correct the name."
                ])
        let (b, c) = (try Self.read("b", "public <x> = y; <p> = q;"), try Self.read("c", "public <x> = y;"))
        #expect(
            Self.problems(try Self.read("a", "import <b.*>; import <c.*>; <r> = <x>;"), b, c)
                == ["a.gram:3:29: <r> refers to <x>, which may be <b.x> or <c.x>; write the full name."])
        #expect(
            Self.problems(try Self.read("a", "import <b.*>; <r> = <b.p>; <s> = <p>;"), b)
                .allSatisfy { $0.contains("private to its grammar") })
        #expect(Self.problems(try Self.read("a", "import <z.*>; import <b.z>;"), b).count == 2)
        #expect(Self.problems(b, try Self.read("b", "public <x> = z;")).count == 1)
        #expect(try GrammarSet([b]).unused == ["b.p"])
    }

    @Test func namesTheRulesOfACircle() throws {
        let grammar = try Self.read("a", "<r> = a <s>; <s> = [<t>]; <t> = <s> | b;")
        #expect(
            Self.problems(grammar)
                == ["a.gram:3:27: rules go round in a circle, <a.s> → <a.t> → <a.s>; use * or + instead."])
        #expect(Self.problems(try Self.read("a", "<r> = r <r>;")).count == 1)
    }

    @Test func refusesAChainOfAThousandRulesWithoutTrapping() throws {
        let rules = (0..<1000).map { "<r\($0)> = a <r\($0 + 1)>;" }.joined(separator: "\n") + "<r1000> = b;"
        #expect(Self.problems(try Self.read("a", rules)).first?.contains("more than 64 deep") == true)
    }

    @Test func addsTheRulesThatAProgramMakes() throws {
        let grammar = try Self.read("a", "import <names.*>; public <r> = turn on <room>;")
        let set = try GrammarSet([grammar], external: ["names": ["room", "zone"]])
        #expect(throws: GrammarError.self) { try set.closure(of: "a.r") }
        let kitchen = Rule(name: "names.room", expansion: .tagged(.word("kitchen"), tags: ["1"]))
        let full = try set.adding([kitchen])
        #expect(try full.closure(of: "a.r").map(\.name) == ["a.r", "names.room"])
        #expect(throws: GrammarError.self) { try full.adding([kitchen]) }
        #expect(throws: GrammarError.self) {
            try full.adding([Rule(name: "names.x", expansion: .reference("other.y"))])
        }
        #expect(throws: GrammarError.self) {
            try full.adding([Rule(name: "names.x", expansion: .reference("names.x"))])
        }
        #expect(throws: GrammarError.self) { try full.closure(of: "a.q") }
    }

    @Test func putsRulesInThePlaceOfOthers() throws {
        let set = try GrammarSet([try Self.read("a", "public <r> = turn <s>; <s> = on;")])
        let changed = try set.replacing([Rule(name: "a.s", expansion: .word("off"))])
        #expect(try GrammarSampler(changed, root: "a.r").sentences(limit: 2).map(\.text) == ["turn off"])
        #expect(throws: GrammarError.self) {
            try set.replacing([Rule(name: "a.s", expansion: .reference("a.q"))])
        }
        #expect(throws: GrammarError.self) {
            try set.replacing([Rule(name: "a.s", expansion: .reference("a.r"))])
        }
    }

    @Test func flattensToOneGrammarWithoutWhatCannotBeSaid() throws {
        let grammar = try Self.read(
            "a", "import <names.*>; public <r> = turn on (<room> | <zone> {z}) [<zone>] | <zone> off; <q> = never;")
        let set = try GrammarSet([grammar], external: ["names": ["room", "zone"]]).adding([
            Rule(name: "names.room", expansion: .word("kitchen")), Rule(name: "names.zone", expansion: .void),
        ])
        let flat = try set.flattened(from: "a.r", language: "en")
        #expect(
            GrammarWriter(writesTags: false).text(of: flat) == """
                #JSGF V1.0 UTF-8 en;
                grammar flat;
                public <a:r> = turn on <names:room> <NULL>;
                <names:room> = kitchen;

                """)
        #expect(throws: GrammarError.self) { try set.flattened(from: "names.zone") }
    }
}
