import HomeLanguage
import HomeModel
import HomeSpeech
import ReplyRendering

extension Installation {
    /// What puts refusals and verdicts on names into words; of the language, nothing else is read.
    ///
    /// - Throws: `InstallationError`, `LanguageError`, `FluentError`.
    public func replies() throws -> ReplyRenderer { try ReplyRenderer(folder: grammars(), address: address) }

    /// The same in another language.
    ///
    /// - Throws: `InstallationError`, `LanguageError`, `FluentError`.
    public func replies(in code: String) throws -> ReplyRenderer {
        try ReplyRenderer(folder: grammars(language: code), address: address)
    }

    /// How replies speak to people, as the setting `address` (`BECKON_ADDRESS`) says; nil for what is usual in the language.
    public var address: Address? {
        // Settings that are wrong are told before any command is run.
        (try? Settings(environment: environment).given[.address]).flatMap { Address(rawValue: "\($0.value)") }
    }

    /// What is wrong, in a line for a person: in words of the language, and without its folder why there are none.
    public func text(of error: any Error) -> String {
        switch error {
        case let refusal as EditRefusal: said { $0.text(refusal) }
        case let error as ControlError: said { $0.text(error) }
        case let fault as SceneSavingFault: said { fault.text(in: $0) }
        default: localized(fault: error)
        }
    }

    /// What replies say; where there are none, why not.
    private func said(_ text: (ReplyRenderer) -> String) -> String {
        do { return text(try replies()) } catch { return localized(fault: error) }
    }

    /// How the language is said.
    ///
    /// - Throws: `InstallationError`, `LanguageFileError`.
    func speech() throws -> SpeechSettings { try SpeechSettings(folder: grammars()) }
}
