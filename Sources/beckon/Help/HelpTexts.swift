import ArgumentParser
import BeckonRuntime

/// What help says, in the language of whoever sits at the program.
///
/// It is read only while somebody is shown it: a command line is parsed without.
enum HelpTexts {
    /// The texts, where they are shown.
    @TaskLocal static var shown: ProgramMessages?

    /// Does something for which the texts are looked up.
    static func showing<Result>(_ body: () -> Result) -> Result {
        $shown.withValue(ProgramMessages.help, operation: body)
    }

    /// What stands for a value, without its brackets: “folder”.
    ///
    /// What tells a form, as “host:port”, is the same for everybody.
    static func value(_ name: String) -> String {
        let key = "value." + name
        return shown.flatMap { $0.has(key) ? $0.text(key, []) : nil } ?? name
    }
}

/// A text of help; nothing, where none is shown.
func helpText(_ key: StaticString, _ arguments: KeyValuePairs<String, any MessageArgument> = [:]) -> String {
    HelpTexts.shown?.text("\(key)", arguments.map { ($0.key, $0.value.messageValue) }) ?? ""
}

extension ArgumentHelp {
    /// A text of help on an argument, and what stands for its value.
    static func text(
        _ key: StaticString, _ arguments: KeyValuePairs<String, any MessageArgument> = [:], valueName: String? = nil
    ) -> Self { Self(helpText(key, arguments), valueName: valueName) }
}
