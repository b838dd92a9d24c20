import HomeLanguage
import HomeModel
import HomeSpeech
import ReplyRendering

extension Installation {
    /// What puts refusals and verdicts on names into words; of the language, nothing else is read.
    ///
    /// - Throws: `InstallationError`, `LanguageError`, `FluentError`.
    public func replies() throws -> ReplyRenderer { try ReplyRenderer(folder: grammars(language: "en")) }

    /// What is wrong, in a line for a person: a refusal in words of the language, and without its folder as a code.
    public func text(of error: any Error) -> String {
        guard let refusal = error as? EditRefusal, let replies = try? replies() else { return "\(error)" }
        return replies.text(refusal)
    }

    /// How the language is said.
    ///
    /// - Throws: `InstallationError`, `SpeechSettingsError`.
    func speech() throws -> SpeechSettings { try SpeechSettings(folder: grammars(language: "en")) }
}
