import ArgumentParser
import BeckonRuntime

/// What is said to somebody who typed a command that there is not.
enum UnknownCommand {
    /// Why the arguments of the program name no command; nil where they do, and something else is wrong with them.
    static func fault(in arguments: some Sequence<String>) -> Fault? {
        var (command, path) = (Beckon.self as any ParsableCommand.Type, "beckon")
        let words = Array(arguments)
        for (place, word) in words.enumerated() {
            let known = command.below
            // An option is the library's to judge, and so is whatever stands behind the last command.
            if word.hasPrefix("-") || known.isEmpty || word == "help" { return nil }
            guard let next = known.first(where: { $0._commandName == word }) else {
                let advice = advice(on: words[place...], known, path)
                return Fault(
                    .usage, localized("no-such-command", ["command": "\(path) \(word)", "advice": advice]))
            }
            (command, path) = (next, path + " " + word)
        }
        return nil
    }

    private static func advice(
        on words: ArraySlice<String>, _ known: [any ParsableCommand.Type], _ path: String
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
