import ArgumentParser
import BeckonRuntime

/// What is said to somebody who typed a command that there is not.
enum UnknownCommand {
    /// Why the arguments of the program name no command; nil where they do, and something else is wrong with them.
    static func fault(in arguments: ArraySlice<String>) -> Fault? {
        let found = CommandPath(in: arguments)
        let (known, path) = (found.last.below, found.words.joined(separator: " "))
        let rest = arguments.dropFirst(found.commands.count - 1)
        // An option is the library's to judge, and so is whatever stands behind the last command.
        guard let word = rest.first, !word.hasPrefix("-"), !known.isEmpty, word != "help" else { return nil }
        let advice = advice(on: Array(rest), known, path)
        return Fault(.usage, localized("no-such-command", ["command": "\(path) \(word)", "advice": advice]))
    }

    private static func advice(
        on words: [String], _ known: [any ParsableCommand.Type], _ path: String
    ) -> String {
        let word = words.first ?? ""
        if let near = nearestText(to: word, among: known.map { $0._commandName }) {
            return localized("did-you-mean-command", ["command": "\(path) \(near)"])
        }
        if words.count > 1, path == "beckon" {
            return localized("say-command", ["command": "beckon say \"\(words.joined(separator: " "))\""])
        }
        return localized("list-commands", ["command": "\(path) --help"])
    }
}
