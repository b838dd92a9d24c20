import FoundationEssentials
import HomeLog
import HomePostgres
import ReplyRendering

/// What this machine, its user and the environment set, and where each of it came from.
///
/// The environment goes before the user's file, and that before the machine's; the command line goes before all.
public struct Settings: Sendable {
    /// Where a setting came from.
    public enum Origin: Hashable, Sendable, CustomStringConvertible {
        case file(String, line: Int)
        case variable(String)

        /// The line of a file, or the variable: "/etc/beckon/beckon.toml:7", "BECKON_SERVE_PORT".
        public var description: String {
            switch self {
            case .file(let path, let line): "\(path):\(line)"
            case .variable(let name): name
            }
        }
    }

    /// A value, and where it came from.
    public struct Given: Hashable, Sendable {
        /// What it is set to.
        public let value: SettingsFile.Value
        /// Where that stands.
        public let origin: Origin
    }

    /// What is set.
    public private(set) var given: [Setting: Given] = [:]

    /// The variable of the environment that names the only file; empty for none.
    public static let variable = "BECKON_CONFIG"
    /// The file of the machine.
    public static let machine = "/etc/beckon/beckon.toml"

    /// What is set for a program in this environment.
    ///
    /// - Throws: `SettingsFault`.
    public init(environment: [String: String], machine: String = Settings.machine) throws(SettingsFault) {
        for path in Self.files(in: environment, machine: machine) {
            let isNamed = environment[Self.variable] == path
            guard let text = try Self.text(of: path, isNamed: isNamed) else { continue }
            try take(SettingsFile(text, file: path), path, environment["HOME"])
        }
        for setting in Setting.all {
            guard let text = environment[setting.variable], !text.isEmpty else { continue }
            guard let value = setting.value(of: text)?.expanded(as: setting.kind, home: environment["HOME"]) else {
                throw SettingsFault(file: setting.variable, line: nil, .wants(setting.variable, setting.kind))
            }
            given[setting] = Given(value: value, origin: .variable(setting.variable))
        }
    }

    /// The files that are looked for, the machine's first.
    public static func files(in environment: [String: String], machine: String = Settings.machine) -> [String] {
        if let named = environment[variable] { return named.isEmpty ? [] : [named] }
        let folder = [environment["XDG_CONFIG_HOME"], environment["HOME"].map { $0 + "/.config" }]
            .compactMap(\.self).first { !$0.isEmpty }
        return [machine] + (folder.map { [$0 + "/beckon/beckon.toml"] } ?? [])
    }

    private mutating func take(_ file: SettingsFile, _ path: String, _ home: String?) throws(SettingsFault) {
        for entry in file.entries {
            let name = entry.table.isEmpty ? entry.key : "\(entry.table).\(entry.key)"
            guard let setting = Setting.all.first(where: { $0.name == name }) else {
                let near = nearestText(to: name, among: Setting.all.map(\.name))
                throw SettingsFault(
                    file: path, line: entry.line, near.map { .notThere(name, near: $0) } ?? .unknown(name))
            }
            guard setting.takes(entry.value), let value = entry.value.expanded(as: setting.kind, home: home) else {
                throw SettingsFault(file: path, line: entry.line, .wants(name, setting.kind))
            }
            given[setting] = Given(value: value, origin: .file(path, line: entry.line))
        }
    }

    private static func text(of path: String, isNamed: Bool) throws(SettingsFault) -> String? {
        let data: Data
        do { data = try Data(contentsOf: URL(filePath: path)) } catch {
            // A file that nobody wrote sets nothing; one that was named has to be there.
            if !isNamed, !FileManager.default.fileExists(atPath: path) { return nil }
            let isForbidden = (error as? CocoaError)?.code == .fileReadNoPermission
            throw SettingsFault(file: path, line: nil, .unreadable(isForbidden: isForbidden))
        }
        guard let text = String(validating: data, as: UTF8.self) else {
            throw SettingsFault(file: path, line: nil, .notText)
        }
        return text
    }
}

extension SettingsFile.Value {
    /// The value, with “~” in a path as a shell has it; nil for a path below the folder of another user, which no shell reads here.
    fileprivate func expanded(as kind: Setting.Kind, home: String?) -> SettingsFile.Value? {
        guard kind == .path, case .text(let path) = self, path.hasPrefix("~") else { return self }
        guard let home, !home.isEmpty, path == "~" || path.hasPrefix("~/") else { return nil }
        return .text(home + path.dropFirst())
    }
}

extension Setting {
    /// Whether a value of the file is of its kind.
    fileprivate func takes(_ value: SettingsFile.Value) -> Bool {
        switch (kind, value) {
        case (.text, .text), (.path, .text), (.flag, .flag): true
        case (.number, .number(let number)), (.connections, .number(let number)), (.seconds, .number(let number)):
            kind.takes(number)
        case (.languages, .text(let codes)): Installation.areLanguageCodes(codes)
        case (.address, .text(let text)): Address(rawValue: text) != nil
        case (.database, .text(let url)): ServerAddress.isURL(url)
        case (.levels, .text(let levels)): LogLevels(levels) != nil
        default: false
        }
    }

    /// What the text of a variable sets it to; nil where that is not of its kind.
    fileprivate func value(of text: String) -> SettingsFile.Value? {
        switch kind {
        case .text, .path: .text(text)
        case .database: ServerAddress.isURL(text) ? .text(text) : nil
        case .languages: Installation.areLanguageCodes(text) ? .text(text) : nil
        case .address: Address(rawValue: text) == nil ? nil : .text(text)
        case .levels: LogLevels(text).map { _ in .text(text) }
        case .number, .connections, .seconds: Int(text).flatMap { kind.takes($0) ? .number($0) : nil }
        case .flag:
            switch text.lowercased() {
            case "true", "on", "1": .flag(true)
            case "false", "off", "0": .flag(false)
            default: nil
            }
        }
    }
}
