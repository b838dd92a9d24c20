import Glibc
import HomeModel
import Logging
import Synchronization

/// Writes the log to standard error, a line an entry; where that is the journal, with the priority that it sorts by.
///
/// Nothing hands it keys, codes, tokens, sound or what was said; what names of things bring along is made visible.
public struct LogWriter: LogHandler {
    private static let present = Mutex(LogLevels())

    /// From which level on it writes.
    public var logLevel: Logger.Level
    /// What each entry bears.
    public var metadata: Logger.Metadata = [:]
    private let target: String
    private let isJournal: Bool

    /// The log of a target; with what the environment says of the journal (`JOURNAL_STREAM`, systemd.exec).
    public init(journal: String?, target: String = "BeckonHub") {
        self.target = target
        isJournal = journal.map(Self.isStandardError) ?? false
        logLevel = Self.present.withLock { $0.level(of: target) }
    }

    /// Has every target log like this from now on; once in a program, before anything is logged.
    public static func start(_ levels: LogLevels, journal: String?) {
        present.withLock { $0 = levels }
        LoggingSystem.bootstrap { LogWriter(journal: journal, target: $0) }
    }

    /// What each entry bears by a key.
    public subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    /// Writes an entry.
    public func log(event: LogEvent) {
        let line = Array((line(of: event) + "\n").utf8)
        // A log that nobody can read stops nothing.
        _ = line.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }

    /// One entry: "<7>HAPController: written trace=u17 count=2".
    func line(of event: LogEvent) -> String {
        var all = metadata.merging(event.metadata ?? [:]) { $1 }
        all["trace"] = Trace.id.map { "\($0)" }
        let words = [event.message.description] + all.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        // What the hub does is what a service is there for; the others are asked for by name.
        let source = target == "BeckonHub" ? "" : target + ": "
        return (isJournal ? "<\(event.level.priority)>" : "") + (source + words.joined(separator: " ")).visible
    }

    /// Whether "device:inode" is what standard error is.
    private static func isStandardError(_ stream: String) -> Bool {
        var status = stat()
        return fstat(STDERR_FILENO, &status) == 0 && stream == "\(status.st_dev):\(status.st_ino)"
    }
}

extension Logger.Level {
    /// The priority of syslog and the journal: 7 is of no consequence, 2 is critical.
    var priority: Int {
        switch self {
        case .trace, .debug: 7
        case .info: 6
        case .notice: 5
        case .warning: 4
        case .error: 3
        case .critical: 2
        }
    }
}
