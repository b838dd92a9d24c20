import Foundation
import GrammarKit
import Testing

@testable import HomeSpeech

struct SpeechGrammarTests {
    private static func checked(_ rules: String) throws -> SpeechGrammar {
        let phones = try SpeechFixture.settings().phones.phones.prefix(1)
        return try SpeechGrammar(SpeechFixture.grammar(rules)) { words in
            Dictionary(uniqueKeysWithValues: words.map { ($0, $0 == "''" ? [] : [Array(phones)]) })
        }
    }

    private static func fault(_ rules: String) throws -> String {
        do {
            return "taken without \(try checked(rules).leftOut)"
        } catch let error as SpeechError { return "\(error)" }
    }

    @Test func refusesWhatWouldEndTheProcessOrHearNothing() throws {
        #expect(try Self.fault("<a> = b;").contains("nothingToHear"))
        #expect(try Self.fault("").contains("nothingToHear"))
        #expect(try Self.fault("public <a> = <b>;").contains("there is no such rule"))
        #expect(try Self.fault("public <a> = x <a>;").contains("round in a circle"))
        #expect(try Self.fault("public <a> = <VOID>;").contains("nothing can be said"))
        for word in ["küche", "Kitchen", "\"living room\"", "50%", "zzAA", "\"\\\"\"", "''"] {
            #expect(try Self.fault("public <a> = \(word);").contains("unpronounceable"), "\(word)")
        }
    }

    @Test func refusesAGrammarThatWouldFillTheMemory() throws {
        let doubling = (0..<40).map { "<r\($0)> = <r\($0 + 1)> <r\($0 + 1)>;" }.joined(separator: "\n")
        #expect(try Self.fault("public <a> = <r0>;\n\(doubling)\n<r40> = x;").contains("more than 100000 arcs"))
        let words = (0..<100_001).map { "w\($0)" }.joined(separator: "|")
        #expect(try Self.fault("public <a> = (\(words));").contains("more than 100000 arcs"))
    }

    @Test func tellsWhetherAnythingIsSaidOfWhatIsLikely() throws {
        #expect(try Self.checked("public <a> = on | [off] <b>; <b> = /2/ c | d;").isWeighted)
        #expect(try Self.checked("public <a> = on | [off] <b>; <b> = (c | d)*;").isWeighted == false)
    }

    @Test func makesProbabilitiesOfWeightsAndDropsTagsAndWhatCannotBeSaid() throws {
        let checked = try Self.checked("public <a> = /5/ [on {x}] | /15/ off | /0/ never | <VOID>; <b> = c;")
        #expect(checked.variants.keys.sorted() == ["off", "on"])
        let start = checked.network.states[checked.network.start]
        let chances = start.arcs.map { (checked.network.words[$0.word], $0.probability) }
        #expect(Dictionary(uniqueKeysWithValues: chances) == ["on": 0.125, "off": 0.75])
        #expect(start.ending == 0.125)
    }

    @Test func leavesOutWhatNobodyCanPronounce() throws {
        let checked = try Self.checked("public <a> = turn on <n> | to 50%; <n> = lamp | 卧室 [lamp] | <m>; <m> = 沙发;")
        #expect(checked.leftOut == ["50%", "卧室", "沙发"])
        #expect(checked.network.accepts(["turn", "on", "lamp"]))
        #expect(checked.network.words.sorted() == ["lamp", "on", "turn"])
    }
}
