import Foundation
import Testing
@testable import HomeLanguage
struct ScratchTests {
    @Test func show() throws {
        guard let text = ProcessInfo.processInfo.environment["SAY"] else { return }
        let parser = English.cottage
        let lattice = Lattice(Token.tokens(of: text), grammar: parser.language.compiled, index: parser.index)
        for s in parser.sentences(of: lattice) { for c in s { print(c.facts.properties, c.facts.number as Any, c.nouns.map { $0.facts.properties }, c.places.count, Demand.demands(of: c)) }; print("--") }
    }
}
