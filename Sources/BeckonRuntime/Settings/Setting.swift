import HomePostgres

/// An option of the command line that a settings file may give, too.
///
/// What is said anew each time is none: a yes to what opens, a setup code, what removes or overwrites.
public struct Setting: Hashable, Sendable {
    /// What it is set to.
    public enum Kind: String, Hashable, Sendable {
        case text, number, flag
        /// Where a file or a folder lies; “~/” before it is the user's own folder, as in a shell.
        case path
        /// How many connections to a server there are at most.
        case connections
        /// For how many seconds a server is waited for.
        case seconds
        /// A level, or levels of targets, of what is logged.
        case levels
        /// The code of a language, several, or “auto”.
        case languages
        /// How people are spoken to: “plain” or “polite”.
        case address
        /// The URL of a database, which may hold a password: nobody is shown that.
        case database
    }

    /// The table that it is in; empty at the top.
    public let table: String
    /// The name of the option, which is its key.
    public let option: String
    /// What it is set to.
    public let kind: Kind
    /// The commands whose option it is; nil for all that have one of this name.
    let commands: Set<String>?
    /// The options that leave no place for this one.
    public let rivals: Set<String>

    /// Its name as a file has it, behind its table: "serve.port".
    public var name: String { table.isEmpty ? option : "\(table).\(option)" }

    /// The variable of the environment that sets it: "BECKON_SERVE_PORT".
    public var variable: String {
        "BECKON_" + name.uppercased().map { $0 == "." || $0 == "-" ? "_" : String($0) }.joined()
    }

    /// Whether it is for a command, by its path below the program: "mic meter".
    public func isFor(_ path: [String]) -> Bool {
        guard let commands else { return true }
        return path.first.map(commands.contains) ?? false
    }

    /// A value as people may see it.
    public func shown(_ value: SettingsFile.Value) -> SettingsFile.Value {
        guard kind == .database, case .text(let url) = value else { return value }
        // What is no URL may be anything, a password too.
        return .text((try? ServerAddress(url: url))?.shown ?? "postgres://")
    }

    /// What is spoken where nobody says which; also by commands that have no such option, so `Installation` asks for it itself.
    static let language = Setting(table: "", option: "language", kind: .languages, commands: [], rivals: [])

    /// How replies speak to people, in languages that have two ways: “du” or “Sie”.
    static let address = Setting(table: "", option: "address", kind: .address, commands: [], rivals: [])

    /// What is logged to standard error, by level and target.
    static let log = Setting(table: "", option: "log", kind: .levels, commands: [], rivals: [])

    /// How many connections to a server there are, and for how long it is waited for; nobody types that.
    static let databaseLimits = ["connections", "connect-timeout", "statement-timeout", "lock-timeout"].map { name in
        Setting(
            table: "", option: "database-\(name)", kind: name == "connections" ? .connections : .seconds, commands: [],
            rivals: [])
    }

    /// Every setting that there is.
    public static let all: [Setting] =
        [language, address, log]
        + table(
            "", of: nil,
            [("data-dir", .path), ("database", .database), ("no-hub", .flag), ("no-time-keeper", .flag)])
        + databaseLimits
        + table(
            "speaker", of: ["say", "chat", "hear", "listen", "parse", "phrases", "replay"],
            [("room", .text), ("home", .text), ("user", .text)])
        + table(
            "microphone", of: ["listen", "mic"], [("device", .text), ("mic-command", .text)],
            rivals: [["device", "mic-command"]])
        + table(
            "listen", of: ["listen"],
            [
                ("wake", .text), ("hands-free", .flag), ("talk", .text), ("talk-command", .text),
                ("closing-silence", .number), ("keep", .path), ("quiet", .flag), ("speak", .flag), ("voice", .text),
            ], rivals: [["wake", "hands-free", "talk", "talk-command"]])
        + table(
            "serve", of: ["serve"],
            [
                ("host", .text), ("port", .number), ("certificate", .path), ("key", .path), ("plain", .flag),
                ("local-only", .flag), ("only-home", .text), ("ear", .flag), ("microphone", .flag), ("device", .text),
                ("mic-command", .text),
                ("wake", .text), ("hands-free", .flag), ("room", .text), ("user", .text),
                ("microphone-may-unlock", .flag), ("quiet", .flag), ("wyoming", .text), ("wyoming-client", .text),
                ("no-wyoming-announcement", .flag), ("satellite", .text), ("satellite-wake", .text), ("voice", .text),
                ("mqtt", .text), ("mqtt-user", .text),
                ("mqtt-password-file", .path), ("mqtt-ca", .path), ("mqtt-prefix", .text), ("mqtt-discovery", .text),
                ("no-mqtt-discovery", .flag), ("mqtt-client", .text), ("mqtt-unlocking", .flag),
                ("mqtt-hermes", .text), ("relay", .text), ("relay-hub", .text),
            ],
            rivals: [
                ["plain", "certificate"], ["plain", "key"], ["device", "mic-command"], ["wake", "hands-free"],
                ["mqtt-discovery", "no-mqtt-discovery"],
            ])
        + table("serve", of: ["serve", "remote"], [("remote-relay", .text)])
        + table(
            "simulate", of: ["simulate"],
            [("host", .text), ("port", .number), ("state-dir", .path), ("no-announce", .flag)])

    private static func table(
        _ table: String, of commands: Set<String>?, _ options: [(String, Kind)], rivals: [Set<String>] = []
    ) -> [Setting] {
        options.map { option, kind in
            let others = rivals.filter { $0.contains(option) }.reduce(into: Set()) { $0.formUnion($1) }
            return Setting(
                table: table, option: option, kind: kind, commands: commands, rivals: others.subtracting([option]))
        }
    }
}

extension Setting.Kind {
    /// The least and the most of a number that has bounds.
    var bounds: ClosedRange<Int>? {
        switch self {
        case .connections: 1...32
        case .seconds: 1...600
        default: nil
        }
    }

    /// Whether a number is within its bounds.
    func takes(_ number: Int) -> Bool { bounds?.contains(number) ?? true }
}

extension ServerLimits {
    /// The limits as settings have them, in their order.
    private static let places: [WritableKeyPath<ServerLimits, Int> & Sendable] = [
        \.connections, \.connecting, \.statement, \.lock,
    ]

    /// What holds with some settings.
    init(_ settings: Settings) {
        self.init()
        for (setting, place) in zip(Setting.databaseLimits, Self.places) {
            if case .number(let number)? = settings.given[setting]?.value { self[keyPath: place] = number }
        }
    }

    /// What holds for a setting where nobody sets it; nil where it is none of a limit.
    fileprivate static func standard(for setting: Setting) -> Int? {
        zip(Setting.databaseLimits, places).first { $0.0 == setting }.map { ServerLimits()[keyPath: $0.1] }
    }
}

extension Setting {
    /// What holds of a limit that nobody sets; nil where it is no limit of a server's.
    public var standardLimit: Int? { ServerLimits.standard(for: self) }
}
