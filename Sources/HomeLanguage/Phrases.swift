import GrammarKit
import HomeModel
import HomeNames
import HomeOutcomes
import UtteranceAnalysis

/// Sentences that people of a home can say, made from its own names.
///
/// They come from the rules of `_phrases.gram`, which are named after the kinds of things in a home. Only what the
/// parser itself understands is offered.
public struct Phrases: Sendable {
    /// The most sentences of one kind of thing.
    private static let limit = 8
    private let search: Search
    private var interpreter: Interpreter { search.interpreter }
    private let context: Context
    private let rules: [String: Expansion]

    /// Sentences for whoever speaks from somewhere.
    public init(_ parser: Parser, in context: Context = Context()) { self.init(parser.search, in: context) }

    init(_ search: Search, in context: Context) {
        // What is tried here was said by nobody, and is no turn of a conversation.
        let language = search.interpreter.language
        var trying = search
        trying.interpreter.analyzer.tokenize = { language.tokens(of: $0) }
        self.search = trying
        self.context = context
        rules = Dictionary(
            language.grammars.rules.filter { $0.key.contains("._phrases.") }.map { name, rule in
                (name.split(separator: ".").last.map(String.init) ?? name, rule.expansion)
            }
        ) { first, _ in first }
    }

    /// The sentences, each of which is understood; those of a room are about it and what is in it.
    public var sentences: [String] {
        guard interpreter.missingPlace(in: context) == nil, let view = interpreter.homes(in: context).first else {
            return []
        }
        let room = context.room.flatMap { view.room(named: $0) }
        var found: [String] = []
        for (rule, names) in subjects(of: view, room) {
            found += sentences(by: rule, about: names).filter { !found.contains($0) }
        }
        return found
    }

    /// One sentence for each of a few kinds of things, as many as are asked for where there are so many kinds.
    public func examples(_ count: Int) -> [String] {
        guard interpreter.missingPlace(in: context) == nil, let view = interpreter.homes(in: context).first else {
            return []
        }
        let room = context.room.flatMap { view.room(named: $0) }
        let found = subjects(of: view, room).lazy.compactMap { sentences(by: $0.rule, about: $0.names, limit: 1).first }
        return Array(found.prefix(count))
    }

    /// The questions that together ask how all is.
    var overview: [String] { rules["overview"].map(Self.templates) ?? [] }

    /// The rules that have something to speak of here, with the names that they can be said of.
    private func subjects(of view: HomeView, _ room: Room?) -> [(rule: String, names: [String])] {
        let services = room.map { room in view.services.filter { $0.room?.id == room.id } } ?? view.services
        let types = services.reduce(into: [String]()) { types, service in
            if !types.contains(service.service.type.name) { types.append(service.service.type.name) }
        }
        var subjects = types.map { type in (type, services.filter { $0.service.type.name == type }.map(\.name)) }
        if services.contains(where: { $0.telling("StatusLowBattery") != nil }) {
            subjects.append(("Battery", services.map(\.name)))
        }
        subjects.append(("room", room.map { [$0.name] } ?? view.home.rooms.map(\.name)))
        if room == nil {
            subjects.append(("zone", view.home.zones.map(\.name)))
            subjects.append(("serviceGroup", view.home.serviceGroups.map(\.name)))
            subjects.append(("home", services.map(\.name)))
        }
        subjects.append(("actionSet", view.home.actionSets.map(\.name)))
        return subjects
    }

    /// Each example of a rule once, said of the next of the names that makes sense.
    private func sentences(by rule: String, about names: [String], limit: Int = Self.limit) -> [String] {
        guard let expansion = rules[rule], !names.isEmpty else { return [] }
        var next = 0
        var found: [String] = []
        for template in Self.templates(expansion) where found.count < limit {
            for step in 0..<min(names.count, 5) {
                let sentence = self.sentence(template, about: names[(next + step) % names.count])
                guard isUnderstood(sentence) else { continue }
                found.append(sentence)
                next += step + 1
                break
            }
        }
        return found
    }

    private func isUnderstood(_ sentence: String) -> Bool {
        let outcome = search.read(sentence, in: context)
        return outcome.status == .understood && !outcome.intents.isEmpty
    }

    private func sentence(_ template: String, about name: String) -> String {
        let sentence = interpreter.replies.filling(template, at: Self.gap, with: name)
        let tokens = interpreter.language.tokens(of: sentence)
        return tokens.contains(where: \.isUnspaced) ? tokens.asWritten : sentence
    }

    /// Where a name is to stand.
    private static let gap = "\u{0}"

    /// All that a rule says, with a gap where it mentions a name.
    private static func templates(_ expansion: Expansion) -> [String] {
        switch expansion {
        case .word(let word): [word]
        case .reference: [gap]
        case .sequence(let parts):
            parts.reduce([""]) { said, part in
                said.flatMap { before in templates(part).map { before.isEmpty ? $0 : "\(before) \($0)" } }
            }
        case .alternatives(let choices): choices.flatMap { templates($0.expansion) }
        case .optional(let inner), .repeated(let inner, _), .tagged(let inner, _): templates(inner)
        case .null, .void: []
        }
    }
}
