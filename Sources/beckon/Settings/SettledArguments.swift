import ArgumentParser
import BeckonRuntime
import FoundationEssentials

/// The command line with what the settings add to it.
struct SettledArguments {
    /// What is parsed: the words of the command, then the options that are set elsewhere, then what was typed.
    let all: [String]
    /// What was typed.
    private let typed: [String]
    /// Where the settings that were added stand, each with its words.
    private let added: [(origin: Settings.Origin, words: [String])]
    private let path: Int

    /// The command line of the program.
    ///
    /// - Throws: `SettingsFault` where a file of settings is wrong.
    init(_ typed: [String], environment: [String: String] = ProcessInfo.processInfo.environment) throws {
        self.typed = typed
        let command = CommandPath(in: typed)
        path = command.commands.count - 1
        // Help, and what is no command, need no settings.
        let isAsking = typed.prefix { $0 != "--" }.contains {
            $0 == "--help" || $0 == "-h" || $0 == "--version" || $0.hasPrefix("---")
        }
        guard command.last.below.isEmpty, !isAsking else {
            (all, added) = (typed, [])
            return
        }
        added = try Self.added(by: Settings(environment: environment), to: typed, at: path, command.last)
        all = typed[..<path] + added.flatMap(\.words) + typed[path...]
    }

    private static func added(
        by settings: Settings, to typed: [String], at place: Int, _ command: any ParsableCommand.Type
    ) -> [(Settings.Origin, [String])] {
        let meant = settings.given.filter { $0.key.isFor(Array(typed[..<place])) }
        guard !meant.isEmpty else { return [] }
        let options = command.optionNames
        let names = Set(typed[place...].prefix { $0 != "--" }.map { String($0.prefix { $0 != "=" }) })
        return Setting.all.compactMap { setting in
            guard let given = meant[setting], options.contains(setting.option), given.value != .flag(false),
                names.isDisjoint(with: setting.rivals.union([setting.option]).map { "--" + $0 })
            else { return nil }
            let word = "--" + setting.option
            return (given.origin, given.value == .flag(true) ? [word] : ["\(word)=\(given.value)"])
        }
    }

    /// Where the setting stands that has the command line fail; nil where it would fail without any.
    func culprit() async -> String? {
        guard !added.isEmpty, await Self.isRead(typed) else { return nil }
        for setting in added where await !Self.isRead(typed[..<path] + setting.words + typed[path...]) {
            return "\(setting.origin)"
        }
        return added.map { "\($0.origin)" }.joined(separator: ", ")
    }

    private static func isRead(_ words: some Sequence<String>) async -> Bool {
        // What fails is what is asked for here.
        (try? await Beckon.asyncParseAsRoot(Array(words))) != nil
    }
}
