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
        case wants(String, String)
        case unreadable(String)
    }

    /// The file, or the name of a variable of the environment.
    public let file: String
    /// The line, from 1; nil where it is none of a file.
    public let line: Int?
    /// What is wrong there.
    public let reason: Reason

    init(file: String, line: Int?, _ reason: Reason) { (self.file, self.line, self.reason) = (file, line, reason) }

    /// "/etc/beckon/beckon.toml:7: there is no setting “prot”: did you mean “port”?".
    public var description: String { "\(file)\(line.map { ":\($0)" } ?? ""): \(reason)" }
}

extension SettingsFault.Reason: CustomStringConvertible {
    /// What is wrong, for a person.
    public var description: String {
        switch self {
        case .tooLong: "a settings file has at most \(SettingsFile.mostBytes >> 10) KiB"
        case .notText: "this is not UTF-8 text"
        case .noKey: "a line is a comment, a [table], or key = value; a key has letters, digits, “-” and “_”"
        case .noEquals(let key): "after “\(key)” comes = and its value"
        case .noValue(let text): "“\(text)” is no value: write a \"text\", a whole number, true or false"
        case .unclosed: "a text or the name of a table is not closed on its line"
        case .badEscape(let text): "“\\\(text)” stands for no character in a text; write '…' for one without “\\”"
        case .badText: "a text holds no control characters"
        case .moreAfterIt(let text): "“\(text)” is left over at the end of the line"
        case .repeated(let name): "“\(name)” is there twice"
        case .unknown(let name): "there is no setting “\(name)”: `beckon config show` lists those that there are"
        case .notThere(let name, let near): "there is no setting “\(name)”: did you mean “\(near)”?"
        case .wants(let name, let kind): "“\(name)” is set to \(kind)"
        case .unreadable(let why): "the file cannot be read: \(why)"
        }
    }
}
