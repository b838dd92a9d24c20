import Glibc
import HomeModel
import Logging

/// Writes the log to standard error, a line an entry; where that is the journal, with the priority that it sorts by.
///
/// Nothing hands it keys, codes, tokens, sound or what was said; what names of things bring along is made visible.
struct Log: LogHandler {
    var logLevel = Logger.Level.info
    var metadata: Logger.Metadata = [:]
    private let isJournal: Bool

    /// A log; with what the environment says of the journal (`JOURNAL_STREAM`, systemd.exec).
    init(journal: String?) { isJournal = journal.map(Self.isStandardError) ?? false }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        let line = Array((line(of: event) + "\n").utf8)
        // A log that nobody can read stops nothing.
        _ = line.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }

    /// One entry: "<6>the hub is ready socket=/…/hub.sock".
    func line(of event: LogEvent) -> String {
        let all = metadata.merging(event.metadata ?? [:]) { $1 }
        let words = [event.message.description] + all.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        return (isJournal ? "<\(event.level.priority)>" : "") + words.joined(separator: " ").visible
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
