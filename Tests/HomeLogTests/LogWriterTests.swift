import Glibc
import Logging
import Testing

@testable import HomeLog

/// How an entry is written, and which are.
struct LogWriterTests {
    private func line(_ log: LogWriter, _ level: Logger.Level, _ text: String) -> String {
        log.line(
            of: LogEvent(
                level: level, message: "\(text)", metadata: ["b": "2", "a": "x\u{202E}\ny"], source: "", file: "",
                function: "", line: 0))
    }

    @Test func writesEachEntryOnALineOfVisibleText() {
        #expect(line(LogWriter(journal: nil), .info, "ready") == "ready a=x\\u202E\\u000Ay b=2")
        #expect(line(LogWriter(journal: "0:0"), .info, "ready").hasPrefix("ready"))
        #expect(line(LogWriter(journal: "nothing"), .info, "ready").hasPrefix("ready"))
    }

    @Test func tellsTheJournalThePriority() {
        var status = stat()
        #expect(fstat(STDERR_FILENO, &status) == 0)
        let journal = LogWriter(journal: "\(status.st_dev):\(status.st_ino)")
        #expect(line(journal, .info, "ready").hasPrefix("<6>ready"))
        #expect(line(journal, .error, "ready").hasPrefix("<3>ready"))
        #expect(line(journal, .debug, "ready").hasPrefix("<7>ready"))
    }

    @Test func tellsTheTargetAndWhatItIsDoneFor() {
        let writer = LogWriter(journal: nil, target: "HAPController")
        #expect(line(writer, .debug, "written") == "HAPController: written a=x\\u202E\\u000Ay b=2")
        Trace.$id.withValue("r5/u18") {
            #expect(line(writer, .debug, "written").hasSuffix(" b=2 trace=r5/u18"))
            #expect(Trace.next(.trigger).hasPrefix("r5/u18/t"))
        }
        let numbers = (0..<3).map { _ in Trace.next(.utterance) }
        #expect(Set(numbers).count == 3 && numbers.allSatisfy { $0.first == "u" })
    }

    @Test func hasALevelForEachTarget() throws {
        let standard = LogLevels()
        #expect(standard.level(of: "BeckonHub") == .info && standard.level(of: "HAPController") == .warning)
        #expect(try #require(LogLevels("debug")).level(of: "BeckonHub") == .debug)
        let mixed = try #require(LogLevels("error,HAPController=trace"))
        #expect(mixed.level(of: "HAPController") == .trace && mixed.level(of: "HomeDatabase") == .error)
        #expect(try #require(LogLevels("HomeDatabase=debug")).level(of: "BeckonHub") == .info)
    }

    @Test(arguments: ["", "loud", "debug,", "HAPControler=debug", "=debug", "HAPController=", "a=b=c"])
    func refusesWhatIsNoLevel(text: String) { #expect(LogLevels(text) == nil) }
}
