import Glibc
import Logging
import Testing

@testable import BeckonHub

struct LogTests {
    private func line(_ log: Log, _ level: Logger.Level, _ text: String) -> String {
        log.line(
            of: LogEvent(
                level: level, message: "\(text)", metadata: ["b": "2", "a": "x\u{202E}\ny"], source: "", file: "",
                function: "", line: 0))
    }

    @Test func writesEachEntryOnALineOfVisibleText() {
        #expect(line(Log(journal: nil), .info, "ready") == "ready a=x\\u202E\\u000Ay b=2")
        #expect(line(Log(journal: "0:0"), .info, "ready").hasPrefix("ready"))
        #expect(line(Log(journal: "nothing"), .info, "ready").hasPrefix("ready"))
    }

    @Test func tellsTheJournalThePriority() {
        var status = stat()
        #expect(fstat(STDERR_FILENO, &status) == 0)
        let journal = Log(journal: "\(status.st_dev):\(status.st_ino)")
        #expect(line(journal, .info, "ready").hasPrefix("<6>ready"))
        #expect(line(journal, .error, "ready").hasPrefix("<3>ready"))
        #expect(line(journal, .debug, "ready").hasPrefix("<7>ready"))
    }
}
