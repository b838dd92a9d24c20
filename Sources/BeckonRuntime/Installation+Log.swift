import HomeLog

extension Installation {
    /// Has the program log to standard error what the setting `log` (`BECKON_LOG`) says; warnings alone without it.
    public func startLog() {
        // Settings that are wrong are told before any command is run.
        let set = (try? Settings(environment: environment))?.given[.log].flatMap { LogLevels("\($0.value)") }
        LogWriter.start(set ?? LogLevels(), journal: environment["JOURNAL_STREAM"])
    }
}
