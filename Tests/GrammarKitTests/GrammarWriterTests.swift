import GrammarKit
import TestSupport
import Testing

struct GrammarWriterTests {
    @Test(arguments: [
        "a", "a b c", "a | b", "a b | c", "(a | b) c", "(a b) c", "a (b c)", "(a | b) | c", "[a | b]", "[[a] b]*",
        "a*", "(a*)+", "(a b)*", "[a]+", "a {x}", "(a {x}) {y}", "a {x}*", "(a*) {x}", "(a b) {x} {y}",
        "/0.25/ a | /3/ b | c", "[/1e-3/ a]", "<x.y.z> <NULL> <VOID>", #""living room" {a \} \\}"#, "50% o'clock",
        #""a|b" "c\"d\\e""#, "(a {x} b | c {y})* {z}", "()",
    ]) func writesWhatIsReadBackEqual(text: String) throws {
        let header = "#JSGF V1.0 UTF-8 en;\ngrammar g.h;\nimport <x.*>;\n"
        let grammar = try GrammarReader.read(header + "public <a> = \(text);\n<b> = c;", file: "a.gram")
        let written = GrammarWriter().text(of: grammar)
        #expect(try GrammarReader.read(written, file: "b.gram") == grammar, "\(written)")
    }

    @Test func writesRandomTreesThatAreReadBackEqual() throws {
        var generator = SeededNumbers(seed: 11)
        for _ in 0..<500 {
            let rule = Rule(name: "r", isPublic: true, expansion: Self.tree(depth: 5, using: &generator))
            let grammar = Grammar(name: "g", rules: [rule])
            let written = GrammarWriter().text(of: grammar)
            #expect(try GrammarReader.read(written, file: "r.gram") == grammar, "\(written)")
        }
    }

    @Test func leavesTagsOutAndKeepsTheGroupsTheyStoodOn() {
        let words = Expansion.sequence([.tagged(.sequence([.word("a"), .word("b")]), tags: ["x"]), .word("c")])
        #expect(GrammarWriter(writesTags: false).text(of: words) == "(a b) c")
        #expect(GrammarWriter().text(of: words) == "(a b) {x} c")
    }

    private static func tree(depth: Int, using generator: inout SeededNumbers) -> Expansion {
        let pick = depth == 0 ? Int.random(in: 0...3, using: &generator) : Int.random(in: 0...9, using: &generator)
        switch pick {
        case 0: return .word(["a", "two words", "o'clock", "7", "a/b"].randomElement(using: &generator) ?? "a")
        case 1: return .reference("x.y")
        case 2: return .null
        case 3: return .void
        case 4, 5: return .sequence((0...2).map { _ in tree(depth: depth - 1, using: &generator) })
        case 6:
            return .alternatives(
                (0...2).map { _ in
                    let weight = Bool.random(using: &generator) ? Double.random(in: 0.01...9, using: &generator) : nil
                    return Alternative(weight: weight, expansion: tree(depth: depth - 1, using: &generator))
                })
        case 7: return .optional(tree(depth: depth - 1, using: &generator))
        case 8: return .repeated(tree(depth: depth - 1, using: &generator), atLeastOnce: .random(using: &generator))
        default: return .tagged(tree(depth: depth - 1, using: &generator), tags: ["x", #"{\}"#])
        }
    }
}
