import GrammarKit
import HomeModel
import HomeNames
import LanguagePack

/// What of a language is wanted only by sentences that make no sense as they stand; shared by all who read them.
final class Spellings: Sendable {
    /// Words for one thing and words of reasons, apart from the others: who says them has not said a word of a command.
    let aside: CompiledGrammar
    /// The words that sentences can hold; answers have more.
    let spokenWords: Set<CompiledGrammar.WordID>
    /// The words of sentences by their spelling.
    let nearWords: NearWords
    /// The words that say how much and how, and nothing else: no order, no state and no thing.
    let plainWords: Set<CompiledGrammar.WordID>
    /// Its small words, which slips make of each other.
    let smallWords: FunctionWords
    /// The words for one thing by their spelling.
    let nearAlike: NearWords
    /// What makes of a reason a condition, a time or a wish, letter by letter.
    let wordsOfDoubt: Set<Letters>
    /// What a room is called behind the name of whose it is.
    let ownRooms: [Token]

    /// Looks for them in the rules of a language; sentences are made of some of those that are compiled.
    init(
        _ rules: [String: Rule], _ roles: RuleRoles, _ compiled: CompiledGrammar,
        chunks: [CompiledGrammar.RuleID], forms: WordForms, _ model: SpellingModel
    ) {
        let aside = CompiledGrammar(
            rules: rules, roles: roles, tokenizer: compiled.tokenizer, roots: roles.names { $0.isAside })
        let spoken = compiled.words(below: chunks)
        let alike = aside.words(below: [aside.rule(.alike)].compactMap(\.self))
        self.aside = aside
        ownRooms = aside.words(below: [aside.rule(.ownroom)].compactMap(\.self))
            .map { Token(text: Substring(aside.spelling(of: $0))) }.sorted { $0.text < $1.text }
        wordsOfDoubt = Set(
            aside.words(below: [aside.rule(.doubt)].compactMap(\.self))
                .map(aside.spelling(of:))
                // An article within it is no doubt: "with the exception".
                .filter { !compiled.begins(compiled.rule(.idle), with: compiled.words[NameKey($0)]) }
                .map { Array($0.unicodeScalars) })
        spokenWords = spoken
        plainWords = compiled.words(below: Self.saying.compactMap { compiled.rule($0) })
            .subtracting(compiled.words(below: Self.meaning.compactMap { compiled.rule($0) }))
        nearWords = NearWords(
            compiled.words.filter { spoken.contains($0.value) }.map { ($0.key, $0.value) }, forms: forms, model)
        smallWords = FunctionWords(compiled)
        nearAlike = NearWords(
            aside.words.filter { alike.contains($0.value) }.map { ($0.key, $0.value) }, forms: forms, model)
    }

    private static let saying: [RuleRole] = [.value, .change, .color, .quality, .climate, .complaint]
    private static let meaning: [RuleRole] = [
        .thing, .where, .wanting, .act, .state, .number, .not, .no, .never, .except, .and,
    ]
}

extension LanguageRules {
    package var aside: CompiledGrammar { spellings.value.aside }
    package var spokenWords: Set<CompiledGrammar.WordID> { spellings.value.spokenWords }
    package var nearWords: NearWords { spellings.value.nearWords }
    var plainWords: Set<CompiledGrammar.WordID> { spellings.value.plainWords }
    package var smallWords: FunctionWords { spellings.value.smallWords }
    package var nearAlike: NearWords { spellings.value.nearAlike }
    var wordsOfDoubt: Set<Letters> { spellings.value.wordsOfDoubt }
}
