import Foundation
import GrammarKit
import Testing

@testable import HomeSpeech

struct SpeechGrammarTests {
    private static func fault(_ rules: String) throws -> String {
        let grammar = try SpeechFixture.grammar(rules)
        do throws(SpeechError) {
            _ = try SpeechGrammar(grammar)
            return "taken"
        } catch { return "\(error)" }
    }

    @Test func refusesWhatWouldEndTheProcessOrHearNothing() throws {
        #expect(try Self.fault("<a> = b;").contains("no public rule"))
        #expect(try Self.fault("").contains("no public rule"))
        #expect(try Self.fault("public <a> = <b>;").contains("there is no such rule"))
        #expect(try Self.fault("public <a> = x <a>;").contains("round in a circle"))
        #expect(try Self.fault("public <a> = <VOID>;").contains("nothing can be said"))
        for word in ["küche", "Kitchen", "\"living room\"", "50%", "zzAA", "\"\\\"\""] {
            #expect(try Self.fault("public <a> = \(word);").contains("nobody knows how to pronounce"), "\(word)")
        }
    }

    @Test func refusesAGrammarThatWouldFillTheMemory() throws {
        let doubling = (0..<40).map { "<r\($0)> = <r\($0 + 1)> <r\($0 + 1)>;" }.joined(separator: "\n")
        #expect(try Self.fault("public <a> = <r0>;\n\(doubling)\n<r40> = x;").contains("more than 100000 arcs"))
        let words = (0..<100_001).map { "w\($0)" }.joined(separator: "|")
        #expect(try Self.fault("public <a> = (\(words));").contains("more than 100000 arcs"))
    }

    @Test func makesProbabilitiesOfWeightsAndDropsTagsAndWhatCannotBeSaid() throws {
        let grammar = try SpeechFixture.grammar("public <a> = /5/ [on {x}] | /15/ off | /0/ never | <VOID>; <b> = c;")
        let checked = try SpeechGrammar(grammar)
        #expect(checked.words.sorted() == ["off", "on"])
        let start = checked.network.states[checked.network.start]
        let chances = start.arcs.map { (checked.words[$0.key.word], $0.value) }
        #expect(Dictionary(uniqueKeysWithValues: chances) == ["on": 0.125, "off": 0.75])
        #expect(start.skips == [checked.network.end: 0.125])
    }
}
