import Dispatch
import GrammarKit
import HomeModel
import HomeNames
import LanguagePack
import ReplyRendering
import UtteranceAnalysis

/// One language, as its folder has it: how it is understood, and what is said in it.
public struct Language: Sendable {
    /// What its words mean.
    package var rules: LanguageRules
    /// What is said in it.
    public let messages: ReplyMessages
    /// What is offered in it where nothing was understood.
    let suggestions: SuggestionLexicon

    /// Reads and compiles all files of a folder.
    ///
    /// - Throws: `LanguageError` where the folder or a file cannot be read, `GrammarError` where a rule is wrong,
    ///   `FluentError` where a message is, `KeyedLinesError` where a constraint, weight or suggestion is.
    /// - Parameter address: how replies speak to the person; nil for what is usual in the language.
    public init(folder: String, address: Address? = nil) throws {
        // Messages, suggestions and rules know nothing of each other, and so are read and compiled side by side.
        let messages = Lazy { Result { try ReplyMessages(folder: folder, address: address) } }
        let suggestions = Lazy { Result { try SuggestionLexicon(folder: folder) } }
        DispatchQueue.global().async { (_, _) = (messages.value, suggestions.value) }
        rules = try LanguageRules(folder: folder)
        try LanguageFolder(folder).checkWhole()
        self.suggestions = try suggestions.value.get()
        self.messages = try messages.value.get()
    }

    /// The folder that it was read from.
    public var folder: String { rules.folder }
    /// The language's code, which is its folder's name: `en`.
    public var code: String { rules.code }
    /// All rules by their full names; names of the home are external, as `names.room`.
    public var grammars: GrammarSet { rules.grammars }
    /// The full names of the rules that are whole sentences: the public rules of files whose name has no leading `_`.
    public var roots: [String] { rules.roots }
    /// How its words change their form.
    public var forms: WordForms { rules.forms }
    /// How its words are misspelt.
    public var spelling: SpellingModel { rules.spelling }

    /// Other ways to write a name: its numbers in words, or its number words in digits.
    public func spellings(of name: String) -> [String] { rules.spellings(of: name) }
}
