import Foundation
import GrammarKit
import TestSupport
import Testing

@testable import UtteranceAnalysis

struct PropertyTests {
    private func fault(_ rules: String) -> String {
        do {
            _ = try GrammarReader.read(
                "#JSGF V1.0 UTF-8 en;\ngrammar en.x;\n" + rules, file: "x.gram", faultOfTag: Tag.fault)
            return ""
        } catch { return "\(error)" }
    }

    @Test(arguments: [
        ("<a> = on {too=on};", "x.gram:3:10: ", "{too} takes no value"),
        ("<a> = on {tto=on};", "x.gram:3:10: ", "the nearest is {to}"),
        ("<a> = (up\n  {dir=upp});", "x.gram:4:3: ", "{dir=…} is one of up, down"),
        ("<a> = red {hue=361};", "x.gram:3:11: ", "{hue=…} is a number from 0 to 360"),
        ("<a> = red {hue=nan};", "x.gram:3:11: ", "{hue=…} is a number"),
        ("<a> = lamp {kind};", "x.gram:3:12: ", "{kind=…} lacks its value"),
        ("<a> = lamp {kind=Fan,Lightbulp};", "x.gram:3:12: ", "no service of the type “Lightbulp”"),
        ("<a> = late {part=evning};", "x.gram:3:12: ", "or evening"),
        ("<a> = wet {sense=LeakDetected};", "x.gram:3:11: ", "Name:1"),
        ("<a> = lamp {plural=yes};", "x.gram:3:12: ", "{plural} takes no value"),
        ("<a> = a {};", "x.gram:3:9: ", "there is no tag of this name"),
        ("<a> = a {1e30};", "x.gram:3:9: ", "numbers of up to 1000000000"),
        ("<a> = a {-1e10};", "x.gram:3:9: ", "numbers of up to 1000000000"),
        ("<a> = a {inf};", "x.gram:3:9: ", "numbers of up to 1000000000"),
        ("<a> = a {nan};", "x.gram:3:9: ", "numbers of up to 1000000000"),
        ("<a> = a {*1e308};", "x.gram:3:9: ", "numbers of up to 1000000000"),
    ])
    func tellsWhereATagIsWrongAndWhatIsRight(rules: String, place: String, reason: String) {
        let told = fault(rules)
        #expect(told.hasPrefix(place), "\(told)")
        #expect(told.contains(reason), "\(told)")
    }

    @Test func takesTagsOfEveryKind() {
        #expect(
            fault("<a> = a {all} | b {to=on} {about} | c {20} {*-1} {+0.5} {hue=360} | d {kind=Fan,Fanv2};").isEmpty)
    }

    @Test func eachTagIsSaidByTheGrammarOfALanguage() throws {
        let grammars = Fixture.project + "/Grammars"
        let rules = try FileManager.default.contentsOfDirectory(atPath: grammars).filter { !$0.hasSuffix(".txt") }
            .flatMap { code in
                try LanguageRules(folder: "\(grammars)/\(code)").grammars.rules.values
            }
        let said = Set(rules.flatMap { Self.tags(of: $0.expansion) }.map { String($0.prefix { $0 != "=" }) })
        #expect(Property.allCases.filter { !said.contains($0.rawValue) }.isEmpty)
    }

    /// Syntax stays in the grammar: what asks for the form of words is a language's constraints.
    @Test func noCodeAsksForTheFormOfWords() throws {
        let forms = Property.forms.map(\.description).joined(separator: "|")
        let asked = try Regex("(has\\(|\\[|[,:] )\\.(\(forms))\\b")
        for file in try SourceFile.all(of: ["UtteranceAnalysis", "HomeLanguage", "HomeConversation"])
        where file.path != "UtteranceAnalysis/Grammar/Property.swift" {
            let found = file.text.matches(of: asked).map { String(file.text[$0.range]) }
            #expect(found.isEmpty, "\(file.path): \(found)")
        }
    }

    private static func tags(of expansion: Expansion) -> [String] {
        switch expansion {
        case .tagged(let part, let tags): tags + Self.tags(of: part)
        case .sequence(let parts): parts.flatMap(tags)
        case .alternatives(let choices): choices.flatMap { tags(of: $0.expansion) }
        case .optional(let part), .repeated(let part, _): tags(of: part)
        case .word, .reference, .null, .void: []
        }
    }

    @Test(arguments: 0..<50) func aSetKnowsItsOwn(seed: Int) {
        var generator = SeededNumbers(seed: seed)
        var (set, other): (PropertySet, PropertySet) = ([], [])
        var (plain, otherPlain): (Set<Property>, Set<Property>) = ([], [])
        for _ in 0..<40 {
            let property = Property.allCases.randomElement(using: &generator) ?? .directive
            switch Int.random(in: 0..<3, using: &generator) {
            case 0: (set.insert(property), plain.insert(property)).0
            case 1: (set.remove(property), plain.remove(property)).0
            default: (other.insert(property), otherPlain.insert(property)).0
            }
        }
        let has = { (set: PropertySet) in Set(Property.allCases.filter(set.contains)) }
        #expect(has(set) == plain)
        #expect(has(set.union(other)) == plain.union(otherPlain))
        #expect(has(set.subtracting(other)) == plain.subtracting(otherPlain))
        #expect(has(set.symmetricDifference(other)) == plain.symmetricDifference(otherPlain))
        #expect(set.intersects(other) == !plain.isDisjoint(with: otherPlain))
        #expect(set.isEmpty == plain.isEmpty)
    }

    /// The pages are made of the enumerations: `BECKON_RECORD=1` writes them anew.
    @Test(arguments: [DocumentedEnumeration.tags, .roles])
    func thePageIsTrue(page: DocumentedEnumeration) throws {
        let text = try page.text()
        let path = Fixture.project + "/docs/\(page.file)"
        if ProcessInfo.processInfo.environment["BECKON_RECORD"] != nil {
            try text.write(toFile: path, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    }
}
