import ArgumentParser
import BeckonRuntime
import FoundationEssentials

/// Tells how Beckon is set.
struct ConfigCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "config", abstract: helpText("config"), subcommands: [Show.self])
    }

    struct Show: ParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "show", abstract: helpText("config-show"),
                discussion: helpText("config-show.about"))
        }

        @OptionGroup var listing: ListOptions

        func run() throws {
            let environment = ProcessInfo.processInfo.environment
            let settings = try Settings(environment: environment)
            if !listing.json {
                for file in Settings.files(in: environment) {
                    let isThere = FileManager.default.fileExists(atPath: file)
                    Output.line("# \(file)" + (isThere ? "" : localized("not-there")))
                }
            }
            for setting in Setting.all {
                let given = settings.given[setting]
                Output.line(listing.json ? setting.json(given).line : setting.line(given))
            }
        }
    }
}

extension Setting {
    /// What holds where nobody sets it.
    private var standard: String? {
        if option == "data-dir" { return Installation().dataFolder(nil) }
        if kind == .languages { return Installation().language }
        if kind == .levels { return "warning,BeckonHub=info,HomePostgres=notice" }
        if kind == .flag { return "false" }
        if let limit = standardLimit { return "\(limit)" }
        for command in Beckon.below where isFor([command._commandName]) {
            let definition = command.definitions.first { $0.names.contains(option) }
            if let value = definition?.defaultValue { return value }
        }
        return nil
    }

    /// A setting on one line: "serve.port = 7780  (default)".
    fileprivate func line(_ given: Settings.Given?) -> String {
        guard let given else {
            return "\(name) = \(standard ?? "")  (\(localized("setting-default", ["hasValue": standard != nil])))"
        }
        return "\(name) = \(shown(given.value))  (\(given.origin))"
    }

    fileprivate func json(_ given: Settings.Given?) -> JSON {
        let origin = given.map { JSON.string("\($0.origin)") } ?? .null
        let isText = ![.number, .flag, .connections, .seconds].contains(kind)
        let value =
            given.map { shown($0.value).json }
            ?? standard.map { isText ? .string($0) : SettingsFile.Value.json(of: $0) }
        return .object([
            "setting": .string(name), "variable": .string(variable), "value": value ?? .null, "from": origin,
        ])
    }
}

extension SettingsFile.Value {
    fileprivate var json: JSON {
        switch self {
        case .text(let text): .string(text)
        case .number(let number): .int(Int64(number))
        case .flag(let flag): .bool(flag)
        }
    }

    /// A number, true or false as it is written.
    fileprivate static func json(of text: String) -> JSON { Int64(text).map { .int($0) } ?? .bool(text == "true") }
}
