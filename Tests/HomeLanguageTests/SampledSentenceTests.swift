import GrammarKit
import HomeModel
import HomeNames
import HomeOutcomes
import TestSupport
import Testing

@testable import HomeLanguage

/// What the grammar lets people say to the cottage, by chance from a fixed seed.
struct SampledSentenceTests {
    static let roots = English.language.roots

    /// The names of the cottage as rules, as the ear gets them too.
    static let set: GrammarSet = {
        // The rules that the roots mention: those for kinds of things, and those for things that can do something.
        let mentioned = Set(English.language.grammars.rules.values.flatMap(\.expansion.references))
        let rules = mentioned.filter { $0.hasPrefix("names.") }.sorted().map { name in
            // What says nothing, beside "everything".
            if name.hasSuffix("-any") { return Rule(name: name, isPublic: true, expansion: .null) }
            if name.hasSuffix("-all") { return Rule(name: name, isPublic: true, expansion: .word("lights")) }
            let kind = NamedThing.Kind(rawValue: String(name.dropFirst("names.".count)))
            let names = Set(
                English.cottage.index.entries.filter { entry in
                    entry.form == .full && (kind.map { $0 == entry.thing.kind } ?? Self.isThing(entry.thing))
                }.map(\.name))
            let choices = names.sorted().map { name in
                Alternative(expansion: .sequence(name.split(separator: " ").map { .word(String($0)) }))
            }
            return Rule(name: name, isPublic: true, expansion: .alternatives(choices))
        }
        do { return try English.language.grammars.adding(rules) } catch { preconditionFailure("\(error)") }
    }()

    private static func isThing(_ thing: NamedThing) -> Bool {
        [.accessory, .service, .serviceGroup].contains(thing.kind)
    }

    static func sentences(of root: String, count: Int) throws -> [String] {
        let sampler = try GrammarSampler(set, root: root)
        var generator = SeededNumbers(seed: 2)
        return (0..<count).compactMap { _ in sampler.sentence(using: &generator)?.text }
    }

    @Test(arguments: roots)
    func understandsAllThatTheEarCanHear(root: String) throws {
        for sentence in try Self.sentences(of: root, count: 1000) {
            let outcome = English.cottage.parse(sentence)
            // What is asked of other assistants is understood as that.
            if case .noSkill = outcome.told.content { continue }
            #expect(outcome.status != .notUnderstood, "\(sentence)")
        }
    }

    @Test func understandsAllAnswersThatTheEarCanHear() throws {
        let root = try #require(English.language.rules.roles.name(of: .heardAnswer))
        let answers = try GrammarSampler(English.language.grammars, root: root).sentences(limit: 1000)
        #expect(answers.count > 10)
        for answer in answers {
            #expect(English.cottage.answers.answer(in: English.cottage.utterance(answer.text)) != nil, "\(answer.text)")
        }
    }

    /// Numbers, states, kinds and colours are written once: what the ear alone has says only which sort of sentence it is.
    @Test func takesAllMeaningFromTheRulesOfTypedText() {
        let own = English.language.grammars.rules.filter { name, _ in
            let file = name.split(separator: ".").dropLast().last ?? ""
            return !file.hasPrefix("_") || ["_spoken", "_said"].contains(file)
        }
        let tags = Set(own.flatMap { Self.tags(of: $0.value.expansion) }.map { String($0.prefix { $0 != "=" }) })
        #expect(tags == ["about", "ask", "do"])
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

    @Test(arguments: roots.filter { $0.hasPrefix("en.question.") })
    func neverActsOnAQuestion(root: String) throws {
        for sentence in try Self.sentences(of: root, count: 100) {
            let outcome = English.cottage.parse(sentence)
            #expect(!outcome.acts, "\(sentence)")
            let acting = outcome.candidates.flatMap(\.intents).filter {
                if case .get = $0.action { false } else { true }
            }
            #expect(acting.isEmpty, "\(sentence)")
        }
    }
}
