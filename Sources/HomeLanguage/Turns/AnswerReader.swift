import HomeModel
import HomeOutcomes
import LanguagePack
import ReplyRendering
import UtteranceAnalysis

/// What a person answers to a question of ours.
public enum Answer: Hashable, Sendable {
    /// A clear yes, which is enough to open the home.
    case yes
    /// Enough for a lamp, and not for a door: "OK", "I guess".
    case assent
    case no
    /// The number of a choice, from 1: "the second one".
    case choice(Int)
    /// The last of what there was to choose from: "the last one".
    case last
    /// All that there was to choose from: "both", "all of them".
    case all
    /// Whichever: "either", "I don't mind".
    case any
}

/// Reads what people answer to a question of ours.
public struct AnswerReader {
    private let interpreter: Interpreter
    private var language: LanguageRules { interpreter.language }

    init(_ interpreter: Interpreter) { self.interpreter = interpreter }

    /// The answer that an utterance is by the language's rule of answers, or nil where it is none.
    public func answer(in said: Utterance) -> Answer? {
        let events = interpreter.matches(of: said, rule: .answer).first ?? []
        let frame = Slots(events)
        if isConsent(said) { return .yes }
        if frame.has(.yes) { return .assent }
        if frame.has(.no) { return .no }
        if frame.has(.all) { return frame.has(.one) ? .any : .all }
        if frame.has(.last) { return .last }
        return frame.number.flatMap { Int(exactly: $0) }.map { .choice($0) }
    }

    /// Whether an utterance says yes and nothing else; "yes?" asks.
    private func isConsent(_ said: Utterance) -> Bool {
        !said.hasQuestionMark && !interpreter.matches(of: said, rule: .consent).isEmpty
    }

    /// The candidates of an ambiguous outcome that an utterance speaks of: those whose things, places, times and values have all
    /// the words of it that any has, and whether it has no other words.
    public func candidates(
        of outcome: Outcome, meantBy said: Utterance
    ) -> [(candidate: Outcome.Candidate, isWhole: Bool)] {
        let placed = candidates(of: outcome, in: said)
        if !placed.isEmpty { return placed.map { ($0, true) } }
        let names = outcome.candidates.map(names)
        let known = names.reduce(Set()) { $0.union($1) }
        let keys = said.tokens.map(\.key).filter { !$0.isEmpty && !isPointing($0) }.map { named($0, among: known) }
        let words = keys.filter { word in names.contains { $0.contains(word) } }
        guard !words.isEmpty else { return [] }
        let meant = zip(outcome.candidates, names).filter { $0.1.isSuperset(of: words) }
        let isWider: (Set<NameKey>) -> Bool = { names in
            TurnRule.oneAndNoMore.holds && meant.contains { $0.1.isStrictSubset(of: names) }
        }
        let narrow = meant.filter { !isWider($0.1) }.map(\.0)
        let called = narrow.filter { candidate in
            !things(of: candidate.intents.flatMap(\.targets), meantBy: said).isEmpty
        }
        let chosen = called.isEmpty || !TurnRule.calledBeforeWhere.holds ? narrow : called
        return chosen.map { ($0, words.count == keys.count) }
    }

    /// Those of some things whose names have all the words of an utterance: “the heater”, of a telescope and a dome heater; none
    /// where it has other words.
    public func things(of targets: [Target], meantBy said: Utterance) -> Set<ServiceReference> {
        let names = targets.map { target in Set(language.tokens(of: target.service).map(\.key)) }
        let known = names.reduce(Set()) { $0.union($1) }
        let words = said.tokens.map(\.key).filter { !$0.isEmpty && !isPointing($0) }.map { named($0, among: known) }
        guard !words.isEmpty else { return [] }
        return Set(zip(targets, names).filter { $0.1.isSuperset(of: words) }.map(\.0.reference))
    }

    /// The words that name a candidate: of its things and where they are, of its scenes, values and times; of a sentence
    /// that may have been said, all its words.
    private func names(of candidate: Outcome.Candidate) -> Set<NameKey> {
        let names = candidate.sentence.map { [$0] } ?? candidate.intents.flatMap(interpreter.replies.names)
        return Set(names.flatMap { language.tokens(of: $0).map(\.key) }.filter { !$0.isEmpty && !isPointing($0) })
    }

    /// A word as names have it, of which it may be another case: “настольную” for the Настольная лампа.
    private func named(_ word: NameKey, among known: Set<NameKey>) -> NameKey {
        if known.contains(word) { return word }
        let forms = language.forms.nominatives(of: word.text).lazy.map { NameKey($0) }
        return forms.first(where: known.contains) ?? word
    }

    /// Whether a word only points: "the", "in".
    private func isPointing(_ word: NameKey) -> Bool {
        language.compiled.begins(anyOf: [.pointing], with: language.compiled.words[word])
    }

    /// The candidates that are where an utterance says, which is a place and nothing else: "upstairs".
    private func candidates(of outcome: Outcome, in said: Utterance) -> [Outcome.Candidate] {
        let matches = interpreter.matches(of: said, rule: .thing) + interpreter.matches(of: said, rule: .where)
        let place = matches.lazy.map { Referent($0) }.first { referent in
            referent.isPlace && referent.names.contains { $0.kind != .home }
        }
        guard let place else { return [] }
        let rooms = Set(
            interpreter.views.flatMap { view in
                (Place(home: view, here: nil).rooms(of: place, within: []) ?? []).compactMap {
                    view.home.room($0)?.name
                }
            })
        let placed = outcome.candidates.filter { candidate in
            candidate.intents.allSatisfy { $0.targets.allSatisfy { $0.room.map(rooms.contains) ?? false } }
        }
        return placed.count == 1 ? placed : []
    }
}
