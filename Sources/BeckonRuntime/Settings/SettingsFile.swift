/// What a settings file says: TOML's tables of texts, whole numbers and yes or no.
///
/// Lists, dates, fractions and texts of several lines are no settings; they are faults with their line, like all that is no TOML.
public struct SettingsFile: Hashable, Sendable {
    /// The value of a setting.
    public enum Value: Hashable, Sendable {
        case text(String)
        case number(Int)
        case flag(Bool)
    }

    /// One line that sets something.
    public struct Entry: Hashable, Sendable {
        /// The table that it is in; empty at the top.
        public let table: String
        /// The name of the setting.
        public let key: String
        /// What it is set to.
        public let value: Value
        /// The number of its line, from 1.
        public let line: Int
    }

    /// The entries in the order of the file.
    public let entries: [Entry]

    /// The most bytes of a file.
    static let mostBytes = 64 << 10

    /// Reads the text of a file.
    ///
    /// - Throws: `SettingsFault` with the line.
    public init(_ text: String, file: String) throws(SettingsFault) {
        guard text.utf8.count <= Self.mostBytes else { throw SettingsFault(file: file, line: 1, .tooLong) }
        var (entries, table) = ([Entry](), "")
        var (tables, seen) = (Set<String>(), Set<[String]>())
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        for (number, line) in zip(1..., lines) {
            var reader = SettingsLineReader(line)
            do throws(SettingsFault.Reason) {
                switch try reader.read() {
                case .nothing: continue
                case .table(let name):
                    guard tables.insert(name).inserted else { throw .repeated("[\(name)]") }
                    table = name
                case .entry(let path, let value):
                    let place = table.isEmpty ? path : [table] + path
                    guard place.count <= 2 else { throw .unknown(place.joined(separator: ".")) }
                    guard seen.insert(place).inserted else { throw .repeated(place.joined(separator: ".")) }
                    entries.append(
                        Entry(
                            table: place.dropLast().first ?? "", key: place.last ?? "", value: value, line: number))
                }
            } catch { throw SettingsFault(file: file, line: number, error) }
        }
        self.entries = entries
    }
}

extension SettingsFile.Value: CustomStringConvertible {
    /// The value as a command line has it.
    public var description: String {
        switch self {
        case .text(let text): text
        case .number(let number): "\(number)"
        case .flag(let flag): "\(flag)"
        }
    }
}

/// A fault of a settings file, or of the environment in its place, with the line.
public struct SettingsFault: Error, Hashable, CustomStringConvertible {
    /// What is wrong.
    public enum Reason: Error, Hashable {
        case tooLong
        case notText
        case noKey
        case noEquals(String)
        case noValue(String)
        case unclosed
        case badEscape(String)
        case badText
        case moreAfterIt(String)
        case repeated(String)
        case unknown(String)
        case notThere(String, near: String)
        case wants(String, Setting.Kind)
        /// Whether it is there, and may not be read.
        case unreadable(isForbidden: Bool)
    }

    /// The file, or the name of a variable of the environment.
    public let file: String
    /// The line, from 1; nil where it is none of a file.
    public let line: Int?
    /// What is wrong there.
    public let reason: Reason

    init(file: String, line: Int?, _ reason: Reason) { (self.file, self.line, self.reason) = (file, line, reason) }

    /// The place, and what is wrong there: "/etc/beckon/beckon.toml:7: there is no setting “prot”: did you mean “port”?".
    public var description: String { "\(file)\(line.map { ":\($0)" } ?? ""): \(reason)" }
}

extension SettingsFault.Reason: CustomStringConvertible {
    /// What is wrong, for a person.
    public var description: String {
        switch self {
        case .tooLong: localized("settings-too-long", ["count": SettingsFile.mostBytes >> 10])
        case .notText: localized("settings-not-text")
        case .noKey: localized("settings-no-key")
        case .noEquals(let key): localized("settings-no-equals", ["key": key])
        case .noValue(let text): localized("settings-no-value", ["text": text])
        case .unclosed: localized("settings-unclosed")
        case .badEscape(let text): localized("settings-bad-escape", ["text": text])
        case .badText: localized("settings-bad-text")
        case .moreAfterIt(let text): localized("settings-more", ["text": text])
        case .repeated(let name): localized("settings-twice", ["name": name])
        case .unknown(let name): localized("settings-unknown", ["name": name])
        case .notThere(let name, let near): localized("settings-near", ["name": name, "near": near])
        case .wants(let name, let kind): localized("settings-wants", ["name": name, "kind": kind.rawValue])
        case .unreadable(let isForbidden): localized("settings-unreadable", ["isForbidden": isForbidden])
        }
    }
}
